import type { DietaryFlags } from './dietary-flags.js';
import type { Certainty, Evidence, FoodPlace, FoodEvidence } from '../foods/evidence-of-foods.js';

/** A catalogue row with dietary flags. */
interface Flagged {
  readonly key: string;
  readonly dietaryFlags: DietaryFlags;
}

/** A member of the household: a profile or a dependant. */
export interface Eater {
  /** Null for a dependant. */
  readonly profileId: number | null;
  /** Null for a profile. */
  readonly dependantId: number | null;
  /** The dietary flags of allergies and diet are the flags that the eater avoids. */
  readonly allergies: readonly Flagged[];
  readonly diet: Flagged | null;
  readonly dislikedIds: ReadonlySet<number>;
}

/** An ingredient of a recipe. */
export interface EatenIngredient extends Flagged {
  readonly id: number;
  /** Those of its flags that only many versions of it have. */
  readonly oftenFlags: DietaryFlags;
}

export const CONFLICT_REASONS = ['ALLERGY', 'DIET', 'DISLIKE'] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** What the service knows about the foods of a recipe. */
export interface RecipeFoods extends Evidence {
  /** The ingredients of the lines, in their order, then those of the lines of parts. */
  readonly ingredientIds: readonly number[];
  /** The ids of the steps, in their order. */
  readonly stepIds: readonly number[];
  /** Whether a part has changed since this was derived. */
  readonly isPending: boolean;
}

/** The reason why an eater cannot or does not want to eat an ingredient. */
export interface Conflict {
  readonly ingredientId: number;
  readonly profileId: number | null;
  readonly dependantId: number | null;
  readonly reason: ConflictReason;
  /** Key of the allergen, the diet or the disliked ingredient. */
  readonly key: string;
  readonly certainty: Certainty;
  readonly found: FoodPlace;
  /** The words, as written; null for an ingredient line. */
  readonly text: string | null;
  readonly stepId: number | null;
  /** The part in which it was found; null: the recipe itself. */
  readonly partId: number | null;
}

export const VERDICTS = ['SUITABLE', 'UNCERTAIN', 'UNSUITABLE'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Whether every eater can eat a recipe, and the evidence. */
export interface SuitabilityOfRecipe {
  readonly verdict: Verdict;
  readonly conflicts: readonly Conflict[];
}

/** What an eater and an ingredient have against each other, wherever it was found. */
type Clash = Omit<Conflict, 'found' | 'text' | 'stepId' | 'partId'>;

/**
 * Returns a function that judges a recipe for all eaters. `ingredients` contains every ingredient
 * with a conflict. What an ingredient clashes with is computed once, because the recipes of a page
 * share ingredients.
 */
export function suitabilityJudge(
  ingredients: readonly EatenIngredient[],
  eaters: readonly Eater[],
): (recipe: RecipeFoods) => SuitabilityOfRecipe {
  const clashes = new Map(
    ingredients.map((ingredient) => [ingredient.id, clashesOf(ingredient, eaters)]),
  );
  const clashesWith = (ingredientId: number) => clashes.get(ingredientId) ?? [];
  const anyAvoids = eaters.some(avoidsFoods);
  return ({ ingredientIds, foods, partLines = [], stepIds, isIncomplete, isPending }) => {
    const partOf = new Map(partLines.map(({ ingredientId, partId }) => [ingredientId, partId]));
    const ofLines = ingredientIds.flatMap((id) =>
      clashesWith(id).map((clash): Conflict => ({
        ...clash,
        found: 'LINE',
        text: null,
        stepId: null,
        partId: partOf.get(id) ?? null,
      })),
    );
    // Dislikes count in lines alone.
    const conflictsOf = ({ ingredientId, certainty, found, text, ...food }: FoodEvidence) => {
      const { step, partId = null } = food;
      const stepId = food.stepId ?? (step === null ? null : (stepIds[step - 1] ?? null));
      const place = { found, text, stepId, partId };
      return clashesWith(ingredientId)
        .filter(({ reason }) => reason !== 'DISLIKE')
        .map((clash): Conflict => ({
          ...clash,
          ...place,
          certainty: certainty === 'OFTEN' ? 'OFTEN' : clash.certainty,
        }));
    };
    const conflicts = [...ofLines, ...foods.flatMap(conflictsOf)];
    const isSure = ({ certainty, found }: Conflict) => certainty === 'CONTAINS' && found !== 'STEP';
    const isUnsuitable =
      ofLines.some(isSure) || foods.some((food) => !food.isDish && conflictsOf(food).some(isSure));
    const isUncertain = conflicts.length > 0 || (isIncomplete && anyAvoids) || isPending;
    const otherVerdict = isUncertain ? 'UNCERTAIN' : 'SUITABLE';
    return { verdict: isUnsuitable && !isPending ? 'UNSUITABLE' : otherVerdict, conflicts };
  };
}

/** Whether a food that was not read may be one that the eater avoids. */
function avoidsFoods({ allergies, diet }: Eater): boolean {
  return allergies.length > 0 || (diet !== null && diet.dietaryFlags !== 0);
}

function clashesOf(
  { id: ingredientId, key, dietaryFlags, oftenFlags }: EatenIngredient,
  eaters: readonly Eater[],
): Clash[] {
  const found: Clash[] = [];
  for (const { profileId, dependantId, allergies, diet, dislikedIds } of eaters) {
    const add = (reason: ConflictReason, reasonKey: string, certainty: Certainty) =>
      found.push({ ingredientId, profileId, dependantId, reason, key: reasonKey, certainty });
    const compare = (reason: ConflictReason, avoided: Flagged) => {
      const common = avoided.dietaryFlags & dietaryFlags;
      if (common === 0) return;
      add(reason, avoided.key, (common & ~oftenFlags) === 0 ? 'OFTEN' : 'CONTAINS');
    };
    for (const allergy of allergies) compare('ALLERGY', allergy);
    if (diet !== null) compare('DIET', diet);
    if (dislikedIds.has(ingredientId)) add('DISLIKE', key, 'CONTAINS');
  }
  return found;
}
