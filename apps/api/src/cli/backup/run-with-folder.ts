import path from 'node:path';
import { ConfigError } from '#platform/config/environment.js';
import { readDatabaseUrl } from '../../database/database-url.js';
import { runCommand } from '../run-command.js';

/** Runs a command with DATABASE_URL and the folder in the first argument, and prints its result. */
export function runWithFolder(
  command: (url: string, folder: string) => Promise<string>,
): Promise<void> {
  return runCommand(() => {
    const folder = process.argv[2];
    const url = readDatabaseUrl(process.env);
    if (folder === undefined) throw new ConfigError('The folder of the backup is missing.');
    return command(url, path.resolve(folder));
  });
}
