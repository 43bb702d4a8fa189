import type { IngredientLine, TextDetection } from './contract.js';
import { INGREDIENTS } from '../catalogue/ingredients.js';
import { TECH_STEP_KEYS } from '../catalogue/tech-steps.js';
import { UNITS } from '../catalogue/units.js';
import { UTENSIL_KEYS } from '../catalogue/utensils.js';

/** Something parsed from JSON, of which nothing is known yet. */
type Parsed = Readonly<Record<string, unknown>>;

const TECHNIQUES: ReadonlySet<unknown> = new Set(TECH_STEP_KEYS);
const UTENSILS: ReadonlySet<unknown> = new Set(UTENSIL_KEYS);
const INGREDIENT_KEYS: ReadonlySet<unknown> = new Set(INGREDIENTS.map(({ key }) => key));
const UNIT_KEYS: ReadonlySet<unknown> = new Set(UNITS.map(({ key }) => key));
const MAX_CANDIDATES = 3;

/**
 * Whether a value is an analysis of this very text: every span lies within it, every key is in
 * the catalogues, every clause that is named exists.
 */
export function isTextDetection(value: unknown, text: string): value is TextDetection {
  if (!isObject(value)) return false;
  const { entities, ingredients, clauses } = value;
  if (!Array.isArray(entities) || !Array.isArray(ingredients) || !Array.isArray(clauses)) {
    return false;
  }
  const lies = (item: Parsed) => isSpan(item, text) && isIndex(item['clause'], clauses.length);
  return (
    clauses.every((clause) => isObject(clause) && isSpan(clause, text)) &&
    entities.every((entity) => isObject(entity) && lies(entity) && isEntity(entity)) &&
    ingredients.every((mention) => isObject(mention) && lies(mention) && isMention(mention))
  );
}

/** Whether a value is the reading of an ingredient line, with known keys only. */
export function isIngredientLine(value: unknown): value is IngredientLine {
  if (!isObject(value)) return false;
  const { ingredient, candidates } = value;
  return (
    (ingredient === null || INGREDIENT_KEYS.has(ingredient)) &&
    isAmount(value) &&
    Array.isArray(candidates) &&
    candidates.length <= MAX_CANDIDATES &&
    candidates.every((candidate) => INGREDIENT_KEYS.has(candidate))
  );
}

function isObject(value: unknown): value is Parsed {
  return typeof value === 'object' && value !== null;
}

function isSpan({ start, end }: Parsed, text: string): boolean {
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    0 <= (start as number) &&
    (start as number) < (end as number) &&
    (end as number) <= text.length
  );
}

function isIndex(value: unknown, length: number): boolean {
  return Number.isInteger(value) && 0 <= (value as number) && (value as number) < length;
}

function isEntity({ kind, key, weight }: Parsed): boolean {
  if (!Number.isFinite(weight)) return false;
  return kind === 'technique' ? TECHNIQUES.has(key) : kind === 'utensil' && UTENSILS.has(key);
}

function isMention(mention: Parsed): boolean {
  return INGREDIENT_KEYS.has(mention['key']) && isAmount(mention);
}

function isAmount({ quantity, unit }: Parsed): boolean {
  const isQuantity = quantity === null || (Number.isFinite(quantity) && (quantity as number) >= 0);
  return isQuantity && (unit === null || UNIT_KEYS.has(unit));
}
