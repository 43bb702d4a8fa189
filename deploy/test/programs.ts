import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Config as ApiConfig } from '../../apps/api/src/config.js';
import { Config as ClassifierConfig } from '../../apps/classifier/src/config.js';
import { readDatabaseUrl } from '../../apps/api/src/database/database-url.js';
import {
  type Environment as ConfigEnvironment,
  recordReads,
} from '#platform/config/environment.js';
import { type Environment, ROOT, sourceOf } from './manifests.js';

/** The variables that the image sets. */
const IMAGE = Object.fromEntries(
  [...dockerfileLine('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
) as Environment;

/** The command of the image. */
export const DEFAULT_COMMAND = JSON.parse(dockerfileLine('CMD')) as readonly string[];

/** The variable that the PostgreSQL client reads itself. */
const READ_BY_PACKAGES = new Set(['PGPASSWORD']);

/** How each program of the image reads its variables, by its source. */
const READERS = {
  'apps/api/src/main.ts': (env: ConfigEnvironment) => ({ api: new ApiConfig(env) }),
  'apps/classifier/src/main.ts': (env: ConfigEnvironment) => ({
    classifier: new ClassifierConfig(env),
  }),
  'apps/api/src/cli/migrate.main.ts': (env: ConfigEnvironment) => ({
    databaseUrl: readDatabaseUrl(env),
  }),
};

/** A program with the configuration that it has after its start. */
export interface Program {
  /** The name of its service or workload. */
  readonly name: string;
  readonly api?: ApiConfig;
  readonly classifier?: ClassifierConfig;
  /** Variables that were given and that the program does not know. */
  readonly unknown: readonly string[];
}

/** Lets a program of the image read its variables, as at its start. */
export function configure(
  name: string,
  command: readonly string[],
  environment: Environment,
): Program {
  const [recorded, read] = recordReads({ ...IMAGE, ...environment });
  const config = READERS[sourceOf(command) as keyof typeof READERS](recorded);
  const unknown = Object.keys(environment).filter(
    (variable) => !read.has(variable) && !READ_BY_PACKAGES.has(variable),
  );
  return { name, ...config, unknown };
}

function dockerfileLine(instruction: string): string {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split('\n');
  return lines.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length) ?? '';
}
