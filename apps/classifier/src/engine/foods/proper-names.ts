import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { TokenRange } from '../document/token.js';

const ADDRESS = /(?:https?:\/\/|www\.)\S*$/;

/**
 * Whether an unknown word is the name of a brand, a place or a person: with a capital letter beside a
 * food without one ("San Marzano tomatoes", "sel de Maldon"), or inside a sentence whose foods have
 * none. Words of an address are names too.
 *
 * @param isLine whether the text is an ingredient line, where a capital letter alone marks no name
 */
export function isProperName(
  doc: LocalizedDocument,
  i: number,
  foods: readonly TokenRange[],
  isLine: boolean,
): boolean {
  if (ADDRESS.test(doc.text.slice(0, doc.start(i)))) return true;
  if (!doc.capital(i)) return false;
  const foodAt = (at: number) => foods.find(({ from, to }) => from <= at && at < to);
  const isName = (at: number) => doc.capital(at) && foodAt(at) === undefined;
  const isMark = (at: number) => doc.is(at, '®') || doc.is(at, '™');
  let [before, after] = [i - 1, i + 1];
  while (isName(before)) before--;
  while (isName(after) || isMark(after)) after++;
  if (foodAt(after) !== undefined && (!doc.capital(after) || isMark(i + 1) || isMark(i + 2)))
    return true;
  while (doc.hasAnyClass(before, ['OF', 'CONTRACTED']) || doc.is(before, '(')) before--;
  const starts = (at: number) => at === 0 || doc.endsSentence(at - 1);
  const isSmall = ({ from }: TokenRange) => !doc.capital(from) || starts(from);
  const food = foodAt(before);
  if (food !== undefined && isSmall(food)) return true;
  if (isLine || starts(i)) return false;
  if (foods.length === 0 && (isName(i - 1) || isName(i + 1))) return true;
  const words = Array.from({ length: doc.length }, (_, at) => at).filter((at) => doc.isWord(at));
  const capitals = words.filter((at) => doc.capital(at));
  return capitals.length * 2 < words.length && foods.every(isSmall);
}
