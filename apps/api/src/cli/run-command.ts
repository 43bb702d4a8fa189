import { startupProblem } from '#platform/server/startup-problem.js';

/** Runs a command and prints its result. An error ends the process with code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(startupProblem(error));
    process.exitCode = 1;
  }
}
