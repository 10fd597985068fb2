"""Table furniture: how things look and how they are moved, the same for all five games.

Here live the palette and style sheet, the picture cache, signs, card faces, fonts, and the graphics
items, gestures and motion built on them. Everything is told what to show by a scene or the app.
Never here: a rule, the name of a game's card, a translated word, or anything of `farmdesk.games`.
This floor may import PySide6, `farmdesk.core` and `farmdesk.assets` only.
"""
