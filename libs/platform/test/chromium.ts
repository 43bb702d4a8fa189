import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the browser for the tests: `CHROMIUM_PATH`, or the first Chromium or Chrome on the PATH. */
export function findBrowser(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    isExecutable,
  );
}

/** Starts a headless browser without sandbox: as root, Chromium does not start with one. */
export function launchBrowser(executablePath: string, args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, chromiumSandbox: false, args });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
