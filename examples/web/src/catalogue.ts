import {
  formatAmount,
  isPopoteError,
  type LabelFile,
  type LabelTable,
  PopoteNetworkError,
  type IngredientRow,
  type UnitRow,
} from '@popote/client';
import { stored } from './browser.js';
import { locale, popote } from './popote.js';
import { words } from './words.js';

type Labels = Pick<
  LabelFile,
  'errors' | 'ingredients' | 'slots' | 'subcategories' | 'techSteps' | 'units'
>;
export interface Amount {
  readonly quantity: number;
  readonly unitId: number | null;
}
interface Rows {
  readonly ingredients: IngredientRow[];
  readonly units: UnitRow[];
}

let labels: Labels;
let rows: Rows;
let ingredientKeys: ReadonlyMap<number, IngredientRow>;

/** Loads the names, which the first screen needs. */
export async function loadLabels() {
  const file = locale === 'fr' ? import('./labels.fr.js') : import('./labels.en.js');
  labels = (await file).labels;
}

/** Loads the ids, which need a session. Without a network it uses those of the last time. */
export async function loadCatalogue() {
  const kept = stored<Rows>('catalogue');
  const [ingredients, units] = await Promise.all([
    popote.listReferenceIngredients().catch(orKept),
    popote.listReferenceUnits().catch(orKept),
  ]);
  const last = kept.read();
  rows = {
    ingredients: ingredients?.data ?? last?.ingredients ?? [],
    units: units?.data ?? last?.units ?? [],
  };
  kept.write(rows);
  ingredientKeys = new Map(rows.ingredients.map((row) => [row.id, row]));
}

function orKept(error: unknown): undefined {
  if (!(error instanceof PopoteNetworkError)) throw error;
}

export const amountNames = () => ({ units: rows.units, labels: labels.units, locale });
export const amountOf = (amount: Amount) => formatAmount(amount, amountNames());

export function ingredientName(id: number | null): string {
  return labels.ingredients[ingredientKeys.get(id ?? 0)?.key ?? '']?.name ?? '';
}

/** "onions" of 2 pieces, but "butter" of 50 g. */
export function foodName(id: number | null, amount: Amount | undefined): string {
  const unit = rows.units.find(({ id }) => id === amount?.unitId);
  const isPlural = unit?.key === 'piece' && (amount?.quantity ?? 0) >= 2;
  const label = labels.ingredients[ingredientKeys.get(id ?? 0)?.key ?? ''];
  return (isPlural ? label?.plural : label?.name) ?? '';
}

export const nameOf = (table: Exclude<keyof Labels, 'errors'>, key: string) =>
  (labels[table] as LabelTable)[key]?.name ?? key;

/** The sentence about an error for the person. */
export function sentenceOf(error: unknown): string {
  if (error instanceof PopoteNetworkError) return words.offline;
  if (isPopoteError(error)) return labels.errors[String(error.code)] ?? error.message;
  return String(error);
}
