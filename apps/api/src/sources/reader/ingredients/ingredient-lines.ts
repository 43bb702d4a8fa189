import { MAX_TEXTS } from '#domain/detection/contract.js';
import { cleanLine, cleanText, clip } from '../text/clean-text.js';
import { isMarkedAsHeading, withoutHeadings } from './ingredient-headings.js';
import { beginsWithQuantity, isMeasuredFood } from './leading-quantity.js';

/** Maximum length of an ingredient line. */
const MAX_LENGTH = 500;
/** Number of ingredients from which a text without line breaks is divided. */
const MIN_INGREDIENTS = 3;

/** Characters that only occur as bullets. */
const BULLETS = '•●○▢▪◦‣⁃∙►▶➤➢✓✔✅☐☑□◻❏';
const BULLET = new RegExp(`^(?:[${BULLETS}*·–—-]+|\\[[ x]?\\])\\s*(?=[^\\s])`, 'iu');
const BULLETS_WITHIN = new RegExp(`[${BULLETS}]`, 'gu');
const BEGINS_WITH_BULLET = new RegExp(`^[${BULLETS}]`, 'u');

/** "**2 eggs**" in Markdown. */
const BOLD = /\*\*([^*]+)\*\*/g;
const TRAILING_SEPARATORS = /(?<![\s,;])[\s,;]+$/;
/** Words and signs after which a number does not start a new ingredient: "2 or 3", "(400 g". */
const BEFORE_NUMBER =
  /(?:^|\s)(?:to|à|or|ou|and|et|x|×|of|de|du|about|environ|approx\.?|plus|size|taille|type|no\.?|n°|at|les|en|in|into|par|by|pour|for)$|[(/+–—-]$|[\d½¼¾⅓⅔]$/iu;
/** A number of pieces, after which a number starts a new ingredient: "1 leek cut in 4 2 eggs". */
const PIECES = /^(?:en|in|into) \d+$/i;

/**
 * The ingredient lines of a recipe, without bullets. A text with several ingredients is divided
 * where that is certain: at line breaks if it is the only text or if each line is a quantity and a
 * food, and before each quantity if there are at least three. Leaves out headings and lines
 * without words.
 */
export function ingredientLinesOf(texts: readonly string[]): string[] {
  const lines = texts
    .flatMap((text) => divide(text, texts.length === 1))
    .map(cleanLine)
    .filter((line) => /\p{L}/u.test(line) && !isMarkedAsHeading(line))
    .map((line) => clip(line.replace(BOLD, '$1').replace(BULLET, ''), MAX_LENGTH));
  return withoutHeadings(lines).slice(0, MAX_TEXTS);
}

function divide(text: string, isOnly: boolean): string[] {
  const clean = cleanText(text);
  const marked =
    isOnly || BEGINS_WITH_BULLET.test(clean) ? clean.replace(BULLETS_WITHIN, '\n') : clean;
  const lines = marked.split('\n').filter((line) => line.trim() !== '');
  const isDivided = isOnly || marked !== clean || isListOfFoods(lines);
  return (isDivided ? lines : [clean]).flatMap(divideLine);
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
  const words = line.trim().split(/\s+/);
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
    texts.length >= MIN_INGREDIENTS &&
    texts.every((part) => isMeasuredFood(part) && isBalanced(part));
  return isCertain ? texts : [line];
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;
