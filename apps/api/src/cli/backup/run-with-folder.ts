import path from 'node:path';
import { ConfigError } from '#platform/config/environment.js';
import { startupProblem } from '#platform/server/startup-problem.js';
import { readDatabaseUrl } from '../../database/database-url.js';

/**
 * Runs a command with DATABASE_URL and the folder in the first argument, and prints its result. An
 * error ends the process with code 1.
 */
export async function runWithFolder(
  command: (url: string, folder: string) => Promise<string>,
): Promise<void> {
  try {
    const url = readDatabaseUrl(process.env);
    const folder = process.argv[2];
    if (folder === undefined) throw new ConfigError('The folder of the backup is missing.');
    console.log(await command(url, path.resolve(folder)));
  } catch (error) {
    console.error(startupProblem(error));
    process.exitCode = 1;
  }
}
