import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { SessionHeaders } from '../../../harness/account.js';
import { sendJson } from '../../../harness/send.js';
import type { Target } from '../../attack.js';
import type { Traffic } from '../../traffic.js';

export type Entry = readonly [path: string, content: Buffer | string];

/** Seconds in which the archive of another house must be read. */
const MAX_SECONDS = 10;
/** Milliseconds between two questions how far an archive is. */
const INTERVAL_MS = 100;

/** Uploads an archive, waits until it is read, and deletes it. Returns 200 when that is in time. */
export async function readArchive(
  target: Target,
  headers: SessionHeaders,
  bytes: Buffer,
  traffic: Traffic,
): Promise<number> {
  const start = performance.now();
  const response = await upload(target, headers, bytes);
  if (!response.ok) return response.status;
  const { id } = (await response.json()) as { readonly id: number };
  const url = `${target.apiUrl}/archives/${String(id)}`;
  let state = 'READING';
  let seconds = 0;
  while (state === 'READING' && seconds < MAX_SECONDS) {
    await setTimeout(INTERVAL_MS);
    ({ state } = await sendJson<{ readonly state: string }>('GET', url, headers));
    seconds = (performance.now() - start) / 1000;
  }
  traffic.record(`${state} after ${seconds.toFixed(0)} s`);
  await fetch(url, { method: 'DELETE', headers });
  return state === 'READ' ? 200 : 408;
}

export function upload(
  { apiUrl }: Target,
  headers: SessionHeaders,
  bytes: Buffer,
  path = '/archives',
): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'export.zip');
  return fetch(apiUrl + path, { method: 'POST', headers, body });
}

/** Three recipes. */
export const ordinaryArchive = () => zip(numbered(3, (n) => [`${n}.json`, recipe(n)]));

export const numbered = (count: number, entryOf: (n: string) => Entry) =>
  Array.from({ length: count }, (_, index) => entryOf(String(index)));

export const recipe = (name: string, image?: string) =>
  JSON.stringify({ '@type': 'Recipe', name, image, recipeIngredient: ['2 œufs'] });

export function zip(entries: readonly Entry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of entries) archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return buffer(archive.outputStream);
}
