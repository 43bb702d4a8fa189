import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { type ChangingPage, serveChangingPage } from './changing-page.js';
import { ListWindow } from './list-window.js';

describeInBrowser('a new version of the page /list', (browser) => {
  let app: TestApp;
  let server: ChangingPage;

  beforeAll(async () => {
    app = await startTestApp();
    server = await serveChangingPage(app.url);
  });
  afterAll(async () => {
    server.stop();
    await app.close();
  });

  it('is offered when it is ready, and then opens offline', async () => {
    const window = await ListWindow.open(browser(), server.url);
    const { page } = window;
    const script = () => page.locator('script').getAttribute('src');
    await window.isKept();
    const first = await script();
    await page.reload();
    expect(await script()).toBe(first);
    expect(await page.locator('#update').isVisible()).toBe(false);

    const version = server.deploy();
    await page.reload();
    await page.locator('#update').waitFor();
    expect(await script()).toBe(first);
    await page.getByRole('button', { name: 'Recharger' }).click();
    await page.locator(`script[src*="${version}"]`).waitFor({ state: 'attached' });

    server.stop();
    await page.reload();
    await page.locator('#sign-in').waitFor();
    expect(await script()).toContain(version);
    expect(await page.evaluate('caches.keys()')).toEqual([`popote-list-${version}`]);
    expect(window.errors).toEqual([]);
    await window.close();
  });
});
