import 'reflect-metadata';
import { restore } from './restore.js';
import { runWithFolder } from './run-with-folder.js';

// Restores the backup in a folder, the first argument, into the empty database at DATABASE_URL.
await runWithFolder(async (url, folder) => {
  const { tables, takenAt } = await restore(url, folder);
  return `Restored ${String(tables.length)} tables as of ${takenAt}. All sessions have ended.`;
});
