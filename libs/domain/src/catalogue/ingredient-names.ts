import type { Locale } from '../locale.js';
import { type Ingredient, type IngredientKey, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import * as en from './ingredient-names/en.js';
import * as fr from './ingredient-names/fr.js';
import {
  type NameTables,
  readLabel,
  readNames,
  type WrittenNames,
} from './ingredient-names/notation.js';
import { pluralEn } from './ingredient-names/plural.en.js';
import { pluralFr } from './ingredient-names/plural.fr.js';

export interface IngredientNames {
  readonly key: IngredientKey;
  /** The singular name on a shopping list. */
  readonly label: string;
  /**
   * All written forms and the label: synonyms, plurals, regional names, common misspellings. A
   * form belongs to one ingredient of the language.
   */
  readonly forms: readonly string[];
  /** Forms of other ingredients that may also mean this one: "pepper" for a bell pepper. */
  readonly alternatives: readonly string[];
}

const TABLES: Record<Locale, NameTables> = { fr, en };
const PLURAL: Record<Locale, (name: string) => string> = { fr: pluralFr, en: pluralEn };

const parsed = new Map<Locale, readonly IngredientNames[]>();

/** The names of all ingredients in a language, in catalogue order. They are parsed once. */
export function ingredientNames(locale: Locale): readonly IngredientNames[] {
  const names = parsed.get(locale) ?? readAll(locale);
  parsed.set(locale, names);
  return names;
}

function readAll(locale: Locale): IngredientNames[] {
  return INGREDIENTS.map((ingredient) => ({
    key: ingredient.key,
    ...writtenNames(ingredientRow(ingredient, locale), locale),
  }));
}

/** The names of a row of a language: see `notation.ts`. */
export function writtenNames(row: string, locale: Locale): WrittenNames {
  return readNames(row, PLURAL[locale]);
}

/** The singular name on a shopping list. */
export function ingredientLabel(ingredient: RowLocation, locale: Locale): string {
  return readLabel(ingredientRow(ingredient, locale));
}

/** The properties of an ingredient that locate its row in the tables. */
type RowLocation = Pick<Ingredient, 'key' | 'subcategory'>;

/** The names of an ingredient as written in the tables: see `notation.ts`. */
export function ingredientRow({ key, subcategory }: RowLocation, locale: Locale): string {
  const rows: Readonly<Partial<Record<IngredientKey, string>>> = TABLES[locale][subcategory];
  return rows[key] ?? '';
}

/** Ingredients that a more specific name beside them replaces. */
export const GENERIC_INGREDIENTS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'cheese',
  'sauce',
  'fish',
  'cereal',
  'cookie',
  'chiliPepper',
  'spices',
]);
