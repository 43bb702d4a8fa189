import { MAX_TEXTS } from '#domain/detection/contract.js';
import type { SourceHeading } from '#domain/sources/draft.js';
import { HEADING, LIST_ITEM } from '../html/readable-text.js';
import { isAdvertising, withoutAdvertisingMarks } from '../text/advertising.js';
import { cleanLine, cleanText, clip } from '../text/clean-text.js';
import { withoutEmphasis } from '../text/markup-rests.js';
import { type PossibleHeading, findHeadings, isMarkedAsHeading } from './ingredient-headings.js';
import { beginsWithQuantity, isMeasuredFood } from './leading-quantity.js';
import { withoutCopy, withoutRepetition } from './repeated-lines.js';

/** Maximum length of an ingredient line. */
const MAX_LENGTH = 500;
/** Number of ingredients from which a text without line breaks is divided. */
const MIN_INGREDIENTS = 3;
/** Maximum number of headings among the lines. */
const MAX_HEADINGS = 100;

/** Characters that only occur as bullets. */
const BULLETS = '•●○▢▪◦‣⁃∙►▶➤➢✓✔✅☐☑□◻❏';
const BULLET = new RegExp(`^(?:[${BULLETS}*·–—-]+|\\[[ x]?\\])\\s*(?=[^\\s])`, 'iu');
/** The marks of a heading in Markdown: "## Sauce", "--- Sauce ---". */
const HEADING_MARKS = /^[#=_\s–—-]+|(?<![=_\s–—-])[=_\s–—-]+$/g;
const BULLETS_WITHIN = new RegExp(`[${BULLETS}]`, 'gu');
const BEGINS_WITH_BULLET = new RegExp(`^[${BULLETS}]`, 'u');

/** Marks of list items and headings in a text from HTML. */
const HTML_ITEMS = new RegExp(`(?=[${LIST_ITEM}${HEADING}])`, 'u');
/** Signs between the ingredients of one text. */
const SEPARATORS = /\s*[|;]\s*/;
/** The joint of two ingredients whose line break was lost: "oil2 onions", "chopped.3 cloves". */
const JOINT = /(?<=\p{Ll}{2})\.?(?=(?:\d{1,4}(?:[.,/]\d+)?|[½⅓⅔¼¾]) ?\p{L})/gu;
/** A joint with its full stop, which no amount has within: two ingredients are enough. */
const SURE_JOINT = /\p{Ll}{2}\.(?=\d{1,4} ?\p{L})/u;
/** "(optional)" twice: "((3 grams))". */
const DOUBLE_BRACKETS = /\(\(([^()]*)\)\)/g;
const MAX_HEADING_LENGTH = 300;
const TRAILING_SEPARATORS = /(?<![\s,;])[\s,;]+$/;
/** Words and signs after which a number does not start a new ingredient: "2 or 3", "(400 g". */
const BEFORE_NUMBER =
  /(?:^|\s)(?:to|à|or|ou|and|et|x|×|of|de|du|about|environ|approx\.?|plus|size|taille|type|no\.?|n°|at|les|en|in|into|par|by|pour|for)$|[(/+–—-]$|[\d½¼¾⅓⅔]$/iu;
/** A number of pieces, after which a number starts a new ingredient: "1 leek cut in 4 2 eggs". */
const PIECES = /^(?:en|in|into) \d+$/i;

/** The ingredient lines of a recipe and the headings among them. */
export interface IngredientList {
  readonly lines: string[];
  readonly headings: SourceHeading[];
  /** Lines and headings in their order, also those of repetitions. */
  readonly texts: string[];
  /** Whether lines or headings are left out, or texts cut, because of their number or length. */
  readonly isCut: boolean;
}

interface Part extends PossibleHeading {
  /** Whether the text of the page is longer. */
  readonly isCut: boolean;
}

/**
 * The ingredient lines of a recipe, without bullets, and the headings among them. A text with several
 * ingredients is divided where that is certain: at items of HTML, at line breaks if it is the only
 * text or if each line is a quantity and a food, and before each quantity if there are at least
 * three. Leaves out lines without words or numbers, advertisements, utensils, and repetitions of the
 * list.
 */
export function ingredientListOf(texts: readonly string[]): IngredientList {
  const items = withoutCopy(texts).flatMap((text) => text.split(HTML_ITEMS));
  const words = items.filter((text) => /\p{L}/u.test(text));
  const candidates = withLoneNumbers(
    items.flatMap((text) => divide(text, words.length === 1)),
  ).filter(({ text }) => (/\p{L}/u.test(text) || LONE_NUMBER.test(text)) && !isAdvertising(text));
  const lines: string[] = [];
  const headings: SourceHeading[] = [];
  const found = findHeadings(candidates);
  for (const { text, isHeading } of found) {
    if (!isHeading) lines.push(text);
    else headings.push({ text, before: lines.length });
  }
  const list = withoutCopies(lines, headings);
  return {
    lines: list.lines.slice(0, MAX_TEXTS),
    headings: list.headings.slice(0, MAX_HEADINGS).map(({ text, before }) => ({
      text: clip(text, MAX_HEADING_LENGTH),
      before,
    })),
    texts: found.map(({ text }) => text),
    isCut:
      list.lines.length > MAX_TEXTS ||
      list.headings.length > MAX_HEADINGS ||
      candidates.some(({ isCut }) => isCut) ||
      headings.some(({ text }) => text.length > MAX_HEADING_LENGTH),
  };
}

/** A number that is all of a line. */
const LONE_NUMBER = /^(?:\d{1,4}(?:[.,/⁄]\d{1,3})?|[¼-¾⅐-⅞])$/;

/**
 * A number alone is the amount of the next line, unless that has an amount of its own. Numbers that
 * count the lines are left out.
 */
function withLoneNumbers(parts: readonly Part[]): Part[] {
  const numbers = parts.filter(({ text }) => LONE_NUMBER.test(text));
  const isCounting = numbers.length > 1 && numbers.every(({ text }, i) => text === String(i + 1));
  const lines: Part[] = [];
  for (const part of isCounting ? parts.filter((each) => !numbers.includes(each)) : parts) {
    const last = lines.at(-1);
    const isAmount = last !== undefined && LONE_NUMBER.test(last.text);
    if (isAmount && !part.isHeading && /\p{L}/u.test(part.text) && !beginsWithQuantity(part.text))
      lines[lines.length - 1] = { ...part, text: `${last.text} ${part.text}` };
    else lines.push(part);
  }
  return lines;
}

/** The list without its repetitions. Headings of a repeated list are repeated as well. */
function withoutCopies(lines: readonly string[], headings: readonly SourceHeading[]) {
  const kept = withoutRepetition(lines);
  const within = headings.filter(
    ({ before }) => before < kept.length || kept.length === lines.length,
  );
  return { lines: kept, headings: within };
}

/** The lines of a text, and whether its mark-up presents them as headings. */
function divide(item: string, isOnly: boolean): Part[] {
  const isHeading = item.startsWith(HEADING);
  const clean = cleanText(item).replace(DOUBLE_BRACKETS, '($1)');
  const parts = isHeading ? [clean] : linesIn(clean, isOnly);
  return parts.map((part) => {
    const line = withoutAdvertisingMarks(cleanLine(part));
    const isMarked = isHeading || isMarkedAsHeading(line);
    const plain = withoutEmphasis(line)
      .replace(isMarked ? HEADING_MARKS : BULLET, '')
      .trim();
    const text = clip(plain, MAX_LENGTH);
    return { text, isHeading: isMarked, isCut: plain.length > MAX_LENGTH };
  });
}

function linesIn(clean: string, isOnly: boolean): string[] {
  const marked =
    isOnly || BEGINS_WITH_BULLET.test(clean) ? clean.replace(BULLETS_WITHIN, '\n') : clean;
  const lines = marked.split('\n').filter((line) => line.trim() !== '');
  const isDivided = isOnly || marked !== clean || isListOfFoods(lines);
  return (isDivided ? lines : [clean]).flatMap((line) =>
    divideAtSeparators(line, isOnly).flatMap(divideLine),
  );
}

/** Divides "200 g flour | 2 eggs | salt": at a sign between ingredients. */
function divideAtSeparators(line: string, isOnly: boolean): string[] {
  const parts = line.split(SEPARATORS).filter((part) => part !== '');
  const measured = parts.filter((part) => isMeasuredFood(part)).length;
  const isList = isOnly ? measured > 1 : measured > 2;
  return isList && parts.every(isBalanced) ? parts : [line];
}

/** Whether lines are ingredients and not the parts of one ingredient: "200 g", "flour". */
function isListOfFoods(lines: readonly string[]): boolean {
  const foods = lines.filter((line) => isMeasuredFood(line.replace(BULLET, '').trim()));
  const isPart = (line: string) =>
    beginsWithQuantity(line) && !isMeasuredFood(line) && !/[:：]$/u.test(line);
  return foods.length >= 2 && !lines.some((line) => isPart(line.replace(BULLET, '').trim()));
}

/** Divides "1 leek 200 g rice 2 eggs". */
function divideLine(line: string): string[] {
  const words = line.replace(JOINT, '$& ').trim().split(/\s+/);
  const parts: string[][] = [];
  words.forEach((word, i) => {
    const previous = words[i - 1] ?? '';
    const isAfterEnd =
      !BEFORE_NUMBER.test(previous) || PIECES.test(`${words[i - 2] ?? ''} ${previous}`);
    const isStart = beginsWithQuantity(word) && isAfterEnd;
    if (isStart || parts.length === 0) parts.push([word]);
    else parts.at(-1)?.push(word);
  });
  const texts = parts.map((part) => part.join(' ').replace(TRAILING_SEPARATORS, ''));
  const isCertain =
    texts.length >= (SURE_JOINT.test(line) ? 2 : MIN_INGREDIENTS) &&
    texts.every((part) => isMeasuredFood(part) && isBalanced(part));
  return isCertain ? texts : [line];
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;
