import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What the answers depend on, relative to this file and to `classifier.js`, which the build bundles
 * it into: in `dist` just as in the sources.
 */
const FOLDERS = [
  'engine',
  'languages',
  '../../../libs/domain/src/detection',
  '../../../libs/domain/src/catalogue',
];

const isCode = (name: string) => /\.[jt]s$/.test(name) && !name.includes('.spec.');

/** A digest of the engine's code, its lexicons and the catalogues; it changes whenever they do. */
export function contentDigest(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const root = path.join(import.meta.dirname, folder);
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isCode).sort();
    for (const name of names) {
      // Both lengths are known to nobody else: names and contents cannot be shifted into each other.
      const content = readFileSync(path.join(root, name));
      hash.update(`${name}\0${String(content.length)}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
