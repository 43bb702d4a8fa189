import type { Span } from '#domain/detection/contract.js';
import type { Line, LineAmount, RankedMention } from '../model/line.js';
import { separates } from './rank-tokens.js';

/**
 * Whether the first noun of a line is unknown, and its best food only stands beside it: "200 g de zorgl
 * à l'ail". The amount is that of the unknown food.
 */
export function hasUnknownHead(
  line: Line,
  amount: LineAmount,
  [best]: readonly RankedMention[],
  unread: readonly Span[],
): boolean {
  const end = best?.from ?? 0;
  let isUnknown = false;
  let depth = 0;
  for (let i = amount.to <= end ? amount.to : 0; i < end; i++) {
    const at = line.start(i);
    if (line.is(i, '(')) depth++;
    else if (line.is(i, ')')) depth--;
    else if (line.is(i, ':')) isUnknown = false;
    else if (depth > 0) continue;
    else if (unread.some((word) => word.start <= at && at < word.end)) isUnknown = true;
    else if (isUnknown && (separates(line, i) || line.lineWords.secondary.has(line.lowerCase(i))))
      return true;
  }
  return false;
}
