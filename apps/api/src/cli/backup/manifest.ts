import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes when older versions could not restore a backup of this version. */
const FORMAT = 1;

/** One table: `<name>.copy.gz` contains its rows in the text format of `COPY`. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** Describes a backup: `manifest.json`, which is written last. */
export interface Manifest {
  readonly format: number;
  /** When the snapshot was taken: an ISO 8601 time in UTC. */
  readonly takenAt: string;
  /** The migrations that created the schema, in order. */
  readonly migrations: readonly string[];
  /** In an order in which the rows can be inserted: a table comes after those it refers to. */
  readonly tables: readonly BackupTable[];
  /** The last value of each sequence, as text because it may be any `bigint`; null before the first. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

export function fileOf(folder: string, { name }: Pick<BackupTable, 'name'>): string {
  return path.join(folder, `${name}.copy.gz`);
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, undefined, 2);
  await writeFile(path.join(folder, 'manifest.json'), `${text}\n`, { mode: 0o600, flush: true });
}

/** @throws Error when the folder has no complete backup, or one of an unknown format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a complete backup: it has no manifest.json.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new Error(`${folder} has the format ${String(manifest.format)}, not ${String(FORMAT)}.`);
  }
  return manifest;
}
