import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A JSON answer that never changes while the process runs: made, compressed and digested once. */
export class ReadyBody {
  private readonly etag: string;
  private readonly encoded: Readonly<Record<Encoding, Buffer>>;

  constructor(value: unknown) {
    const json = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
    this.encoded = {
      identity: json,
      gzip: gzipSync(json, { level: constants.Z_BEST_COMPRESSION }),
      br: brotliCompressSync(json),
    };
  }

  /** Answers with the body, or with 304 when the client holds it already. */
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): void {
    void reply
      .header('etag', this.etag)
      .header('cache-control', cacheControl)
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (holds(request.headers['if-none-match'], this.etag)) {
      void reply.status(304).send();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(this.encoded[encoding]);
  }
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Brotli is the smaller; an encoding with `q=0` is refused. */
function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
