import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Document } from '../document/document.js';
import type { Entry, Mention } from '../document/mention.js';
import type { TokenRange } from '../document/tokens.js';
import type { Word } from '../document/word.js';
import { isPartOfFood, type MentionRule, type PartOfFood } from './mention-rule.js';
import { type Row, type RowSet, RowSets } from './row-set.js';
import type { Surroundings } from './surroundings.js';
import { subcategoryOf } from './token-tests.js';

/** Maximum number of mentions between a part and the food that it belongs to. */
const MAX_FOOD_DISTANCE = 8;

/** A compiled rule. */
export interface MentionRow extends Row {
  readonly rule: MentionRule;
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
  private readonly sets: RowSets<MentionRow>;

  constructor(rows: readonly MentionRow[]) {
    this.sets = new RowSets(rows);
  }

  /** Returns the decision about a mention; undefined if no rule matches. */
  decide(doc: Document, mention: Mention, around: Surroundings): MentionDecision | undefined {
    const { from, to } = mention;
    for (let rows = this.rowsAbout(doc, mention); rows !== null; rows = rows.rest) {
      let match = rows.find(doc, from, to, rows.all);
      for (; match !== undefined; match = rows.find(doc, from, to, match.others)) {
        const decision = decisionOf(match.row, match, doc, mention, around);
        if (decision !== undefined) return decision;
      }
    }
    return undefined;
  }

  /** The rows that can match at a mention. Its first word depends on its entry only. */
  private rowsAbout(doc: Document, { entry, from }: Mention): RowSet<MentionRow> | null {
    if (entry.rules === undefined)
      entry.rules = this.selectRows(doc.word(from), entry, doc.mentionAt(from) === undefined);
    return entry.rules as RowSet<MentionRow> | null;
  }

  /** @param isPart whether the entry is the name of a part, which is no mention yet */
  private selectRows(word: Word, entry: Entry, isPart: boolean): RowSet<MentionRow> | null {
    const meaning = isPart ? undefined : entry;
    return this.sets.about(word, ({ entries }) => entries?.has(entry) ?? true, meaning);
  }
}

/** What a row whose pattern matches decides; undefined if its other requirements are not met. */
function decisionOf(
  { rule, parts, namedParts }: MentionRow,
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
