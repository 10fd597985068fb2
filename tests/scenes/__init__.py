"""Harvest Valley on the table: every legal move by mouse, clicks and keys, at every size.

`tables` lays a table for a state and has the hands, `moments` finds the states.
Never enters: a test of the rules themselves.
"""
