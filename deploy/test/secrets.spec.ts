import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { imageServices } from './compose.js';
import { type Environment, ROOT } from './manifests.js';
import { configure, DEFAULT_COMMAND } from './programs.js';

const SCRIPT = 'scripts/write-secrets.sh';
const COMPOSE = 'docker-compose.yml';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** The variables that Compose reads, and those that it requires. */
const variables = [...read(COMPOSE).matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
const required = [...read(COMPOSE).matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);

describe('the secrets of Docker Compose', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'popote-'));
    file = path.join(folder, '.env');
    for (const copied of [SCRIPT, COMPOSE]) {
      cpSync(path.join(ROOT, copied), path.join(folder, copied), { recursive: true });
    }
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const write = () => {
    execFileSync(path.join(folder, SCRIPT));
    return parseEnv(readFileSync(file, 'utf8')) as Environment;
  };

  it('are written once, for every variable that is required, and start the services', () => {
    const secrets = write();
    expect(Object.keys(secrets).sort()).toEqual([...required].sort());
    expect(write()).toEqual(secrets);
    expect(statSync(file).mode & 0o077).toBe(0);
    for (const [name, { command, environment }] of imageServices) {
      const given = Object.entries(environment as Environment).map(([variable, value]) => {
        const [, secret = ''] = /^\$\{(\w+)/.exec(value) ?? [];
        return [variable, secret === '' ? value : (secrets[secret] ?? '')];
      });
      const program = () =>
        configure(
          name,
          (command as string[] | undefined) ?? DEFAULT_COMMAND,
          Object.fromEntries(given) as Environment,
        );
      expect(program).not.toThrow();
    }
  });

  it('never replace a value that the file has', () => {
    writeFileSync(file, 'JWT_SECRET=mine\nLOG_LEVEL=debug');
    expect(write()).toMatchObject({ JWT_SECRET: 'mine', LOG_LEVEL: 'debug' });
  });

  it.each(['README.md', 'docs/operations.md'])('are written as %s says', (page) => {
    expect(read(page)).toMatch(/^scripts\/write-secrets\.sh[^\n]*\ndocker compose up /m);
  });

  it('and the other variables of Compose are in docs/operations.md', () => {
    const page = read('docs/operations.md');
    expect(variables.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
  });
});
