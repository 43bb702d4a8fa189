import { isMixture } from '#domain/catalogue/dishes/made-from.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { NamedFood } from './named-foods.js';

const [ADDRESS, DOMAIN] = [/(?:https?:\/\/|www\.|@)\S*$/, /^[\w-]*[. ](?:com|net|org)\b/];

/** The rest of a name that has a trade mark: "Zorbini Farm®". */
const TRADE_MARK = /^(?:['’]s)?(?:[ -]\p{Lu}[\p{L}’']*){0,3} ?[®™]/u;

/**
 * Whether an unknown word is the name of a brand, a place or a person: a capital letter beside a food
 * without one ("San Marzano tomatoes", "sel de Maldon"), a trade mark or an owner before a food, after
 * "such as", or in a sentence after a word that precedes names ("by Kate", "Ann Cork"). What a mixture is
 * made of may be its name: "Foofoo sauce". Words of an address are names too.
 *
 * @param line the ingredient line, as written; undefined for a sentence
 */
export function isProperName(
  doc: LocalizedDocument,
  i: number,
  foods: readonly NamedFood[],
  line?: string,
): boolean {
  const textAfter = (line ?? doc.text).slice(doc.end(i));
  if (ADDRESS.test(doc.text.slice(0, doc.start(i))) || DOMAIN.test(textAfter)) return true;
  if (!doc.capital(i)) return false;
  const told = foods.filter(({ key }) => !isMixture(key));
  const foodAt = (at: number) => told.find(({ from, to }) => from <= at && at < to);
  const isName = (at: number) => doc.capital(at) && foodAt(at) === undefined;
  const isListed = (at: number) => doc.hasClass(at, 'CONJUNCTION') || doc.isOneOf(at, LIST_SIGNS);
  const isApart = (at: number) =>
    doc.isSign(at) || doc.hasAnyClass(at, ['CONJUNCTION', 'PREPOSITION']);
  const names = doc.language.data.everyday.aroundNames;
  const isOwner = names.after.test(textAfter);
  let [before, after, owned] = [i - 1, i + 1, i + 1];
  while (owned < doc.length && !isApart(owned) && foodAt(owned) === undefined) owned++;
  if ((isOwner || TRADE_MARK.test(textAfter)) && foodAt(owned) !== undefined) return true;
  while (isName(before)) before--;
  while (isName(after)) after++;
  if (foodAt(after) !== undefined && !doc.capital(after)) return true;
  const isSurname = doc.capital(i - 1) && names.first.test(doc.lowerCase(i - 1));
  if ((isSurname || (isOwner && i === 0)) && line === undefined) return true;
  const isPersonal = (at: number) => line === undefined && names.before.test(doc.lowerCase(at));
  let lead = i - 1;
  while (!isPersonal(lead) && (isName(lead) || isListed(lead))) lead--;
  if (isPersonal(lead)) return true;
  const introduces = (at: number) => names.beforeBrand.test(doc.lowerCase(at));
  const isBrand = introduces(lead);
  if (isBrand) before = lead;
  const isLink = (at: number) => doc.hasAnyClass(at, ['OF', 'CONTRACTED']) || introduces(at);
  while (isLink(before) || doc.is(before, '(') || (isBrand && doc.is(before, ','))) before--;
  return foodAt(before) !== undefined && (isBrand || !doc.capital(before));
}

const LIST_SIGNS: ReadonlySet<string> = new Set(',(:');
