import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';
import { freePort } from '../support/processes/free-port.js';
import { untilEnded, untilServed } from '../support/processes/until-served.js';

const ROOT = path.resolve(__dirname, '../../../..');
const NEST = path.join(ROOT, 'node_modules/@nestjs/cli/bin/nest.js');
const CONFIGURATION = ['nest-cli.json', 'package.json', 'tsconfig.json', '.swcrc'];

/** The compiled and copied files of the sources, as the apps load them. */
async function builtFiles(root: string, sources: readonly string[]): Promise<string[]> {
  const names = await readdir(path.join(root, 'dist'), { recursive: true });
  return names.filter((name) => sources.some((source) => name.startsWith(source))).sort();
}

function endGroup({ pid = NaN }: ChildProcess, signal: NodeJS.Signals): void {
  process.kill(-pid, signal);
}

describe('on a clean tree', () => {
  let sources: readonly string[];
  let tree: string;
  let database: TestDatabase;
  let nest: ChildProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { compilerOptions } = JSON.parse(
      await readFile(path.join(ROOT, 'nest-cli.json'), 'utf8'),
    );
    sources = compilerOptions.builder.options.filenames;
  });
  beforeEach(async () => {
    tree = await mkdtemp(path.join(tmpdir(), 'popote-nest-'));
    for (const entry of [...sources, ...CONFIGURATION]) {
      await cp(path.join(ROOT, entry), path.join(tree, entry), { recursive: true });
    }
    // The Nest CLI does not build the application.
    for (const folder of ['node_modules', 'dist-web']) {
      await symlink(path.join(ROOT, folder), path.join(tree, folder));
    }
  });
  afterEach(async () => {
    if (nest?.exitCode === null && nest.signalCode === null) endGroup(nest, 'SIGKILL');
    await rm(tree, { recursive: true, force: true });
  });
  afterAll(() => database.drop());

  it.each([
    ['api', 'PORT'],
    ['classifier', 'CLASSIFIER_PORT'],
  ])(
    'nest start %s writes what npm run build writes, and runs the app until Ctrl-C',
    async (app, portVariable) => {
      const port = await freePort();
      nest = spawn(process.execPath, [NEST, 'start', app], {
        cwd: tree,
        detached: true, // a process group, as in a terminal
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          [portVariable]: port,
          DATABASE_URL: database.databaseUrl,
          CLASSIFIER_URL: process.env['TEST_CLASSIFIER_URL'],
          WORKER: 'off',
        },
      });
      const health = `http://127.0.0.1:${port}/health`;
      await expect(untilServed(health)).resolves.toBeUndefined();
      expect(await builtFiles(tree, sources)).toEqual(await builtFiles(ROOT, sources));
      endGroup(nest, 'SIGINT');
      await expect(untilEnded(health)).resolves.toBeUndefined();
    },
  );
});
