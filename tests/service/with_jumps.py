"""`cyberdeck` on a machine whose clock somebody sets: by as many seconds as the file says that JUMPS names."""

import os
import sys
import time
from pathlib import Path

set_by = Path(os.environ["JUMPS"])
real = time.time_ns
time.time_ns = lambda: real() + int(float(set_by.read_text()) * 1e9)

from cyberdeck.cli import main  # noqa: E402

sys.exit(main())
