import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type Entries = readonly (readonly [path: string, content: Uint8Array | string])[];

/** A zip of files. */
export async function zip(entries: Entries): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of entries) archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return buffer(archive.outputStream);
}

/** The zip with one of its names replaced by another of the same length, which yazl refuses to write. */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  const text = archive.toString('latin1');
  return Buffer.from(text.replaceAll(from, to), 'latin1');
}
