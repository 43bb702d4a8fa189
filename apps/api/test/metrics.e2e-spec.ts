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
});
