import type { Browser } from 'playwright-core';
import { findBrowser, launchBrowser } from './chromium.js';

const browserPath = findBrowser();

/**
 * Runs tests with a browser, which is started with the given arguments. Skips them without a browser;
 * the name of the suite says why.
 */
export function describeInBrowser(
  name: string,
  tests: (browser: () => Browser) => void,
  args: string[] = [],
): void {
  const reason =
    browserPath === undefined
      ? ' (skipped: no chromium or google-chrome on the PATH, and no CHROMIUM_PATH)'
      : '';
  (browserPath === undefined ? describe.skip : describe)(`${name}${reason}`, () => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await launchBrowser(browserPath ?? '', args);
    });

    afterAll(() => browser.close());

    tests(() => browser);
  });
}
