"""A real pointer over the real window, moved by xdotool under an X server of its own.

`window` is the app with one table open, which tells where everything lies; `pointer` has the hand.
"""
