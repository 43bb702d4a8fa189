import type { Density } from '../../catalogue/densities/density.js';
import type { Amount } from '../../units/amount.js';
import { baseUnitOf, type Bought, missingThousandths, NOTHING, sumOf } from './bought.js';
import type {
  AddOperation,
  CheckOperation,
  EditOperation,
  ListOperation,
  RemoveOperation,
  RestoreOperation,
  UncheckOperation,
} from './list-operation.js';
import {
  editOwnLine,
  ingredientLineId,
  ingredientOfLine,
  type OwnAmount,
  ownAmount,
  type OwnLine,
} from './own-line.js';
import { standsIn } from './standing-lines.js';
import { type LinePart, type LineParts, tick, tickAll, untick } from './line-parts.js';

/** What devices have done to the shopping list of a week. It does not depend on the plan. */
export interface SharedList {
  /** By line id. Lines of which nothing was bought are absent. */
  readonly bought: ReadonlyMap<string, Bought>;
  /** What was missing of lines of the plan when they were removed, by line id. */
  readonly kept: ReadonlyMap<string, Bought>;
  /** The member who ticked off a line last, by line id. */
  readonly checkedBy: ReadonlyMap<string, number | null>;
  /** The lines of this week and of earlier weeks, by line id, in the order in which they were added. */
  readonly ownLines: ReadonlyMap<string, OwnLine>;
  /** Whether each operation that has arrived was applied or ignored, by operation id. */
  readonly outcomes: ReadonlyMap<string, boolean>;
}

export const EMPTY_LIST: SharedList = {
  bought: new Map(),
  kept: new Map(),
  checkedBy: new Map(),
  ownLines: new Map(),
  outcomes: new Map(),
};

/** What the plan needs of an ingredient. */
export interface Needed {
  /** Empty when the plan does not need the ingredient. */
  readonly amounts: readonly Amount[];
  /** What the house has of it besides: in the pantry, or bought for an earlier week. */
  readonly covered?: Bought;
  readonly density?: Density | undefined;
}

/** What the plan needs of an ingredient; undefined when there is no such ingredient. */
export type FindNeeded = (ingredientId: number) => Needed | undefined;

/** Who sends operations, and for which date. */
export interface Delivery {
  readonly date: string;
  /** The first day of the week of the date. */
  readonly weekStart: string;
  readonly memberId: number;
  readonly findNeeded: FindNeeded;
}

/** A list while operations are applied to it. */
interface ListInProgress extends Delivery {
  readonly bought: Map<string, Bought>;
  readonly kept: Map<string, Bought>;
  readonly checkedBy: Map<string, number | null>;
  readonly ownLines: Map<string, OwnLine>;
}

/** Applies the operations that have not arrived before, in order. */
export function deliver(
  list: SharedList,
  operations: readonly ListOperation[],
  delivery: Delivery,
): SharedList {
  const changed = {
    bought: new Map(list.bought),
    kept: new Map(list.kept),
    checkedBy: new Map(list.checkedBy),
    ownLines: new Map(list.ownLines),
  };
  const outcomes = new Map(list.outcomes);
  const inProgress = { ...delivery, ...changed };
  for (const operation of operations) {
    if (!outcomes.has(operation.id)) outcomes.set(operation.id, apply(inProgress, operation));
  }
  return { ...changed, outcomes };
}

/** Returns false when the operation does not concern a line that it can change. */
function apply(list: ListInProgress, operation: ListOperation): boolean {
  switch (operation.kind) {
    case 'CHECK':
      return check(list, operation);
    case 'UNCHECK':
      return uncheck(list, operation);
    case 'ADD':
      return 'content' in operation ? add(list, operation) : restore(list, operation);
    case 'EDIT':
      return edit(list, operation);
    case 'REMOVE':
      return remove(list, operation);
  }
}

/**
 * An amount counts although the plan does not need the ingredient any more: it was bought, and the
 * plan may need it again.
 */
function check(list: ListInProgress, { lineId, amount, seen }: CheckOperation): boolean {
  const line = partsOf(list, lineId);
  if (line === undefined) return false;
  if (amount === null && line.parts.every(({ amounts }) => amounts.length === 0)) return false;
  const parts =
    amount === null ? tickAll(line) : tick(line, inUnitOfLine(list, lineId, amount), seen);
  for (const part of parts) saveTicked(list, part);
  return true;
}

function uncheck(list: ListInProgress, { lineId, amount }: UncheckOperation): boolean {
  const line = partsOf(list, lineId);
  if (line === undefined) return false;
  for (const part of untick(line, amount && inUnitOfLine(list, lineId, amount))) {
    setBought(list, part.lineId, part.bought);
  }
  return true;
}

function add(list: ListInProgress, { id, content }: AddOperation): boolean {
  const { date: since, memberId: addedBy } = list;
  // The outcome may have expired, and the line may have been edited since.
  if (!list.ownLines.has(id)) {
    list.ownLines.set(id, { id, ...content, since, tickedOn: null, addedBy });
  }
  return true;
}

function restore(list: ListInProgress, { lineId }: RestoreOperation): boolean {
  list.kept.delete(lineId);
  return partsOf(list, lineId) !== undefined;
}

function edit(list: ListInProgress, { lineId, change }: EditOperation): boolean {
  const line = list.ownLines.get(lineId);
  const edited = line === undefined ? null : editOwnLine(line, change);
  if (line === undefined || edited === null) return false;
  if (line.ingredientId !== edited.ingredientId) leaveTicks(list, line);
  list.ownLines.set(lineId, edited);
  return true;
}

function remove(list: ListInProgress, operation: RemoveOperation): boolean {
  const line = list.ownLines.get(operation.lineId);
  return line === undefined ? removeFromPlan(list, operation) : removeOwnLine(list, line);
}

function removeOwnLine(list: ListInProgress, line: OwnLine): boolean {
  leaveTicks(list, line);
  list.ownLines.delete(line.id);
  setBought(list, line.id, NOTHING);
  return true;
}

/** Keeps what is missing: the line returns when the plan needs more. Its own lines are ticked off. */
function removeFromPlan(list: ListInProgress, { lineId }: RemoveOperation): boolean {
  const line = partsOf(list, lineId);
  const plan = line?.parts.at(-1);
  if (line === undefined || plan === undefined || plan.amounts.length === 0) return false;
  const kept = new Map(list.kept.get(lineId));
  for (const amount of plan.amounts) {
    const base = baseUnitOf(amount.unit);
    const missing = missingThousandths(plan.bought, amount, line.density);
    kept.set(base, Math.max(missing, kept.get(base) ?? 0));
  }
  list.kept.set(lineId, kept);
  for (const part of tickAll(line)) if (part.lineId !== lineId) saveTicked(list, part);
  return true;
}

/**
 * What was ticked of a line that no longer belongs to its ingredient stays bought: ticks of the plan's
 * line may be among it.
 */
function leaveTicks(list: ListInProgress, { id, ingredientId, quantity }: OwnLine): void {
  const bought = list.bought.get(id);
  if (ingredientId === null || quantity === null || bought === undefined) return;
  const lineId = ingredientLineId(ingredientId);
  if (list.findNeeded(ingredientId) === undefined) return;
  setBought(list, lineId, sumOf([list.bought.get(lineId) ?? NOTHING, bought]));
  list.checkedBy.set(lineId, list.checkedBy.get(id) ?? null);
  setBought(list, id, NOTHING);
}

/** Undefined for an unknown line. */
function partsOf(list: ListInProgress, lineId: string): LineParts | undefined {
  const ownLine = list.ownLines.get(lineId);
  if (ownLine !== undefined) return { parts: [partOf(list, ownLine)] };
  const ingredientId = ingredientOfLine(lineId);
  const needed = ingredientId === undefined ? undefined : list.findNeeded(ingredientId);
  if (needed === undefined) return undefined;
  const ownLines = [...list.ownLines.values()].filter(
    (line) =>
      line.ingredientId === ingredientId &&
      standsIn(line, list.weekStart, list.bought.get(line.id)),
  );
  const covered = sumOf([list.kept.get(lineId) ?? NOTHING, needed.covered ?? NOTHING]);
  const bought = list.bought.get(lineId) ?? NOTHING;
  const plan = { lineId, amounts: needed.amounts, bought, covered };
  const parts = [...ownLines.map((line) => partOf(list, line)), plan];
  return { parts, density: needed.density };
}

function partOf({ bought }: ListInProgress, line: OwnLine): LinePart {
  return { lineId: line.id, amounts: [ownAmount(line)], bought: bought.get(line.id) ?? NOTHING };
}

/** An amount without a unit is in the unit of the own line. */
function inUnitOfLine(list: ListInProgress, lineId: string, amount: OwnAmount): OwnAmount {
  const line = list.ownLines.get(lineId);
  return { ...amount, unit: amount.unit ?? (line === undefined ? null : ownAmount(line).unit) };
}

/** Saves a part after a tick, if it has changed. */
function saveTicked(list: ListInProgress, { lineId, bought }: LinePart): void {
  if (bought === (list.bought.get(lineId) ?? NOTHING)) return;
  setBought(list, lineId, bought);
  list.checkedBy.set(lineId, list.memberId);
  const line = list.ownLines.get(lineId);
  const { date } = list;
  if (line !== undefined && (line.tickedOn ?? '') < date) {
    list.ownLines.set(lineId, { ...line, tickedOn: date });
  }
}

function setBought(list: ListInProgress, lineId: string, bought: Bought): void {
  if (bought.size > 0) {
    list.bought.set(lineId, bought);
    return;
  }
  list.bought.delete(lineId);
  list.checkedBy.delete(lineId);
}
