import type { SourceKey } from '#domain/catalogue/sources.js';
import type { SourceAdapter } from '../source.adapter.js';
import { cuisineAz } from './cuisine-az.adapter.js';
import { marmiton } from './marmiton.adapter.js';
import { theMealDb } from './the-meal-db.adapter.js';
import { web } from './web.adapter.js';

/** Every source has its adapter. */
export const ADAPTERS: { readonly [K in SourceKey]: SourceAdapter<K> } = {
  theMealDb,
  marmiton,
  cuisineAz,
  web,
};
