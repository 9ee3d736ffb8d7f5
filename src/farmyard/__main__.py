"""`python -m farmyard` is the command `farmyard`."""

import sys

from farmyard.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
