import type { ReadFoods, Span } from '../detection/contract.js';
import { type FoundFood, foundFoods, type TextFood } from '../foods/found-food.js';
import type { OtherLine, RecipePart } from './recipe-content.js';

/** The texts of a recipe, apart from its steps. */
export interface WrittenTexts {
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly otherLines: readonly OtherLine[];
  readonly lines: readonly TextsOfLine[];
  readonly parts: readonly RecipePart[];
}

/** The texts of an ingredient line. */
export interface TextsOfLine {
  readonly ingredientId: number;
  readonly note: string | null;
  readonly rawText: string | null;
}

/** What detection reads of a recipe, apart from its steps. */
export interface RecipeTexts {
  /** The name, the headings, the tags, then the description: detected like steps. */
  readonly sentences: readonly string[];
  /** How many of `sentences` are titles: the name, headings and tags. */
  readonly titles: number;
  /** The TEXT lines, raw texts and notes, also of parts: detected like ingredient lines. */
  readonly lines: readonly string[];
}

/** What detection found in the {@link RecipeTexts}, in their order. */
export interface DetectedTexts {
  readonly sentences: readonly ReadFoods[];
  readonly lines: readonly ReadFoods[];
}

/** The foods that the texts of a recipe name, and the words that may be an unknown food. */
export interface ReadTexts {
  readonly foods: readonly TextFood[];
  readonly unread: readonly string[];
}

export function textsOf({
  name,
  description,
  tags,
  otherLines,
  lines,
  parts,
}: WrittenTexts): RecipeTexts {
  const ofKind = (wanted: OtherLine['kind']) =>
    otherLines.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const titles = [name, ...ofKind('HEADING'), ...tags];
  return {
    sentences: [...titles, description].filter(isText),
    titles: titles.length,
    lines: [
      ...ofKind('TEXT'),
      ...lines.flatMap(({ rawText, note }) => [rawText, note]),
      ...parts.map(({ note = null }) => note),
    ].filter(isText),
  };
}

function isText(text: string | null): text is string {
  return text !== null;
}

/** Whether a detection belongs to these texts: one result for each text, with spans in the text. */
export function isOfTexts(detected: DetectedTexts, texts: RecipeTexts): boolean {
  const areOf = (results: readonly ReadFoods[], read: readonly string[]) =>
    results.length === read.length && results.every((result, index) => isOf(result, read[index]));
  return areOf(detected.sentences, texts.sentences) && areOf(detected.lines, texts.lines);
}

function isOf({ possibleFoods, unread }: ReadFoods, text = ''): boolean {
  const isIn = ({ start, end }: Span) => start < end && end <= text.length;
  return [...possibleFoods, ...unread].every(isIn);
}

/**
 * Reads a detection. A food of a sentence counts as a food of a step. A title may name what the lines of
 * the recipe make: a dish, or a thing by one word, as the heading "Sauce".
 *
 * @param idOf the id of an ingredient; undefined for an unknown or retired key
 */
export function readTexts(
  { sentences, titles, lines }: RecipeTexts,
  detected: DetectedTexts,
  idOf: (key: string) => number | undefined,
): ReadTexts {
  const read = (found: TextFood['found'], text: string, result?: ReadFoods) =>
    result === undefined ? [] : [{ found, ...foundFoods(text, result, idOf) }];
  const results = [
    ...lines.flatMap((text, index) => read('TEXT', text, detected.lines[index])),
    ...sentences.flatMap((text, index) =>
      read('STEP', text, detected.sentences[index]).map((result) =>
        index < titles ? { ...result, foods: result.foods.map(ofTitle) } : result,
      ),
    ),
  ];
  return {
    foods: distinct(
      results.flatMap(({ found, foods }) => foods.map((food) => ({ ...food, found }))),
    ),
    unread: [...new Set(results.flatMap(({ unread }) => unread))],
  };
}

function ofTitle<Food extends FoundFood>(food: Food): Food {
  const isOwn = food.dish !== undefined || !food.text.includes(' ');
  return isOwn ? { ...food, isReference: true } : food;
}

/** Each food once a place, unless the words bring it in or refer to it. Their places in the text do not count. */
function distinct(foods: readonly TextFood[]): TextFood[] {
  const first = new Map<string, TextFood>();
  for (const { ingredientId, dish, found, text, isReference } of foods) {
    const key = JSON.stringify([ingredientId, dish, found, isReference]);
    const named = { ...(dish && { dish }), ...(isReference && { isReference }) };
    if (!first.has(key)) first.set(key, { ingredientId, found, text, ...named });
  }
  return [...first.values()];
}
