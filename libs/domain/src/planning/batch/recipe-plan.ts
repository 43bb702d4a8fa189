import { itemIdsOf } from '../planned-recipe.js';
import type {
  BatchRecipe,
  BatchStep,
  MentionedIngredient,
  RecipeTechnique,
} from './batch-recipe.js';

/** A technique of a recipe, or a step without techniques, as an action of its plan. */
export interface Action {
  readonly recipe: BatchRecipe;
  readonly technique: RecipeTechnique;
  /** See `itemIdsOf`: one array for all its actions. */
  readonly itemIds: readonly number[];
  /** The distinct ingredients of the technique, in text order. */
  readonly ingredientIds: readonly number[];
  /** The part of the recipe's whole amount of an ingredient that the technique uses; null if unknown. */
  readonly partOf: (ingredientId: number) => number | null;
  /** What happens while it runs. */
  readonly during: readonly Action[];
}

/** The actions of a recipe, in order. A step without techniques is one action. */
export function planOf(recipe: BatchRecipe): Action[] {
  const itemIds = itemIdsOf(recipe);
  const mentions = new Map<number, Shares>();
  const actionOf = (technique: RecipeTechnique, during: readonly Action[]): Action => {
    const placeOf = ({ start }: MentionedIngredient) =>
      `${String(technique.stepId)} ${String(start)}`;
    for (const mention of technique.ingredients) {
      const shares = mentions.get(mention.ingredientId) ?? new Map<string, Share>();
      mentions.set(mention.ingredientId, shares.set(placeOf(mention), mention.share));
    }
    const partOf = (ingredientId: number) => {
      const own = technique.ingredients.filter((mention) => mention.ingredientId === ingredientId);
      return partIn(mentions.get(ingredientId) ?? new Map<string, Share>(), own.map(placeOf));
    };
    const ingredientIds = [
      ...new Set(technique.ingredients.map((mention) => mention.ingredientId)),
    ];
    return { recipe, technique, itemIds, ingredientIds, partOf, during };
  };
  return techniquesInOrder(recipe).map(([technique, ...during]) => {
    const lasting = [technique, ...during].find(({ duration }) => duration !== null);
    const whole = { ...technique, duration: lasting?.duration ?? null };
    return actionOf(
      whole,
      during.map((each) => actionOf(each, [])),
    );
  });
}

type Share = MentionedIngredient['share'];

/** What a recipe says of an ingredient at each place that mentions it. */
type Shares = Map<string, Share>;

/**
 * The part of the whole that some of the mentions are together: all of it if there is no other mention,
 * "half of the milk", and "the rest of the milk" if the other mentions are measured parts.
 */
function partIn(shares: Shares, places: readonly string[]): number | null {
  let sum = 0;
  for (const place of new Set(places)) {
    const share = shares.get(place);
    const whole = shares.size === 1 ? 1 : null;
    const part = share === null ? restOf(shares, place) : (share ?? whole);
    if (part === null) return null;
    sum += part;
  }
  return sum;
}

/** What the other mentions leave; null unless each of them is a measured part. */
function restOf(shares: Shares, place: string): number | null {
  let rest = 1;
  for (const [other, share] of shares) {
    if (other === place) continue;
    if (typeof share !== 'number') return null;
    rest -= share;
  }
  return rest > 0 && rest < 1 ? rest : null;
}

/** A technique, and those that happen while it runs. */
type Concurrent = [technique: RecipeTechnique, ...during: RecipeTechnique[]];

function techniquesInOrder({ steps, techniques }: BatchRecipe): Concurrent[] {
  const byStep = new Map<number, RecipeTechnique[]>(steps.map(({ id }) => [id, []]));
  for (const technique of techniques) byStep.get(technique.stepId)?.push(technique);
  return steps.flatMap((step) => {
    const found = byStep.get(step.id) ?? [];
    return found.length > 0 ? concurrentIn(found) : [[wholeStep(step)]];
  });
}

/** What happens during another technique belongs to the one before it, else to the next one. */
function concurrentIn(techniques: readonly RecipeTechnique[]): Concurrent[] {
  const mains = techniques.filter(({ during }) => during !== true);
  if (mains.length === 0) return techniques.map((each) => [each]);
  const groups = mains.map((main): Concurrent => [main]);
  for (const each of techniques) {
    if (each.during !== true) continue;
    (groups.findLast(([main]) => main.start < each.start) ?? groups[0])?.push(each);
  }
  return groups;
}

function wholeStep({ id, description }: BatchStep): RecipeTechnique {
  const span = { start: 0, end: description.length };
  const nothing = { ingredients: [], utensilIds: [], duration: null, celsius: null };
  return { stepId: id, techStepKey: null, ...span, ...nothing };
}

/**
 * Actions with equal keys can be merged: same technique, same ingredients; an oven that is heated to the
 * same temperature. Null without either.
 */
export function mergeKeyOf({ technique, ingredientIds }: Action): string | null {
  const { techStepKey, celsius } = technique;
  if (techStepKey === 'preheat' && celsius !== null) return `preheat to ${String(celsius)}`;
  if (techStepKey === null || ingredientIds.length === 0) return null;
  return `${techStepKey} ${[...ingredientIds].sort((a, b) => a - b).join(' ')}`;
}
