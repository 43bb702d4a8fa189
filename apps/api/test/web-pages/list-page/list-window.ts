import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Person } from '../../support/people.js';

/** The day on which the windows believe to be. */
export const TODAY = '2026-07-08';

/** What a window shows: each line with its amount, such as "oignon 3 pièces". */
export interface ShownList {
  readonly open: readonly string[];
  readonly ticked: readonly string[];
}

/** The page `/list` on a phone of its own: cookies, storage and service worker are not shared. */
export class ListWindow {
  /** Messages of uncaught errors. */
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async open(browser: Browser, baseURL: string, locale = 'fr-FR'): Promise<ListWindow> {
    const viewport = { width: 360, height: 780 };
    const context = await browser.newContext({ baseURL, locale, viewport });
    context.setDefaultTimeout(60_000);
    await context.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    const page = await context.newPage();
    await page.goto('/list');
    return new ListWindow(context, page);
  }

  /** Opens the page for a person who has signed in. */
  static async of(browser: Browser, baseURL: string, person: Person): Promise<ListWindow> {
    const window = await ListWindow.open(browser, baseURL);
    await window.signIn(person);
    await window.isCurrent();
    return window;
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel(/Adresse e-mail|Email address/).fill(email);
    await this.page.getByLabel(/Mot de passe|Password/).fill(password);
    await this.page.locator('#sign-in button').click();
  }

  /** The line whose name begins with a text, wherever it is. */
  line(name: string): Locator {
    return this.page.locator('.lines li').filter({ hasText: new RegExp(`^${name}( |✎|$)`) });
  }

  async tick(name: string): Promise<void> {
    await this.line(name).getByRole('checkbox').click();
  }

  async add(text: string): Promise<void> {
    await this.page.locator('#new-text').fill(text);
    await this.page.locator('#new-text').press('Enter');
    await this.line(text).waitFor();
  }

  async edit(name: string, text: string): Promise<void> {
    await this.line(name).locator('.edit').click();
    await this.page.locator('#edit-text').fill(text);
    await this.page.locator('#edit [value=save]').click();
  }

  async remove(name: string): Promise<void> {
    await this.line(name).locator('.edit').click();
    await this.page.locator('#edit [value=remove]').click();
  }

  status(): Promise<string> {
    return this.page.locator('#status').innerText();
  }

  /** Waits until the page is connected and has delivered everything. */
  async isCurrent(): Promise<void> {
    await this.page.locator('#status[data-state=current]').waitFor();
  }

  /** Waits until the service worker keeps the page. */
  async isKept(): Promise<void> {
    await this.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await this.page.waitForFunction('navigator.serviceWorker.controller !== null');
  }

  async shown(): Promise<ShownList> {
    const textsOf = async (selector: string) => {
      const texts = await this.page.locator(`${selector} .lines .text`).allInnerTexts();
      return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
    };
    return { open: await textsOf('#shelves'), ticked: await textsOf('#ticked') };
  }

  /** The lists that the device keeps. */
  storedLists(): Promise<unknown> {
    return this.page.evaluate(`(async () => {
      const [{ name }] = await indexedDB.databases();
      const resultOf = (request) =>
        new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
      const database = await resultOf(indexedDB.open(name));
      return resultOf(database.transaction('documents').objectStore('documents').get('lists'));
    })()`);
  }

  notices(): Promise<string[]> {
    return this.page.locator('#notices .notice span').allInnerTexts();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
