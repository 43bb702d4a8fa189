// Unpacks the Chromium from npm into TMPDIR.
import chromium from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
await chromium.executablePath();
