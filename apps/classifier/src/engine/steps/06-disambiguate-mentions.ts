import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';
import { type Entry, newEntry, NO_MEANINGS } from '../words/entry.js';
import { isFood, type Mention, newMention } from '../document/mention.js';
import { isPartOfFood, type MentionResult, type MentionRule } from '../rules/mention-rule.js';
import { isVerb, Surroundings } from '../rules/surroundings.js';

/** Stands for the rule of a part until a rule decides whose part it is. */
const PART = 'part';

/**
 * Decides the meaning of each mention in its context, and removes mentions that are neither food
 * nor tool. "Whisk" is a verb or a utensil, "cuillère" a unit or a utensil, "moules" a tin or
 * mussels, "pan" a cake tin next to the oven. A food made of two names becomes one mention.
 */
export function disambiguateMentions(doc: LocalizedDocument): void {
  const kept: Mention[] = [];
  const around = new Surroundings(doc, kept);
  let end = 0;
  for (const mention of mentionsAndParts(doc)) {
    // A name inside a compound: "thym" in "sirop au thym".
    if (mention.from >= end) end = addMention(doc, mention, around, kept, end);
  }
  doc.mentions = kept;
}

/** The mentions and the names of parts between them, in text order. */
function mentionsAndParts(doc: LocalizedDocument): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < doc.length;) {
    const mention = doc.mentionAt(at) ?? partAt(doc, at);
    if (mention !== undefined) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

/** Adds a mention if it means something. Returns the end of the last mention that was decided. */
function addMention(
  doc: LocalizedDocument,
  mention: Mention,
  around: Surroundings,
  kept: Mention[],
  end: number,
): number {
  const decision = doc.language.mentionRules.decide(doc, mention, around);
  if (decision !== undefined && isNoFood(decision.rule)) rejectFood(doc, mention);
  else if (isVerb(doc, mention)) {
    doc.record('mention', mention.from, mention.to, 'verb', null);
    return end;
  }
  if (decision === undefined) {
    const isNothing = mention.rule === PART;
    recordMention(doc, mention, isNothing);
    if (!isNothing) kept.push(mention);
    return mention.to;
  }
  const { from, to, rule, part } = decision;
  const decided = newMention(decidedEntry(mention.entry, rule.result, part), from, to, rule.id);
  const isNothing = rule.result === null;
  recordMention(doc, decided, isNothing);
  while ((kept.at(-1)?.to ?? 0) > from) kept.pop();
  if (!isNothing) kept.push(decided);
  return to;
}

/**
 * Marks the names of a line that are surely no food, without deciding what they are. What a line names is
 * brought in: "pan juices" are none of the recipe's own foods.
 */
export function rejectNoFoods(doc: LocalizedDocument): void {
  const around = new Surroundings(doc, []);
  for (const name of doc.names) {
    const decision = isFood(name) && doc.language.mentionRules.decide(doc, name, around);
    if (!decision || !isNoFood(decision.rule)) continue;
    const { rule, part } = decision;
    if (decidedEntry(name.entry, rule.result, part).ingredient === null) rejectFood(doc, name);
  }
}

const isNoFood = ({ isSure, result }: MentionRule): boolean => isSure === true && result !== 'food';

function rejectFood(doc: LocalizedDocument, { from, to }: Mention): void {
  for (let i = from; i < to; i++) doc.noFoods.add(i);
}

function recordMention(doc: LocalizedDocument, mention: Mention, isNothing: boolean): void {
  const { utensil, ingredient, unit } = mention.entry;
  const key = isNothing ? null : (utensil ?? ingredient ?? unit?.key ?? null);
  doc.record('mention', mention.from, mention.to, mention.rule, key);
}

/**
 * The name of a part at a token. Names of parts are found late because many of them are verbs as
 * well: "zest", "leaves".
 */
function partAt(doc: LocalizedDocument, at: number): Mention | undefined {
  const part = doc.word(at).parts?.longest(doc, at + 1);
  return part && newMention(part.value, at, part.end, PART);
}

/** The meaning that the result of a rule gives to an entry. */
function decidedEntry(entry: Entry, result: MentionResult, part: IngredientKey | null): Entry {
  if (result === null) return newEntry(NO_MEANINGS);
  if (result === 'unit' && entry.utensil === null && entry.ingredient === null) return entry;
  if (typeof result === 'string')
    return newEntry({
      utensil: result === 'utensil' ? entry.utensil : null,
      ingredient: result === 'food' ? entry.ingredient : null,
      unit: result === 'unit' ? entry.unit : null,
    });
  if (isPartOfFood(result)) return newEntry({ utensil: null, ingredient: part, unit: null });
  const { utensil = null, ingredient = null, unit: key } = result;
  const unit = key === undefined ? null : { key, factor: 1 };
  return newEntry({ utensil, ingredient, unit });
}
