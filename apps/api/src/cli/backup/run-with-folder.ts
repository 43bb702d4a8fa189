import path from 'node:path';
import { ConfigError, readUrl } from '#platform/config/environment.js';
import { startupProblem } from '#platform/server/startup-problem.js';

/**
 * Runs a command with DATABASE_URL and the folder in the first argument, and prints its result. An
 * error ends the process with code 1.
 */
export async function runWithFolder(
  command: (url: string, folder: string) => Promise<string>,
): Promise<void> {
  try {
    const url = readUrl(process.env, 'DATABASE_URL', ['postgres', 'postgresql']);
    const folder = process.argv[2];
    if (url === undefined) throw new ConfigError('DATABASE_URL must be set.');
    if (folder === undefined) throw new ConfigError('The folder of the backup is missing.');
    console.log(await command(url, path.resolve(folder)));
  } catch (error) {
    console.error(startupProblem(error));
    process.exitCode = 1;
  }
}
