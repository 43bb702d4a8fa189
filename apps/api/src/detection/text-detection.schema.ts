import { Ajv } from 'ajv';
import { DISHES } from '#domain/catalogue/dishes.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import {
  CELSIUS_RANGE,
  type IngredientLine,
  type IngredientMention,
  LINE_FLAGS,
  SECONDS_RANGE,
  type Span,
  type TextDetection,
} from '#domain/detection/contract.js';
import type { DetectedTexts } from '#domain/recipe/recipe-texts.js';

const MAX_CANDIDATES = 3;

const INTEGER = { type: 'integer', minimum: 0 };
// A set, because ajv compares a value with each value of an enum.
const INGREDIENT_KEYS: ReadonlySet<string> = new Set(INGREDIENTS.map(({ key }) => key));
const INGREDIENT = { type: 'string', format: 'ingredient' };
const FOOD_KEYS: ReadonlySet<string> = new Set([...INGREDIENTS, ...DISHES].map(({ key }) => key));
const AMOUNT = {
  quantity: { type: 'number', minimum: 0, nullable: true },
  unit: { enum: [...UNITS.map(({ key }) => key), null] },
};
const SPAN = { start: INTEGER, end: INTEGER };
const AMOUNT_SPAN = { amountStart: INTEGER, amountEnd: INTEGER };
const SHARE = { type: 'number', exclusiveMinimum: 0, maximum: 1, nullable: true };
const SECONDS = { type: 'integer', minimum: SECONDS_RANGE.min, maximum: SECONDS_RANGE.max };
const CELSIUS = { type: 'number', minimum: CELSIUS_RANGE.min, maximum: CELSIUS_RANGE.max };

/** `optional` may be absent: a worker of an earlier version does not send it. */
const object = (
  properties: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const list = (items: object) => ({ type: 'array', items });

const FOOD_SPAN = object(
  { key: { type: 'string', format: 'food' }, ...SPAN },
  { isReference: { const: true } },
);
/** A classifier of an earlier version does not send these for steps. */
const READ_FOODS = {
  possibleFoods: { ...list(FOOD_SPAN), default: [] },
  unread: { ...list(object(SPAN)), default: [] },
};

const TEXT_DETECTION = object(
  {
    entities: list({
      ...object(
        {
          kind: { enum: ['technique', 'utensil'] },
          ...SPAN,
          weight: { type: 'number' },
          clause: INTEGER,
        },
        { during: { const: true } },
      ),
      if: { properties: { kind: { const: 'technique' } } },
      then: object({ key: { enum: TECH_STEP_KEYS } }),
      else: object({ key: { enum: UTENSIL_KEYS } }),
    }),
    ingredients: list(
      object(
        { key: INGREDIENT, ...SPAN, ...AMOUNT, clause: INTEGER },
        { share: SHARE, ...AMOUNT_SPAN },
      ),
    ),
    durations: list(object({ ...SPAN, minSeconds: SECONDS, maxSeconds: SECONDS, clause: INTEGER })),
    temperatures: list(object({ ...SPAN, celsius: CELSIUS, clause: INTEGER })),
    clauses: list(object(SPAN)),
  },
  READ_FOODS,
);

const ajv = new Ajv({ strictTypes: false, useDefaults: true });
ajv.addFormat('ingredient', (key) => INGREDIENT_KEYS.has(key));
ajv.addFormat('food', (key) => FOOD_KEYS.has(key));
const hasShape = ajv.compile<TextDetection>(TEXT_DETECTION);

/** Response of both routes of the classifier: one result for each text, in order. */
export interface ClassifierResponse {
  readonly version: string;
  readonly results: readonly unknown[];
}

export const isClassifierResponse = ajv.compile<ClassifierResponse>(
  object({ version: { type: 'string', minLength: 1 }, results: { type: 'array' } }),
);

/** Whether a value is what a worker found in the texts of a recipe, with keys of the catalogues. */
export const isDetectedTexts = ajv.compile<DetectedTexts>(
  object({
    sentences: list(object(READ_FOODS)),
    lines: list(object(READ_FOODS)),
  }),
);

/** Whether a value is an ingredient line with keys of the catalogues. */
export const isIngredientLine = ajv.compile<IngredientLine>(
  object(
    {
      ingredient: { ...INGREDIENT, nullable: true },
      ...AMOUNT,
      candidates: { ...list(INGREDIENT), maxItems: MAX_CANDIDATES },
      foods: list(object({ key: INGREDIENT, ...SPAN, ...AMOUNT })),
      alternatives: list(INTEGER),
      flags: list({ enum: LINE_FLAGS }),
    },
    READ_FOODS,
  ),
);

/**
 * Whether a value is a detection of this text: known keys, spans in the text, existing clauses, and
 * durations and temperatures within their bounds. A span of an amount has both ends or neither.
 */
export function isTextDetection(value: unknown, text: string): value is TextDetection {
  if (!hasShape(value)) return false;
  const { entities, ingredients, durations, temperatures, clauses, possibleFoods, unread } = value;
  const findings = [...entities, ...ingredients, ...durations, ...temperatures];
  const isInText = ({ start, end }: Span) => start < end && end <= text.length;
  return (
    [...clauses, ...possibleFoods, ...unread].every(isInText) &&
    findings.every((item) => isInText(item) && item.clause < clauses.length) &&
    ingredients.every((mention) => hasValidAmountSpan(mention, text)) &&
    durations.every(({ minSeconds, maxSeconds }) => minSeconds <= maxSeconds)
  );
}

function hasValidAmountSpan({ amountStart, amountEnd }: IngredientMention, text: string): boolean {
  if (amountStart === undefined || amountEnd === undefined) return amountStart === amountEnd;
  return amountStart < amountEnd && amountEnd <= text.length;
}
