import type { SourceKey } from '#domain/catalogue/sources.js';
import type { AdapterOf, SourceAdapter } from '../reader/source.adapter.js';
import { cuisineAz } from './cuisine-az.adapter.js';
import { marmiton } from './marmiton.adapter.js';
import { theMealDb } from './the-meal-db.adapter.js';
import { web } from './web.adapter.js';

/** Every source of the catalogue has one: the compiler sees to it. */
const ADAPTERS: { readonly [K in SourceKey]: AdapterOf<K> } = {
  theMealDb,
  marmiton,
  cuisineAz,
  web,
};

/** The adapter of a source; undefined where there is no such source. */
export function adapterOf(key: string): SourceAdapter | undefined {
  return Object.values<SourceAdapter>(ADAPTERS).find((adapter) => adapter.key === key);
}
