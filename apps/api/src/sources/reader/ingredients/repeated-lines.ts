import { keyOf } from '../text/instruction-heading.js';
import { isMetric, withoutAmount } from './leading-quantity.js';

/** Maximum number of copies of a list: more equal lines are something else. */
const MAX_TIMES = 4;
/** Maximum length of a text that is compared with all others. */
const MAX_COPY_LENGTH = 20_000;

/** The indexes of each key, in order of its first index. */
function indexesByKey(keys: readonly string[]): number[][] {
  const indexes = new Map<string, number[]>();
  keys.forEach((key, i) => {
    const known = indexes.get(key);
    if (known) known.push(i);
    else indexes.set(key, [i]);
  });
  return [...indexes.values()];
}

/**
 * Whether the keys are a whole list twice or more: each key equally often, one list after the other
 * or each line beside its copy.
 */
function isRepeated(groups: readonly (readonly number[])[], length: number): boolean {
  const times = groups[0]?.length ?? 0;
  if (times < 2 || times > MAX_TIMES || groups.some((group) => group.length !== times))
    return false;
  const size = length / times;
  return groups.every(
    (group, i) =>
      group.every((index, k) => index === i + k * size) ||
      group.every((index, k) => index === i * times + k),
  );
}

/**
 * A list that a page has several times, for wide and narrow screens or in metric and imperial
 * amounts, once: else all amounts add up. Of two amounts of one ingredient the metric one stays.
 */
export function withoutRepetition(lines: readonly string[]): string[] {
  const exact = indexesByKey(lines.map(keyOf));
  if (isRepeated(exact, lines.length)) return exact.map(([first = 0]) => lines[first] ?? '');
  const groups = indexesByKey(lines.map((line) => keyOf(withoutAmount(line))));
  if (groups.length < 2 || !isRepeated(groups, lines.length)) return [...lines];
  const kept = groups.map((group) => metricOf(group.map((index) => lines[index] ?? '')));
  return kept.every((line) => line !== undefined) ? kept : [...lines];
}

/** The metric line of two lines; undefined if they differ in something else. */
function metricOf([first = '', ...others]: readonly string[]): string | undefined {
  const [second = ''] = others;
  if (others.every((other) => keyOf(other) === keyOf(first))) return first;
  if (others.length > 1 || isMetric(first) === isMetric(second)) return undefined;
  return isMetric(first) ? first : second;
}

/** Leaves out a text that contains all others: a copy of the list in one text. */
export function withoutCopy(texts: readonly string[]): string[] {
  const keys = texts.map(keyOf);
  const longest = keys.reduce(
    (best, key, i) => (key.length > (keys[best]?.length ?? 0) ? i : best),
    0,
  );
  const copy = keys[longest] ?? '';
  const others = keys.filter((key, i) => i !== longest && key !== '');
  const isCopy =
    others.length > 1 &&
    copy.length <= MAX_COPY_LENGTH &&
    others.every((key) => copy.includes(key));
  return isCopy ? texts.filter((_, i) => i !== longest) : [...texts];
}
