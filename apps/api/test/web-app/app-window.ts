import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Person } from '../support/people.js';

/** The day on which the windows believe to be. */
export const TODAY = '2026-07-08';

/** What the list shows: each line with its amount, such as "oignons 3". */
interface ShownList {
  readonly open: readonly string[];
  readonly ticked: readonly string[];
}

/** The application on a phone of its own: cookies, storage and service worker are not shared. */
export class AppWindow {
  /** Messages of uncaught errors. */
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async open(browser: Browser, url: string, locale = 'fr-FR'): Promise<AppWindow> {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: new URL(url).origin, locale, viewport });
    context.setDefaultTimeout(180_000);
    await context.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    const page = await context.newPage();
    await page.goto(url);
    return new AppWindow(context, page);
  }

  /** Opens the list of a person. */
  static async ofList(browser: Browser, url: string, person: Person): Promise<AppWindow> {
    const window = await AppWindow.open(browser, `${url}/list`);
    await window.signIn(person);
    await window.isCurrent();
    return window;
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel(/Adresse e-mail|Email address/).fill(email);
    await this.page.getByLabel(/Mot de passe|Password/).fill(password);
    await this.press(/^(Se connecter|Sign in)$/);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Opens an entry of the bar. */
  async goTo(name: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name }).click();
  }

  /** The line of the list with a name, wherever it is. */
  line(name: string): Locator {
    const text = this.page.locator('.line-name').getByText(name, { exact: true });
    return this.page.locator('.line').filter({ has: text });
  }

  async tick(name: string): Promise<void> {
    await this.line(name).getByRole('checkbox').click();
  }

  async add(text: string): Promise<void> {
    await this.page.getByRole('combobox').fill(text);
    await this.page.getByRole('combobox').press('Enter');
    await this.line(text).waitFor();
  }

  async openDetails(name: string): Promise<void> {
    await this.line(name).locator('.line-details').click();
  }

  async rename(name: string, text: string): Promise<void> {
    await this.openDetails(name);
    await this.page.getByRole('textbox', { name: 'Article' }).fill(text);
    await this.press('Enregistrer');
  }

  async remove(name: string): Promise<void> {
    await this.openDetails(name);
    await this.press('Supprimer');
  }

  /** Waits until the list is that of the service, which has every change. */
  async isCurrent(): Promise<void> {
    await this.page.locator('.list-status[data-state=current]').waitFor({ state: 'attached' });
  }

  /** Waits until the service worker keeps the application. */
  async isKept(): Promise<void> {
    await this.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await this.page.waitForFunction('navigator.serviceWorker.controller !== null');
  }

  async shown(): Promise<ShownList> {
    const textsOf = async (selector: string) => {
      const lines = await this.page.locator(`${selector} label .line-text`).all();
      return Promise.all(
        lines.map(async (line) => {
          const parts = line.locator('.line-name, .line-amount, .line-note');
          const texts = await parts.allTextContents();
          return texts.filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
        }),
      );
    };
    return { open: await textsOf('.shelves'), ticked: await textsOf('.ticked') };
  }

  /** What the device keeps of screens, by key. */
  keptKeys(): Promise<readonly string[]> {
    return this.page.evaluate(`(async () => {
      const [{ name } = {}] = await indexedDB.databases();
      if (name === undefined) return [];
      const resultOf = (request) =>
        new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
      const database = await resultOf(indexedDB.open(name));
      return resultOf(database.transaction('documents').objectStore('documents').getAllKeys());
    })()`);
  }

  toasts(): Promise<string[]> {
    return this.page.locator('.toast > span').allInnerTexts();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
