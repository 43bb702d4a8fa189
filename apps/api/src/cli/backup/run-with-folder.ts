import path from 'node:path';
import { ConfigError } from '#platform/config/environment.js';
import { readDataDir } from '../../config.js';
import { readDatabaseUrl } from '../../database/database-url.js';
import { runCommand } from '../run-command.js';

/** Runs a command with DATABASE_URL, the folder in the first argument and DATA_DIR, and prints its result. */
export function runWithFolder(
  command: (url: string, folder: string, dataDir: string) => Promise<string>,
): Promise<void> {
  return runCommand(() => {
    const folder = process.argv[2];
    const url = readDatabaseUrl(process.env);
    if (folder === undefined) throw new ConfigError('The folder of the backup is missing.');
    return command(url, path.resolve(folder), readDataDir(process.env));
  });
}
