import 'reflect-metadata';
import { restore } from './restore.js';
import { runWithFolder } from './run-with-folder.js';

// Restores the backup in a folder, the first argument, into the empty database at DATABASE_URL.
await runWithFolder(async (url, folder, dataDir) => {
  const { tables, takenAt } = await restore(url, folder, dataDir);
  return `Restored ${String(tables.length)} tables as of ${takenAt}. All sessions have ended.`;
});
