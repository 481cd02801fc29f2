"""Where the built laboratory starts; see slovohratky.spec."""

import sys

from app.lab.__main__ import main

sys.exit(main())
