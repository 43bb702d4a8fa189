import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { AppWindow } from './app-window.js';
import { NEW_VERSION, serveChangingApp } from './changing-app.js';

describeInBrowser('a new version of the application', (browser) => {
  const app = useTestApp();

  it('is offered when it is ready, and then opens offline', async () => {
    const server = await serveChangingApp(app.url);
    const window = await AppWindow.open(browser(), `${server.url}/sign-in`);
    const { page } = window;
    await window.isKept();
    server.deploy();
    await page.reload();
    const caches = () => page.evaluate<string[]>('caches.keys()');
    await until(async () => (await caches()).includes(`popote-${NEW_VERSION}`));
    expect(await caches()).toHaveLength(2); // the app stays that of before until the person agrees
    await page.getByText('Une nouvelle version est prête.').waitFor();
    const reloaded = page.waitForEvent('load');
    await window.press('Recharger');
    await reloaded;
    await until(async () => (await caches()).join() === `popote-${NEW_VERSION}`);
    server.stop();
    await page.reload();
    await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(window.errors).toEqual([]);
    await window.close();
  });
});
