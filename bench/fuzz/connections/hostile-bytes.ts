import type { Random } from '../../seed/random.js';

const HOST = 'Host: 127.0.0.1\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

/** A valid request, for connections that send several. */
const GET = `GET /reference/diets HTTP/1.1\r\n${HOST}\r\n`;

const LOGIN = JSON.stringify({ email: 'nobody@example.org', password: 'trois petits navets' });

/** The head of a login whose body has `length` bytes. */
const post = (length: number) =>
  `POST /auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: ${String(length)}\r\n\r\n`;

const chunked = (path: string) =>
  `POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`;

/** Bytes that clients send on a connection of their own, by name. */
export const HOSTILE_BYTES: Readonly<Record<string, (random: Random) => string>> = {
  'a request': () => GET,
  'a login': () => post(LOGIN.length) + LOGIN,
  'a login in chunks of one byte': () =>
    `${chunked('/auth/login')}${Array.from(LOGIN, (byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`,
  nothing: () => '',
  'half a request': (random) => GET.slice(0, random.between(1, GET.length - 1)),
  'half a body': (random) =>
    post(LOGIN.length) + LOGIN.slice(0, random.between(0, LOGIN.length - 1)),
  'a body of 64 KiB without its end': () => post(65_536) + 'x'.repeat(65_000),
  'chunks without an end': (random) =>
    `${chunked('/nowhere')}${'1\r\nx\r\n'.repeat(random.between(1, 5_000))}`,
  'a wrong chunk': () => `${chunked('/auth/login')}fffffffffffffffff\r\n`,
  CONNECT: () => `CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n`,
  'CONNECT behind a request': () => `${GET}CONNECT example.org:443 HTTP/1.1\r\n${HOST}\r\n${GET}`,
  'an upgrade to WebSocket': () =>
    `GET /health HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  'an upgrade to HTTP/2': () =>
    `GET /health HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  'the preface of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'two hosts': () => `GET /health HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`,
  'no host': () => 'GET /health HTTP/1.1\r\n\r\n',
  'several requests': (random) => GET.repeat(random.between(2, 32)),
  'too many requests': () => GET.repeat(500),
  'headers that are too large': () => `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`,
  'random bytes': (random) =>
    String.fromCharCode(...Array.from({ length: 500 }, () => random.between(0, 255))),
};
