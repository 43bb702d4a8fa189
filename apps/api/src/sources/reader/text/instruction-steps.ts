import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { isAdvertising } from './advertising.js';
import { cleanText } from './clean-text.js';

/** "Étape 2 :", "Step 3.", "Step 1 of 4 -"; the punctuation may be missing. */
const NUMBERED_WORD =
  /^(?:[ée]tape|step)\s*(?:n\s*[°ºo]\s*)?\d{1,3}(?:\s*(?:\/|of|sur)\s*\d{1,3})?(?!\d)(?:\s*[:.)\-–—/]+)?\s*/iu;
/** "1. ", "2) ", "3.Peel"; not a decimal number. */
const NUMBERED_POINT = /^[(#]?\d{1,3}\s?[.)](?:\s+|(?=\p{L})|$)/u;
/** "4 - Peel", "5/ Peel", "6 : Peel", "7° Peel"; but not "2 - 3 onions" nor "1/2 lemon". */
const NUMBERED_SIGN = /^#?\d{1,3}\s?[:°ºo/\-–—]+\s+(?=\p{L})/u;
const BULLET = /^[•●▢▪◦‣⁃*·►▶➤✓✔☑–—-]+\s*(?=\S)/u;
const NUMBERINGS = [NUMBERED_WORD, NUMBERED_POINT, NUMBERED_SIGN, BULLET];

/** A number inside a line: " 2. Peel" or " Étape 2 : peel". */
const NUMBER_WITHIN = /(?:^|\s)(?:(?:[ée]tape|step)\s+)?(\d{1,3})\s?[.):]\s*(?=\p{L})/giu;

/** Maximum length of the instructions of a recipe. */
const MAX_LENGTH = RECIPE_LIMITS.steps * RECIPE_LIMITS.stepLength;
const NO_WORDS = /^[\p{N}\p{P}\p{S}\s]*$/u;

/** Divides a line that contains several numbered steps: "1. Peel. 2. Cook." */
function splitNumbered(line: string): string[] {
  const starts: number[] = [];
  for (const { index, 1: number } of line.matchAll(NUMBER_WITHIN)) {
    if (Number(number) === starts.length + 1) starts.push(index);
  }
  if (starts.length < 2 || starts[0] !== 0) return [line];
  return starts.map((start, i) => line.slice(start, starts[i + 1]));
}

/** Removes the numbers at the start of a line. There may be two: "Étape 1 : 1. Peel". */
function withoutNumbering(line: string): string {
  let text = line;
  for (let pass = 0; pass < 2; pass += 1) {
    text = NUMBERINGS.reduce((rest, numbering) => rest.replace(numbering, ''), text).trim();
  }
  return text;
}

/** Divides a text that is too long for a step, at the end of a sentence or between words. */
function splitLong(text: string): string[] {
  if (text.length <= RECIPE_LIMITS.stepLength) return [text];
  const head = text.slice(0, RECIPE_LIMITS.stepLength);
  const sentence = head.lastIndexOf('. ') + 1;
  const end = sentence || head.lastIndexOf(' ') || -1;
  const cut = end > 0 ? end : head.search(/[\ud800-\udbff]?$/);
  return [text.slice(0, cut).trim(), ...splitLong(text.slice(cut).trim())];
}

/**
 * The steps of a recipe from the instructions of a page: one step for each line, without numbers.
 * Leaves out lines without words and advertisements. Keeps within `RECIPE_LIMITS`.
 */
export function stepsOf(instructions: readonly string[]): string[] {
  return cleanText(instructions.join('\n').slice(0, MAX_LENGTH))
    .split('\n')
    .flatMap(splitNumbered)
    .map((line) => withoutNumbering(line.trim()))
    .filter((line) => !NO_WORDS.test(line) && !isAdvertising(line))
    .flatMap(splitLong)
    .slice(0, RECIPE_LIMITS.steps);
}
