import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Fixtures } from '../support/fixtures.js';
import { INTERNAL_SECRET, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const KIB = 1024;
const MIB = 1024 * KIB;

/** JSON of an object with a long text in an unknown field; `bytes` in all. */
const padded = (bytes: number, body: object = {}) => {
  const json = JSON.stringify({ ...body, padding: '' });
  return json.replace('"padding":""', `"padding":"${'x'.repeat(bytes - Buffer.byteLength(json))}"`);
};

describe('limits of request bodies', () => {
  const app = useTestApp();
  let recipe: object;
  let cookie: string;
  beforeAll(async () => {
    recipe = (await Fixtures.load(app)).recipe();
    const client = app.client();
    await client.signUp();
    cookie = client.cookie ?? '';
  });

  async function post(path: string, body: string, headers: Record<string, string> = { cookie }) {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return {
      status: response.status,
      ...((await response.json()) as { code: number; message: string }),
    };
  }

  /** Sends the head and the first byte of a request with a large body, chunked without a length. */
  function beginPost(path: string, length: number | null, cookie = ''): Socket {
    const { hostname, port, host } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const [header, start] =
      length === null
        ? ['transfer-encoding: chunked', '1\r\n{\r\n']
        : [`content-length: ${String(length)}`, '{'];
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n${header}\r\n\r\n${start}`,
    );
    return socket;
  }

  it('a body of 64 KiB is accepted, a larger one returns 413/4130', async () => {
    const house = { name: 'La Roseraie' };
    expect(await post('/house', padded(64 * KIB + 1, house))).toMatchObject({
      status: 413,
      code: 4130,
    });
    expect(await post('/house', padded(64 * KIB, house))).toMatchObject({ status: 201 });
  });

  it('a recipe of 2 MiB is accepted, a larger one returns 413/4130', async () => {
    expect(await post('/recipes', padded(2 * MIB, recipe))).toMatchObject({ status: 201 });
    expect(await post('/recipes', padded(2 * MIB + 1, recipe))).toMatchObject({
      status: 413,
      code: 4130,
    });
  });

  it.each([
    ['/internal/tech-steps/results', { authorization: `Bearer ${INTERNAL_SECRET}` }],
    ['/sources/web/import/x', undefined],
  ])('a body of 2 MiB is read by POST %s', async (path, headers) => {
    expect(await post(path, padded(2 * MIB + 1), headers)).toMatchObject({ code: 4130 });
    expect(await post(path, padded(2 * MIB), headers)).toMatchObject({ code: 4000 });
  });

  it.each([
    '/recipes',
    '/house',
    '/sources/web/import/x',
    '/sources/web/preview',
    '/internal/tech-steps/results',
  ])('POST %s checks the session before it reads the body', async (path) => {
    const unauthenticated = { status: 401, code: 4011 };
    expect(await post(path, padded(3 * MIB), {})).toMatchObject(unauthenticated);
    expect(await post(path, '{"', {})).toMatchObject(unauthenticated);
    expect(await post(path, 'x', { 'content-type': 'text/plain' })).toMatchObject(unauthenticated);
  });

  it('a body of 100,001 objects is rejected before it is parsed', async () => {
    const body = `{"steps":[${'{},'.repeat(100_000)}{}]}`;
    expect(await post('/recipes', body)).toMatchObject({
      code: 4000,
      message: 'The body has more than 100000 objects and lists.',
    });
  });

  it('a list over its limit is rejected before its items are validated', async () => {
    const body = { ...recipe, ingredients: Array.from({ length: 201 }, () => ({})) };
    expect(await post('/recipes', JSON.stringify(body))).toMatchObject({
      code: 4000,
      message: 'ingredients must hold at most 200 items',
    });
  });

  it('a message names at most 20 problems', async () => {
    const body = { ...recipe, ingredients: Array.from({ length: 200 }, () => ({})) };
    const { message } = await post('/recipes', JSON.stringify(body));
    expect(message.split('; ')).toHaveLength(20);
  });

  const PREVIEW = '/sources/web/preview';

  /** Begins previews of a person until one is refused. */
  async function fillShare({ cookie: sent }: { cookie: string | undefined }): Promise<Socket[]> {
    const sockets: Socket[] = [];
    for (;;) {
      const socket = beginPost(PREVIEW, null, sent);
      sockets.push(socket);
      const response = once(socket, 'data').then(String);
      const isRefused = response.then((text) => text.includes('"code":5030'));
      if (await Promise.race([isRefused, setTimeout(500, false)])) return sockets;
    }
  }

  it('bodies of four people that do not arrive take no place: another one sends a large body', async () => {
    const clients = Array.from({ length: 4 }, () => app.client());
    const other = app.client();
    await Promise.all([...clients, other].map((client) => client.signUp()));
    const unfinished = (await Promise.all(clients.map(fillShare))).flat();
    const large = padded(MIB, recipe);
    expect(await post('/recipes', large, { cookie: other.cookie ?? '' })).toMatchObject({
      status: 201,
    });
    for (const socket of unfinished) socket.destroy();
  });

  it('a worker delivers results while people send large bodies', async () => {
    const clients = Array.from({ length: 4 }, () => app.client());
    await Promise.all(clients.map((client) => client.signUp()));
    const unfinished = (await Promise.all(clients.map(fillShare))).flat();
    const authorization = `Bearer ${INTERNAL_SECRET}`;
    const results = padded(MIB, { detectorVersion: 'v1', results: [] });
    const delivered = await post('/internal/tech-steps/results', results, { authorization });
    expect(delivered).toMatchObject({ status: 200 });
    for (const socket of unfinished) socket.destroy();
  });

  it('a client that sends a large body too slowly gets 408 and loses its place', async () => {
    const server: Server = app.app.getHttpServer();
    server.requestTimeout = 0; // which would end the request later
    const socket = beginPost(PREVIEW, null, cookie);
    const drip = setInterval(() => socket.write('1\r\n \r\n'), 500);
    const response = await text(socket);
    clearInterval(drip);
    expect(response).toMatch(/^HTTP\/1.1 408 .*"code":4000/s);
    expect(await post('/recipes', padded(MIB, recipe))).toMatchObject({ status: 201 });
  });

  it('a fifth large body of a person at once returns 503/5030; other people are not affected', async () => {
    const large = padded(MIB, recipe);
    const unfinished: Socket[] = [];
    await until(async () => {
      unfinished.push(beginPost('/recipes', MIB, cookie));
      return (await post('/recipes', large)).status === 503;
    });
    expect(await post('/recipes', large)).toMatchObject({ status: 503, code: 5030 });

    const other = app.client();
    await other.signUp();
    expect(await post('/recipes', large, { cookie: other.cookie ?? '' })).toMatchObject({
      status: 201,
    });

    for (const socket of unfinished) socket.destroy();
    await until(async () => (await post('/recipes', large)).status === 201);
  });

  it('a body of 4 MiB counts as two of the four of a person', async () => {
    const client = app.client();
    await client.signUp();
    const responses: string[] = [];
    const unfinished = Array.from({ length: 3 }, () => {
      const socket = beginPost('/sources/web/preview', 4 * MIB, client.cookie);
      socket.on('data', (data) => responses.push(String(data)));
      return socket;
    });
    await Promise.race(unfinished.map((socket) => once(socket, 'data')));
    expect(responses).toEqual([expect.stringContaining('"code":5030')]);
    for (const socket of unfinished) socket.destroy();
  });

  it('a body without a length that is too large returns 413/4130', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const head =
      `POST /recipes HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n` +
      'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
    socket.write(`${head}${(2 * MIB + 1).toString(16)}\r\n${' '.repeat(2 * MIB + 1)}\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 413 .*"code":4130/s);
  });

  it('nothing of a body stays on disk', async () => {
    expect(await post('/recipes', padded(MIB, recipe))).toMatchObject({ status: 201 });
    expect(await readdir(path.join(app.dataDir, 'uploads'))).toEqual([]);
  });
});
