import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ArchiveError } from './archive-error.js';

/** A file in an archive, or the archive itself if it is no zip. */
export interface ArchiveFile {
  /** Its path within the archive; that of a file in an inner zip begins with the path of this zip. */
  readonly path: string;
  readonly size: number;
  readonly stream: () => Promise<Readable>;
}

/** The uploaded file itself. */
export async function uploadedFile(location: string, name: string): Promise<ArchiveFile> {
  const handle = await open(location);
  try {
    const { size } = await handle.stat();
    return { path: name, size, stream: () => Promise.resolve(createReadStream(location)) };
  } finally {
    await handle.close();
  }
}

/** @throws {ArchiveError} TOO_LARGE */
export async function readFile(file: ArchiveFile, maxBytes: number): Promise<Buffer> {
  if (file.size > maxBytes) throw new ArchiveError('TOO_LARGE');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.stream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The first bytes of a file. */
export async function readHead(file: ArchiveFile, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await file.stream()) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}

/** The bytes of a file as text: UTF-8, or UTF-16 if it says so. */
export function decodeText(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
