"""What Farmdesk promises, room by room; the folders mirror those of the program."""
