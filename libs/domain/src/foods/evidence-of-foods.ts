/**
 * Where a food was found, the surest place first: an ingredient line; a text of a line, that is its
 * raw text, its note or a line without an ingredient; a step, the name, the description, a tag or a heading.
 */
export const FOOD_PLACES = ['LINE', 'TEXT', 'STEP'] as const;

export type FoodPlace = (typeof FOOD_PLACES)[number];

/** CONTAINS: by definition. OFTEN: by habit, as celery in a broth. */
export const CERTAINTIES = ['CONTAINS', 'OFTEN'] as const;

export type Certainty = (typeof CERTAINTIES)[number];

/** A food that a text names and no line has. */
export interface FoodEvidence {
  readonly ingredientId: number;
  readonly found: Exclude<FoodPlace, 'LINE'>;
  /** The words, as written. */
  readonly text: string;
  /** The position of the step of the recipe that names the food, from 1; null: another text. */
  readonly step: number | null;
  /** The part that names it, and the id of its step; absent: the recipe itself does. */
  readonly partId?: number;
  readonly stepId?: number;
  readonly certainty: Certainty;
  /** Whether the words name a dish that is made of the food. */
  readonly isDish: boolean;
}

/** An ingredient that a line of a part has, and no line of the recipe itself. */
export interface LineOfPart {
  readonly ingredientId: number;
  readonly partId: number;
}

/** What counts for the suitability of a recipe, apart from its lines. Stored when a text changes. */
export interface Evidence {
  /** Each ingredient once, where it is surest. */
  readonly foods: readonly FoodEvidence[];
  readonly unread: readonly string[];
  /** Each ingredient once; absent: there is none. */
  readonly partLines?: readonly LineOfPart[];
  /** Whether the recipe may contain a food that the service has not found. */
  readonly isIncomplete: boolean;
}
