import { axeFindings } from '../../../../../libs/platform/test/axe-findings.js';
import { contrastsOf } from '../../../../../libs/platform/test/contrasts.js';
import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator } from '../../support/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { ListWindow, TODAY } from './list-window.js';

describeInBrowser('the page /list for everyone', (browser) => {
  let app: TestApp;
  let window: ListWindow;

  beforeAll(async () => {
    app = await startTestApp();
    const fixtures = await Fixtures.load(app);
    const person = await signUpAdministrator(app);
    const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
    const ingredients = [
      fixtures.line('carrot', 6),
      fixtures.line('butter', 50, 'gram'),
      fixtures.line('water', 1, 'liter'),
    ];
    const { id } = await fixtures.write(person.client, { ingredients, otherLines });
    const item = { recipeId: id, date: TODAY, slot: 'LUNCH', portions: 4 };
    await person.client.post('/planning/items', item);
    window = await ListWindow.of(browser(), app.url, person);
    await window.line('carotte').waitFor();
    await window.add('papier cuisson');
    await window.tick('beurre');
    await window.page.locator('#ticked').getByText('beurre').waitFor();
  });
  afterAll(async () => {
    await window.close();
    await app.close();
  });

  it('every control has a name', async () => {
    const snapshot = await window.page.locator('body').ariaSnapshot();
    expect(snapshot).toContain('checkbox "carotte 6 pièces"');
    expect(snapshot).toContain('checkbox "beurre 50 g" [checked]');
    expect(snapshot).toContain('button "Modifier : papier cuisson"');
    expect(snapshot).toContain('textbox "Article à ajouter"');
    expect(snapshot).not.toMatch(/- (button|checkbox|textbox)(:| \[|$)/m);
  });

  it.each(['light', 'dark'] as const)('axe finds nothing in a %s theme', async (theme) => {
    const { page } = window;
    await page.emulateMedia({ colorScheme: theme });
    await page.locator('#staples').getByText('eau').waitFor();
    await page.locator('#texts').getByText('fleur de sel').waitFor();
    await page.getByRole('button', { name: 'On en a : eau' }).click();
    const findings = await axeFindings(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    expect(findings).toEqual([]);
    await page.locator('#staples').getByText('eau').waitFor();
  });

  it('the title and its buttons are in one row', async () => {
    await window.page.setViewportSize({ width: 320, height: 780 });
    const header = await window.page.locator('header').evaluate((node: any) => node.offsetHeight as number); // prettier-ignore
    expect(header).toBeLessThan(60);
    await window.page.setViewportSize({ width: 360, height: 780 });
  });

  it('the keyboard ticks a line, and the focus moves to the next one', async () => {
    const { page } = window;
    const focused = () => page.evaluate('document.activeElement.closest("li").innerText');
    await window.add('sacs');
    await window.line('papier cuisson').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.locator('#ticked').getByText('papier cuisson').waitFor();
    expect(await focused()).toMatch(/^sacs/);
    await window.remove('sacs');
  });

  it('Escape closes the dialog without a change', async () => {
    const { page } = window;
    await window.add('piles');
    await window.line('piles').locator('.edit').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('autre chose');
    await page.keyboard.press('Escape');
    await page.locator('#edit').waitFor({ state: 'hidden' });
    expect((await window.shown()).open).toContain('piles');
  });

  it.each(['light', 'dark'] as const)('texts have enough contrast in a %s theme', async (theme) => {
    await window.page.emulateMedia({ colorScheme: theme });
    const texts = 'h1, h2, h3, button, .status, .name, .amount, .hint';
    const contrasts = await window.page.evaluate(contrastsOf, texts);
    expect(contrasts.length).toBeGreaterThan(10);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

  it.each([320, 1280])('fits a screen of %d pixels without horizontal scrolling', async (width) => {
    await window.page.setViewportSize({ width, height: 780 });
    const overflow = await window.page.evaluate(
      'document.documentElement.scrollWidth - innerWidth',
    );
    expect(overflow).toBe(0);
  });

  it('what is tapped is at least 44 pixels high', async () => {
    const targets = window.page.locator('button:visible, .lines label');
    const heights = await targets.evaluateAll((nodes) =>
      nodes.map((node) => (node as unknown as { offsetHeight: number }).offsetHeight),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
