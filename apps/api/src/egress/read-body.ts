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

/** What a server may compress its answer with. */
export const ACCEPT_ENCODING = 'gzip, br';

/** Undoes one compression; a second one has no honest use and is refused. */
function decompressor(encoding: string): Duplex {
  const create = DECOMPRESSORS[encoding];
  if (!create) throw new EgressError('refused', `cannot decompress ${encoding}`);
  return create();
}

/**
 * A body, decompressed; refused as soon as it grows over `maxBytes`, of which no more than a chunk
 * is then in memory.
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
    // Giving up on a body half-way also ends it in an error, which says less.
    if (size <= maxBytes) throw error;
  });
  if (size > maxBytes) throw new EgressError('refused', `more than ${String(maxBytes)} bytes`);
  return Buffer.concat(chunks, size);
}
