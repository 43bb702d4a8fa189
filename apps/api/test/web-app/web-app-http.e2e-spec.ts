import { useTestApp } from '../support/test-app.js';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the files of the application', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '127.0.0.1', REGISTRATION: 'invitation' });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { headers });

  it.each(['/', '/week', '/cookbook/12/edit', '/join/K7QX-3MPA-9TRD', '/list', '/reset?token=x'])(
    'GET %s is the page, which is revalidated before use',
    async (path) => {
      const { status, headers } = await get(path, PAGE);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self';/,
      );
      const etag = headers.get('etag') ?? '';
      expect((await get(path, { ...PAGE, 'if-none-match': etag })).status).toBe(304);
    },
  );

  it('the page has no script and no style of its own, and its files exist', async () => {
    const page = await (await get('/', PAGE)).text();
    expect(page).not.toMatch(/<style|<script(?![^>]* src=)|\sstyle=|\son\w+=/);
    const files = [...page.matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await get(`/${file ?? ''}`)).status).toBe(200);
  });

  it('the page knows the settings of the service, and the path that a proxy adds', async () => {
    const page = await (await get('/week', { ...PAGE, 'x-forwarded-prefix': '/popote' })).text();
    expect(page).toContain('<base href="/popote/" />');
    expect(page).toContain('&quot;registration&quot;:&quot;invitation&quot;');
  });

  it('the service worker lists every file; those with a hash are immutable', async () => {
    const response = await get('/service-worker.js');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    const [, list = '[]'] = /^const FILES = (.*);$/m.exec(await response.text()) ?? [];
    const files = JSON.parse(list) as string[];
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { status, headers } = await get(`/${file}`);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  it.each(['/nothing', '/assets/toString', '/assets/..%2fpaths.json', '/icons/', '/index.html'])(
    'GET %s does not exist: JSON for programs',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([
        404,
        { code: 4040, message: expect.any(String) },
      ]);
    },
  );

  it.each(['application/json', 'application/json, text/plain, */*'])(
    'GET / is no page for a client that accepts %s',
    async (accept) => {
      expect((await get('/', { accept })).status).toBe(404);
    },
  );

  it('an address without a screen is the page with the status 404 for browsers', async () => {
    const response = await get('/nothing', PAGE);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<div id="app">');
  });
});
