import { axeFindings } from '../../../../libs/platform/test/axe-findings.js';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { useSharedApp } from '../support/shared-app.js';

const PAGES = [
  ...['/', '/docs', '/docs/guide', '/docs/errors', '/docs/sources'],
  ...['/docs/operations/createRecipe', '/docs/operations/getBatchSession'],
];

describeInBrowser('the front door and the documentation in a browser', (browser) => {
  const app = useSharedApp();

  it.each(PAGES)('axe finds nothing on %s, and it fits a phone', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: colorScheme === 'dark' ? 360 : 1280, height: 780 };
      const context = await browser().newContext({ baseURL: app.url, colorScheme, viewport });
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor(); // scripts make the page of /
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(overflow).toBe(0);
      await context.close();
    }
  });

  it('finds an operation and tries it', async () => {
    const context = await browser().newContext({ baseURL: app.url });
    const page = await context.newPage();
    await page.goto('/docs');
    await page.getByRole('searchbox').fill('reference units');
    await page.getByText('Operations found: 1').waitFor();
    await page.getByRole('link', { name: '/reference/units' }).click();
    await page.getByRole('button', { name: 'Send GET' }).click();
    await page.locator('#response p').getByText('401').waitFor();
    await page.goto('/docs/operations/listReferenceDiets');
    await page.getByRole('button', { name: 'Send GET' }).click();
    await page.locator('#response pre').waitFor();
    expect(await page.locator('#response pre').innerText()).toContain('"vegetarian"');
    await context.close();
  });
});
