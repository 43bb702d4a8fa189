import { rawRequest } from './support/raw-request.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { TestWorker } from './support/test-worker.js';

describe('GET /internal/metrics', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('counts requests by route pattern, connections and pending steps', async () => {
    await app.client().get('/recipes/1?cursor=2');
    await app.client().get('/nowhere/1');
    const { headers, body } = await new TestWorker(app).send('GET', '/metrics');
    expect(headers.get('content-type')).toMatch('text/plain; version=0.0.4');
    const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
    expect(body).toContain(count('method="GET",route="/recipes/:recipeId",status="401"'));
    expect(body).toContain(count('method="GET",route="unknown",status="404"'));
    expect(body).not.toMatch(/nowhere|cursor/);
    expect(body).toMatch(/^database_connections\{state="idle"\} \d+$/m);
    expect(body).toContain('recipe_steps{state="pending"} 0');
  });

  it('has the same size after requests with ever-changing URLs', async () => {
    const lines = async () => {
      const { body } = await new TestWorker(app).send('GET', '/metrics');
      return String(body)
        .split('\n')
        .filter((line) => line.startsWith('http_')).length;
    };
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
    const before = await lines();
    for (let i = 1; i <= 20; i++) await requestAll(String(i));
    expect(await lines()).toBe(before);
  });
});
