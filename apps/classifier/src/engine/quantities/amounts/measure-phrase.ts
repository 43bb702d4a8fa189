import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { CLOVED, FILLETED, KNOBBED } from '#domain/catalogue/kinds/food-kinds.js';
import { METRIC_UNITS, type UnitKey } from '#domain/catalogue/units.js';
import type { Counted } from '../../document/amount.js';
import type { Document } from '../../document/document.js';
import type { LocalizedDocument } from '../../compile/compiled-language.js';
import type { Mention } from '../../document/mention.js';
import { subcategoryOf } from '../../rules/token-tests.js';
import { kindAt } from '../../words/letters.js';
import type { UnitConversion } from '../../words/entry.js';

export interface UnitPhrase extends UnitConversion {
  /** The token after the unit. */
  readonly to: number;
}

/** Counted units. They are not the size of a container, and "Pincée de sel" means one pinch. */
export const COUNTED = new Set<UnitKey>(['pinch', 'slice', 'clove', 'bunch', 'sprig', 'sachet']);

/** Maximum number of words between a number and its unit: "2 très grosses gousses". */
const MAX_ADJECTIVES = 3;

/** Maximum number of tokens between a measure and its food. */
const MAX_TOKENS_TO_FOOD = 12;

/** Whether a written unit is metric. A cup and a pound are converted and are not. */
export function isMetric({ key, factor }: UnitConversion): boolean {
  return METRIC_UNITS.has(key) && Number.isInteger(Math.log10(factor));
}

/** The unit at a token. "cloves" is a unit in "4 cloves garlic", and not in "4 cloves". */
export function unitAt(doc: LocalizedDocument, at: number): UnitPhrase | undefined {
  const mention = doc.mentionAt(at);
  if (mention?.from !== at || mention.entry.unit === null) return undefined;
  const { to } = mention;
  const { unit, ingredient } = mention.entry;
  // "l" in "de l'huile" is an article.
  if (kindAt(doc.text, doc.end(to - 1)) === 'apostrophe') return undefined;
  if (ingredient !== null || unit.key === 'clove') {
    const food = foodAfter(doc, to) ?? clovedBefore(doc, at);
    if (food === undefined ? ingredient !== null : unit.key === 'clove' && !CLOVED.has(food))
      return undefined;
  }
  const capital = doc.isLetter(at) ? capitalUnit(doc, at) : undefined;
  if (capital !== undefined) return { key: capital, factor: 1, to };
  return { key: unit.key, factor: unit.factor, to };
}

/** The food with cloves before their number: "garlic: 3 cloves", "garlic (3 cloves)". */
function clovedBefore(doc: LocalizedDocument, at: number): IngredientKey | undefined {
  const food = foodBeforeNumber(doc, at);
  // "onion, garlic, 3 cloves" names three foods.
  if (food?.entry.ingredient == null || (food.from > 0 && doc.is(food.to, ','))) return undefined;
  return CLOVED.has(food.entry.ingredient) ? food.entry.ingredient : undefined;
}

/** The food before the number of a measure: "beurre" in "beurre (1 noix)", "beurre 1 noix". */
function foodBeforeNumber(doc: LocalizedDocument, at: number): Mention | undefined {
  let i = at - 1;
  while (i > 0 && (doc.value(i) !== undefined || isDescriptive(doc, i))) i--;
  const food = doc.mentionAt(doc.isSign(i) ? i - 1 : i);
  return food?.entry.ingredient == null ? undefined : food;
}

/** The unit of a letter that is another unit in lower case: "T" and "t". */
function capitalUnit(doc: LocalizedDocument, at: number): UnitKey | undefined {
  return doc.language.data.amountWords.capitals[doc.text.charAt(doc.start(at))];
}

/** The food that follows, with nothing but its description between: "cloves of crushed garlic". */
function foodAfter(doc: LocalizedDocument, at: number): IngredientKey | undefined {
  let i = at;
  while (i < at + MAX_TOKENS_TO_FOOD && (doc.hasClass(i, 'OF') || isDescriptive(doc, i))) i++;
  return doc.mentionAt(i)?.entry.ingredient ?? undefined;
}

/** What a number counts, by the word at a token; null if by none. Units are not considered. */
export function countedAt(doc: LocalizedDocument, at: number): Counted | null {
  if (doc.hasAmountRole(at, 'CONTAINER') && (!doc.isFood(at) || isNameStart(doc, at)))
    return 'container';
  if (doc.isFood(at) && !isKnob(doc, at)) return null;
  return isVague(doc, at) ? 'vague' : doc.hasAmountRole(at, 'PIECE') ? 'piece' : null;
}

/** First token of what a number counts, past "de" and adjectives; `at` if there is none. */
export function countedStart(doc: LocalizedDocument, at: number): number {
  for (let i = at; i <= at + MAX_ADJECTIVES; i++) {
    if (unitAt(doc, i) !== undefined || countedAt(doc, i) !== null) return i;
    const isLink = i === at && doc.hasClass(i, 'OF');
    if (!isLink && !isDescriptive(doc, i)) return at;
  }
  return at;
}

const FUNCTION_WORDS = ['PREPOSITION', 'PRONOUN', 'CONJUNCTION', 'OF', 'MEASURE'] as const;

/** Whether a word can describe the food or the measure after it: "2 très grosses gousses". */
export function isDescriptive(doc: LocalizedDocument, i: number): boolean {
  if (!doc.isWord(i) || doc.value(i) !== undefined || isName(doc, i)) return false;
  // "ready-cooked", "hollowed-out"
  if (doc.isJoined(i) || doc.isJoined(i + 1)) return true;
  if (doc.hasAnyClass(i, FUNCTION_WORDS)) return false;
  if (doc.hasAnyClass(i, ['ADJECTIVE', 'ADVERB']) || doc.hasForm(i, 'PARTICIPLE')) return true;
  return isUnknown(doc, i) && !doc.hasAmountRole(i, 'SIZE');
}

/** Whether the language knows nothing about a word. */
export function isUnknown(doc: Document, i: number): boolean {
  const { classes, forms } = doc.word(i);
  return classes.size === 0 && forms.size === 0;
}

/** Whether a word belongs to a mention. "petites" in "petites cuillères" only describes it. */
function isName(doc: Document, i: number): boolean {
  const mention = doc.mentionAt(i);
  if (mention === undefined) return false;
  const describes = doc.hasClass(i, 'ADJECTIVE') && i < mention.to - 1;
  return !describes || mention.entry.ingredient !== null;
}

/** Whether a token is the first of several in a name: "boîte" in "boîte de tomates". */
function isNameStart(doc: Document, at: number): boolean {
  const name = doc.mentionAt(at);
  return name?.from === at && name.to - at > 1;
}

/** Whether a nut is the amount of another food: "une noisette de beurre", "beurre : une noix". */
export function isKnob(doc: LocalizedDocument, at: number): boolean {
  if (doc.mentionAt(at)?.to !== at + 1 || !doc.hasAmountRole(at, 'VAGUE')) return false;
  const isInBrackets =
    doc.is(at - 2, '(') && doc.is(at + 1, ')') && doc.value(at - 1) !== undefined;
  const isAfterFood =
    doc.is(at - 2, ':') &&
    doc.value(at - 1) !== undefined &&
    KNOBBED.has(doc.mentionAt(at - 3)?.entry.ingredient ?? null) &&
    !doc.isWord(at + 1);
  return isInBrackets || isAfterFood || (doc.hasClass(at + 1, 'OF') && doc.isFood(at + 2));
}

/** "filet" is a piece of meat or fish, or an amount without a number: "un filet d'huile", "huile (1 filet)". */
function isVague(doc: LocalizedDocument, at: number): boolean {
  if (!doc.hasAmountRole(at, 'VAGUE')) return false;
  if (!doc.hasAmountRole(at, 'PIECE')) return true;
  const food = foodAfter(doc, at + 1) ?? foodBeforeNumber(doc, at)?.entry.ingredient;
  return food != null && !FILLETED.has(subcategoryOf(food));
}
