import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { HouseVersion } from './planned-recipes.query.js';
import type { PlannedDays } from './planned-recipes.reader.js';

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

/** What is computed from the plan of a house. */
type Computed = 'batch-session' | 'shopping-list';

/**
 * Batch sessions and shopping lists as JSON text: of each house and its days the latest, with the
 * version of the house.
 */
@Injectable()
export class PlanCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ json }) => json.byteLength + ENTRY_SIZE,
    ttl: MAX_AGE,
  });

  get(kind: Computed, { houseId, version }: HouseVersion, days: PlannedDays): Buffer | undefined {
    const entry = this.entries.get(keyOf(kind, houseId, days));
    return entry?.version === version ? entry.json : undefined;
  }

  set(kind: Computed, { houseId, version }: HouseVersion, days: PlannedDays, json: Buffer): void {
    this.entries.set(keyOf(kind, houseId, days), { version, json });
  }
}

function keyOf(kind: Computed, houseId: number, { weekStart, first, last }: PlannedDays): string {
  return `${kind} ${String(houseId)} ${weekStart} ${first} ${last}`;
}
