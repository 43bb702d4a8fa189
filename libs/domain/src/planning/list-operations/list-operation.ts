import type { OwnAmount, OwnLineContent } from './own-line.js';

export const OPERATION_KINDS = ['CHECK', 'UNCHECK', 'ADD', 'EDIT', 'REMOVE'] as const;

export type OperationKind = (typeof OPERATION_KINDS)[number];

interface OperationOf<Kind extends OperationKind> {
  /** A UUID that the device chooses. An operation is applied once, however often it arrives. */
  readonly id: string;
  readonly kind: Kind;
}

interface OnLine {
  readonly lineId: string;
}

/** An amount was bought. Null: all that is missing when the operation arrives. */
export interface CheckOperation extends OperationOf<'CHECK'>, OnLine {
  readonly amount: OwnAmount | null;
  /**
   * What the device showed as ticked off. What was bought becomes at least this plus the amount, so
   * that two devices that tick the same do not count twice. Null: the amount is added.
   */
  readonly seen: readonly OwnAmount[] | null;
}

/** An amount was not bought after all. Null: nothing of the line was. */
export interface UncheckOperation extends OperationOf<'UNCHECK'>, OnLine {
  readonly amount: OwnAmount | null;
}

/** Adds an own line, whose id is the id of the operation. */
export interface AddOperation extends OperationOf<'ADD'> {
  readonly content: OwnLineContent;
}

/** Brings back a line of the plan that was removed. */
export type RestoreOperation = OperationOf<'ADD'> & OnLine;

/** Changes some fields of an own line and keeps the others. */
export interface EditOperation extends OperationOf<'EDIT'>, OnLine {
  readonly change: Partial<OwnLineContent>;
}

/** Removes an own line, or a line of the plan until the plan needs more: the house has it. */
export type RemoveOperation = OperationOf<'REMOVE'> & OnLine;

/** A change of a shopping list by a device. */
export type ListOperation =
  | CheckOperation
  | UncheckOperation
  | AddOperation
  | RestoreOperation
  | EditOperation
  | RemoveOperation;
