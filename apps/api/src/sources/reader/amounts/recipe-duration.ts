import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import { NUMBER_WORDS, withCompoundNumbers } from './number-words.js';

/** Maximum length of a text that is read; a duration in words has about 30 characters. */
const MAX_LENGTH = 100;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The spellings of each unit and its seconds. "M" always means minutes: no recipe takes months. */
const SPELLINGS: readonly (readonly [spellings: string, seconds: number])[] = [
  ['y', 365 * DAY],
  ['w week weeks semaine semaines', 7 * DAY],
  ['d day days j jour jours', DAY],
  ['h hr hrs hour hours heure heures', HOUR],
  ["m mn mns min mins minute minutes ' ’ ′", MINUTE],
  ["s sec secs second seconds seconde secondes '' ″", 1],
];
const UNITS: ReadonlyMap<string, number> = new Map(
  SPELLINGS.flatMap(([spellings, seconds]) =>
    spellings.split(' ').map((spelling) => [spelling, seconds] as const),
  ),
);
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);

/** Words of an amount that are rewritten, in this order. */
const REWRITES: readonly (readonly [words: RegExp, replacement: string])[] = [
  [/\([^()]*\)/g, ' '],
  [/^[\p{L} '’]+:\s*/u, ''],
  [/^(?:(?:prep(?:aration)?|cook(?:ing)?|active|total)(?: time)?|(?:temps de )?(?:préparation|cuisson))\s+/, ''],
  [/(?<=\d ?)(\p{L}+) (?:\1|hrs?|hours?|mins?|minutes?|heures?)(?!\p{L})/gu, '$1'],
  [/^de\s+(?=\d)/, ''],
  [/(?<=[\d½¼¾]) ?d['’]\s?(?=heure)/g, ' '],
  [/\b(?:and (?:a )?half|et demie?)\b/g, '½'],
  [/^(?:(?:about|around|approx(?:imately)?\.?|roughly|under|over|up to|(?:less|more) than|at least|environ|(?:au )?(?:moins|plus)(?: de)?|jusqu['’][àa])\s|[~≈<>])\s*/, ''],
  [/(?:\s(?:or (?:less|more|so|longer)|ou (?:moins|plus)|environ|approx(?:imately)?|max(?:imum)?|minimum|total)|\+)\.?$/, ''],
  [/\s(?:or overnight|ou (?:une|toute la|toute une) nuit)$/, ''],
  [/\splus\s(?![^]*(?:\d|hour|heure|min|day|jour))[^]*$/, ''],
  [/^(?:between|entre)\s(.+)\s(?:and|et)\s/, '$1 - '],
  [/\b(?:half an?\s|(?:une |1 )?demie?[\s-])|(?<!\d)1\/2/g, ' ½ '],
  [/\b(?:un |1 )?quart d['’]\s?|\b(?:a )?quarter of an?\s|(?<!\d)1\/4/g, ' ¼ '],
  [/\btrois quarts d['’]\s?|\bthree quarters of an?\s|(?<!\d)3\/4/g, ' ¾ '],
  [/\b(?:and|et)\s+(?=[½¼¾])/g, ''],
  [/(\d)-(?=\p{L})/gu, '$1 '],
]; // prettier-ignore

const RANGE = /\s*[-–—/]\s*|\s(?:to|à|a|or|ou)\s/;
/** The lower end of a range has no unit: "20 to 35 minutes". */
const BARE_NUMBER = /^\s*(?:\d+(?:[.,]\d+)?)?\s*[½¼¾⅓⅔]?\s*$/;
const ISO_START = /^p\s?(?=[t\d])/;
const ISO_TIME = /(^|\d[ymwd])\s?t/g;
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?: ?(?:h|hrs?|hours?|heures?))?$/;
/** Units of a malformed ISO 8601 duration without numbers between them: "25MS". */
const ISO_LETTERS = /(?<=[dhm])(?=[hms])/g;
const TOKENS = /\d+(?:[.,]\d+)?|\p{L}+|''|\S/gu;
const SKIPPED = new Set([',', 'and', 'et', '&', '+']);

/**
 * Minutes of an ISO 8601 duration, even if it is malformed (`PTH25M`, `PT1H30`, `P40M`), of a clock
 * (`1:30`), or of a text like `1 h 30` or `20 to 35 minutes`. A number without a unit is minutes.
 * A range means its upper end. Null for any other text and for durations above the limit of a
 * recipe.
 */
export function durationInMinutes(duration: string): number | null {
  const trimmed = duration.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const text = withCompoundNumbers(trimmed.toLowerCase());
  const amount = REWRITES.reduce(
    (rest, [words, replacement]) => rest.replace(words, replacement),
    text,
  );
  const parts = amount.split(RANGE);
  const last = parts.length - 1;
  const seconds = parts.map((part, i) =>
    i < last && /\S/.test(part) && BARE_NUMBER.test(part) ? 0 : secondsIn(part.trim()),
  );
  // Rounded to seconds first: 1.1 hours are not a little more than 66 minutes.
  const minutes = Math.ceil(Math.round(Math.max(...seconds)) / MINUTE);
  return parts.length <= 2 && minutes <= RECIPE_LIMITS.minutes ? minutes : null;
}

/** Seconds of an amount; NaN if it is not a duration. */
function secondsIn(text: string): number {
  const isIso = ISO_START.test(text);
  const amount = isIso
    ? text.replace(ISO_START, '').replace(ISO_TIME, '$1 ').replace(ISO_LETTERS, ' ').trim()
    : text;
  const clock = CLOCK.exec(amount);
  if (!clock) return sumOf(amount.match(TOKENS) ?? [], isIso);
  const [, hours, minutes, seconds = 0] = clock;
  return Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds);
}

/** Adds up numbers with units. `isIso`: a unit without a number counts nothing, as in `PTH25M`. */
function sumOf(tokens: readonly string[], isIso: boolean): number {
  let sum = NaN;
  let number: number | undefined;
  let unit: number | undefined;
  const add = (seconds: number) => (sum = Number.isNaN(sum) ? seconds : sum + seconds);
  const isAfterUnit = (i: number) => UNITS.has(tokens[i - 1] ?? '');

  for (const [i, token] of tokens.entries()) {
    const value =
      FRACTIONS.get(token) ?? NUMBER_WORDS.get(token) ?? Number(token.replace(',', '.'));
    const seconds = UNITS.get(token);
    if (!Number.isNaN(value)) {
      const isFraction = FRACTIONS.has(token);
      if (number !== undefined && !isFraction) return NaN;
      if (isFraction && number === undefined && isAfterUnit(i)) add(value * (unit ?? 0));
      else number = (number ?? 0) + value;
    } else if (seconds !== undefined) {
      if (number !== undefined) add(number * seconds);
      else if (!isIso) return NaN;
      unit = seconds;
      number = undefined;
    } else if (!SKIPPED.has(token) && !(token === '.' && isAfterUnit(i))) return NaN;
  }
  return number === undefined ? sum : add(number * secondsOfBare(number, unit));
}

/** The unit of a last number without a unit: minutes, alone or after hours. */
function secondsOfBare(number: number, unit: number | undefined): number {
  const isMinutes = Number.isInteger(number) && (unit === undefined || unit === HOUR);
  return isMinutes ? MINUTE : NaN;
}
