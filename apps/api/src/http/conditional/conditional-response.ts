import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../content-negotiation.js';
import { contentHash, matchesWeakly } from './entity-tag.js';

/** In order of preference: Brotli is the smallest. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof ENCODINGS)[number];

/**
 * A JSON response that does not change while the process runs, serialized, compressed and hashed
 * once. Own code, because @fastify/compress would compress up to 80 KB on every request.
 */
export class ConditionalResponse {
  private readonly etags: Readonly<Record<Encoding, string>>;
  private readonly bodies: Readonly<Record<Encoding, Buffer>>;

  constructor(value: unknown) {
    const json = Buffer.from(JSON.stringify(value));
    const hash = contentHash(json);
    this.etags = { identity: `"${hash}"`, gzip: `"${hash}-gzip"`, br: `"${hash}-br"` };
    this.bodies = {
      identity: json,
      gzip: gzipSync(json, { level: constants.Z_BEST_COMPRESSION }),
      br: brotliCompressSync(json),
    };
  }

  /** Sends the body, or 304 when `If-None-Match` contains the tag of any encoding. */
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): void {
    const encoding = acceptedEncoding(request, ENCODINGS) ?? 'identity';
    void reply
      .header('etag', this.etags[encoding])
      .header('cache-control', cacheControl)
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (matchesWeakly(request.headers['if-none-match'], Object.values(this.etags))) {
      void reply.status(304).send();
      return;
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(this.bodies[encoding]);
  }
}
