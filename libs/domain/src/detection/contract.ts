import type { FoodKey } from '../catalogue/dishes.js';
import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { UnitKey } from '../catalogue/units.js';
import type { UtensilKey } from '../catalogue/utensils.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import type { Locale } from '../locale.js';

/** Half-open range `[start, end)` of UTF-16 code units in the original text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Body of the classifier's `POST /v1/process`. At most {@link MAX_TEXTS} texts. */
export interface ProcessRequest {
  readonly locale: Locale;
  readonly texts: readonly string[];
  /** Whether each finding names its rule, and each result lists all decisions. Default: false. */
  readonly explain?: boolean | null;
}

/** Something found in a text, in one of its clauses. */
export interface Finding extends Span {
  /** Index into {@link TextDetection.clauses}. */
  readonly clause: number;
  /** Id of the rule that decided. Present only if the request has `explain`. */
  readonly rule?: string;
}

/**
 * A technique or a utensil found in a text. A utensil that serves several clauses is repeated in
 * each of them, with the same span and key.
 */
export type Entity = Finding & {
  /** Specificity of the wording; the higher weight wins where two techniques overlap. */
  readonly weight: number;
} & (
    | {
        readonly kind: 'technique';
        readonly key: TechStepKey;
        /** Present if it happens while the technique before it runs: "baste" in "roast, basting often". */
        readonly during?: true;
      }
    | { readonly kind: 'utensil'; readonly key: UtensilKey }
  );

/**
 * An ingredient found in a text, with the amount immediately before it or in brackets after it. An ingredient that later
 * clauses also use ("peel the carrots and slice them") is repeated in each of them, with the same
 * span, key and amount.
 */
export interface IngredientMention extends Finding {
  readonly key: IngredientKey;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /**
   * The part of the recipe's whole amount that the text means: 0.5 for "half of the milk", null for a part
   * that the text does not measure, "the rest of the milk". Absent if it means no part.
   */
  readonly share?: number | null;
  /** The amount as written: `text.slice(amountStart, amountEnd)`. Absent without an amount beside the food. */
  readonly amountStart?: number;
  readonly amountEnd?: number;
}

/**
 * A duration found in a text. "10 minutes" has equal bounds, "10 to 12 minutes" has the bounds of
 * the range. Both are whole seconds within {@link SECONDS_RANGE}.
 */
export interface DurationMention extends Finding {
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/**
 * A temperature found in a text, in degrees Celsius within {@link CELSIUS_RANGE}. A temperature in
 * another unit (350 °F, gas mark 4, thermostat 6) is converted.
 */
export interface TemperatureMention extends Finding {
  readonly celsius: number;
}

/** Step of the detection in which a rule decided. */
export type DecisionStep =
  | 'instruction'
  | 'technique'
  | 'mention'
  | 'measure'
  | 'overlap'
  | 'clause'
  /** What a verb acts on, and what a mention or a measure depends on. */
  | 'object'
  /** What a clause takes up of the clauses before it. */
  | 'carryOver'
  /** What the next clause can take up. */
  | 'focus';

/** Words of a text that may name a food. */
export interface FoodSpan extends Span {
  readonly key: FoodKey;
  /** Present if the words refer to something that is there already: "the dough", "cette sauce". */
  readonly isReference?: true;
}

/** What a text says of foods, in every language of the engine. Every list is in text order. */
export interface ReadFoods {
  /**
   * Every name that may be a food, whatever the rules decide about it, each food of a longer name too:
   * "walnut" and "bread" in "walnut bread". What is said to be absent is left out. A dish overlaps the foods in its name.
   */
  readonly possibleFoods: readonly FoodSpan[];
  /**
   * Words that could be a food and are not read as one; the whole text if it is in another language.
   * In an ingredient line, also the numbers that are used for nothing.
   */
  readonly unread: readonly Span[];
}

/** What a rule decided about a part of a text. */
export interface Decision extends Span {
  readonly step: DecisionStep;
  /** Id of the rule. */
  readonly rule: string;
  /** What the part is: a key, or the role of an instruction. Null if the rule rejected the part. */
  readonly result: string | null;
}

/** The detection of one text. Every list is in text order. */
export interface TextDetection extends ReadFoods {
  readonly entities: readonly Entity[];
  readonly ingredients: readonly IngredientMention[];
  readonly durations: readonly DurationMention[];
  readonly temperatures: readonly TemperatureMention[];
  readonly clauses: readonly Span[];
  /** What the rules decided, rejections included. Present only if the request has `explain`. */
  readonly decisions?: readonly Decision[];
}

/** Response of `POST /v1/process`: one result for each text, in order. */
export interface ProcessResponse {
  /** Digest of the code and the language data. It changes when a result may change. */
  readonly version: string;
  readonly results: readonly TextDetection[];
}

/** Body of the classifier's `POST /v1/ingredient-lines`. At most {@link MAX_TEXTS} lines. */
export interface IngredientLinesRequest {
  readonly locale: Locale;
  readonly lines: readonly string[];
}

/** The parts of an ingredient line; null for a part that was not found. */
export interface IngredientLine extends ReadFoods {
  readonly ingredient: IngredientKey | null;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /** Up to three possible ingredients, best first. */
  readonly candidates: readonly IngredientKey[];
  /** Every food that the line names, in text order, with the amount that belongs to it. */
  readonly foods: readonly LineFood[];
  /** Indexes into `foods` of the foods that are a choice beside the food before them. */
  readonly alternatives: readonly number[];
  readonly flags: readonly LineFlag[];
}

/** A food that an ingredient line names. */
export interface LineFood extends Span {
  readonly key: IngredientKey;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

/** What a person must check in an ingredient line. */
export const LINE_FLAGS = [
  /** The line may name more foods than those in `foods`: "cranberry chutney", "salt and …". */
  'SEVERAL_INGREDIENTS',
  /** The line offers a choice: "butter or margarine". */
  'ALTERNATIVE',
  /** A number of the line is not used. */
  'UNREAD_AMOUNT',
  /** A number without a unit stands before a food that is not counted: "200 flour". */
  'UNLIKELY_UNIT',
] as const;

export type LineFlag = (typeof LINE_FLAGS)[number];

export interface IngredientLinesResponse {
  readonly version: string;
  readonly results: readonly IngredientLine[];
}

/** Bounds of a duration: one second and two years. */
export const SECONDS_RANGE = { min: 1, max: 730 * 24 * 60 * 60 } as const;

/** Bounds of a temperature in degrees Celsius. */
export const CELSIUS_RANGE = { min: -60, max: 600 } as const;

/** Maximum number of texts or lines in a request to the classifier. */
export const MAX_TEXTS = 500;
