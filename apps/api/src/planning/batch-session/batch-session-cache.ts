import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { HouseState } from '../planned-recipes/planned-recipes.query.js';

/** In bytes: the sessions of some hundred full weeks. */
const MAX_SIZE = 32_000_000;

/** Bytes that an entry takes besides its text. */
const ENTRY_SIZE = 500;

interface CachedSession {
  readonly version: string;
  readonly json: Buffer;
}

/** The latest batch session of each house and week as JSON text, for as long as the house is unchanged. */
@Injectable()
export class BatchSessionCache {
  private readonly sessions = new LRUCache<string, CachedSession>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ json }) => json.byteLength + ENTRY_SIZE,
  });

  get({ houseId, version }: HouseState, weekStart: string): Buffer | undefined {
    const session = this.sessions.get(keyOf(houseId, weekStart));
    return session?.version === version ? session.json : undefined;
  }

  set({ houseId, version }: HouseState, weekStart: string, json: Buffer): void {
    this.sessions.set(keyOf(houseId, weekStart), { version, json });
  }
}

function keyOf(houseId: number | null, weekStart: string): string {
  return `${String(houseId)} ${weekStart}`;
}
