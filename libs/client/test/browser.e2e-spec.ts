import { startTestApp, type TestApp } from '../../../apps/api/test/support/test-app.js';
import { describeInBrowser } from '../../platform/test/describe-in-browser.js';
import { type PageServer, startPageServer } from './page-server.js';

/** Signs up. Returns what the page sees: its profile, its events and cookies, or the error. */
const story = (baseUrl: string) => `(async () => {
  const { createPopote } = await import('/index.js');
  const popote = createPopote({ baseUrl: '${baseUrl}' });
  try {
    await popote.signUp({
      body: {
        firstName: 'Camille-Amandine',
        lastName: 'Roy-Delaunay',
        email: 'camille@example.org',
        password: 'trois petits navets',
      },
    });
    const { data: profile } = await popote.getProfile();
    await popote.createHouse({ body: { name: 'Rue des Lilas' } });
    const kinds = [];
    for await (const { kind } of popote.events()) {
      kinds.push(kind);
      if (kind === 'house') break;
      await popote.renameHouse({ body: { name: 'Rue des Roses' } });
    }
    return { email: profile.email, kinds, cookies: document.cookie };
  } catch (error) {
    return { name: error.name, code: error.code };
  }
})()`;

describeInBrowser('a page on another origin than the API', (browser) => {
  let server: PageServer;
  let app: TestApp | undefined;

  beforeAll(async () => {
    server = await startPageServer();
  });
  afterAll(() => {
    server.close();
  });
  afterEach(() => app?.close());

  async function runStory(baseUrl: string): Promise<unknown> {
    const page = await browser().newPage();
    await page.goto(server.origin);
    const outcome = await page.evaluate(story(baseUrl));
    await page.close();
    return outcome;
  }

  it('signs in, reads its profile and receives events when CORS_ORIGINS allows it', async () => {
    app = await startTestApp({ CORS_ORIGINS: server.origin });
    expect(await runStory(app.url)).toEqual({
      email: 'camille@example.org',
      kinds: ['reset', 'house'],
      cookies: '',
    });
  });

  it('gets no response when CORS_ORIGINS does not allow it', async () => {
    app = await startTestApp();
    expect(await runStory(app.url)).toMatchObject({ name: 'PopoteNetworkError' });
  });

  it('is refused with 4033 behind a proxy that replaces Host', async () => {
    app = await startTestApp();
    server.proxyTo(app.url);
    expect(await runStory(`${server.origin}/api`)).toMatchObject({ code: 4033 });
  });
});
