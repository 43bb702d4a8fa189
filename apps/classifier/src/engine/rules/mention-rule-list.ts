import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Document } from '../document.js';
import type { Entry, Mention } from '../model/mention.js';
import type { TokenRange } from '../model/token-range.js';
import type { Word } from '../model/word.js';
import type { CompiledPattern } from './compiled-pattern.js';
import { isPartOfFood, type MentionRule, type PartOfFood } from './mention-rule.js';
import type { Surroundings } from './surroundings.js';
import { subcategoryOf } from './token-tests.js';

/** Maximum number of mentions between a part and the food that it belongs to. */
const MAX_FOOD_DISTANCE = 8;

/** A compiled rule. */
export interface MentionRow {
  readonly rule: MentionRule;
  readonly pattern: CompiledPattern;
  /** Entries of the rule's names; undefined for a rule about all names. */
  readonly entries: ReadonlySet<Entry> | undefined;
  /** The parts that have a name in the catalogue, by their food. */
  readonly parts: ReadonlyMap<IngredientKey, IngredientKey>;
}

/** What the rules decided about a mention. */
export interface MentionDecision extends TokenRange {
  readonly rule: MentionRule;
  /** The food whose part the mention is, or its part. */
  readonly part: IngredientKey | null;
}

/** Rules about mentions in their order: the first that matches decides. */
export class MentionRuleList {
  private readonly rowsByEntry = new Map<Entry, readonly MentionRow[]>();
  /** The rows for names of parts, which are no mentions yet. */
  private readonly rowsByPart = new Map<Entry, readonly MentionRow[]>();

  constructor(private readonly rows: readonly MentionRow[]) {}

  /** Returns the decision about a mention; undefined if no rule matches. */
  decide(doc: Document, mention: Mention, around: Surroundings): MentionDecision | undefined {
    for (const { rule, pattern, parts } of this.rowsAbout(doc, mention)) {
      const range = pattern.match(doc, mention.from, mention.to);
      if (range === null || !isSurrounded(doc, mention, rule, around)) continue;
      const { from, to } = range;
      if (!isPartOfFood(rule.result)) return { from, to, rule, part: null };
      const part = findPart(rule.result, parts, around.before);
      if (part !== null) return { from, to, rule, part };
    }
    return undefined;
  }

  /** The rows that can match at a mention. Its first word depends on its entry only. */
  private rowsAbout(doc: Document, { entry, from }: Mention): readonly MentionRow[] {
    const isPart = doc.mentionAt(from) === undefined;
    const known = isPart ? this.rowsByPart : this.rowsByEntry;
    let rows = known.get(entry);
    if (rows === undefined) {
      rows = this.selectRows(doc.word(from), entry, isPart);
      known.set(entry, rows);
    }
    return rows;
  }

  private selectRows(word: Word, entry: Entry, isPart: boolean): readonly MentionRow[] {
    const meaning = isPart ? undefined : entry;
    return this.rows.filter(
      ({ entries, pattern }) => (entries?.has(entry) ?? true) && pattern.may(word, meaning),
    );
  }
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
  before: readonly Mention[],
): IngredientKey | null {
  const foods = before
    .slice(-MAX_FOOD_DISTANCE)
    .flatMap(({ entry }) => entry.ingredient ?? [])
    .toReversed();
  const eligible = foods.filter((food) => partOf.some((key) => subcategoryOf(food) === key));
  if (meaning === 'food') return eligible[0] ?? null;
  // "the chops" after "the lamb chops" are the same chops.
  const named = new Set(parts.values());
  const food = foods.find((key) => named.has(key) || (eligible.includes(key) && parts.has(key)));
  if (food !== undefined) return named.has(food) ? food : (parts.get(food) ?? null);
  return meaning === 'part' ? null : (eligible[0] ?? null);
}
