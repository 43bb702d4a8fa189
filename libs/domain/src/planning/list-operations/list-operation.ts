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
}

/** An amount was not bought after all. Null: nothing of the line was. */
export interface UncheckOperation extends OperationOf<'UNCHECK'>, OnLine {
  readonly amount: OwnAmount | null;
}

/** Adds an own line, whose id is the id of the operation. */
export interface AddOperation extends OperationOf<'ADD'> {
  readonly content: OwnLineContent;
}

/** Changes some fields of an own line and keeps the others. */
export interface EditOperation extends OperationOf<'EDIT'>, OnLine {
  readonly change: Partial<OwnLineContent>;
}

/** Removes an own line with its ticks. */
export type RemoveOperation = OperationOf<'REMOVE'> & OnLine;

/** A change of a shopping list by a device. */
export type ListOperation =
  CheckOperation | UncheckOperation | AddOperation | EditOperation | RemoveOperation;
