import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHouseFile } from '../../src/exchange/house/import/file/read-house-file.js';
import { InvalidRequest } from '../../src/http/fields/validation-error.js';
import { zipOf } from './house-files.js';

const HEAD = JSON.stringify({ format: 'popote-house', version: 1, house: {} });
const MANY_PHOTOS = Array.from({ length: 10_001 }, (_, n) => [`photos/${String(n)}.webp`, '']);

describe('a file that is no house export', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'popote-house-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each<[string, () => Promise<Buffer>]>([
    ['a zip of something else', () => zipOf({ 'recipes.json': '[]' })],
    ['another format', () => zipOf({ 'house.json': '{"format":"mealie","version":1}' })],
    ['a later version', () => zipOf({ 'house.json': HEAD.replace('1', '2') })],
    [
      'a line of many megabytes',
      () => zipOf({ 'house.json': HEAD, 'recipes.ndjson': Buffer.alloc(8 * 2 ** 20, 'a') }),
    ],
    ['a head of many megabytes', () => zipOf({ 'house.json': Buffer.alloc(11 * 2 ** 20, ' ') })],
    ['many entries', () => zipOf({ 'house.json': HEAD, ...Object.fromEntries(MANY_PHOTOS) })],
  ])('is refused: %s', async (name, file) => {
    const location = path.join(folder, name);
    await writeFile(location, await file());
    const parts: string[] = [];
    const read = async () => {
      const events = readHouseFile({ path: location, ids: {} as never });
      for await (const { part } of events) parts.push(part);
    };
    await expect(read()).rejects.toThrow(InvalidRequest);
  });
});
