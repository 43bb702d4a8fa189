import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IngredientLinesResponse, ProcessResponse } from '#domain/detection/contract.js';
import { createApp } from '../src/app.js';
import { Config } from '../src/config.js';

let app: NestFastifyApplication;

beforeAll(async () => {
  app = await createApp(new Config({ LOG_LEVEL: 'silent', WORKER: 'off', CLASSIFIER_PORT: '0' }));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});

afterAll(() => app.close());

const post = (url: string, payload: object | string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('POST /v1/process', () => {
  it('returns one result per text, in order', async () => {
    const response = await post('/v1/process', {
      locale: 'fr',
      texts: ['Préchauffer le four.', '', 'Faire revenir 2 oignons.'],
    });
    const { version, results } = response.json<ProcessResponse>();
    expect(response.statusCode).toBe(200);
    expect(version).toMatch(/^[0-9a-f]{32}$/);
    expect(results.map(({ entities }) => entities.map(({ key }) => key))).toEqual([
      ['preheat', 'oven'],
      [],
      ['saute'],
    ]);
    expect(results[2]?.ingredients).toEqual([
      {
        ...{ key: 'onion', start: 16, end: 23, quantity: 2, unit: 'piece', clause: 0 },
        ...{ amountStart: 14, amountEnd: 15 },
      },
    ]);
  });

  it('returns lists of durations and temperatures', async () => {
    const response = await post('/v1/process', { locale: 'fr', texts: ['Mixer.'], explain: false });
    expect(response.json<ProcessResponse>().results).toMatchObject([
      { durations: [], temperatures: [] },
    ]);
  });

  it('accepts null for explain, an optional field', async () => {
    const response = await post('/v1/process', { locale: 'fr', texts: ['Mixer.'], explain: null });
    expect(response.json<ProcessResponse>().results).toEqual([
      expect.not.objectContaining({ decisions: expect.anything() }),
    ]);
  });

  it('returns rules and decisions only if the request has explain', async () => {
    const texts = ['Éplucher 2 carottes avec un économe 10 minutes.', ''];
    const explained = await post('/v1/process', { locale: 'fr', texts, explain: true });
    const { results } = explained.json<ProcessResponse>();
    const [first] = results;
    const findings = [...(first?.entities ?? []), ...(first?.ingredients ?? [])];
    expect(findings.map(({ key }) => key).sort()).toEqual(['carrot', 'peel', 'peeler']);
    const rules = findings.map(({ rule }) => rule);
    expect(rules).toEqual(rules.map(() => expect.stringMatching(/^[a-z-]+$/)));
    expect(first?.decisions).toContainEqual({
      step: 'technique',
      start: 0,
      end: 8,
      rule: 'verb-alone',
      result: 'peel',
    });
    expect(results[1]?.decisions).toEqual([]);

    for (const body of [
      { locale: 'fr', texts },
      { locale: 'fr', texts, explain: false },
    ]) {
      const response = await post('/v1/process', body);
      expect(response.body).not.toMatch(/"(rule|decisions)":/);
    }
  });

  it.each([
    [{ locale: 'de', texts: [] }, 'locale must be one of fr, en'],
    [{ texts: [] }, 'locale must be one of fr, en'],
    [{ locale: 'fr' }, 'texts must be an array'],
    [{ locale: 'fr', texts: 'Cuire.' }, 'texts must be an array'],
    [
      { locale: 'fr', texts: ['', 1, null] },
      'texts[1] must be a string; texts[2] must be a string',
    ],
    [{ locale: 'fr', texts: [], explain: 'yes' }, 'explain must be a boolean'],
    [{ locale: 'fr', texts: ['a'.repeat(5001)] }, 'texts[0] must be at most 5000 characters'],
    [{ locale: 'fr', texts: Array(501).fill('') }, 'texts must hold at most 500 items'],
    [[], 'body must be an object'],
  ])('returns 400/4000 for an invalid body: %#', async (body, message) => {
    const response = await post('/v1/process', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 4000, message });
  });
});

describe('POST /v1/ingredient-lines', () => {
  it('returns one result per line, in order', async () => {
    const response = await post('/v1/ingredient-lines', {
      locale: 'fr',
      lines: ["2 gousses d'ail", 'xyzzy'],
    });
    const { results } = response.json<IngredientLinesResponse>();
    expect(response.statusCode).toBe(200);
    expect(results[0]).toMatchObject({ ingredient: 'garlic', quantity: 2, unit: 'clove' });
    expect(results[1]).toMatchObject({ ingredient: null });
  });

  it('returns 400/4000 for an invalid body', async () => {
    const response = await post('/v1/ingredient-lines', { locale: 'fr', lines: [{}] });
    expect(response.json()).toEqual({ code: 4000, message: 'lines[0] must be a string' });
  });
});

describe('the server', () => {
  it('returns 200 on /health and the request id of the request', async () => {
    const response = await app.inject({ url: '/health', headers: { 'x-request-id': 'mine' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-request-id']).toBe('mine');
  });

  it.each([
    [404, 4040, 'GET', '/nowhere'],
    [404, 4040, 'GET', '/v1/process'],
  ] as const)('returns %d/%d for %s %s', async (status, code, method, url) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });

  it.each([
    ['malformed JSON', '{"locale":', 'application/json', 400, 4000],
    ['no body', '', 'application/json', 400, 4000],
    ['another content type', 'locale=fr', 'application/x-www-form-urlencoded', 415, 4150],
    ['a body over 16 MiB', `"${'a'.repeat(16 * 1024 * 1024)}"`, 'application/json', 413, 4130],
  ])('returns an error for %s', async (_, body, type, status, code) => {
    const response = await post('/v1/process', body, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });
});

describe('CLASSIFIER_SECRET', () => {
  const [current, previous] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  let guarded: NestFastifyApplication;

  beforeAll(async () => {
    guarded = await createApp(
      new Config({
        LOG_LEVEL: 'silent',
        WORKER: 'off',
        CLASSIFIER_PORT: '0',
        CLASSIFIER_SECRET: current,
        CLASSIFIER_SECRET_PREVIOUS: previous,
      }),
    );
    await guarded.init();
    await guarded.getHttpAdapter().getInstance().ready();
  });

  afterAll(() => guarded.close());

  const process = async (body: string, secret?: string) => {
    const { statusCode } = await guarded.inject({
      method: 'POST',
      url: '/v1/process',
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
    });
    return statusCode;
  };
  const VALID = JSON.stringify({ locale: 'fr', texts: ['Mixer.'] });

  it.each([
    ['no secret', undefined],
    ['a wrong secret', `${current}x`],
  ])('refuses %s, before the body is read', async (_name, secret) => {
    expect(await process('{', secret)).toBe(401);
    expect(await process(VALID, secret)).toBe(401);
  });

  it.each([
    ['current', current],
    ['previous', previous],
  ])('accepts the %s secret', async (_name, secret) => {
    expect(await process(VALID, secret)).toBe(200);
  });

  it.each(['/v1/ingredient-lines', '/%761/process'])('is required at %s', async (url) => {
    const { statusCode } = await guarded.inject({ method: 'POST', url, payload: {} });
    expect(statusCode).toBe(401);
  });

  it('is not required for the health check', async () => {
    const { statusCode } = await guarded.inject('/health');
    expect(statusCode).toBe(200);
  });
});
