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
 * Collects chunks in one buffer that doubles when it is full. A list of chunks, joined at the end,
 * would keep twice the memory, and the garbage collector would release it late.
 */
class ByteCollector {
  /** Never a part of the buffer that Node.js shares, so that it can be moved to a thread. */
  private buffer = Buffer.allocUnsafeSlow(64 * 1024);
  private size = 0;

  constructor(private readonly maxBytes: number) {}

  /** The caller adds at most `maxBytes`. */
  add(chunk: Buffer): void {
    const size = this.size + chunk.length;
    if (size > this.buffer.length) {
      const larger = Buffer.allocUnsafeSlow(
        Math.max(size, Math.min(this.buffer.length * 2, this.maxBytes)),
      );
      this.buffer.copy(larger, 0, 0, this.size);
      this.buffer = larger;
    }
    chunk.copy(this.buffer, this.size);
    this.size = size;
  }

  /** The bytes, in a buffer of their own. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer.buffer, 0, this.size);
  }
}

/**
 * Reads and decompresses a body. Its size is limited before decompression too, because a compressed
 * body may be endless and contain nothing.
 *
 * @returns the bytes, in a buffer of their own
 * @throws {EgressError} `refused` when the body is too large or its compression is not supported
 */
export async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const collector = new ByteCollector(maxBytes);
  await pipeline(
    body,
    upTo(maxBytes),
    decompressor(encoding),
    upTo(maxBytes),
    async (decompressed) => {
      for await (const chunk of decompressed) collector.add(chunk);
    },
    { signal },
  );
  return collector.bytes;
}
