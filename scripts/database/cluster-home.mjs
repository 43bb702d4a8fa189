// The account that runs PostgreSQL and the folder of the cluster.
import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the account that runs PostgreSQL if this process is root, which PostgreSQL forbids. */
export async function findAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const ids = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts);
    if (ids) return { uid: Number(ids[1]), gid: Number(ids[2]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody". Set DATABASE_URL.',
  );
}

/** Whether other accounts have access to `folder`. */
export async function isReachable(folder) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (found && (found.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Creates the folder of the cluster and returns its path: `folder`, or one in /var/tmp when the
 * account that runs PostgreSQL has no access to `folder`.
 */
export async function makeHome(folder, account) {
  if (!account || ((await isReachable(folder)) && (await isReachable(import.meta.dirname)))) {
    await mkdir(folder, { recursive: true });
    if (account) await chown(folder, account.uid, account.gid);
    return folder;
  }
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  const home = path.join('/var/tmp', `popote-${name}`);
  await makePrivateFolder(home, account);
  return home;
}

/**
 * Creates a folder in a place where every local user can create files. A folder that exists already
 * may have been prepared by another user: root would write to and run files of that user.
 */
async function makePrivateFolder(folder, account) {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const isTrusted = found.uid === 0 || found.uid === account.uid;
  if (!found.isDirectory() || !isTrusted || (found.mode & 0o022) !== 0) {
    throw new Error(
      `${folder} is not safe: it must be a folder, not a link, that belongs to root or to the ` +
        'account that runs PostgreSQL, and that no other account can write to. Delete it, or set ' +
        'DATA_DIR to a folder that every account can reach.',
    );
  }
  await chown(folder, account.uid, account.gid);
}
