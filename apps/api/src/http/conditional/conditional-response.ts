import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../content-negotiation.js';
import { JSON_TEXT } from '../json-text.js';
import { contentHash, matchesWeakly } from './entity-tag.js';

/** In order of preference: Brotli is the smallest. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof ENCODINGS)[number];

const gzipInThread = promisify(gzip);
const brotliInThread = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/**
 * A response that does not change while the process runs, hashed once, and compressed by the first
 * request for an encoding. Own code, because @fastify/compress would compress up to 80 KB on every
 * request.
 */
export class ConditionalResponse {
  private readonly etags: Readonly<Record<Encoding, string>>;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param brotliQuality 11 is the smallest, and takes about 2 ms a KB; 5 takes 2 % of that and is
   * 15 % larger
   */
  constructor(
    private readonly body: Buffer,
    private readonly contentType: string,
    private readonly brotliQuality = constants.BROTLI_MAX_QUALITY,
  ) {
    const hash = contentHash(body);
    this.etags = { identity: `"${hash}"`, gzip: `"${hash}-gzip"`, br: `"${hash}-br"` };
  }

  static json(value: unknown): ConditionalResponse {
    return new ConditionalResponse(Buffer.from(JSON.stringify(value)), JSON_TEXT[1]);
  }

  /** Sends the body, or 304 when `If-None-Match` contains the tag of any encoding. */
  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<void> {
    const encoding = acceptedEncoding(request, ENCODINGS) ?? 'identity';
    const headers = {
      etag: this.etags[encoding],
      'cache-control': cacheControl,
      vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
    };
    if (matchesWeakly(request.headers['if-none-match'], Object.values(this.etags))) {
      void reply.status(304).headers(headers).send();
      return;
    }
    const body = await this.encoded(encoding);
    void reply.headers(headers);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.header('content-type', this.contentType).send(body);
  }

  private encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding);
    if (known !== undefined) return known;
    const body = this.encode(encoding);
    this.bodies.set(encoding, body);
    body.catch(() => this.bodies.delete(encoding)); // the next request tries again
    return body;
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const { Z_BEST_COMPRESSION: level } = constants;
    if (encoding === 'gzip') return gzipInThread(this.body, { level });
    const params = { [constants.BROTLI_PARAM_QUALITY]: this.brotliQuality };
    return brotliInThread(this.body, { params });
  }
}
