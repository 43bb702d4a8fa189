import 'reflect-metadata';
import { runAccountCommand } from './account.js';

// Lists, helps and deletes accounts of the database at DATABASE_URL: see runAccountCommand.
try {
  console.log(await runAccountCommand(process.env, process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
