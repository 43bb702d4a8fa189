import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { HouseVersion } from '../planned-recipes/planned-recipes.query.js';
import type { SessionDays } from '../planned-recipes/planned-recipes.reader.js';

/** In bytes: some hundred full weeks. */
const MAX_SIZE = 32_000_000;

/** Bytes of an entry besides its text. A small buffer keeps the 8 KB that it shares with others. */
const ENTRY_SIZE = 8_700;

/** Milliseconds. Rows that an operator changes with SQL write no event. */
const MAX_AGE = 3_600_000;

interface Entry {
  readonly version: string;
  readonly json: Buffer;
}

/** Batch sessions as JSON text: of each house, week and day the latest, with the version of the house. */
@Injectable()
export class BatchSessionCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ json }) => json.byteLength + ENTRY_SIZE,
    ttl: MAX_AGE,
  });

  get({ houseId, version }: HouseVersion, days: SessionDays): Buffer | undefined {
    const entry = this.entries.get(keyOf(houseId, days));
    return entry?.version === version ? entry.json : undefined;
  }

  set({ houseId, version }: HouseVersion, days: SessionDays, json: Buffer): void {
    this.entries.set(keyOf(houseId, days), { version, json });
  }
}

function keyOf(houseId: number, { first, last }: SessionDays): string {
  return `${String(houseId)} ${first} ${last}`;
}
