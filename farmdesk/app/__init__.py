"""The window: lobby, table page, settings, saved games and words, round the games' tables.

Everything that the player clicks outside a table lives here, one file a thing, each handed what it
needs by its constructor; the forms are Designer files in `ui/`, the words message ids in `i18n/`.
Never enters: a rule of a game, how a piece looks, a path to a file that `farmdesk.assets` does not
name, a global.
"""
