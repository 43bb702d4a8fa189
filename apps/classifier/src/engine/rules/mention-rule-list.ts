import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Document } from '../document/document.js';
import type { Entry } from '../words/entry.js';
import type { Mention } from '../document/mention.js';
import type { TokenRange } from '../document/token.js';
import { isPartOfFood, type MentionRule, type PartOfFood } from './mention-rule.js';
import type { Pattern } from './pattern.js';
import type { Surroundings } from './surroundings.js';
import { subcategoryOf } from './token-tests.js';

/** Maximum number of mentions between a part and the food that it belongs to. */
const MAX_FOOD_DISTANCE = 8;

/** A rule with its compiled pattern and names. */
export interface CompiledMentionRule {
  readonly rule: MentionRule;
  readonly pattern: Pattern;
  /** Entries of the rule's names; undefined for a rule about all names. */
  readonly entries: ReadonlySet<Entry> | undefined;
  /** The parts that have a name in the catalogue, by their food. */
  readonly parts: ReadonlyMap<IngredientKey, IngredientKey>;
  /** The values of `parts`. */
  readonly namedParts: ReadonlySet<IngredientKey>;
}

/** What the rules decided about a mention. */
export interface MentionDecision extends TokenRange {
  readonly rule: MentionRule;
  /** The food whose part the mention is, or its part. */
  readonly part: IngredientKey | null;
}

/** Rules about mentions in their order: the first that matches decides. */
export class MentionRuleList {
  constructor(private readonly rules: readonly CompiledMentionRule[]) {}

  /** Returns the decision about a mention; undefined if no rule matches. */
  decide(doc: Document, mention: Mention, around: Surroundings): MentionDecision | undefined {
    const { from, to } = mention;
    for (const compiled of this.rulesAbout(doc, mention)) {
      const match = compiled.pattern.match(doc, from, to);
      const decision = match && decisionOf(compiled, match, doc, mention, around);
      if (decision != null) return decision;
    }
    return undefined;
  }

  private rulesAbout(doc: Document, { entry, from }: Mention): readonly CompiledMentionRule[] {
    if (entry.rules !== undefined) return entry.rules as readonly CompiledMentionRule[];
    // The first word of a mention depends on its entry. The name of a part is no mention yet.
    const word = doc.word(from);
    const meaning = doc.mentionAt(from) === undefined ? undefined : entry;
    const rules = this.rules.filter(
      ({ entries, pattern }) => (entries?.has(entry) ?? true) && pattern.isAbout(word, meaning),
    );
    entry.rules = rules;
    return rules;
  }
}

/** What a rule whose pattern matches decides; undefined if its other requirements are not met. */
function decisionOf(
  { rule, parts, namedParts }: CompiledMentionRule,
  { from, to }: TokenRange,
  doc: Document,
  mention: Mention,
  around: Surroundings,
): MentionDecision | undefined {
  if (!isSurrounded(doc, mention, rule, around)) return undefined;
  if (!isPartOfFood(rule.result)) return { from, to, rule, part: null };
  const part = findPart(rule.result, parts, namedParts, around.before);
  return part === null ? undefined : { from, to, rule, part };
}

function isSurrounded(
  doc: Document,
  { from }: Mention,
  { after, nearTechniques, nearUtensils }: MentionRule,
  around: Surroundings,
): boolean {
  if (after !== undefined) {
    const technique = doc.instructionBefore(from)?.technique ?? null;
    if (technique === null || !after.includes(technique)) return false;
  }
  if (nearTechniques === undefined && nearUtensils === undefined) return true;
  const isNearTechnique = nearTechniques?.some((key) => around.hasTechnique(key)) === true;
  return isNearTechnique || nearUtensils?.some((key) => around.hasUtensil(key)) === true;
}

/** The part of the last food before that has such a part. A part with a name takes precedence. */
function findPart(
  { partOf, meaning }: PartOfFood,
  parts: ReadonlyMap<IngredientKey, IngredientKey>,
  named: ReadonlySet<IngredientKey>,
  before: readonly Mention[],
): IngredientKey | null {
  const foods = before
    .slice(-MAX_FOOD_DISTANCE)
    .flatMap(({ entry }) => entry.ingredient ?? [])
    .toReversed();
  const eligible = foods.filter((food) => partOf.some((key) => subcategoryOf(food) === key));
  if (meaning === 'food') return eligible[0] ?? null;
  // "the chops" after "the lamb chops" are the same chops.
  const food = foods.find((key) => named.has(key) || (eligible.includes(key) && parts.has(key)));
  if (food !== undefined) return named.has(food) ? food : (parts.get(food) ?? null);
  return meaning === 'part' ? null : (eligible[0] ?? null);
}
