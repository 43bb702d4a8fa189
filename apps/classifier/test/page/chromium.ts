import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Unpacked once: 190 MB of browser, the libraries it needs beside those of Node.js, and a font. */
const UNPACKED = path.resolve('node_modules', '.cache', 'chromium');

/** The package looks for its font where a cloud machine has it; without any, pages crash. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(UNPACKED, 'fonts')}</dir>
  <cachedir>${path.join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`;

const UNPACK = path.resolve('apps', 'classifier', 'test', 'page', 'unpack-chromium.mjs');

/** Why no browser can be started on this machine; null when one can. */
export function whyNoBrowser(): string | null {
  const packaged = process.platform === 'linux' && process.arch === 'x64';
  return packaged || process.env['CHROMIUM_PATH']
    ? null
    : `npm has no Chromium for ${process.platform} ${process.arch}: set CHROMIUM_PATH to one`;
}

/** The Chromium of `CHROMIUM_PATH`, else the one that npm brought along. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return chromium.launch({ executablePath: own });
  unpack();
  return chromium.launch({
    executablePath: path.join(UNPACKED, 'chromium'),
    // It opens our own page only; as root, which CI often is, Chromium refuses to run with one.
    chromiumSandbox: false,
    args: ['--no-zygote', '--disable-gpu'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(UNPACKED, 'fonts.conf'),
    },
  });
}

/** Unpacks beside and renames: a run that was cut short leaves nothing half done behind. */
function unpack(): void {
  if (existsSync(UNPACKED)) return;
  mkdirSync(path.dirname(UNPACKED), { recursive: true });
  const folder = mkdtempSync(`${UNPACKED}-`);
  execFileSync(process.execPath, [UNPACK], {
    // The package takes the libraries along only where it believes to be on a bare cloud machine.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  writeFileSync(path.join(folder, 'fonts.conf'), FONTS);
  try {
    renameSync(folder, UNPACKED);
  } catch {
    rmSync(folder, { recursive: true }); // another run was first
  }
}
