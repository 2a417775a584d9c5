"""What a seat may believe: `seen.py` tells what it has seen, `notes.py` what is open, `resample.py` deals that anew."""
