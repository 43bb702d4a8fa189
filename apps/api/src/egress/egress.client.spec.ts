import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { until } from '../../test/support/until.js';
import { decodeDocument } from './read-document.js';
import { EgressClient, type EgressOptions } from './egress.client.js';

/** Key and self-signed certificate of a test server. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgb+TCru/L81F+/eOy
0kfGi1B+ceXLmwaYgwZeZ7hqG6WhRANCAARYindWs6BmOKlYmQcBqAt0EL+lfXSU
EN+pHUMw0lSFITQfKjRMJQX6qf616s/eWeqTxR3OxniYNU5w4BEq2CxN
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUA6Zor3As+6aKO3u6atOZRulnpFswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTAwMzAxMloYDzIxMjYxMDI4
MDAzMDEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARYindWs6BmOKlYmQcBqAt0EL+lfXSUEN+pHUMw0lSFITQfKjRMJQX6
qf616s/eWeqTxR3OxniYNU5w4BEq2CxNo1MwUTAdBgNVHQ4EFgQUGxFuYgxyojWo
iw1BtxEWYMJTFEUwHwYDVR0jBBgwFoAUGxFuYgxyojWoiw1BtxEWYMJTFEUwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAvHFYKpRc9oFuFLRD1bRv
DxsI4AoCANKIOMh0sfFYlFsCIFd2tdsof0qdGSELj5cH+cr+pBwMtGUZtayKYE+c
x2RY
-----END CERTIFICATE-----`,
};

const HTML = { kind: 'html', sameSite: false } as const;
const PAGE = '<p>Tarte aux pommes à la crème</p>';

const clients: EgressClient[] = [];
const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const serving = (listener: RequestListener) => listening(createServer(listener));

/** A client that may connect to `ports` on 127.0.0.1; names resolve to 127.0.0.1 by default. */
function clientFor(ports: number[], options: EgressOptions = {}): EgressClient {
  const client = new EgressClient({
    allowHosts: ports.map((port) => `127.0.0.1:${String(port)}`),
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    ...options,
  });
  clients.push(client);
  return client;
}

/** Fetches from a server that has one response. */
async function fetched(listener: RequestListener, options?: EgressOptions) {
  const port = await serving(listener);
  return clientFor([port], options).fetch(new URL(`http://127.0.0.1:${String(port)}/`), HTML);
}

const html =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) => {
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(body);
  };

const redirect = (location: string): RequestListener => html('', { location }, 302);

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

describe('EgressClient', () => {
  it.each<[string, RequestListener]>([
    ['plain', html(PAGE)],
    ['gzip', html(gzipSync(PAGE), { 'content-encoding': 'gzip' })],
    ['brotli', html(brotliCompressSync(PAGE), { 'content-encoding': 'br' })],
    [
      'another charset',
      html(Buffer.from(PAGE, 'latin1'), { 'content-type': 'text/html; charset=ISO-8859-1' }),
    ],
    ['no content type', (_, response) => response.end(PAGE)],
    ['xhtml', html(PAGE, { 'content-type': 'Application/XHTML+XML;charset=utf-8' })],
  ])('reads a page: %s', async (_, listener) => {
    expect(decodeDocument(await fetched(listener))).toBe(PAGE);
  });

  it('reads a page whose charset is declared only in the page', async () => {
    const page = `<meta charset="windows-1252">${PAGE}`;
    const listener = html(Buffer.from(page, 'latin1'), { 'content-type': 'text/html' });
    expect(decodeDocument(await fetched(listener))).toBe(page);
  });

  it('reads a page in Windows-1252 that declares no charset', async () => {
    const listener = html(Buffer.from(PAGE, 'latin1'), { 'content-type': 'text/html' });
    expect(decodeDocument(await fetched(listener))).toBe(PAGE);
  });

  it('follows a redirect to an address in raw UTF-8', async () => {
    const location = Buffer.from('/crème', 'utf8').toString('latin1');
    const port = await serving((request, response) => {
      if (request.url === '/cr%C3%A8me') html(PAGE)(request, response);
      else redirect(location)(request, response);
    });
    const document = await clientFor([port]).fetch(
      new URL(`http://127.0.0.1:${String(port)}/`),
      HTML,
    );
    expect(decodeDocument(document)).toBe(PAGE);
  });

  it('sends a cookie back to the host that set it, and to no other', async () => {
    const cookies: (string | undefined)[] = [];
    const other = await serving((request, response) => {
      cookies.push(request.headers.cookie);
      html(PAGE)(request, response);
    });
    const port = await serving((request, response) => {
      cookies.push(request.headers.cookie);
      const isKnown = request.headers.cookie !== undefined;
      const location = isKnown ? `http://127.0.0.1:${String(other)}/` : '/';
      html('', { location, 'set-cookie': 'seen=1; Path=/; HttpOnly' }, 302)(request, response);
    });
    await clientFor([port, other]).fetch(new URL(`http://127.0.0.1:${String(port)}/`), HTML);
    expect(cookies).toEqual([undefined, 'seen=1', undefined]);
  });

  it('follows three redirects, returns the final URL, and rejects a fourth redirect', async () => {
    const port = await serving((request, response) => {
      const remaining = Number(request.url?.slice(1));
      if (remaining > 0) redirect(`/${String(remaining - 1)}`)(request, response);
      else html(PAGE)(request, response);
    });
    const fetchAfter = (redirects: number) =>
      clientFor([port]).fetch(
        new URL(`http://127.0.0.1:${String(port)}/${String(redirects)}`),
        HTML,
      );
    const { url, ...document } = await fetchAfter(3);
    expect([url.pathname, decodeDocument(document)]).toEqual(['/0', PAGE]);
    await expect(fetchAfter(4)).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('EgressClient limits', () => {
  it('the fetches at once and the fetches that wait', async () => {
    const held: (() => void)[] = [];
    const port = await serving((request, response) => {
      held.push(() => {
        html(PAGE)(request, response);
      });
    });
    const client = clientFor([port], { concurrency: 2, maxWaiting: 1, deadline: 60_000 });
    const fetchPage = () => client.fetch(new URL(`http://127.0.0.1:${String(port)}/`), HTML);
    const fetches = [fetchPage(), fetchPage(), fetchPage()];
    await expect(fetchPage()).rejects.toMatchObject({ errorName: 'SERVICE_UNAVAILABLE' });
    const answer = async () => {
      await until(() => held.length > 0);
      expect(held.length).toBeLessThanOrEqual(2);
      held.shift()?.();
    };
    for (let count = 1; count <= 3; count += 1) await answer();
    await expect(Promise.all(fetches)).resolves.toHaveLength(3);
  });

  it('the time that an unused connection stays open, whatever the site asks for', async () => {
    const server = createServer(
      html(PAGE, { connection: 'keep-alive', 'keep-alive': 'timeout=600' }),
    );
    server.keepAliveTimeout = 600_000;
    const disconnected = new Promise((resolve) => {
      server.on('connection', (socket) => socket.once('close', resolve));
    });
    const port = await listening(server);
    await clientFor([port]).fetch(new URL(`http://127.0.0.1:${String(port)}/`), HTML);
    await expect(disconnected).resolves.toBeDefined();
  });
});

describe('EgressClient rejects', () => {
  it.each<[string, RequestListener, object]>([
    ['status 404', html('', {}, 404), { reason: 'missing' }],
    ['status 410', html('', {}, 410), { reason: 'missing' }],
    ['status 500', html(PAGE, {}, 500), { reason: 'unavailable' }],
    ['status 403', html(PAGE, {}, 403), { reason: 'unavailable' }],
    [
      'another content type',
      html(PAGE, { 'content-type': 'application/pdf' }),
      { reason: 'refused' },
    ],
    [
      'JSON instead of HTML',
      html('{}', { 'content-type': 'application/json' }),
      { reason: 'refused' },
    ],
    ['a large Content-Length', html(PAGE, { 'content-length': '6000000' }), { reason: 'refused' }],
    ['an unknown compression', html(PAGE, { 'content-encoding': 'zstd' }), { reason: 'refused' }],
    ['two compressions', html(PAGE, { 'content-encoding': 'gzip, gzip' }), { reason: 'refused' }],
    [
      'an invalid compressed body',
      html(PAGE, { 'content-encoding': 'gzip' }),
      { reason: 'unavailable' },
    ],
    ['an endless redirect', redirect('/again'), { reason: 'refused' }],
    ['a redirect to an invalid address', redirect('http://['), { reason: 'unavailable' }],
    ['a redirect to a file', redirect('file:///etc/passwd'), { reason: 'refused' }],
    ['a redirect with credentials', redirect('http://a:b@example.test/'), { reason: 'refused' }],
    ['a redirect to loopback', redirect('http://127.0.0.1:9/'), { reason: 'refused' }],
    ['a redirect to metadata', redirect('http://169.254.169.254/latest/'), { reason: 'refused' }],
    ['a closed connection', (request) => request.socket.destroy(), { reason: 'unavailable' }],
    [
      'a response that is not HTTP',
      (request) => request.socket.end('hello'),
      { reason: 'unavailable' },
    ],
  ])('%s', async (_, listener, error) => {
    await expect(fetched(listener)).rejects.toMatchObject(error);
  });

  it('an endless body, and closes the connection', async () => {
    let closed: Promise<unknown> | undefined;
    const endless: RequestListener = (_, response) => {
      closed = once(response, 'close');
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (response.write(Buffer.alloc(65_536, 'a')));
      };
      response.on('drain', more);
      more();
    };
    await expect(fetched(endless)).rejects.toMatchObject({ reason: 'refused' });
    await closed;
  });

  it('a compression bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    await expect(fetched(html(bomb, { 'content-encoding': 'gzip' }))).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('an endless compressed body without content, and closes the connection', async () => {
    const empty = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync('')));
    let closed: Promise<unknown> | undefined;
    const endless: RequestListener = (_, response) => {
      closed = once(response, 'close');
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      const more = () => {
        while (response.write(empty));
      };
      response.on('drain', more);
      more();
    };
    await expect(fetched(endless, { deadline: 60_000 })).rejects.toMatchObject({
      reason: 'refused',
    });
    await closed;
  });

  it('headers of more than 16 KiB', async () => {
    const headers = { 'x-filler': 'a'.repeat(20_000) };
    await expect(fetched(html(PAGE, headers))).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each<[string, RequestListener]>([
    ['no response before the deadline', () => undefined],
    [
      'a body without data before the deadline',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
      },
    ],
    [
      'a slow body at the deadline',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => response.write('a'), 20);
        response.on('close', () => {
          clearInterval(drip);
        });
      },
    ],
  ])('%s', async (_, listener) => {
    await expect(fetched(listener, { deadline: 200 })).rejects.toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('took too long') as string,
    });
  });

  it('a name server that does not respond', async () => {
    const client = clientFor([], { deadline: 50, resolve: () => new Promise(() => undefined) });
    await expect(client.fetch(new URL('https://example.test/'), HTML)).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  it('a self-signed certificate', async () => {
    const port = await listening(createSecureServer(SELF_SIGNED, html(PAGE)));
    const client = clientFor([port]);
    await expect(
      client.fetch(new URL(`https://127.0.0.1:${String(port)}/`), HTML),
    ).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  it('a plain HTTP server at an https address', async () => {
    const port = await serving(html(PAGE));
    const client = clientFor([port]);
    await expect(
      client.fetch(new URL(`https://127.0.0.1:${String(port)}/`), HTML),
    ).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});

describe('EgressClient does not connect to', () => {
  it.each([
    ['loopback', 'http://127.0.0.1:PORT/'],
    ['loopback over TLS', 'https://127.0.0.1:PORT/'],
    ['loopback, short', 'http://127.1:PORT/'],
    ['loopback, one number', 'http://2130706433:PORT/'],
    ['loopback, hexadecimal', 'http://0x7f.0.0.1:PORT/'],
    ['loopback, octal', 'http://0177.0.0.1:PORT/'],
    ['this host', 'http://0.0.0.0:PORT/'],
    ['IPv6 loopback', 'http://[::1]:PORT/'],
    ['IPv6 mapped', 'http://[::ffff:127.0.0.1]:PORT/'],
    ['IPv6 compatible', 'http://[::127.0.0.1]:PORT/'],
    ['NAT64', 'http://[64:ff9b::127.0.0.1]:PORT/'],
    ['a name that resolves to loopback', 'http://rebind.test:PORT/'],
    ['localhost', 'http://localhost:PORT/'],
    ['localhost with a dot', 'http://localhost.:PORT/'],
  ])('%s', async (_, address) => {
    const server = createServer(html(PAGE));
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const port = String(await listening(server));
    const redirectPort = await serving(redirect(address.replace('PORT', port)));
    const client = clientFor([redirectPort]);

    await expect(client.fetch(new URL(address.replace('PORT', port)), HTML)).rejects.toMatchObject({
      reason: 'refused',
    });
    await expect(
      client.fetch(new URL(`http://127.0.0.1:${String(redirectPort)}/`), HTML),
    ).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(connections).toBe(0);
  });

  it('a name that resolves to a private address on a later fetch', async () => {
    const addresses = ['192.0.2.1', '127.0.0.1'];
    const resolve = jest.fn(() =>
      Promise.resolve([{ address: addresses.shift() ?? '', family: 4 }]),
    );
    const client = clientFor([], { resolve });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(client.fetch(new URL('https://rebind.test/'), HTML)).rejects.toMatchObject({
        reason: 'refused',
      });
      expect(resolve).toHaveBeenCalledTimes(attempt);
    }
  });

  it('another site when `sameSite` is set', async () => {
    const redirectPort = await serving(redirect('https://elsewhere.test/'));
    const address = new URL(`http://127.0.0.1:${String(redirectPort)}/`);
    await expect(
      clientFor([redirectPort]).fetch(address, { kind: 'html', sameSite: true }),
    ).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('to elsewhere.test') as string,
    });
  });

  it.each(['ftp://example.test/', 'data:text/html,hello', 'http://a:b@example.test/'])(
    '%s',
    async (address) => {
      const resolve = jest.fn(() => Promise.resolve([]));
      await expect(clientFor([], { resolve }).fetch(new URL(address), HTML)).rejects.toMatchObject({
        reason: 'refused',
      });
      expect(resolve).not.toHaveBeenCalled();
    },
  );
});

describe('the egress client sends requests to APIs', () => {
  const post = () => ({
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'question',
    signal: AbortSignal.timeout(5000),
  });

  it('and returns their responses, also those of errors and redirects', async () => {
    const port = await serving((request, response) => {
      response.writeHead(302, { location: '/elsewhere', 'content-type': 'text/plain' });
      request.pipe(response);
    });
    const response = await clientFor([port]).send(
      new URL(`http://127.0.0.1:${String(port)}/`),
      post(),
    );
    expect(response.status).toBe(302);
    expect(await response.text()).toBe('question');
  });

  it('to public addresses only, until their signal is aborted', async () => {
    await expect(
      clientFor([]).send(new URL('https://private.test/'), post()),
    ).rejects.toMatchObject({ reason: 'refused' });
    const port = await serving(() => undefined);
    const request = { ...post(), signal: AbortSignal.timeout(50) };
    await expect(
      clientFor([port]).send(new URL(`http://127.0.0.1:${String(port)}/`), request),
    ).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
