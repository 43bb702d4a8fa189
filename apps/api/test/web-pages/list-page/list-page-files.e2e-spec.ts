import { useSharedApp } from '../../support/shared-app.js';

describe('the files of the page /list', () => {
  const app = useSharedApp();
  let folder: string;

  beforeAll(async () => {
    const page = await (await get('/list')).text();
    folder = `/${/list\/[\da-f]{16}/.exec(page)?.[0] ?? ''}`;
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { headers });

  it.each([
    ['the page', () => '/list', 'text/html; charset=utf-8'],
    ['the service worker', () => '/list/service-worker.js', 'text/javascript; charset=utf-8'],
  ])('%s is revalidated before use', async (_, path, type) => {
    const { status, headers } = await get(path());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const etag = headers.get('etag') ?? '';
    expect((await get(path(), { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['main.js', 'text/javascript; charset=utf-8'],
    ['client/index.js', 'text/javascript; charset=utf-8'],
    ['client/labels/fr.json', 'application/json; charset=utf-8'],
    ['styles/page.css', 'text/css; charset=utf-8'],
    ['icons/icon.svg', 'image/svg+xml'],
    ['icons/icon-512.png', 'image/png'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['index.html', 'text/html; charset=utf-8'],
  ])('%s of a version is immutable', async (name, type) => {
    const { status, headers } = await get(`${folder}/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('the page refers to existing files of this version only', async () => {
    const page = await (await get('/list')).text();
    const addresses = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      expect(`/${address ?? ''}`).toContain(`${folder}/`);
      expect((await get(`/${address ?? ''}`)).status).toBe(200);
    }
  });

  it('the service worker lists every file, and may control the page', async () => {
    const response = await get('/list/service-worker.js');
    expect(response.headers.get('service-worker-allowed')).toBe('../list');
    const [, list = '[]'] = /^const FILES = (.*);$/m.exec(await response.text()) ?? [];
    const files = JSON.parse(list) as string[];
    expect(files).toEqual(expect.arrayContaining(['index.html', 'main.js', 'client/index.js']));
    for (const file of files) expect((await get(`${folder}/${file}`)).status).toBe(200);
  });

  it.each([
    'another version',
    'a source map',
    'an unknown file',
    'a parent folder',
    'an encoded parent folder',
    'a folder',
  ])('%s does not exist', async (name) => {
    const paths: Record<string, string> = {
      'another version': '/list/0123456789abcdef/main.js',
      'a source map': `${folder}/client/index.js.map`,
      'an unknown file': `${folder}/toString`,
      'a parent folder': `${folder}/../../package.json`,
      'an encoded parent folder': `${folder}/..%2f..%2fpackage.json`,
      'a folder': `${folder}/`,
    };
    const response = await get(paths[name] ?? '');
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 404,
      body: { code: 4040, message: expect.any(String) },
    });
  });

  it('an unknown method on the page is 404', async () => {
    expect((await fetch(`${app.url}/list`, { method: 'POST' })).status).toBe(404);
  });
});
