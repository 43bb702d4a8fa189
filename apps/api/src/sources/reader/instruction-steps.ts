import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { isAdvertising } from './advertising.js';
import { cleanText } from './clean-text.js';

/** "Étape 2 :", "Step 3.", "Step 1 of 4 -"; the punctuation may be missing. */
const NUMBERED_WORD =
  /^(?:[ée]tape|step)\s*(?:n\s*[°ºo]\s*)?\d{1,3}(?:\s*(?:\/|of|sur)\s*\d{1,3})?(?!\d)(?:\s*[:.)\-–—/]+)?\s*/iu;
/** "1. ", "2) ", "3.Peel"; what follows a point or a bracket is never a decimal. */
const NUMBERED_POINT = /^[(#]?\d{1,3}\s?[.)](?:\s+|(?=\p{L})|$)/u;
/** "4 - Peel", "5/ Peel", "6 : Peel", "7° Peel"; but not "2 - 3 onions" nor "1/2 lemon". */
const NUMBERED_SIGN = /^#?\d{1,3}\s?[:°ºo/\-–—]+\s+(?=\p{L})/u;
const BULLET = /^[•●▢▪◦‣⁃*·►▶➤✓✔☑–—-]+\s*(?=\S)/u;
const LEADS = [NUMBERED_WORD, NUMBERED_POINT, NUMBERED_SIGN, BULLET];

/** A number that a text goes on with: " 2. Peel" or " Étape 2 : peel". */
const NUMBER_WITHIN = /(?:^|\s)(?:(?:[ée]tape|step)\s+)?(\d{1,3})\s?[.):]\s*(?=\p{L})/giu;

/** Characters that are looked at; no recipe can hold more. */
const MAX_LENGTH = RECIPE_LIMITS.steps * RECIPE_LIMITS.stepLength;
const NO_WORDS = /^[\p{N}\p{P}\p{S}\s]*$/u;

/** The parts of a line that numbers itself: "1. Peel. 2. Cook." */
function numberedParts(line: string): string[] {
  const starts: number[] = [];
  for (const { index, 1: number } of line.matchAll(NUMBER_WITHIN)) {
    if (Number(number) === starts.length + 1) starts.push(index);
  }
  if (starts.length < 2 || starts[0] !== 0) return [line];
  return starts.map((start, i) => line.slice(start, starts[i + 1]));
}

/** A line without the numbers it begins with: there may be two, as in "Étape 1 : 1. Peel". */
function withoutNumbering(line: string): string {
  let text = line;
  for (let pass = 0; pass < 2; pass += 1) {
    text = LEADS.reduce((rest, lead) => rest.replace(lead, ''), text).trim();
  }
  return text;
}

/** Parts of a text that each fit a step, cut at the end of a sentence, else between words. */
function fitting(text: string): string[] {
  if (text.length <= RECIPE_LIMITS.stepLength) return [text];
  const head = text.slice(0, RECIPE_LIMITS.stepLength);
  const sentence = head.lastIndexOf('. ') + 1;
  const end = sentence || head.lastIndexOf(' ') || -1;
  const cut = end > 0 ? end : head.search(/[\ud800-\udbff]?$/);
  return [text.slice(0, cut).trim(), ...fitting(text.slice(cut).trim())];
}

/**
 * Steps of a recipe out of the instructions of a page: one a line, without its number; lines that
 * hold no words, or that advertise, are left out. At most as many as a recipe may have.
 */
export function stepsOf(instructions: readonly string[]): string[] {
  return cleanText(instructions.join('\n').slice(0, MAX_LENGTH))
    .split('\n')
    .flatMap(numberedParts)
    .map((line) => withoutNumbering(line.trim()))
    .filter((line) => !NO_WORDS.test(line) && !isAdvertising(line))
    .flatMap(fitting)
    .slice(0, RECIPE_LIMITS.steps);
}
