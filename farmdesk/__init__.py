"""Farmdesk: five farm games on one card table, offline, against friends and local AIs."""

__version__ = "0.1.0"
