import type { Line, LineAmount, RankedMention } from '../model/line.js';
import { isFood } from '../../quantities/amounts/measure-phrase.js';

/**
 * Whether a line names a dish that is made of its best food: "mousse au chocolat", "chocolate
 * mousse". The French noun precedes the food and the English noun follows it.
 */
export function isDish(line: Line, amount: LineAmount, best: RankedMention): boolean {
  return line.headLast
    ? isDishAfter(line, best.to)
    : isDishBetween(line, amount.to <= best.from ? amount.to : 0, best.from);
}

function isDishAfter(line: Line, from: number): boolean {
  let i = from;
  while (isDishWord(line, i)) i++;
  const { secondary, or } = line.lineWords;
  const word = line.lowerCase(i);
  return i > from && (!line.isWord(i) || secondary.has(word) || or.has(word));
}

/** Whether one of the tokens [from, to) is a dish in the same group of words as the token at `to`. */
function isDishBetween(line: Line, from: number, to: number): boolean {
  let found = false;
  let isSecondary = false;
  for (let i = from; i < to; i++) {
    if (line.isSign(i)) {
      found = false;
      isSecondary = false;
    } else if (line.lineWords.secondary.has(line.lowerCase(i))) isSecondary = true;
    else if (!isSecondary && isDishWord(line, i)) found = true;
  }
  return found;
}

function isDishWord(line: Line, i: number): boolean {
  return line.lineWords.dishes.has(line.lowerCase(i)) && !isFood(line, i);
}
