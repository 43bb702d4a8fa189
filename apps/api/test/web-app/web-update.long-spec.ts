import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { useTestApp } from '../support/test-app.js';
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
    await page.waitForFunction(`caches.has('popote-${NEW_VERSION}')`);
    expect(await page.evaluate('caches.keys()')).toHaveLength(2);
    await page.getByText('Une nouvelle version est prête.').waitFor();
    await window.press('Recharger');
    await page.waitForFunction(
      `caches.keys().then((names) => names.join() === 'popote-${NEW_VERSION}')`,
    );
    server.stop();
    await page.reload();
    await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(window.errors).toEqual([]);
    await window.close();
  });
});
