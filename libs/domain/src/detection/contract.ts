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
}

/** A technique or a utensil found in a text. */
export type Entity = Span & {
  /** Specificity of the wording; the higher weight wins where two techniques overlap. */
  readonly weight: number;
  /** Index into {@link TextDetection.clauses}. */
  readonly clause: number;
} & (
    | { readonly kind: 'technique'; readonly key: TechStepKey }
    | { readonly kind: 'utensil'; readonly key: UtensilKey }
  );

/** An ingredient found in a text, with the amount immediately before it. */
export interface IngredientMention extends Span {
  readonly key: IngredientKey;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  readonly clause: number;
}

/** The detection of one text. Entities, ingredients and clauses are in text order. */
export interface TextDetection {
  readonly entities: readonly Entity[];
  readonly ingredients: readonly IngredientMention[];
  readonly clauses: readonly Span[];
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
export interface IngredientLine {
  readonly ingredient: IngredientKey | null;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /** Up to three possible ingredients, best first. */
  readonly candidates: readonly IngredientKey[];
}

export interface IngredientLinesResponse {
  readonly version: string;
  readonly results: readonly IngredientLine[];
}

/** Maximum number of texts or lines in a request to the classifier. */
export const MAX_TEXTS = 500;
