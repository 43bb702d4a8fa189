import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The version in package.json, which is above this file in the sources and in `dist`. */
export function packageVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
