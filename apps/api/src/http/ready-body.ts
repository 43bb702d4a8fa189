import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A JSON answer that never changes while the process runs: made, compressed and digested once. */
export class ReadyBody {
  /** A strong tag stands for the very bytes, so each encoding has its own. */
  private readonly etags: Readonly<Record<Encoding, string>>;
  private readonly encoded: Readonly<Record<Encoding, Buffer>>;

  constructor(value: unknown) {
    const json = Buffer.from(JSON.stringify(value));
    const digest = createHash('sha256').update(json).digest('base64url');
    this.etags = { identity: `"${digest}"`, gzip: `"${digest}-gzip"`, br: `"${digest}-br"` };
    this.encoded = {
      identity: json,
      gzip: gzipSync(json, { level: constants.Z_BEST_COMPRESSION }),
      br: brotliCompressSync(json),
    };
  }

  /** Answers with the body, or with 304 when the client holds it already. */
  send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): void {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    void reply
      .header('etag', this.etags[encoding])
      .header('cache-control', cacheControl)
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (holds(request.headers['if-none-match'], Object.values(this.etags))) {
      void reply.status(304).send();
      return;
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(this.encoded[encoding]);
  }
}

/** Whichever encoding the client holds, it holds what is said. */
function holds(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || etags.includes(tag));
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
