import type { Document } from './document.js';
import type { LocalizedDocument } from './localized-document.js';
import type { Entry, Mention } from './model/mention.js';
import { isPartOfFood } from './rules/mention-rule.js';
import type { MentionDecision, Surroundings } from './rules/mention-rule-list.js';

/** Stands for the rule of a part until a rule decides whose part it is. */
const PART = 'part';

/**
 * Decides the meaning of each mention in its context, and removes mentions that are neither food
 * nor tool. "Whisk" is a verb or a utensil, "cuillère" a unit or a utensil, "moules" a tin or
 * mussels, "pan" a cake tin next to the oven. A food made of two names becomes one mention.
 */
export function disambiguateMentions(doc: LocalizedDocument): readonly Mention[] {
  const kept: Mention[] = [];
  const around = surroundingsOf(doc, kept);
  let end = 0;
  for (const mention of withParts(doc)) {
    // A name inside a compound: "thym" in "sirop au thym".
    if (mention.from < end) continue;
    if (isVerb(doc, mention)) {
      doc.record('mention', mention.from, mention.to, 'verb', null);
      continue;
    }
    const decision = doc.language.mentionRules.decide(doc, mention, around);
    const { from, to } = decision ?? mention;
    const entry = decidedEntry(mention, decision);
    const rule = decision?.rule.id ?? mention.rule;
    doc.record('mention', from, to, rule, entry === null ? null : describe(entry));
    while ((kept.at(-1)?.to ?? 0) > from) kept.pop();
    if (entry !== null) kept.push({ entry, from, to, rule });
    end = to;
  }
  return kept;
}

/**
 * The mentions of the text, and the names of parts between them. Names of parts are found late
 * because many of them are verbs as well: "zest", "leaves".
 */
function withParts(doc: LocalizedDocument): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < doc.length;) {
    const part = doc.language.partEntries.longest(doc, at);
    const mention =
      doc.mentionAt(at) ?? (part && { from: at, to: part.end, entry: part.value, rule: PART });
    if (mention?.from === at) mentions.push(mention);
    at = mention?.to ?? at + 1;
  }
  return mentions;
}

/** Whether a mention is the verb of an instruction: "Whisk the eggs". */
function isVerb(doc: Document, { from, to }: Mention): boolean {
  return to - from === 1 && doc.instructionAt(from) !== undefined;
}

function surroundingsOf(doc: Document, before: readonly Mention[]): Surroundings {
  let techniques: ReadonlySet<string | null> | undefined;
  let utensils: ReadonlySet<string | null> | undefined;
  const hasTechnique = (key: string) =>
    (techniques ??= new Set(doc.instructions.map(({ technique }) => technique))).has(key);
  const hasUtensil = (key: string) => (utensils ??= utensilsOf(doc)).has(key);
  return { hasTechnique, hasUtensil, before };
}

function utensilsOf(doc: Document): ReadonlySet<string | null> {
  const mentions = doc.mentions.filter((mention) => !isVerb(doc, mention));
  return new Set(mentions.map(({ entry }) => entry.utensil));
}

/** The meaning that a rule gives to a mention; null for none. */
function decidedEntry(
  { entry, rule }: Mention,
  decision: MentionDecision | undefined,
): Entry | null {
  if (decision === undefined) return rule === PART ? null : entry;
  const { part } = decision;
  const { result } = decision.rule;
  if (result === null) return null;
  const nothing = { ...entry, utensil: null, ingredient: null, unit: null };
  if (result === 'food') return { ...nothing, ingredient: entry.ingredient };
  if (result === 'utensil') return { ...nothing, utensil: entry.utensil };
  if (result === 'unit') return { ...nothing, unit: entry.unit };
  if (isPartOfFood(result)) return { ...nothing, ingredient: part };
  const { utensil = null, ingredient = null, unit } = result;
  return { ...nothing, utensil, ingredient, unit: unit ? { key: unit, factor: 1 } : null };
}

/** The key of an entry's meaning, for an explanation. */
function describe({ utensil, ingredient, unit }: Entry): string | null {
  return utensil ?? ingredient ?? unit?.key ?? null;
}
