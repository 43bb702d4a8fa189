import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceAdapter } from './source.adapter.js';
import { cuisineAz } from './cuisine-az.adapter.js';
import { marmiton } from './marmiton.adapter.js';
import { theMealDb } from './the-meal-db.adapter.js';
import { web } from './web.adapter.js';

/** The type requires an adapter for each source of the catalogue. */
export const ADAPTERS: Readonly<Record<SourceKey, SourceAdapter>> = {
  theMealDb,
  marmiton,
  cuisineAz,
  web,
};

/** The adapter of a source; undefined for an unknown key. */
export function adapterOf(key: string): SourceAdapter | undefined {
  return Object.values(ADAPTERS).find((adapter) => adapter.key === key);
}
