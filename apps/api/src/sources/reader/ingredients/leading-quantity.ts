import { LOCALES } from '#domain/locale.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';

const FRACTION = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const NUMBER = String.raw`(?:\d+(?:[.,/⁄]\d+)?${FRACTION}?|${FRACTION})`;
/** "200", "1 1/2", "2-3", "2 à 3". */
const QUANTITY = new RegExp(`^${NUMBER}(?: ?(?:-|–|—|to|à|or|ou)? ?${NUMBER})?`, 'u');

const WORD = /\p{L}+/gu;

/** The words of each unit, container and piece: "g", "cuillère à soupe". */
const UNIT_WORDS = new Set(
  LOCALES.flatMap((locale) => {
    const { units, measures } = UNIT_TABLES[locale];
    const { containers, pieces, vague } = measures;
    return [units.flatMap((unit) => unit.forms), containers, pieces, vague].flat(2);
  }).map((form) => (form.toLowerCase().match(WORD) ?? []).join(' ')),
);
const MAX_UNIT_WORDS = 3;
const LINKING_WORDS = new Set(['de', 'd', 'du', 'des', 'of', 'large', 'small', 'medium']);
/** Words after a second quantity of the same ingredient: "4 fillets 150 g each". */
const REMARKS = new Set(
  `each chacun chacune about approx approximately environ drained net égoutté égouttés égouttée
  égouttées chopped sliced beaten minced diced crushed divided separated cooked peeled boneless plus
  extra more for pour optional whole or ou and et to à par per long wide thick minutes hours fat
  coupé coupée coupés coupées haché hachée hachés hachées battu battus râpé`.split(/\s+/),
);

const METRIC = /^[^\p{L}]*(?:k?gr?s?|mg|grams?|grammes?|[cdm]?l|ml|lit(?:re|er)s?)(?!\p{L})/iu;

/** Whether the first word of a text after its number is a metric unit. */
export function isMetric(text: string): boolean {
  return beginsWithQuantity(text) && METRIC.test(text);
}

/** A text without its leading amount: "200 g flour" is "flour". */
export function withoutAmount(text: string): string {
  const rest = text.slice(QUANTITY.exec(text)?.[0].length ?? 0);
  const words = rest.match(WORD) ?? [];
  let start = 0;
  while (start < words.length) {
    const lower = words.slice(start, start + MAX_UNIT_WORDS).map((word) => word.toLowerCase());
    const length = LINKING_WORDS.has(lower[0] ?? '') ? 1 : unitLength(lower, 0);
    if (length === 0) break;
    start += length;
  }
  return words.slice(start).join(' ');
}

/** Whether a text begins with a number. */
export function beginsWithQuantity(text: string): boolean {
  return QUANTITY.test(text);
}

/** Whether a text is a quantity and the name of a food, and not only "200 g" or "150 g each". */
export function isMeasuredFood(text: string): boolean {
  const quantity = QUANTITY.exec(text)?.[0];
  if (quantity === undefined) return false;
  const rest = text.slice(quantity.length).toLowerCase();
  if (/^ ?[%°x×"”″'’]/u.test(rest)) return false;
  const name = firstWordOfName(rest.match(WORD) ?? []);
  return name !== undefined && name.length >= 3 && !REMARKS.has(name);
}

/** The first word that is no part of a unit and no linking word. */
function firstWordOfName(words: readonly string[]): string | undefined {
  let start = 0;
  for (;;) {
    const word = words[start];
    if (word === undefined) return undefined;
    const length = LINKING_WORDS.has(word) ? 1 : unitLength(words, start);
    if (length === 0) return word;
    start += length;
  }
}

/** The number of words of the longest unit that starts at `start`; 0 if none does. */
function unitLength(words: readonly string[], start: number): number {
  for (let length = MAX_UNIT_WORDS; length > 0; length -= 1) {
    if (UNIT_WORDS.has(words.slice(start, start + length).join(' '))) return length;
  }
  return 0;
}
