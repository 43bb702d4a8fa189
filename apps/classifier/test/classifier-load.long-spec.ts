import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ProcessResponse } from '#domain/detection/contract.js';
import { createApp } from '../src/app.js';
import { Classifier } from '../src/classifier.js';
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
  it('accepts 500 texts, and a text of 5,000 emoji', async () => {
    const texts = ['🍳'.repeat(5000), ...Array<string>(499).fill('Cuire 10 minutes.')];
    const response = await post('/v1/process', { locale: 'en', texts });
    expect(response.statusCode).toBe(200);
    expect(response.json<ProcessResponse>().results).toHaveLength(500);
  });
});

describe('the server', () => {
  it.each([
    ['process', '/v1/process', 'texts'],
    ['resolveLine', '/v1/ingredient-lines', 'lines'],
  ] as const)('answers /health while %s handles 500 long texts', async (method, url, name) => {
    const classifier = app.get(Classifier);
    const handle = classifier[method].bind(classifier);
    let handled = 0;
    let handledAtHealth: Promise<number> | undefined;
    const spy = jest.spyOn(classifier, method).mockImplementation((...[locale, texts]) => {
      handled += 1;
      handledAtHealth ??= app.inject('/health').then(() => handled);
      return handle(locale, texts);
    });
    const texts = Array<string>(500).fill('émincer '.repeat(625));
    const response = await post(url, { locale: 'fr', [name]: texts });
    spy.mockRestore();
    expect(response.statusCode).toBe(200);
    expect(handled).toBe(500);
    expect(await handledAtHealth).toBeLessThan(500);
  });
});
