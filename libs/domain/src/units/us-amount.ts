// `npm run client` copies this file to the client library: it imports nothing.

/** The units in which a US household measures, besides pieces. */
export type UsUnit = 'cup' | 'tablespoon' | 'teaspoon' | 'pound' | 'ounce';

/** An amount as it is written: `1⅓` cups, `3.5` ounces. */
export interface UsAmount {
  /** With a decimal point. */
  readonly number: string;
  /** What the number says. */
  readonly quantity: number;
  readonly unit: UsUnit;
}

/** Names of the units that only a US household has, for one and for several. */
export const US_LABELS = {
  fr: { cup: ['tasse', 'tasses'], pound: ['lb', 'lb'], ounce: ['oz', 'oz'] },
  en: { cup: ['cup', 'cups'], pound: ['lb', 'lb'], ounce: ['oz', 'oz'] },
} as const;

/** A unit of the catalogue. */
interface MetricUnit {
  readonly key: string;
  readonly type: string;
  readonly toBaseFactor: number;
}

/** An amount of a unit of the catalogue; null for pieces, spoons and nothing, which are written as they are. */
export function usAmount(
  quantity: number,
  { key, type, toBaseFactor }: MetricUnit,
): UsAmount | null {
  const isSpoon = key === 'tablespoon' || key === 'teaspoon';
  if (type === 'COUNT' || isSpoon || quantity === 0) return null;
  return (type === 'MASS' ? usMass : usVolume)(quantity * toBaseFactor);
}

/** In millilitres (US customary). A unit is used for amounts from `from` to `to`. */
const VOLUMES = [
  { unit: 'cup', size: 236.588, from: 0.25, to: Infinity },
  { unit: 'tablespoon', size: 14.787, from: 1, to: 12 },
  { unit: 'teaspoon', size: 4.929, from: 0, to: 6 },
] as const satisfies readonly { unit: UsUnit; size: number; from: number; to: number }[];

/** In grams. */
const OUNCE = 28.3495;
const OUNCES_IN_POUND = 16;

const FRACTIONS = [
  { text: '', value: 0 },
  { text: '⅛', value: 1 / 8 },
  { text: '¼', value: 1 / 4 },
  { text: '⅓', value: 1 / 3 },
  { text: '⅜', value: 3 / 8 },
  { text: '½', value: 1 / 2 },
  { text: '⅝', value: 5 / 8 },
  { text: '⅔', value: 2 / 3 },
  { text: '¾', value: 3 / 4 },
  { text: '⅞', value: 7 / 8 },
  { text: '', value: 1 },
];

/** The share of an amount by which the written one may differ, if there is a choice. */
const TOLERANCE = 0.02;

/** Millilitres in the largest unit whose fractions say them; else in the closest. */
function usVolume(millilitres: number): UsAmount {
  const written = VOLUMES.flatMap(({ unit, size, from, to }) => {
    if (millilitres < from * size || millilitres > to * size) return [];
    const amount = inFractions(millilitres / size);
    return [{ ...amount, unit, error: errorOf(amount.quantity * size, millilitres) }];
  });
  const close = written.find(({ error }) => error <= TOLERANCE);
  const closest = written.reduce((best, each) => (each.error < best.error ? each : best));
  const { number, quantity, unit } = close ?? closest;
  return { number, quantity, unit };
}

/** Grams in pounds or ounces, with as few decimals as say them. */
function usMass(grams: number): UsAmount {
  const ounces = grams / OUNCE;
  const [exact, unit] =
    ounces < OUNCES_IN_POUND
      ? [ounces, 'ounce' as const]
      : [ounces / OUNCES_IN_POUND, 'pound' as const];
  const rounded = [0, 1, 2, 3].map((decimals) => Number(exact.toFixed(decimals)));
  const quantity =
    rounded.find((each) => errorOf(each, exact) <= TOLERANCE) ?? Number(exact.toPrecision(2));
  return { number: String(quantity), quantity, unit };
}

export function fahrenheit(celsius: number): number {
  return Math.round((celsius * 9) / 5 + 32);
}

/** A number as a whole number and a fraction; at least an eighth. */
function inFractions(exact: number): Pick<UsAmount, 'number' | 'quantity'> {
  const whole = Math.floor(exact);
  const rest = exact - whole;
  const distance = ({ value }: (typeof FRACTIONS)[number]) => Math.abs(value - rest);
  const choices = FRACTIONS.filter(({ value }) => whole + value > 0);
  const { text, value } = choices.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const integer = Math.floor(whole + value);
  return { number: `${integer > 0 ? String(integer) : ''}${text}`, quantity: whole + value };
}

function errorOf(written: number, exact: number): number {
  return exact === 0 ? 0 : Math.abs(written - exact) / exact;
}
