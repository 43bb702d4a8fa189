import type { Locale } from '../locale.js';
import { type Ingredient, type IngredientKey, INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { ENGLISH } from './ingredient-names/en.js';
import { FRENCH } from './ingredient-names/fr.js';
import { type NameTables, readLabel, readNames } from './ingredient-names/notation.js';
import { pluralEn } from './ingredient-names/plural.en.js';
import { pluralFr } from './ingredient-names/plural.fr.js';

export interface IngredientNames {
  readonly key: IngredientKey;
  /** The name a person would read on a shopping list, singular. */
  readonly label: string;
  /**
   * Every written form, label included: synonyms, plurals, regional names, common misspellings.
   * No two ingredients of a language share one.
   */
  readonly forms: readonly string[];
  /** Forms of other ingredients that people also use for this one: "pepper" for a bell pepper. */
  readonly alternatives: readonly string[];
}

const TABLES: Record<Locale, NameTables> = { fr: FRENCH, en: ENGLISH };
const PLURAL: Record<Locale, (name: string) => string> = { fr: pluralFr, en: pluralEn };

const known = new Map<Locale, readonly IngredientNames[]>();

/** The names of every ingredient in a language, in catalogue order; read once, then remembered. */
export function ingredientNames(locale: Locale): readonly IngredientNames[] {
  const names = known.get(locale) ?? readAll(locale);
  known.set(locale, names);
  return names;
}

function readAll(locale: Locale): IngredientNames[] {
  return INGREDIENTS.map((ingredient) => ({
    key: ingredient.key,
    ...readNames(rowOf(ingredient, locale), PLURAL[locale]),
  }));
}

/** The name a person would read on a shopping list, singular. */
export function ingredientLabel(ingredient: Placed, locale: Locale): string {
  return readLabel(rowOf(ingredient, locale));
}

/** An ingredient, as far as its place in the tables goes. */
type Placed = Pick<Ingredient, 'key' | 'subcategory'>;

function rowOf({ key, subcategory }: Placed, locale: Locale): string {
  const rows: Readonly<Partial<Record<IngredientKey, string>>> = TABLES[locale][subcategory];
  return rows[key] ?? '';
}
