import { type Person, signUpAdministrator } from '../../../../apps/api/test/support/people.js';
import { startTestApp, type TestApp } from '../../../../apps/api/test/support/test-app.js';
import type { Page } from 'playwright-core';
import { until } from '../../../../apps/api/test/support/until.js';
import { describeInBrowser } from '../../../platform/test/describe-in-browser.js';
import type { PopoteEvent } from '../../src/index.js';
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
    const { name, code, problem, isCookieBlocked } = error;
    return { name, code, problem, isCookieBlocked };
  }
})()`;

const CAMILLE = { email: 'camille@example.org', password: 'trois petits navets' };

/** Signs in, and collects the events. */
const follow = (baseUrl: string, { email, password }: typeof CAMILLE) => `(async () => {
  const { createPopote } = await import('/index.js');
  globalThis.popote = createPopote({ baseUrl: '${baseUrl}' });
  globalThis.seen = [];
  await popote.logIn({ body: ${JSON.stringify({ email, password })} });
  void (async () => { for await (const event of popote.events()) seen.push(event); })();
})()`;
const events = (page: Page) => page.evaluate<PopoteEvent[]>('globalThis.seen');
const changes = async (page: Page) => (await events(page)).filter(({ kind }) => kind !== 'reset');
const kinds = async (page: Page) => (await events(page)).map(({ kind }) => kind);
const onLocalhost = (url: string) => url.replace('127.0.0.1', 'localhost');
const rename = (name: string) => `popote.renameHouse({ body: { name: '${name}' } })`;

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

  async function runStory(baseUrl: string, origin = server.origin): Promise<unknown> {
    const page = await browser().newPage();
    await page.goto(origin);
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
    // Browsers take two ports of localhost for one site, but not two ports of an IP address.
    const [apiUrl, origin] = [app.url, server.origin].map(onLocalhost);
    expect(await runStory(apiUrl ?? '', origin)).toMatchObject({
      name: 'PopoteNetworkError',
      problem: 'CORS',
    });
  });

  it('is told that the browser does not send the cookie to another site', async () => {
    app = await startTestApp({ CORS_ORIGINS: server.origin });
    expect(await runStory(onLocalhost(app.url))).toMatchObject({
      code: 4011,
      isCookieBlocked: true,
    });
  });

  it('shares one stream of events with other tabs, and takes it over when its reader closes', async () => {
    app = await startTestApp({ CORS_ORIGINS: server.origin });
    await runStory(app.url);
    const context = await browser().newContext();
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/events')) streams.push(request.url());
    });
    const open = async () => {
      const page = await context.newPage();
      await page.goto(server.origin);
      await page.evaluate(follow(app?.url ?? '', CAMILLE));
      return page;
    };
    const first = await open();
    const second = await open();
    await until(async () => (await kinds(first)).length + (await kinds(second)).length === 2);
    await second.evaluate(rename('Rue des Lilas'));
    await until(async () => (await kinds(first)).includes('house'));
    await until(async () => (await kinds(second)).includes('house'));
    expect(streams).toHaveLength(1);
    await first.close();
    await until(() => streams.length === 2);
    await second.evaluate(rename('Rue des Roses'));
    await until(async () => (await kinds(second)).length === 3);
    expect(await kinds(second)).toEqual(['reset', 'house', 'house']);
    await context.close();
  });

  it('changes all tabs to the events of another house when its person signs in', async () => {
    app = await startTestApp({ CORS_ORIGINS: server.origin });
    const before = await signUpAdministrator(app);
    const after = await signUpAdministrator(app);
    const context = await browser().newContext();
    const open = async (person: Person) => {
      const page = await context.newPage();
      await page.goto(server.origin);
      await page.evaluate(follow(app?.url ?? '', person));
      return page;
    };
    const first = await open(before);
    await until(async () => (await events(first)).length === 1);
    const second = await open(after);
    await until(async () => (await events(first)).length === 2);
    await before.client.succeed('PATCH', '/house/current', { name: 'Rue des Lilas' });
    await after.client.succeed('PATCH', '/house/current', { name: 'Rue des Roses' });
    for (const page of [first, second]) {
      await until(async () => (await changes(page)).length === 1);
      expect(await changes(page)).toMatchObject([{ kind: 'house', ids: [after.houseId] }]);
    }
    await context.close();
  });

  it('is refused with 4033 behind a proxy that replaces Host', async () => {
    app = await startTestApp();
    server.proxyTo(app.url);
    expect(await runStory(`${server.origin}/api`)).toMatchObject({ code: 4033 });
  });
});
