import type { Density } from '../../catalogue/densities/density.js';
import { type Bought, minus, NOTHING, plus, plusMissing } from './bought.js';
import {
  editOwnLine,
  ingredientOfLine,
  type OwnAmount,
  ownAmount,
  type OwnLine,
} from './own-line.js';
import type {
  AddOperation,
  CheckOperation,
  EditOperation,
  ListOperation,
  RemoveOperation,
  UncheckOperation,
} from './list-operation.js';

/** What devices have done to the shopping list of a week. It does not depend on the plan. */
export interface SharedList {
  /** By line id. Lines of which nothing was bought are absent. */
  readonly bought: ReadonlyMap<string, Bought>;
  /** By line id, in the order in which they were added. */
  readonly ownLines: ReadonlyMap<string, OwnLine>;
  /** Whether each operation that has arrived was applied or ignored, by operation id. */
  readonly outcomes: ReadonlyMap<string, boolean>;
}

export const EMPTY_LIST: SharedList = {
  bought: new Map(),
  ownLines: new Map(),
  outcomes: new Map(),
};

/** What is needed of a line. */
export interface Needed {
  /** Empty when the plan does not need the ingredient. */
  readonly amounts: readonly OwnAmount[];
  readonly density?: Density | undefined;
}

/** What the plan needs of an ingredient; undefined when there is no such ingredient. */
export type FindNeeded = (ingredientId: number) => Needed | undefined;

/** A list while operations are applied to it. */
interface ListInProgress {
  readonly bought: Map<string, Bought>;
  readonly ownLines: Map<string, OwnLine>;
  readonly findNeeded: FindNeeded;
}

/** Applies the operations that have not arrived before, in order. */
export function deliver(
  list: SharedList,
  operations: readonly ListOperation[],
  findNeeded: FindNeeded,
): SharedList {
  const bought = new Map(list.bought);
  const ownLines = new Map(list.ownLines);
  const outcomes = new Map(list.outcomes);
  for (const operation of operations) {
    if (outcomes.has(operation.id)) continue;
    outcomes.set(operation.id, apply({ bought, ownLines, findNeeded }, operation));
  }
  return { bought, ownLines, outcomes };
}

/** Returns false when the operation does not concern a line that it can change. */
function apply(list: ListInProgress, operation: ListOperation): boolean {
  switch (operation.kind) {
    case 'CHECK':
      return check(list, operation);
    case 'UNCHECK':
      return uncheck(list, operation);
    case 'ADD':
      return add(list, operation);
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
function check(list: ListInProgress, { lineId, amount }: CheckOperation): boolean {
  const needed = neededOf(list, lineId);
  if (needed === undefined) return false;
  if (amount === null && needed.amounts.length === 0) return false;
  const bought = list.bought.get(lineId) ?? NOTHING;
  const total =
    amount === null
      ? plusAllMissing(bought, needed)
      : plus(bought, inUnitOfLine(list, lineId, amount));
  setBought(list, lineId, total);
  return true;
}

function plusAllMissing(bought: Bought, { amounts, density }: Needed): Bought {
  return amounts.reduce((total, amount) => plusMissing(total, amount, density), bought);
}

function uncheck(list: ListInProgress, { lineId, amount }: UncheckOperation): boolean {
  if (neededOf(list, lineId) === undefined) return false;
  const bought = list.bought.get(lineId) ?? NOTHING;
  const rest = amount === null ? NOTHING : minus(bought, inUnitOfLine(list, lineId, amount));
  setBought(list, lineId, rest);
  return true;
}

function add(list: ListInProgress, { id, content }: AddOperation): boolean {
  // The outcome may have expired, and the line may have been edited since.
  if (!list.ownLines.has(id)) list.ownLines.set(id, { id, ...content });
  return true;
}

function edit(list: ListInProgress, { lineId, change }: EditOperation): boolean {
  const line = list.ownLines.get(lineId);
  const edited = line === undefined ? null : editOwnLine(line, change);
  if (edited === null) return false;
  list.ownLines.set(lineId, edited);
  return true;
}

/** Only own lines can be removed: a line of the plan keeps its ticks. */
function remove({ bought, ownLines }: ListInProgress, { lineId }: RemoveOperation): boolean {
  if (!ownLines.delete(lineId)) return false;
  bought.delete(lineId);
  return true;
}

/** Undefined for an unknown line. */
function neededOf(list: ListInProgress, lineId: string): Needed | undefined {
  const ownLine = list.ownLines.get(lineId);
  if (ownLine !== undefined) return { amounts: [ownAmount(ownLine)] };
  const ingredientId = ingredientOfLine(lineId);
  return ingredientId === undefined ? undefined : list.findNeeded(ingredientId);
}

/** An amount without a unit is in the unit of the own line. */
function inUnitOfLine(list: ListInProgress, lineId: string, amount: OwnAmount): OwnAmount {
  return { ...amount, unit: amount.unit ?? list.ownLines.get(lineId)?.unit ?? null };
}

function setBought(list: ListInProgress, lineId: string, bought: Bought): void {
  if (bought.size === 0) list.bought.delete(lineId);
  else list.bought.set(lineId, bought);
}
