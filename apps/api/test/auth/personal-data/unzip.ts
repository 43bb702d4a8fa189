import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The texts of the files in a zip, by name. */
export async function unzip(zip: ArrayBuffer): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  const archive = await fromBufferPromise(Buffer.from(zip));
  for await (const entry of archive.eachEntry()) {
    files[entry.fileName] = await text(await archive.openReadStreamPromise(entry));
  }
  return files;
}
