import { type AmountPhrase, quantityOf } from '../../document/amount.js';
import { bracketEnd, readSize, type Size } from '../../quantities/amounts/container-size.js';
import { isPlus } from '../../quantities/amounts/number-phrase.js';
import type { Line } from '../model/line.js';

/** Signs before a size. */
const BEFORE_SIZE: ReadonlySet<string> = new Set(['(', ',', '-', '–']);

/** Maximum number of tokens between a container and its size: "boîte de lait de coco (398 ml)". */
const MAX_TOKENS_BEFORE_SIZE = 16;

/** The amount of a container whose size is written after the food: "2 boîtes de lait (398 ml)". */
export function withContainerSize(line: Line, amount: AmountPhrase): AmountPhrase {
  const { counted, count, to } = amount;
  const isSized = counted === 'container' || (counted === 'vague' && line.is(to, '('));
  const size = isSized ? sizeAfter(line, to) : undefined;
  if (size === undefined) return amount;
  const times = line.lineWords.totalled.has(line.lowerCase(to - 1)) ? 1 : count;
  const quantity = quantityOf(times * size.value * size.factor);
  return { ...amount, quantity, unit: size.key, to: Math.max(size.to, to) };
}

function sizeAfter(line: Line, at: number): Size | undefined {
  for (let i = at; i < Math.min(line.length, at + MAX_TOKENS_BEFORE_SIZE); i++) {
    if (isPlus(line, i) || line.lineWords.or.has(line.lowerCase(i))) break;
    const size = introducesSize(line, i) ? readSize(line, i + 1) : undefined;
    if (size) return { ...size, to: i === at ? bracketEnd(line, size.to) : at };
  }
  return undefined;
}

/** Whether a size may follow: "boîte de thon (140 g)", "boîte de thon de 140 g", "boîte, 140 g". */
function introducesSize(line: Line, i: number): boolean {
  return line.isOneOf(i, BEFORE_SIZE) || line.hasClass(i, 'OF');
}
