import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddRouteConfig } from '../route-config.decorator.js';
import { etagOf, matchesWeakly } from './entity-tag.js';

type Body = string | Buffer;

/** The tags of buffers: those of a cache are sent again. */
const tags = new WeakMap<Buffer, string>();

/** Routes whose clients keep no copy. */
export const UNTAGGED = /^\/(health|internal)(\/|$)/;

/**
 * Marks a write whose response is the representation that `GET` returns. The response carries its
 * ETag, so that a client can send `If-Match` without another request.
 */
export const ReturnsRepresentation = () => AddRouteConfig({ returnsRepresentation: true });

/**
 * Adds a strong ETag to the JSON response of every read and of every write that is marked with
 * {@link ReturnsRepresentation}. A read with a matching `If-None-Match` gets 304. Own code:
 * @fastify/etag also tags errors and other writes, and ignores lists and `*` in `If-None-Match`.
 */
export function tagResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isTagged = isJson(reply, payload) && !reply.hasHeader('etag') && mayTag(request, reply);
    done(null, isTagged ? tag(request, reply, payload) : payload);
  });
}

/**
 * Sets the headers of a tagged response, and returns the body to send. Text stays text: Node.js
 * sends it together with the headers, which costs less than encoding it here once for both uses.
 */
function tag(request: FastifyRequest, reply: FastifyReply, body: Body): Body | null {
  const etag = tagOf(body);
  void reply.header('etag', etag);
  const { 'if-none-match': ifNoneMatch } = request.headers;
  if (!isRead(request) || !matchesWeakly(ifNoneMatch, [etag])) return body;
  void reply.status(304).removeHeader('content-type');
  // Fastify removes the body of a response to HEAD itself, and needs it for that.
  return request.method === 'HEAD' ? body : null;
}

function tagOf(body: Body): string {
  if (typeof body === 'string') return etagOf(body);
  const known = tags.get(body);
  if (known !== undefined) return known;
  const etag = etagOf(body);
  tags.set(body, etag);
  return etag;
}

function isJson(reply: FastifyReply, payload: unknown): payload is Body {
  const hasBody = typeof payload === 'string' || Buffer.isBuffer(payload);
  return hasBody && String(reply.getHeader('content-type')).startsWith('application/json');
}

function mayTag(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const { url = '', config } = request.routeOptions;
  if (isRead(request)) return statusCode === 200 && !UNTAGGED.test(url);
  return statusCode < 300 && config.returnsRepresentation === true;
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    returnsRepresentation?: boolean;
  }
}
