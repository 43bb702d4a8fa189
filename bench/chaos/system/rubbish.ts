import type { IncomingMessage, ServerResponse } from 'node:http';

const HUGE_CHUNK = Buffer.alloc(1024 * 1024, ' ');
const HUGE_CHUNKS = 64;

type Rubbish = (response: ServerResponse) => void;

const sendJson = (value: unknown, status = 200) =>
  ((response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(value))) satisfies Rubbish;

/** Answers of a classifier, or of a proxy before it, that has gone wrong. */
const RUBBISH: readonly Rubbish[] = [
  sendJson({}),
  sendJson(null),
  sendJson([{ version: 1, results: 'none' }]),
  sendJson({ version: 'x', results: [] }),
  sendJson({ version: 'x', results: [{ entities: [{ kind: 'technique', key: 7 }] }] }),
  sendJson({ code: 5000, message: 'Internal error.' }, 500),
  (response) => response.end('<html><body>It works!</body></html>'),
  (response) => response.end('{"version":"x","results":[{"entities":[{'),
  (response) => response.end(Buffer.from([0xff, 0xfe, 0x00, 0xd8])),
  (response) => response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
  (response) => response.socket?.destroy(),
  sendHugeBody,
];

let next = 0;

/** Gives each kind of rubbish in turn. */
export function answerRubbish(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  RUBBISH[next++ % RUBBISH.length]?.(response);
}

/** More than the API accepts. Waits while the API does not read. */
function sendHugeBody(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  let sent = 0;
  const sendMore = (): void => {
    while (sent++ < HUGE_CHUNKS) if (!response.write(HUGE_CHUNK)) return;
    response.end();
  };
  response.on('drain', sendMore);
  sendMore();
}
