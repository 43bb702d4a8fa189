import type { Page } from 'playwright-core';
import { axeFindings } from '../../../../libs/platform/test/axe-findings.js';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../support/fixtures.js';
import { type Person, signUpAdministrator } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describeInBrowser('axe finds nothing', (browser) => {
  let app: TestApp;
  let person: Person;
  let sharedPath: string;

  beforeAll(async () => {
    app = await startTestApp();
    person = await signUpAdministrator(app);
    const fixtures = await Fixtures.load(app);
    const ingredients = [fixtures.line('carrot', 6), fixtures.line('water', 1, 'liter')];
    const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
    const { id } = await fixtures.write(person.client, { ingredients, otherLines });
    const date = new Date().toISOString().slice(0, 10);
    const item = { recipeId: id, date, slot: 'LUNCH', portions: 4 };
    await person.client.succeed('POST', '/planning/items', item);
    const { url } = await person.client.succeed('POST', `/recipes/${String(id)}/share`);
    sharedPath = new URL(url).pathname;
  });
  afterAll(() => app.close());

  async function signIn(page: Page): Promise<void> {
    await page.goto('/list');
    await page.locator('#sign-in [name=email]').fill(person.email);
    await page.locator('#sign-in [name=password]').fill(person.password);
    await page.locator('#sign-in button').click();
    await page.locator('#shelves .lines li').first().waitFor();
  }

  describe.each([
    ['fr-FR', 'light', 360],
    ['fr-FR', 'dark', 1280],
    ['en-GB', 'dark', 360],
    ['en-GB', 'light', 1280],
  ] as const)('in %s, %s, %d px wide', (locale, colorScheme, width) => {
    it.each<[string, (page: Page) => Promise<unknown>]>([
      ['the front door', (page) => page.goto('/')],
      ['the list', signIn],
      ['a forgotten password', (page) => page.goto('/reset')],
      ['a new password', (page) => page.goto('/reset?token=token')],
      ['a shared recipe', (page) => page.goto(sharedPath)],
    ])('on the page of %s', async (_, open) => {
      const options = { locale, colorScheme, viewport: { width, height: 800 } };
      const context = await browser().newContext({ baseURL: app.url, ...options });
      const page = await context.newPage();
      await open(page);
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    });
  });
});
