import { MIXTURES } from '../detection/mixtures.js';
import type { FoodSpan, IngredientLine, Span } from '../detection/contract.js';
import type { OtherLine } from './recipe-content.js';
import type { NamedFood } from './suitability.js';

/** The texts of a recipe, apart from its steps. */
export interface WrittenTexts {
  readonly name: string;
  readonly description: string | null;
  readonly otherLines: readonly OtherLine[];
  readonly lines: readonly TextsOfLine[];
}

/** The texts of an ingredient line. */
export interface TextsOfLine {
  readonly ingredientId: number;
  readonly note: string | null;
  readonly rawText: string | null;
}

/** What detection reads of a recipe, apart from its steps. */
export interface RecipeTexts {
  /** The name, the description and the headings: sentences, detected like steps. */
  readonly sentences: readonly string[];
  /** The TEXT lines, then raw texts and notes: detected like ingredient lines. */
  readonly lines: readonly string[];
  /** How many of `lines` are TEXT lines. */
  readonly textLines: number;
}

/** What detection found in the {@link RecipeTexts}, in their order. */
export interface DetectedTexts {
  readonly sentences: readonly (readonly FoodSpan[])[];
  readonly lines: readonly Pick<IngredientLine, 'possibleFoods' | 'unread'>[];
}

/** The foods that the texts of a recipe name, and the words that may be an unknown food. */
export interface ReadTexts {
  /** Each ingredient once, where it is surest. */
  readonly foods: readonly Omit<NamedFood, 'stepId'>[];
  readonly unread: readonly string[];
}

export function textsOf({ name, description, otherLines, lines }: WrittenTexts): RecipeTexts {
  const ofKind = (wanted: OtherLine['kind']) =>
    otherLines.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const textLines = ofKind('TEXT');
  return {
    sentences: [name, ...(description === null ? [] : [description]), ...ofKind('HEADING')],
    lines: [...textLines, ...lines.flatMap(({ rawText, note }) => [rawText, note].filter(isText))],
    textLines: textLines.length,
  };
}

function isText(text: string | null): text is string {
  return text !== null;
}

/** Whether a detection belongs to these texts: one result for each text, with spans in the text. */
export function isOfTexts(
  { sentences, lines }: DetectedTexts,
  { sentences: sentenceTexts, lines: lineTexts }: RecipeTexts,
): boolean {
  const isIn =
    (text = '') =>
    ({ start, end }: Span) =>
      start < end && end <= text.length;
  return (
    sentences.length === sentenceTexts.length &&
    lines.length === lineTexts.length &&
    sentences.every((foods, index) => foods.every(isIn(sentenceTexts[index]))) &&
    lines.every(({ possibleFoods, unread }, index) =>
      [...possibleFoods, ...unread].every(isIn(lineTexts[index])),
    )
  );
}

/**
 * Reads a detection. A food of a sentence counts as a food of a step. Words that nothing used count in
 * TEXT lines alone, and so does a whole TEXT line without a food.
 *
 * @param idOf the id of an ingredient; undefined for an unknown or retired key
 */
export function readTexts(
  texts: RecipeTexts,
  detected: DetectedTexts,
  idOf: (key: string) => number | undefined,
): ReadTexts {
  const foodsOf = (found: 'TEXT' | 'STEP', text: string, spans: readonly FoodSpan[] = []) =>
    spans.flatMap(({ key, start, end }) => {
      const ingredientId = found === 'STEP' && MIXTURES.has(key) ? undefined : idOf(key);
      return ingredientId === undefined
        ? []
        : [{ ingredientId, found, text: text.slice(start, end) }];
    });
  const ofLines = texts.lines.map((text, index) =>
    foodsOf('TEXT', text, detected.lines[index]?.possibleFoods),
  );
  const ofSentences = texts.sentences.flatMap((text, index) =>
    foodsOf('STEP', text, detected.sentences[index]),
  );
  const unread = texts.lines.slice(0, texts.textLines).flatMap((text, index) => {
    const spans = detected.lines[index]?.unread ?? [];
    const words = spans.map(({ start, end }) => text.slice(start, end)).filter(hasLetter);
    return words.length === 0 && ofLines[index]?.length === 0 ? [text] : words;
  });
  return { foods: firstOfEach([...ofLines.flat(), ...ofSentences]), unread: [...new Set(unread)] };
}

/** Numbers may be unread, but they are no food. */
function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function firstOfEach<Food extends { readonly ingredientId: number }>(foods: Food[]): Food[] {
  const first = new Map<number, Food>();
  for (const food of foods) if (!first.has(food.ingredientId)) first.set(food.ingredientId, food);
  return [...first.values()];
}
