// Unpacks the Chromium that npm brought along into TMPDIR.
import chromium from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
await chromium.executablePath();
