import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answered } from '#platform/logging/access-log.js';
import { requestId } from '#platform/server/request-id.js';

/** An answer as it was sent, but for the id of its request. */
interface Answer {
  /** Names and values in turn, which is what Node.js writes down soonest. */
  readonly headers: readonly string[];
  readonly body: Buffer | string;
}

/** Callers choose the text of `Accept-Encoding`: so many are remembered of each route. */
const MAX_ENCODINGS = 16;

/** Bytes up to which making one text of head and body costs less than sending two pieces. */
const SMALL = 4096;

/**
 * Remembers what unchanging routes send, and sends it again before the framework looks at the
 * request: routing, hooks and guards cost more than twice what so small an answer does. Whatever
 * is special about a request leaves it to the route, and so does a server that is about to end.
 */
export class RememberedAnswers {
  /** By path, then by what the caller accepts. */
  private readonly answers = new Map<string, Map<string, Answer>>();

  /** `tell` is told of every answer that no hook sees. */
  constructor(private readonly tell: (answered: Answered) => void) {}

  /** Takes the place of `fastify` at its server. */
  standBefore(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request, reply, payload, done) => {
      if (request.routeOptions.config.unchanging && reply.statusCode === 200) {
        this.remember(request.raw, reply.getHeaders() as OutgoingHttpHeaders, payload as Buffer);
      }
      done();
    });
    const { server } = fastify;
    const [route] = server.listeners('request') as [RequestListener];
    const answerOrRoute = (request: IncomingMessage, response: ServerResponse) => {
      const answer = this.recall(request);
      if (answer === undefined) route.call(server, request, response);
      else this.send(request, response, answer);
    };
    server.off('request', route).on('request', answerOrRoute);
    fastify.addHook('preClose', (done) => {
      server.off('request', answerOrRoute).on('request', route);
      done();
    });
  }

  private remember(request: IncomingMessage, sent: OutgoingHttpHeaders, body: Buffer): void {
    const { url = '' } = request;
    if (!isPlain(request) || url.includes('?')) return;
    const answers = this.answers.get(url) ?? new Map<string, Answer>();
    if (answers.size === MAX_ENCODINGS) return;
    const headers = Object.entries({ ...sent, 'content-length': body.length })
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, String(value)]);
    // Node.js sends a text in one piece with its head, which for little is quicker.
    const isText = body.length <= SMALL && sent['content-encoding'] === undefined;
    answers.set(encodings(request), { headers, body: isText ? body.toString() : body });
    this.answers.set(url, answers);
  }

  private recall(request: IncomingMessage): Answer | undefined {
    const answers = this.answers.get(request.url ?? '');
    return answers && isPlain(request) ? answers.get(encodings(request)) : undefined;
  }

  private send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const id = requestId(request);
    response.writeHead(200, ['x-request-id', id, ...answer.headers]).end(answer.body);
    const { method = '', url = '' } = request;
    this.tell({ requestId: id, method, url, status: 200, ms: 0 });
  }
}

/** Whether nothing but the encoding is left to choose. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers.origin === undefined &&
    headers['if-none-match'] === undefined
  );
}

function encodings({ headers }: IncomingMessage): string {
  return headers['accept-encoding'] ?? '';
}
