import { runWithFolder } from './run-with-folder.js';
import { backup } from './backup.js';

// Writes a backup of the database at DATABASE_URL to a new folder, the first argument.
await runWithFolder(async (url, folder, dataDir) => {
  const { tables, takenAt } = await backup(url, folder, dataDir);
  return `${folder}: ${String(tables.length)} tables as of ${takenAt}.`;
});
