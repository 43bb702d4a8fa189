import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders that results depend on, relative to this file, in the sources and in `dist`. The
 * engine imports nothing else; `npm run boundaries` checks it.
 */
const FOLDERS = [
  'engine',
  '../../../libs/domain/src/detection',
  '../../../libs/domain/src/catalogue',
];

const isCode = (name: string) => /\.[jt]s$/.test(name) && !name.includes('.spec.');

/** The detector version: a digest of the code of the engine, the languages and the catalogues. */
export function contentDigest(source = import.meta.dirname): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const root = path.join(source, folder);
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isCode).sort();
    for (const name of names) {
      // The terminator and the length separate names from contents unambiguously.
      const content = readFileSync(path.join(root, name));
      hash.update(`${name}\0${String(content.length)}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
