import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './support/until.js';
import { freePort } from './support/processes/free-port.js';
import { type MarkedProcess, processesWith } from './support/processes/marked-processes.js';
import { untilServed } from './support/processes/until-served.js';

const ROOT = path.resolve(__dirname, '../../..');

// The processes that a command has left behind are found in /proc.
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('npm start', () => {
  let folder: string;
  let ready: string;
  let started: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'popote-'));
    await chmod(folder, 0o711); // for the account that runs PostgreSQL
  });
  afterEach(async () => {
    for (const { pid } of await running()) process.kill(pid, 'SIGKILL');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs a command in a shell, in a process group of its own. */
  async function run(command: string): Promise<void> {
    const port = await freePort();
    ready = `http://127.0.0.1:${port}/health/ready`;
    const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: port };
    started = spawn('sh', ['-c', command], {
      cwd: ROOT,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, ...env, CLASSIFIER_PORT: await freePort() },
    });
  }

  function running(): Promise<MarkedProcess[]> {
    return processesWith(`DATA_DIR=${folder}`);
  }

  async function find(isWanted: (found: MarkedProcess) => boolean): Promise<number | undefined> {
    return (await running()).find(isWanted)?.pid;
  }

  const findApi = () => find(({ command }) => command.includes('dist/apps/api'));
  const findPostgres = () => find(({ command }) => command.includes('bin/postgres'));

  /** The processes that do not end. */
  async function remaining(): Promise<MarkedProcess[]> {
    await until(async () => (await running()).length === 0).catch(() => undefined);
    return running();
  }

  // The shell that runs the command becomes npm.
  const npm = () => started.pid ?? NaN;
  const childOfNpm = () => find(({ parent }) => parent === npm());
  const nodeJs = () => find(({ command }) => command.startsWith('node\0scripts/start.mjs'));
  const group = () => -npm();

  it.each([
    ['SIGTERM to npm', 'SIGTERM', npm],
    ['SIGTERM to the shell that npm starts', 'SIGTERM', childOfNpm],
    ['SIGTERM to the Node.js that the shell starts', 'SIGTERM', nodeJs],
    ['Ctrl-C', 'SIGINT', group],
  ] as const)('%s ends every process', async (_name, signal, receiver) => {
    await run('exec npm start');
    await untilServed(ready);
    process.kill((await receiver()) ?? NaN, signal);
    expect(await remaining()).toEqual([]);
  });

  it('SIGTERM while the database starts ends every process', async () => {
    await run('exec npm start');
    await until(async () => (await findPostgres()) !== undefined);
    process.kill(npm(), 'SIGTERM');
    expect(await remaining()).toEqual([]);
  });

  it('in the background it outlives its terminal', async () => {
    await run('nohup npm start & read _'); // until the end of the input
    await untilServed(ready);
    const api = (await findApi()) ?? NaN;
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.stdin?.end();
    await ended;
    // A service that ends does not start the API again.
    process.kill(api, 'SIGKILL');
    await until(async () => ![undefined, api].includes(await findApi()));
    await untilServed(ready);
    expect(await findPostgres()).toBeDefined();
  });
});
