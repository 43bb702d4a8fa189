import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser, launchBrowser } from './chromium.js';

const browserPath = findBrowser();
if (browserPath === undefined) {
  process.stderr.write(
    'Skipped the browser tests: no chromium or google-chrome on the PATH, and no CHROMIUM_PATH.\n',
  );
}
const describeInBrowser = browserPath === undefined ? describe.skip : describe;

describeInBrowser('the page in a browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launchBrowser(browserPath ?? '');
  });

  afterAll(() => browser.close());

  beforeEach(async () => {
    context = await browser.newContext({ baseURL: classifierUrl(), locale: 'fr-FR' });
    page = await context.newPage();
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto('/');
    await page.locator('#detection mark').first().waitFor();
  });

  afterEach(() => context.close());

  const marks = (kind: string) => page.locator(`#detection mark[data-kind=${kind}]`);
  const written = async (kind: string) =>
    (await marks(kind).allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' ').trim());
  const chip = (key: string) => page.locator('#clauses .chip').filter({ hasText: key });
  const clause = (number: number) => page.locator(`#clauses li[value="${String(number)}"]`);
  const detail = () => page.locator('#detail').innerText();

  async function detect(locale: 'Français' | 'English', text: string): Promise<void> {
    await page.getByText(locale, { exact: true }).click();
    await page.locator('#step').fill(text);
    await page.locator('#detection[aria-busy=false]').waitFor();
  }

  it('shows the detection of an example, without console errors', async () => {
    expect(await page.title()).toBe('Popote');
    expect(await written('technique')).not.toEqual([]);
    expect(await written('utensil')).not.toEqual([]);
    expect(await written('ingredient')).not.toEqual([]);
    expect(errors).toEqual([]);
  });

  it('marks the spans of a French step with their keys', async () => {
    await detect('Français', "Dans une poêle, faire revenir 2 oignons, puis ajouter l'ail.");
    expect(await written('technique')).toEqual(['faire revenir saute', 'ajouter add']);
    expect(await written('utensil')).toEqual(['poêle fryingPan']);
    expect(await written('ingredient')).toEqual(['oignons onion', 'ail garlic']);
  });

  it('shows the clauses of an English step with amounts', async () => {
    await detect('English', 'Peel 2 carrots, then add the butter.');
    expect(await clause(1).locator('.chip').allInnerTexts()).toEqual(['peel', '2 piece carrot']);
    expect(await clause(2).locator('.chip').allInnerTexts()).toEqual(['add', 'butter']);
    expect(await page.locator('h2').first().innerText()).toMatch(/detection/i);
  });

  it('marks an ingredient inside the span of a technique', async () => {
    await detect('English', 'Bring the milk to a boil.');
    expect(await written('technique')).toEqual(['Bring the', 'to a boil boil']);
    expect(await written('ingredient')).toEqual(['milk milk']);
  });

  it('shows details of a mark on hover and on keyboard selection', async () => {
    await detect('English', 'Peel 2 carrots.');
    await marks('technique').first().hover();
    expect(await detail()).toMatch(/peel[\s\S]*“Peel”[\s\S]*0 – 4[\s\S]*weight[\s\S]*carrot/);

    await chip('carrot').focus();
    await page.keyboard.press('Enter');
    expect(await chip('carrot').getAttribute('aria-pressed')).toBe('true');
    expect(await detail()).toMatch(/carrot[\s\S]*“carrots”[\s\S]*2 piece[\s\S]*linked to\s+peel/);

    await page.keyboard.press('Escape');
    expect(await chip('carrot').getAttribute('aria-pressed')).toBe('false');
  });

  it('shows HTML in a step as text', async () => {
    await detect('English', '<img src=x onerror=alert(1)> Peel the carrots & <b>stir</b>.');
    expect(await page.locator('#detection img, #detection b').count()).toBe(0);
    expect(await page.locator('#detection').innerText()).toContain('<img src=x onerror=alert(1)>');
    expect(errors).toEqual([]);
  });

  it('shows a message when the classifier does not respond', async () => {
    await page.route('**/v1/process', (route) => route.abort());
    await page.locator('#step').fill('Peler');
    await page.locator('#detection[aria-busy=false]').waitFor();
    expect(await page.locator('#status').innerText()).toBe('Le classificateur ne répond pas.');
  });

  it('fits a screen of 360 pixels without horizontal scrolling', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBe(0);
  });
});

function classifierUrl(): string {
  const url = process.env['TEST_CLASSIFIER_URL'];
  if (!url) throw new Error('TEST_CLASSIFIER_URL is missing: run this with `npm test`.');
  return url;
}
