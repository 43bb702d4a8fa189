import { isDeepStrictEqual } from 'node:util';
import { Fixtures } from '../support/fixtures.js';
import { openEvents } from '../support/event-stream.js';
import { readMetrics } from './read-metrics.js';
import { signUpAdministrator, signUpPerson, signUpWithSources } from '../support/people.js';
import { rawRequest } from '../support/raw-request.js';
import { startRecipeSite } from '../support/recipe-site.js';
import { type TestApp, startTestApp, useTestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';
import { refuseConnections } from '../support/database/refuse-connections.js';
import { lockProfiles } from '../support/database/table-lock.js';
import { until } from '../support/until.js';

/** The address of a closed port: every new step stays pending. */
const NO_CLASSIFIER = 'http://127.0.0.1:1';

describe('GET /internal/metrics', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('measures requests by route pattern', async () => {
    await app.client().get('/recipes/1?cursor=2');
    await app.client().get('/nowhere/1');
    const { headers } = await new TestWorker(app).send('GET', '/metrics');
    expect(headers.get('content-type')).toMatch('text/plain; version=0.0.4');
    const metrics = await readMetrics(app.url);
    const count = (labels: string) =>
      metrics.value(`http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/recipes/:recipeId",status="401"')).toBe(1);
    expect(count('method="GET",route="/*",status="404"')).toBe(1);
    expect(metrics.text).not.toMatch(/nowhere|cursor/);
    expect(metrics.value('http_requests_in_progress')).toBe(1);
  });

  it('has the same size after requests with ever-changing URLs', async () => {
    const series = async () => (await readMetrics(app.url)).text.match(/^http_.*$/gm)?.length;
    const targets = (i: string) => [
      `/reference/diets?${i}`,
      `/reference/diets#${i}`,
      `/reference/%64iets?${i}`,
      `http://host-${i}/reference/diets`,
      `/reference/diets/${i}`,
    ];
    const requestAll = async (i: string) => {
      for (const target of targets(i)) {
        const head = `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
        expect([200, 404]).toContain((await rawRequest(app.url, head)).status);
      }
    };
    await requestAll('0');
    const before = await series();
    for (let i = 1; i <= 20; i++) await requestAll(String(i));
    expect(await series()).toBe(before);
  });

  it('counts the requests that a rate limit refuses, by limit', async () => {
    const { email } = await signUpPerson(app);
    const login = () => app.client().post('/auth/login', { email, password: 'a wrong password' });
    await login();
    await app.sql('update attempt_counter set count = 1000 where key like $1', [
      'password:wrong:%',
    ]);
    expect(await login()).toMatchObject({ status: 429 });
    const metrics = await readMetrics(app.url);
    expect(metrics.value('rate_limit_refusals_total{limit="password"}')).toBe(1);
    expect(metrics.value('rate_limit_refusals_total{limit="join"}')).toBe(0);
    await app.sql('delete from attempt_counter');
  });

  it('measures the streams that are open', async () => {
    const { client } = await signUpAdministrator(app);
    const stream = await openEvents(app, client);
    expect((await readMetrics(app.url)).value('event_streams')).toBe(1);
    stream.close();
    await stream.ended;
    await until(async () => (await readMetrics(app.url)).value('event_streams') === 0);
    expect((await readMetrics(app.url)).value('http_requests_in_progress')).toBe(1);
  });

  it('measures connections that are busy, and requests that wait only while none is idle', async () => {
    const read = async () => {
      const metrics = await readMetrics(app.url);
      const [busy, waiting] = ['busy', 'waiting'].map((state) =>
        metrics.value(`database_connections{state="${state}"}`),
      );
      return { busy, waiting };
    };
    // Jobs of the process use a connection now and then.
    const isIdle = async () => isDeepStrictEqual(await read(), { busy: 0, waiting: 0 });
    await until(isIdle);
    const people = await Promise.all(Array.from({ length: 4 }, () => signUpPerson(app)));
    const lock = await lockProfiles(app);
    const requests = [...people, ...people, ...people].map(({ client }) => client.get('/auth/me'));
    await until(async () => {
      const { busy, waiting = 0 } = await read();
      return busy === 8 && waiting >= 4;
    });
    await lock.end();
    await Promise.all(requests);
    await until(isIdle);
    const metrics = await readMetrics(app.url);
    expect(metrics.value('database_connection_wait_seconds_count')).toBeGreaterThanOrEqual(12);
  });

  it('counts repeated requests that receive the stored response', async () => {
    const { client } = await signUpPerson(app);
    const fixtures = await Fixtures.load(app);
    const write = () =>
      client.send('POST', '/recipes', fixtures.recipe(), { 'idempotency-key': 'once' });
    await write();
    expect((await readMetrics(app.url)).value('idempotency_replays_total')).toBe(0);
    await write();
    expect((await readMetrics(app.url)).value('idempotency_replays_total')).toBe(1);
  });

  it('is served without database metrics while the database is unreachable', async () => {
    expect((await readMetrics(app.url)).value('database_up')).toBe(1);
    const restore = await refuseConnections(app.databaseUrl);
    const metrics = await readMetrics(app.url);
    await restore();
    expect(metrics.value('database_up')).toBe(0);
    expect(metrics.seriesOf('recipe_steps')).toEqual([]);
    expect(metrics.seriesOf('recipe_steps_oldest_pending_seconds')).toEqual([]);
    expect(metrics.value('http_requests_in_progress')).toBe(1);
  });
});

describe('metrics of detection', () => {
  const steps = [{ description: 'Faire mijoter 20 minutes.' }, { description: 'Saler.' }];
  const countOf = async (app: TestApp, outcome: string) => {
    const metrics = await readMetrics(app.url);
    const series = metrics.seriesOf('detection_steps_total');
    const found = series.find((name) => name.includes(`outcome="${outcome}"`)) ?? '';
    return metrics.value(found);
  };

  it('count the steps that are detected while a recipe is written', async () => {
    const app = await startTestApp();
    const fixtures = await Fixtures.load(app);
    const recipe = await fixtures.write((await signUpPerson(app)).client, { steps });
    // On a very busy machine, the classifier does not respond within 300 ms.
    const inTime = recipe.steps[0].analysed;
    expect(await countOf(app, inTime ? 'on_write' : 'pending')).toBe(2);
    const metrics = await readMetrics(app.url);
    const outcome = inTime ? 'ok' : 'timeout';
    const request = `classifier_request_duration_seconds_count{path="/v1/process",outcome="${outcome}"}`;
    expect(metrics.value(request)).toBe(1);
    expect(metrics.value('recipe_steps{state="waiting"}')).toBe(inTime ? 0 : 2);
    await app.close();
  });

  it('count waiting, leased and set-aside steps, and the results of workers', async () => {
    const app = await startTestApp({ CLASSIFIER_URL: NO_CLASSIFIER });
    const fixtures = await Fixtures.load(app);
    await fixtures.write((await signUpPerson(app)).client, { steps });
    await app.sql(`update step set pending_since = now() - interval '1 hour'`);
    const states = async () => {
      const metrics = await readMetrics(app.url);
      const states = ['waiting', 'leased', 'set_aside'];
      return states.map((state) => metrics.value(`recipe_steps{state="${state}"}`));
    };
    const oldest = async () =>
      (await readMetrics(app.url)).value('recipe_steps_oldest_pending_seconds');

    expect(await countOf(app, 'pending')).toBe(2);
    expect(await states()).toEqual([2, 0, 0]);
    expect(await oldest()).toBeGreaterThanOrEqual(3600);

    const worker = new TestWorker(app);
    const [first, second] = await worker.detect(await worker.claim());
    expect(await states()).toEqual([0, 2, 0]);
    await worker.deliver([first, { ...second, result: {} }]);
    expect([await countOf(app, 'applied'), await countOf(app, 'rejected')]).toEqual([1, 1]);

    await app.sql('update step set leased_until = null, claims = 5 where claimed_by is not null');
    expect(await states()).toEqual([0, 0, 1]);
    expect(await oldest()).toBe(0);
    await app.close();
  });
});

describe('metrics of requests to sources', () => {
  it('are labelled by source and outcome, not by host', async () => {
    const site = await startRecipeSite();
    const app = await startTestApp(site.env);
    const { client } = await signUpWithSources(app);
    await client.get('/sources/marmiton/items?search=tarte');
    const metrics = await readMetrics(app.url);
    const missing = 'source="marmiton",outcome="missing"';
    expect(metrics.value(`source_request_duration_seconds_count{${missing}}`)).toBe(1);
    expect(metrics.text).not.toContain(new URL(site.url).host);
    await app.close();
    site.close();
  });
});
