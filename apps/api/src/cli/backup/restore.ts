import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { createSchema, migrate } from '../migrate.js';
import { copyPhotos } from './copy-photos.js';
import { type BackupTable, fileOf, type Manifest, readManifest } from './manifest.js';
import { startNewTimeline } from './new-timeline.js';

/**
 * Restores a backup into an empty database, with a role that may create tables: creates the schema
 * of the backup, inserts the rows, starts a new timeline, and migrates to this version. Constraints
 * are checked. If a row cannot be restored, none is. Photos are added to those in the folder of the
 * data.
 *
 * @throws Error when the database is not empty, or the backup is damaged or of a newer version
 */
export async function restore(url: string, folder: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const client = new Client({ connectionString: url, application_name: 'popote-restore' });
  await client.connect();
  try {
    await requireEmpty(client);
    await createSchema(url, manifest.migrations);
    await client.query('begin');
    for (const table of manifest.tables) await insertRows(client, table, fileOf(folder, table));
    await client.query('set constraints all immediate');
    await setSequences(client, manifest.sequences);
    await startNewTimeline(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await copyPhotos(folder, dataDir);
  await migrate(url);
  return manifest;
}

async function requireEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  if (rowCount !== 0) throw new Error('The database is not empty: restore into a new one.');
}

async function insertRows(
  client: Client,
  { name, columns, rows }: BackupTable,
  file: string,
): Promise<void> {
  const target = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), target);
  if (target.rowCount !== rows) {
    throw new Error(`${file} has ${String(target.rowCount)} rows instead of ${String(rows)}.`);
  }
}

async function setSequences(client: Client, values: Manifest['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) await client.query('select setval($1::regclass, $2)', [name, value]);
  }
}
