import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { UnitKey } from '../catalogue/units.js';
import type { UtensilKey } from '../catalogue/utensils.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import type { Locale } from '../locale.js';

/** Half-open range `[start, end)` of UTF-16 code units in the text as it was written. */
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
  /** How specific the wording is; the higher wins where two techniques overlap. */
  readonly weight: number;
  /** Index into {@link TextDetection.clauses}. */
  readonly clause: number;
} & (
    | { readonly kind: 'technique'; readonly key: TechStepKey }
    | { readonly kind: 'utensil'; readonly key: UtensilKey }
  );

/** An ingredient found in a text, with the amount written immediately before it. */
export interface IngredientMention extends Span {
  readonly key: IngredientKey;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  readonly clause: number;
}

/** What was found in one text: entities, ingredients and clauses are each in text order. */
export interface TextDetection {
  readonly entities: readonly Entity[];
  readonly ingredients: readonly IngredientMention[];
  readonly clauses: readonly Span[];
}

/** Answer of `POST /v1/process`: one result a text, in order. */
export interface ProcessResponse {
  /** Digest of code and lexicon; changes whenever an answer could. */
  readonly version: string;
  readonly results: readonly TextDetection[];
}

/** Body of the classifier's `POST /v1/ingredient-lines`. At most {@link MAX_TEXTS} lines. */
export interface IngredientLinesRequest {
  readonly locale: Locale;
  readonly lines: readonly string[];
}

/** What one ingredient line says; null where it could not be told. */
export interface IngredientLine {
  readonly ingredient: IngredientKey | null;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /** Up to three ingredient keys that the line may mean, best first. */
  readonly candidates: readonly IngredientKey[];
}

export interface IngredientLinesResponse {
  readonly version: string;
  readonly results: readonly IngredientLine[];
}

/** Texts or lines in one request to the classifier. */
export const MAX_TEXTS = 500;
