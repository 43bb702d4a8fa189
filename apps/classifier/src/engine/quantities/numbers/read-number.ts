import type { Document } from '../../document/document.js';

/** A number in digits or in words. */
export interface NumberPhrase {
  readonly value: number;
  /** The token after the phrase. */
  readonly to: number;
}

/** The value of a token; undefined if it is no number. */
export type ValueAt = (doc: Document, i: number) => number | undefined;

const THOUSAND = 1000;

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—', '−', '‒', '―', '~']);

/** Reads one number: "2", "1 1/2", "deux cents", "deux douzaines", "half a dozen", "½ of a". */
export function readNumber(
  doc: Document,
  at: number,
  valueAt: ValueAt = (text, i) => text.value(i),
): NumberPhrase | undefined {
  const first = valueAt(doc, at);
  if (first === undefined) return undefined;
  let thousands = first === THOUSAND ? first : 0;
  let rest = first - thousands;
  let to = at + 1;
  for (;;) {
    // "une bonne douzaine": an adjective may describe a collective number.
    const next = doc.hasClass(to, 'ADJECTIVE') && isCollective(doc, to + 1) ? to + 1 : to;
    const value = valueAt(doc, next);
    const combined = value === undefined ? undefined : combine(doc, rest, value, next);
    if (combined === undefined) break;
    if (value === THOUSAND) {
      thousands += combined;
      rest = 0;
    } else rest = combined;
    to = next + 1;
  }
  if (addsOne(doc, rest, to, valueAt)) {
    rest += valueAt(doc, to + 1) ?? 0;
    to += 2;
  }
  const value = thousands + rest;
  // "½ of a cup", "la moitié d'un chou".
  if (value < 1 && doc.hasClass(to, 'OF') && isOne(doc, to + 1)) to += 2;
  return { value, to };
}

/** A number together with the token after it; undefined if that is another number. */
function combine(doc: Document, value: number, next: number, at: number): number | undefined {
  const isAfterDigits = doc.isNumber(at - 1);
  if (doc.isNumber(at)) return isAfterDigits && value >= 1 && next < 1 ? value + next : undefined;
  if (value === 0) return isOne(doc, at) ? undefined : next;
  if (value < 1) return isOne(doc, at) ? value : isCollective(doc, at) ? value * next : undefined;
  if (next < 1) return value * next;
  if (next >= 10 && value < next) return value * next;
  // "cent quatre-vingts"
  const units = value % 100;
  if (next >= 10 && units > 0 && units < 10)
    return isAfterDigits ? undefined : value + units * (next - 1);
  const isCompound = !isAfterDigits && value >= 10 && value % 10 === 0;
  return isCompound && next < value && !isOne(doc, at) ? value + next : undefined;
}

/** Whether a number in words continues with one or eleven: "vingt et un", "soixante et onze". */
function addsOne(doc: Document, rest: number, at: number, valueAt: ValueAt): boolean {
  if (rest < 20 || rest % 10 !== 0 || !doc.isWord(at - 1)) return false;
  if (!doc.hasAmountRole(at, 'BEFORE_ONE')) return false;
  const added = valueAt(doc, at + 1);
  return added === 1 || (added === 11 && rest === 60);
}

/** Whether a dash between two numbers joins them to a range. */
export function isDash(doc: Document, i: number): boolean {
  return doc.isOneOf(i, DASHES);
}

/** Whether a token is the number 1 in words, or an article. */
export function isOne(doc: Document, i: number): boolean {
  return doc.isWord(i) && doc.value(i) === 1;
}

/** Whether a token is a number word of ten or more: "une douzaine", "half a dozen". */
export function isCollective(doc: Document, i: number): boolean {
  return doc.isWord(i) && (doc.value(i) ?? 0) >= 10;
}
