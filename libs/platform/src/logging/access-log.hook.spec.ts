import fastify from 'fastify';
import { logRequests } from './access-log.hook.js';
import { createLogger } from './create-logger.js';

describe('logRequests', () => {
  it('logs one line per response; frequent successful requests at debug', async () => {
    const lines: string[] = [];
    const app = fastify();
    logRequests(
      app,
      createLogger('api', 'debug', { write: (line) => void lines.push(line) }),
      '/internal/',
    );
    app.get('/internal/status', () => ({}));
    for (const url of ['/nowhere?secret=1', '/internal/status', '/internal/nowhere']) {
      await app.inject(url);
    }
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toMatchObject([
      { event: 'request', level: 30, path: '/nowhere', status: 404 },
      { level: 20, path: '/internal/status', route: '/internal/status', status: 200 },
      { level: 30, path: '/internal/nowhere', status: 404 },
    ]);
    expect(lines.join('')).not.toContain('secret');
  });
});
