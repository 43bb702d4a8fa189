import type { Ingredient } from '../catalogue/ingredients.js';
import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { Amount } from '../units/amount.js';
import type { WeighedLine } from './nutrition.js';
import { foodOfLine, gramsInText, gramsOf } from './weigh-line.js';

/** What a recipe says about what is in it. */
export interface RecipeToWeigh {
  readonly portions: number;
  readonly lines: readonly LineToWeigh[];
  /** The lines without an ingredient, apart from headings, and the foods that each names. */
  readonly texts: readonly { readonly text: string; readonly ingredientIds: readonly number[] }[];
  readonly techniques: ReadonlySet<TechStepKey>;
}

export interface LineToWeigh extends Amount {
  readonly ingredientId: number;
  readonly rawText?: string | null;
  readonly note?: string | null;
}

type FindIngredient = (id: number) => Pick<Ingredient, 'key' | 'subcategory'> | undefined;

/** A line, and the rules that change how much of it is eaten. */
interface Draft extends WeighedLine {
  readonly kind: 'FOOD' | 'SALT' | 'WATER' | 'BATH';
}

const WATERS: ReadonlySet<string> = new Set(['water', 'cookingWater', 'sparklingWater', 'brine']);

/** Grams of salt or fat in 100 g, from which on a food is a salt or a fat. */
const PURE = 80;

/** More salt than this share of everything else is a crust, a brine or for cooking water. */
const MAX_SALT = 0.03;

/** Grams of fat for a portion, from which on it is poured away: where something is fried, and always. */
const FRYING_FAT = 25;
const MUCH_FAT = 100;
const FRYING = /\bfrit(?:s|es?|ure)?\b|\b(?:deep[- ])?fry(?:ing)?\b/i;

/** What fried food takes up of a bath, as a share of its own mass. */
const TAKEN_UP = 0.1;

/** Weighs what is eaten of each line of a recipe: [the rules](../../../../docs/nutrition.md#what-is-eaten). */
export function weighRecipe(recipe: RecipeToWeigh, findIngredient: FindIngredient): WeighedLine[] {
  const drafts = recipe.lines.map((line) => draftOf(line, recipe, findIngredient));
  const isDrained = recipe.techniques.has('drain');
  const massOf = (...kinds: readonly Draft['kind'][]) =>
    drafts.reduce((sum, { kind, grams }) => (kinds.includes(kind) ? sum + (grams ?? 0) : sum), 0);
  const food = massOf('FOOD');
  const bath = Math.min(massOf('BATH'), TAKEN_UP * food);
  const water = isDrained ? 0 : massOf('WATER');
  const salt = Math.min(massOf('SALT'), MAX_SALT * (food + bath + water));
  const eaten = { FOOD: food, BATH: bath, WATER: water, SALT: salt };
  return [
    ...drafts.map(({ kind, ...line }) => ({
      ...line,
      grams: line.grams && (line.grams * eaten[kind]) / massOf(kind),
    })),
    ...recipe.texts.map((text) => textLine(text, findIngredient)),
  ];
}

function draftOf(
  line: LineToWeigh,
  { portions, techniques }: RecipeToWeigh,
  findIngredient: FindIngredient,
): Draft {
  const { ingredientId, rawText: text = null, note } = line;
  const ingredient = findIngredient(ingredientId);
  if (ingredient === undefined) {
    const unknown = { grams: null, figures: null, missing: 'NO_DATA', isFree: false } as const;
    return { ingredientId, text, kind: 'FOOD', ...unknown };
  }
  const words = `${text ?? ''} ${note ?? ''}`;
  const food = foodOfLine(ingredient, line.unit, words);
  const figures = food?.figures ?? null;
  const grams = gramsOf(line, ingredient, food);
  const isWater = WATERS.has(ingredient.key);
  const isFat = ingredient.subcategory === 'oilsAndVinegars' && (figures?.fatG ?? 0) > PURE;
  const fries = FRYING.test(words) || techniques.has('deepFry') || techniques.has('confit');
  const isBath = isFat && (grams ?? 0) > portions * (fries ? FRYING_FAT : MUCH_FAT);
  const kind = isBath ? 'BATH' : (figures?.saltG ?? 0) > PURE ? 'SALT' : isWater ? 'WATER' : 'FOOD';
  return {
    ingredientId,
    text,
    kind,
    grams,
    figures,
    missing: figures === null ? 'NO_DATA' : grams === null ? 'NO_MASS' : null,
    isFree: isWater || (grams === null && ingredient.subcategory === 'spices'),
  };
}

function textLine(
  { text, ingredientIds }: RecipeToWeigh['texts'][number],
  findIngredient: FindIngredient,
): WeighedLine {
  const grams = gramsInText(text);
  const named = ingredientIds.map(findIngredient);
  return {
    ingredientId: ingredientIds[0] ?? null,
    text,
    grams,
    figures: null,
    missing: grams === null && named.length > 0 ? 'NO_AMOUNT' : 'UNREAD',
    isFree:
      named.length > 0 &&
      named.every((found) => found?.subcategory === 'spices' || WATERS.has(found?.key ?? '')),
  };
}
