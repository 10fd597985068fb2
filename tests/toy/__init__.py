"""A toy game that fits `core.game.Game`, with its words in three languages.

Here lives what the contract suite must meet somewhere and the built games may lack: secrets,
simultaneous answers, choices inside choices. Nobody plays it; nothing of `farmdesk.games` enters.
"""
