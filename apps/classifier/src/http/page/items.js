// Prepares a response of the classifier for drawing.

/**
 * A technique, a mention or a measure. One that serves several clauses is one item.
 * @typedef {{ id: number, kind: string, key?: string, start: number, end: number,
 *   clauses: number[], rule: string, weight?: number, quantity?: number | null,
 *   unit?: string | null, minSeconds?: number, maxSeconds?: number, celsius?: number }} Item
 * @typedef {{ step: string, start: number, end: number, rule: string, result: string | null }}
 *   Decision
 * @typedef {{ text: string, start: number, end: number, items: Item[], decisions: Decision[] }}
 *   Segment
 */

/**
 * All items of a text by start; the longer first when two start together.
 * @returns {Item[]}
 */
export function itemsOf({ entities, ingredients, durations, temperatures }) {
  const ofKind = (kind, findings) => findings.map((finding) => ({ kind, ...finding }));
  const findings = [
    ...entities,
    ...ofKind('ingredient', ingredients),
    ...ofKind('duration', durations),
    ...ofKind('temperature', temperatures),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const items = new Map();
  for (const { clause, ...finding } of findings) {
    const { kind, key, start, end } = finding;
    const identity = JSON.stringify([kind, key, start, end]);
    const same = items.get(identity);
    if (same) same.clauses.push(clause);
    else items.set(identity, { ...finding, id: items.size, clauses: [clause] });
  }
  return [...items.values()];
}

/** The decisions about words. Decisions about clauses concern whole groups of words. */
export const wordDecisions = ({ decisions }) => decisions.filter(({ step }) => step !== 'clause');

/** Whether the last word of a decision is in an item. The words before it are its context. */
const isAbout = (item) => (decision) => item.start < decision.end && decision.end <= item.end;

/** The decisions about words that are in no item. */
export const looseDecisions = (items, decisions) =>
  decisions.filter((decision) => !items.some((item) => isAbout(item)(decision)));

/**
 * Splits a span of the text where items or decisions start or end. Each segment has the items that
 * cover it, outermost first: the technique "bring … to a boil" contains an ingredient.
 * @returns {Segment[]}
 */
export function segmentsOf(text, { items, decisions }, { start, end }) {
  const bounds = [...items, ...decisions].flatMap((part) => [part.start, part.end]);
  const cuts = new Set([start, end, ...bounds.filter((at) => at > start && at < end)]);
  const offsets = [...cuts].sort((a, b) => a - b);
  return offsets.slice(1).map((to, index) => {
    const from = offsets[index];
    const covers = (part) => part.start <= from && to <= part.end;
    return {
      text: text.slice(from, to),
      start: from,
      end: to,
      items: items.filter(covers),
      decisions: decisions.filter(covers),
    };
  });
}

/** Techniques that accompany another one: "cook, stirring, for 3 minutes". */
const ACCOMPANYING = new Set(['stir', 'turn', 'baste']);
/** Techniques that take no time: "add the flour, stirring for 2 minutes". */
const MOMENTARY = new Set(['add', 'drizzle', 'moisten', 'pour', 'season', 'sprinkle']);

const isTechnique = ({ kind }) => kind === 'technique';
const isMeasure = ({ kind }) => kind === 'duration' || kind === 'temperature';

/** The items linked to an item: what a technique has, or the techniques that have it. */
export function linkedTo(item, items) {
  if (!isTechnique(item)) return techniquesOf(item, items);
  return items.filter((other) => techniquesOf(other, items).includes(item));
}

/** A mention belongs to all techniques of its clauses, a measure to one of each clause. */
function techniquesOf(item, items) {
  if (isTechnique(item)) return [];
  const techniques = item.clauses.flatMap((clause) => {
    const candidates = items.filter(
      (other) => isTechnique(other) && other.clauses.includes(clause),
    );
    return isMeasure(item) ? techniqueOfMeasure(item, candidates) : candidates;
  });
  return items.filter((other) => techniques.includes(other));
}

/**
 * The nearest technique before a measure, else the first one after it. One that accompanies another
 * one takes none, unless the other one is momentary. The API assigns measures by the same rule.
 */
function techniqueOfMeasure({ start }, candidates) {
  const before = candidates.filter((technique) => technique.start < start);
  const main = before.findLast(({ key }) => !ACCOMPANYING.has(key));
  const isMomentary = main !== undefined && MOMENTARY.has(main.key);
  return (isMomentary ? before.at(-1) : main) ?? before.at(-1) ?? candidates.slice(0, 1);
}

/** The decisions about an item. Those about a mention inside a technique concern the mention. */
export function decisionsAbout(item, items, decisions) {
  const own = decisions.filter(isAbout(item));
  if (!isTechnique(item)) return own;
  const mentions = items.filter((other) => !isTechnique(other));
  const concernsVerb = ({ step }) => ['instruction', 'technique', 'overlap'].includes(step);
  return own.filter(
    (decision) => concernsVerb(decision) || !mentions.some((mention) => isAbout(mention)(decision)),
  );
}
