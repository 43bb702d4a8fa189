import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { EgressError } from './egress-error.js';

const DECOMPRESSORS: Partial<Record<string, () => Duplex>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

/** Compressions that the client accepts. */
export const ACCEPT_ENCODING = 'gzip, br';

/** @throws {EgressError} `refused` for another compression and for several compressions */
function decompressor(encoding: string): Duplex {
  const create = DECOMPRESSORS[encoding];
  if (!create) throw new EgressError('refused', `content encoding "${encoding}" is not accepted`);
  return create();
}

/** Passes chunks on until there are more than `maxBytes`. @throws {EgressError} `refused` */
function upTo(maxBytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) {
        throw new EgressError('refused', `the body exceeds ${String(maxBytes)} bytes`);
      }
      yield chunk;
    }
  };
}

/**
 * Reads and decompresses a body. Its size is limited before decompression too, because a compressed
 * body may be endless and contain nothing.
 *
 * @throws {EgressError} `refused` when the body is too large or its compression is not supported
 */
export async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(
    body,
    upTo(maxBytes),
    decompressor(encoding),
    upTo(maxBytes),
    async (decompressed) => {
      for await (const chunk of decompressed) chunks.push(chunk);
    },
    { signal },
  );
  return Buffer.concat(chunks);
}
