import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../../..');
const FOREIGN_USER = 54_321;

/** Starts the embedded PostgreSQL on the folder in the first argument, and stops it. */
const START_AND_STOP = `
  import { startEmbeddedPostgres } from './scripts/database/embedded-postgres.mjs';
  const server = await startEmbeddedPostgres({ folder: process.argv[1], durable: false });
  await server.stop();`;

async function startAndStop(folder: string): Promise<void> {
  const program = ['--input-type=module', '--eval', START_AND_STOP, folder];
  await promisify(execFile)(process.execPath, program, { cwd: ROOT });
}

describe('embedded PostgreSQL', () => {
  let folder: string;
  let home: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'popote-'));
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    home = path.join('/var/tmp', `popote-${name}`);
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(home, { recursive: true, force: true });
  });

  // Other systems have no /proc, which tells what the process in the lock file is.
  const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

  describeOnLinux('after a crash', () => {
    let holder: ChildProcess | undefined;
    afterEach(() => holder?.kill('SIGKILL'));

    it('starts although another process has the id of the dead server', async () => {
      await chmod(folder, 0o711);
      await startAndStop(folder);
      const used = await stat(home).then(
        () => home, // root in a clone that other accounts cannot reach
        () => folder,
      );
      const data = path.join(used, 'pg18');
      const { uid, gid } = await stat(data);
      holder = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { uid, gid });
      await writeFile(path.join(data, 'postmaster.pid'), `${String(holder.pid)}\n`);

      await expect(startAndStop(folder)).resolves.toBeUndefined();
      expect(holder.exitCode).toBeNull();
    });
  });

  // Only root moves the cluster to /var/tmp, where any user can create the folder first.
  const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

  describeAsRoot('in /var/tmp', () => {
    it.each([
      [
        'belongs to another user',
        async () => {
          await mkdir(home);
          await chown(home, FOREIGN_USER, FOREIGN_USER);
        },
      ],
      ['is a link', () => symlink(folder, home)],
      [
        'is writable for everyone',
        async () => {
          await mkdir(home);
          await chmod(home, 0o777);
        },
      ],
    ])('refuses a folder that %s', async (_name, prepare) => {
      await prepare();
      await expect(startAndStop(folder)).rejects.toThrow(`${home} is not safe`);
      expect(await readFile(path.join(home, 'pg18.secret'), 'utf8').catch(() => '')).toBe('');
    });

    it('creates a folder that other users cannot enter', async () => {
      await startAndStop(folder);
      expect((await stat(home)).mode & 0o777).toBe(0o700);
    });
  });
});
