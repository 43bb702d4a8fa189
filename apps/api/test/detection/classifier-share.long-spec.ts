import fastify from 'fastify';
import { Registry } from 'prom-client';
import { Config } from '../../src/config.js';
import { ClassifierClient } from '../../src/detection/classifier.client.js';
import { DetectionMetrics } from '../../src/detection/detection.metrics.js';
import { followRequests } from '../../src/requester/requester.js';
import type { Profile } from '../../src/session/profile.view.js';
import type { SessionClaims } from '../../src/session/session.js';
import { type RecipeSite, startRecipeSite } from '../support/recipe-site.js';
import { until } from '../support/until.js';

/** In milliseconds; a slow machine does not reach it. */
const LONG_TIMEOUT = 120_000;

describe('the classifier', () => {
  let site: RecipeSite;
  let client: ClassifierClient;
  beforeAll(async () => {
    site = await startRecipeSite();
    const config = { classifierUrl: site.url } as Config;
    client = new ClassifierClient(config, new DetectionMetrics(new Registry()));
  });
  afterAll(async () => {
    await client.onApplicationShutdown();
    site.close();
  });

  /** An API with one route, which asks the classifier for a person whose id is that of the house. */
  function createApi() {
    const api = fastify();
    followRequests(api);
    api.addHook('preHandler', (request, _reply, done) => {
      const id = Number(request.headers['x-house']);
      request.session = { profileId: id } as SessionClaims;
      request.profile = { id, houseId: id } as Profile;
      done();
    });
    api.get('/', () => client.process('fr', ['Cuire.'], LONG_TIMEOUT));
    return api;
  }

  it('receives two requests of a house at once, so that others keep connections', async () => {
    const api = createApi();
    let answer!: () => void;
    const after = new Promise<void>((resolve) => (answer = resolve));
    const body = JSON.stringify({ version: 'v1', results: [] });
    site.pages.set('/v1/process', { body, after });
    const ask = (house: number) =>
      api.inject({ method: 'GET', url: '/', headers: { 'x-house': String(house) } });
    const asked = Array.from({ length: 10 }, () => ask(1));
    await until(() => site.requests.length === 2);
    asked.push(ask(2));
    await until(() => site.requests.length === 3);
    answer();
    await Promise.all(asked);
    expect(site.requests).toHaveLength(11);
  });
});
