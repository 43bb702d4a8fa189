import { formatAmount, type IngredientRow, searchLabels, type UnitRow } from '@popote/client';
import { locale } from './locale.js';
import { labels } from './labels.js';
import { words } from './words.js';

// Names and amounts of foods. The service sends ids, which differ between installations; the label
// files have the names by key.

export interface Catalogue {
  readonly ingredients: readonly IngredientRow[];
  readonly units: readonly UnitRow[];
}

export interface Amount {
  readonly quantity: number;
  readonly unitId: number | null;
}

/** How a food is named beside its amounts. */
type Form = 'one' | 'several';

let units: Catalogue['units'] = [];
let ingredients: ReadonlyMap<number, IngredientRow> = new Map();
let ids: ReadonlyMap<string, number> = new Map();

/** The catalogue of the service, or what the device has kept of it. */
export function useCatalogueRows(catalogue: Catalogue) {
  ({ units } = catalogue);
  ingredients = new Map(catalogue.ingredients.map((row) => [row.id, row]));
  ids = new Map(catalogue.ingredients.map((row) => [row.key, row.id]));
}

export const amountNames = () => ({ units, labels: labels.units, locale });

const unitOf = (unitId: number | null) => units.find(({ id }) => id === unitId);

/** The units that a person may choose, with their names. */
export const unitChoices = () =>
  units.map(({ id, key }) => ({ id, name: labels.units[key]?.name ?? key }));

/** "1,5 kg", "2 gousses", "3"; several amounts are joined by a plus sign. */
export const amountText = (...amounts: readonly Amount[]) =>
  amounts.map((amount) => formatAmount(amount, amountNames())).join(' + ');

/** A shop sells whole pieces: counts are rounded up. */
export function inWholePieces({ quantity, unitId }: Amount): Amount {
  const isCount = unitOf(unitId)?.type === 'COUNT';
  return { quantity: isCount ? Math.ceil(quantity) : quantity, unitId };
}

/** Empty for a food that this device does not know yet. */
export function foodName(ingredientId: number | null, form: Form = 'one'): string {
  const label = labels.ingredients[ingredients.get(ingredientId ?? 0)?.key ?? ''];
  return (form === 'one' ? label?.name : label?.plural) ?? '';
}

/** What people count and weigh: "1 kg de carottes", but "100 g de beurre". */
const COUNTED = new Set(['vegetables', 'fruits', 'legumes', 'nutsAndSeeds', 'eggs', 'shellfish']);

/** Of these, what is one thing in any amount: "100 g d'ail", "500 g de chou". */
const UNCOUNTED = /garlic|cabbage|celery|fennel|ginger|corn|pumpkin|puree|juice|zest/i;

/** "2 oignons", "1 kg de carottes", "1 botte de radis", but "1 gousse d'ail", "100 g de beurre". */
function formOf(ingredientId: number | null, { quantity, unitId }: Amount): Form {
  const unit = unitOf(unitId);
  if (unit === undefined || unit.key === 'piece')
    return quantity >= 2 || (locale === 'en' && quantity > 1) ? 'several' : 'one';
  const food = ingredients.get(ingredientId ?? 0);
  const isCounted =
    food !== undefined && COUNTED.has(food.subcategory) && !UNCOUNTED.test(food.key);
  const isPart = unit.type === 'COUNT' && unit.key !== 'bunch' && unit.key !== 'sachet';
  return isCounted && !isPart ? 'several' : 'one';
}

/** The name of a food in a list: in the plural when there are several of it. */
export const listedName = (ingredientId: number | null, [amount]: readonly Amount[]) =>
  foodName(ingredientId, amount === undefined ? 'one' : formOf(ingredientId, amount));

/** "1 kg de pommes de terre", "2 oignons", "1 kg of potatoes", "2 onions". */
export function foodText(ingredientId: number | null, amount: Amount): string {
  const name = foodName(ingredientId, formOf(ingredientId, amount));
  const key = unitOf(amount.unitId)?.key ?? 'piece';
  return key === 'piece'
    ? `${amountText(amount)} ${name}`
    : words.app.amountOf(amountText(amount), name);
}

export interface FoundFood {
  readonly id: number;
  readonly name: string;
  /** The other name that the person has typed, if it is one. */
  readonly match: string;
  readonly shelf: string;
}

/** The foods that a text may mean, the best first. */
export function searchFoods(text: string, limit = 8): readonly FoundFood[] {
  const found = searchLabels(labels.ingredients, text).flatMap(({ key, name, match }) => {
    const id = ids.get(key);
    return id === undefined ? [] : [{ id, name, match, shelf: shelfOf(id) }];
  });
  return found.slice(0, limit);
}

/** The food with exactly this name, plural or other name. */
export function foodNamed(text: string): number | undefined {
  const [best] = searchLabels(labels.ingredients, text);
  const isExact = best?.match.toLocaleLowerCase() === text.trim().toLocaleLowerCase();
  return best !== undefined && isExact ? ids.get(best.key) : undefined;
}

export const shelfName = (subcategory: string | null) =>
  labels.subcategories[subcategory ?? '']?.name ?? words.app.otherShelf;

export const shelfOf = (ingredientId: number | null) =>
  shelfName(ingredients.get(ingredientId ?? 0)?.subcategory ?? null);
