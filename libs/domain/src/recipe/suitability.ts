import { ALLERGEN_FLAGS, type DietaryFlags } from './dietary-flags.js';

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
}

export const CONFLICT_REASONS = ['ALLERGY', 'DIET', 'DISLIKE'] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/**
 * Where a food was found, the surest place first: an ingredient line; a text of a line, that is its
 * raw text, its note or a line without an ingredient; a step, the name, the description or a heading.
 */
export const FOOD_PLACES = ['LINE', 'TEXT', 'STEP'] as const;

export type FoodPlace = (typeof FOOD_PLACES)[number];

/** A food that a text of a recipe names. */
export interface NamedFood {
  readonly ingredientId: number;
  readonly found: Exclude<FoodPlace, 'LINE'>;
  /** The words, as written. */
  readonly text: string;
  /** Null unless a step names the food. */
  readonly stepId: number | null;
}

/** What the service knows about the foods of a recipe. */
export interface RecipeFoods {
  /** The ingredients of the lines, in their order. */
  readonly ingredientIds: readonly number[];
  /** Foods of the texts that no line has, in the order of {@link FOOD_PLACES}. */
  readonly named: readonly NamedFood[];
  /** Words of lines without an ingredient that may be an unknown food. */
  readonly unread: readonly string[];
  /** Whether the recipe may contain a food that the service has not found. */
  readonly isIncomplete: boolean;
}

/** The reason why an eater cannot or does not want to eat an ingredient. */
export interface Conflict {
  readonly ingredientId: number;
  readonly profileId: number | null;
  readonly dependantId: number | null;
  readonly reason: ConflictReason;
  /** Key of the allergen, the diet or the disliked ingredient. */
  readonly key: string;
  readonly found: FoodPlace;
  /** The words, as written; null for an ingredient line. */
  readonly text: string | null;
  readonly stepId: number | null;
}

export const VERDICTS = ['SUITABLE', 'UNCERTAIN', 'UNSUITABLE'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Whether every eater can eat a recipe, and the evidence. */
export interface SuitabilityOfRecipe {
  readonly verdict: Verdict;
  readonly conflicts: readonly Conflict[];
}

/** What an eater and an ingredient have against each other, wherever it was found. */
type Clash = Omit<Conflict, 'found' | 'text' | 'stepId'>;

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
  const anyAvoidsAllergens = eaters.some(avoidsAllergens);
  return ({ ingredientIds, named, isIncomplete }) => {
    const ofLines = ingredientIds.flatMap((id) =>
      clashesWith(id).map((clash): Conflict => ({
        ...clash,
        found: 'LINE',
        text: null,
        stepId: null,
      })),
    );
    // Dislikes count in lines alone.
    const ofTexts = named.flatMap(({ ingredientId, found, text, stepId }) =>
      clashesWith(ingredientId)
        .filter(({ reason }) => reason !== 'DISLIKE')
        .map((clash): Conflict => ({ ...clash, found, text, stepId })),
    );
    const conflicts = [...ofLines, ...ofTexts];
    return { verdict: verdictOf(conflicts, isIncomplete && anyAvoidsAllergens), conflicts };
  };
}

function verdictOf(conflicts: readonly Conflict[], isUncertain: boolean): Verdict {
  if (conflicts.some(({ found }) => found !== 'STEP')) return 'UNSUITABLE';
  return conflicts.length > 0 || isUncertain ? 'UNCERTAIN' : 'SUITABLE';
}

/** A gluten-free diet counts as an allergy to gluten. */
function avoidsAllergens({ allergies, diet }: Eater): boolean {
  return allergies.length > 0 || (diet !== null && (diet.dietaryFlags & ALLERGEN_FLAGS) !== 0);
}

function clashesOf(
  { id: ingredientId, key, dietaryFlags }: EatenIngredient,
  eaters: readonly Eater[],
): Clash[] {
  const found: Clash[] = [];
  for (const { profileId, dependantId, allergies, diet, dislikedIds } of eaters) {
    const add = (reason: ConflictReason, reasonKey: string) =>
      found.push({ ingredientId, profileId, dependantId, reason, key: reasonKey });
    const clashes = (avoided: Flagged): boolean => (avoided.dietaryFlags & dietaryFlags) !== 0;
    for (const allergy of allergies) if (clashes(allergy)) add('ALLERGY', allergy.key);
    if (diet !== null && clashes(diet)) add('DIET', diet.key);
    if (dislikedIds.has(ingredientId)) add('DISLIKE', key);
  }
  return found;
}
