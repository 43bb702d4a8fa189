import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The unpacked browser (190 MB) with its libraries and a font. */
const UNPACKED = path.resolve('node_modules', '.cache', 'chromium');

/** The package expects its font where a cloud function has it. Pages crash without a font. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(UNPACKED, 'fonts')}</dir>
  <cachedir>${path.join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`;

const UNPACK = path.resolve('apps', 'classifier', 'test', 'page', 'unpack-chromium.mjs');

/** Returns why no browser is available on this machine, or null. */
export function whyNoBrowser(): string | null {
  const packaged = process.platform === 'linux' && process.arch === 'x64';
  return packaged || process.env['CHROMIUM_PATH']
    ? null
    : `no Chromium package for ${process.platform} ${process.arch}; set CHROMIUM_PATH`;
}

/** Starts the Chromium of `CHROMIUM_PATH`, otherwise the one from npm. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return chromium.launch({ executablePath: own });
  unpack();
  return chromium.launch({
    executablePath: path.join(UNPACKED, 'chromium'),
    // The browser opens only the project's page. As root, Chromium does not start with a sandbox.
    chromiumSandbox: false,
    args: ['--no-zygote', '--disable-gpu'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(UNPACKED, 'fonts.conf'),
    },
  });
}

/** Unpacks into a temporary directory first: an interrupted run leaves no partial browser. */
function unpack(): void {
  if (existsSync(UNPACKED)) return;
  mkdirSync(path.dirname(UNPACKED), { recursive: true });
  const folder = mkdtempSync(`${UNPACKED}-`);
  execFileSync(process.execPath, [UNPACK], {
    // The package unpacks its libraries only in a cloud function.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  writeFileSync(path.join(folder, 'fonts.conf'), FONTS);
  try {
    renameSync(folder, UNPACKED);
  } catch {
    rmSync(folder, { recursive: true }); // another run unpacked it first
  }
}
