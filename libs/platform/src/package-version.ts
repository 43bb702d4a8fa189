import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of the service, from the package.json above this file in the sources and in `dist`. */
export const PACKAGE_VERSION = readVersion();

function readVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
