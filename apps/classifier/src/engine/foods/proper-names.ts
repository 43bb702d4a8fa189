import { isMixture } from '#domain/catalogue/dishes/made-from.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { NamedFood } from './named-foods.js';

const [ADDRESS, DOMAIN] = [/(?:https?:\/\/|www\.)\S*$/, /^[\w-]*[. ](?:com|net|org)\b/];

/**
 * Whether an unknown word is the name of a brand, a place or a person: with a capital letter beside a
 * food without one ("San Marzano tomatoes", "sel de Maldon"), or after a word that precedes names in a
 * sentence ("a recipe by Kate"). What a mixture is made of may be its name: "Foofoo sauce". Words of an
 * address are names too.
 *
 * @param isLine whether the text is an ingredient line, where only a food marks a name
 */
export function isProperName(
  doc: LocalizedDocument,
  i: number,
  foods: readonly NamedFood[],
  isLine: boolean,
): boolean {
  const textAfter = doc.text.slice(doc.end(i));
  if (ADDRESS.test(doc.text.slice(0, doc.start(i))) || DOMAIN.test(textAfter)) return true;
  if (!doc.capital(i)) return false;
  const told = foods.filter(({ key }) => !isMixture(key));
  const foodAt = (at: number) => told.find(({ from, to }) => from <= at && at < to);
  const isName = (at: number) => doc.capital(at) && foodAt(at) === undefined;
  const isMark = (at: number) => doc.is(at, '®') || doc.is(at, '™');
  let [before, after] = [i - 1, i + 1];
  while (isName(before)) before--;
  while (isName(after) || isMark(after)) after++;
  if (told.length > 0 && (isMark(i + 1) || isMark(i + 2))) return true;
  if (foodAt(after) !== undefined && !doc.capital(after)) return true;
  const names = doc.language.data.everyday.aroundNames;
  const isOwner = i === 0 && foodAt(i + 2) === undefined && names.after.test(textAfter);
  if (isOwner && !isLine) return true;
  const isListed = (at: number) => doc.hasClass(at, 'CONJUNCTION') || doc.isOneOf(at, LIST_SIGNS);
  let lead = before;
  while (isName(lead) || isListed(lead)) lead--;
  if (!isLine && names.before.test(doc.lowerCase(lead))) return true;
  const isLink = (at: number) =>
    doc.hasAnyClass(at, ['OF', 'CONTRACTED']) || names.beforeBrand.test(doc.lowerCase(at));
  while (isLink(before) || doc.is(before, '(')) before--;
  const from = foodAt(before)?.from;
  return from !== undefined && (!doc.capital(from) || from === 0 || doc.endsSentence(from - 1));
}

const LIST_SIGNS: ReadonlySet<string> = new Set(',(');
