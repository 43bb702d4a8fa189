import path from 'node:path';
import { root } from '../prepare.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';

/**
 * Calls `use` with the URL of the database of `npm start`: DATABASE_URL, or the embedded one in
 * DATA_DIR, which is created, and which runs for the time of the call.
 */
export async function withDatabase(use) {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return use(DATABASE_URL);
  const server = await startEmbeddedPostgres({ folder: path.resolve(root, DATA_DIR || '.data') });
  try {
    return await use(server.url);
  } finally {
    if (!server.shared) await server.stop();
  }
}
