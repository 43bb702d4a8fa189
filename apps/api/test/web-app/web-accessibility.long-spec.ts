import { axeFindings } from '../../../../libs/platform/test/axe-findings.js';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../support/fixtures.js';
import { type Person, signUpAdministrator, signUpPerson } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { AppWindow, TODAY } from './app-window.js';

/** Each with what is there when it is loaded. */
const SCREENS: Readonly<Record<string, string>> = {
  cookbook: '.ways-in',
  'cookbook?tab=publique': '.recipe-card',
  'cookbook?tab=favoris': '.empty',
  'cookbook?tab=makeable': '.empty',
  'cookbook/tags': '.menu-row',
  'cookbook/trash': '.menu .button',
  'cookbook/new': 'form',
  'cookbook/import': 'form',
  'cookbook/archives': '.drop',
  [`week?date=${TODAY}`]: '.meal',
  [`week?date=${TODAY}&add=DINNER`]: '.dish-search li',
  [`week/weeks?date=${TODAY}`]: '.card form',
  [`week/proposals?date=${TODAY}`]: '.cells',
  [`cook?date=${TODAY}`]: '.tasks',
  list: '.line',
  pantry: '.menu-row',
  household: '.menu-row',
  'household/shopping': '.menu-row',
  'household/settings': '.check',
  account: '.chip',
  'account/security': 'form',
  'account/data': '.danger',
  connections: '.card',
  more: '.menu',
  welcome: '.invitation-code',
  'nothing/here': '.empty',
};
const OPEN_SCREENS = ['sign-in', 'sign-up', 'reset', 'reset?token=token', 'join/K7QX-3MPA-9TRD'];

describeInBrowser('axe finds nothing in the application', (browser) => {
  const app = useTestApp();
  let person: Person;
  let newcomer: Person;
  let recipe: string;

  beforeAll(async () => {
    const fixtures = await Fixtures.load(app);
    newcomer = await signUpPerson(app);
    const administrator = await signUpAdministrator(app);
    person = administrator;
    const { client } = administrator;
    const ingredients = [fixtures.line('carrot', 6), fixtures.line('water', 1, 'liter')];
    const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
    const { id: partId } = await fixtures.write(client, { visibility: 'PERSONAL' });
    const parts = [{ recipeId: partId, portions: 2, before: 0 }];
    const written = { ingredients, otherLines, parts, tags: ['jardin'] };
    const { id: recipeId } = await fixtures.write(client, written);
    const changed = fixtures.recipe({ ...written, portions: 6 });
    await client.succeed('PUT', `/recipes/${String(recipeId)}`, changed);
    const { id: deletedId } = await fixtures.write(client);
    await client.succeed('DELETE', `/recipes/${String(deletedId)}`);
    recipe = `cookbook/${String(recipeId)}`;
    const item = { recipeId, date: TODAY, slot: 'LUNCH', portions: 4 };
    await client.succeed('POST', '/planning/items', item);
    await client.succeed('POST', '/house/current/shops', { name: 'Marché' });
    await client.succeed('POST', '/house/current/dependants', { firstName: 'Jules' });
    const rice = fixtures.id('ingredients', 'rice');
    const row = { quantity: null, unitId: null, bestBefore: '2026-07-10' };
    await client.succeed('PUT', `/house/current/pantry/${String(rice)}`, row);
  });

  describe.each([
    ['fr-FR', 'light', 390],
    ['fr-FR', 'dark', 1280],
    ['en-GB', 'dark', 320],
    ['en-GB', 'light', 1280],
  ] as const)('in %s, %s, %d px wide', (locale, colorScheme, width) => {
    let window: AppWindow;
    beforeEach(async () => {
      window = await AppWindow.open(browser(), `${app.url}/sign-in`, locale);
      await window.page.emulateMedia({ colorScheme });
      await window.page.setViewportSize({ width, height: 800 });
    });
    afterEach(() => window.close());

    /** What axe finds, and whether the screen must be moved sideways. */
    async function findings(path: string, ready: string): Promise<unknown[]> {
      const { page } = window;
      await page.goto(`${app.url}/${path}`);
      await page.locator(ready).first().waitFor();
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      const found = await axeFindings(page);
      return [...found, ...(isWide ? [`${path} is too wide`] : [])];
    }

    it('on the screens of visitors', async () => {
      for (const path of OPEN_SCREENS)
        expect([path, await findings(path, 'h1')]).toEqual([path, []]);
      await window.page.goto(`${app.url}/sign-in`);
      await window.signIn(newcomer);
      await window.page.getByLabel(/Nom du foyer|Name of the house/).waitFor();
      expect(await axeFindings(window.page)).toEqual([]);
    });

    it('on the screens of a house, whose targets are 44 pixels high', async () => {
      await window.signIn(person);
      await window.page.getByRole('navigation').first().waitFor();
      const ofRecipe = {
        [recipe]: '.part',
        [`${recipe}/edit`]: '.read-line',
        [`${recipe}/versions`]: '.menu-row',
      };
      for (const [path, ready] of Object.entries({ ...SCREENS, ...ofRecipe })) {
        expect([path, await findings(path, ready)]).toEqual([path, []]);
        const targets = window.page.locator('button:visible, a.button:visible, select:visible');
        const heights = await targets.evaluateAll((nodes) =>
          nodes.map((node) => (node as unknown as { offsetHeight: number }).offsetHeight),
        );
        expect([path, Math.min(44, ...heights)]).toEqual([path, 44]);
      }
    });
  });
});
