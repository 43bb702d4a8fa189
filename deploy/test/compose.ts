import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Environment, type Manifest, placeholderOf, ROOT } from './manifests.js';

/** The services of docker-compose.yml. */
const services = (
  parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as Manifest
)['services'] as Readonly<Record<string, Manifest>>;

/** The services that run the image of the project, by name. */
export const imageServices = Object.entries(services).filter(
  ([, { image }]) => image === services['api']?.['image'],
);

/** The variables of a service: those that may be empty are, and the others have a placeholder. */
export function variablesOf({ environment }: Manifest): Environment {
  return Object.fromEntries(
    Object.entries(environment as Environment).map(([name, value]) => [
      name,
      value.replace(/^\$\{\w+:-\}$/, '').replace(/^\$\{.*\}$/, placeholderOf(name)),
    ]),
  );
}
