import type { BrowserContext, Page } from 'playwright-core';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';

/** Runs tests with the page open in a browser. Skips them without a browser. */
export function describePage(name: string, tests: (opened: PageUnderTest) => void): void {
  describeInBrowser(name, (browser) => {
    let context: BrowserContext;
    const opened = new PageUnderTest();

    beforeEach(async () => {
      context = await browser().newContext({ baseURL: classifierUrl(), locale: 'fr-FR' });
      await opened.open(await context.newPage());
    });

    afterEach(() => context.close());

    tests(opened);
  });
}

/** The page of the classifier, and what a test reads from it. */
export class PageUnderTest {
  page!: Page;
  /** Messages of uncaught errors and of errors in the console. */
  errors: string[] = [];

  async open(page: Page): Promise<void> {
    this.page = page;
    this.errors = [];
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    await page.goto('/');
    await this.marks('technique').first().waitFor();
  }

  /** Types a text and waits for its detection. */
  async detect(locale: 'Français' | 'English', text: string): Promise<void> {
    await this.page.getByText(locale, { exact: true }).click();
    await this.page.locator('#step').fill(text);
    await this.detected();
  }

  async detected(): Promise<void> {
    await this.page.locator('#detection[aria-busy=false]').waitFor();
  }

  marks(kind: string) {
    return this.page.locator(`#detection mark[data-kind=${kind}]`);
  }

  /** The marked words of a kind, each with what the page adds to it. */
  async written(kind: string): Promise<string[]> {
    const texts = await this.marks(kind).allInnerTexts();
    return texts.map((text) => text.replaceAll('\u00a0', ' ').trim());
  }

  /** A word of the text. */
  word(text: string) {
    return this.page.locator('#detection .word').filter({ hasText: text }).first();
  }

  chip(name: string) {
    return this.page.locator('#clauses .chip').filter({ hasText: name });
  }

  /** The techniques, mentions and measures of a clause. */
  async chipsOf(clause: number): Promise<string[]> {
    const texts = await this.page
      .locator(`#clauses li[value="${String(clause)}"] .chip`)
      .allTextContents();
    return texts.map((text) => text.replaceAll('\u00a0', ' '));
  }

  async detail(): Promise<string> {
    return (await this.page.locator('#detail').innerText()).replaceAll('\u00a0', ' ');
  }
}

function classifierUrl(): string {
  const url = process.env['TEST_CLASSIFIER_URL'];
  if (!url) throw new Error('TEST_CLASSIFIER_URL is missing: run this with `npm test`.');
  return url;
}
