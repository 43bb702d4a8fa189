import type { Browser } from 'playwright-core';
import { findBrowser, launchBrowser } from './chromium.js';

const browserPath = findBrowser();

/** Runs tests with a browser. Skips them, and says why, without a browser. */
export function describeInBrowser(name: string, tests: (browser: () => Browser) => void): void {
  if (browserPath === undefined) {
    process.stderr.write(
      `Skipped "${name}": no chromium or google-chrome on the PATH, and no CHROMIUM_PATH.\n`,
    );
  }
  (browserPath === undefined ? describe.skip : describe)(name, () => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await launchBrowser(browserPath ?? '');
    });

    afterAll(() => browser.close());

    tests(() => browser);
  });
}
