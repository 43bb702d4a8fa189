import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import type { DraftPart, PartReference } from './archive.js';

/** A draft of an archive, and what it names as its parts. */
export interface ReferringDraft {
  readonly id: number;
  readonly key: string;
  readonly portions: number;
  /** The number of its ingredient lines. */
  readonly lines: number;
  readonly references: readonly PartReference[];
}

/** The parts of a draft. */
export interface ResolvedDraft {
  readonly id: number;
  readonly parts: readonly DraftPart[];
  /** What cannot be a part: its amount is no number of portions, or it closes a circle. */
  readonly texts: readonly string[];
}

const PORTIONS = /^(?:portions?|servings?|parts?|personnes?)$/i;

/** The parts of all drafts with references. The later reference of a circle is a text. */
export function resolveParts(drafts: readonly ReferringDraft[]): ResolvedDraft[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const levels = new Levels();
  return drafts
    .filter(({ references }) => references.length > 0)
    .map(({ id, lines, references }) => {
      const parts: DraftPart[] = [];
      const texts: string[] = [];
      for (const reference of references) {
        const part = byKey.get(reference.key);
        const portions = part && portionsOf(reference, part.portions);
        const isNew = part !== undefined && !parts.some(({ draftId }) => draftId === part.id);
        const fits = isNew && parts.length < RECIPE_LIMITS.parts;
        if (portions !== undefined && fits && levels.add(id, part.id)) {
          parts.push({ draftId: part.id, portions, note: reference.note, before: lines });
        } else texts.push(reference.text.slice(0, RECIPE_LIMITS.otherLineLength));
      }
      return { id, parts, texts };
    });
}

/** Undefined for a mass, a volume, or more than a part may have. */
function portionsOf({ quantity, unit }: PartReference, all: number): number | undefined {
  const isCounted = unit === '' || PORTIONS.test(unit);
  const portions = quantity === null ? all : unit === '' ? quantity * all : quantity;
  const rounded = Number(portions.toFixed(RECIPE_LIMITS.quantityDecimals));
  const isValid = isCounted && rounded > 0 && rounded <= RECIPE_LIMITS.partPortions;
  return isValid ? rounded : undefined;
}

/** Which drafts contain which, without a circle and with few levels. */
class Levels {
  private readonly parts = new Map<number, number[]>();
  private readonly wholes = new Map<number, number[]>();

  /** Returns false, and adds nothing, where that would make a circle or too many levels. */
  add(whole: number, part: number): boolean {
    const below = depthOf(part, this.parts, whole);
    const levels = depthOf(whole, this.wholes, part) + 1 + below;
    if (levels > RECIPE_LIMITS.partLevels) return false;
    this.parts.set(whole, [...(this.parts.get(whole) ?? []), part]);
    this.wholes.set(part, [...(this.wholes.get(part) ?? []), whole]);
    return true;
  }
}

/** The number of levels from a draft on; infinite when one of them is `excluded`. */
function depthOf(id: number, next: ReadonlyMap<number, number[]>, excluded: number): number {
  if (id === excluded) return Infinity;
  const depths = (next.get(id) ?? []).map((other) => 1 + depthOf(other, next, excluded));
  return Math.max(0, ...depths);
}
