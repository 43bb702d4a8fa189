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

/**
 * Reads and decompresses a body. Stops when the body exceeds `maxBytes`, at most one chunk later.
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
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) return;
      chunks.push(chunk);
    }
  };
  const reading = pipeline(body, decompressor(encoding), collect, { signal });
  await reading.catch((error: unknown) => {
    // When the body is too large, the pipeline fails because it was stopped early.
    if (size <= maxBytes) throw error;
  });
  if (size > maxBytes)
    throw new EgressError('refused', `the body exceeds ${String(maxBytes)} bytes`);
  return Buffer.concat(chunks, size);
}
