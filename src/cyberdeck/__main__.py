"""`python -m cyberdeck` is the command `cyberdeck`."""

import sys

from cyberdeck.cli import main

sys.exit(main())
