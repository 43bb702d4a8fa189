import { ingredientOfLine } from '#domain/planning/list-operations/own-line.js';
import type { ShoppingOperationDto } from './shopping-operations.dto.js';

const EDITABLE = ['text', 'ingredientId', 'quantity', 'unitId', 'shopId'] as const;

/** The fields that the kinds of the operations require and that are absent, as sentences. */
export function missingFields(operations: readonly ShoppingOperationDto[]): string[] {
  return operations.flatMap((operation, index) => {
    const problem = problemOf(operation);
    return problem === null ? [] : [`operations[${String(index)}]${problem}`];
  });
}

/** Whether an ADD brings back a line of the plan that was removed, and adds no line. */
export function isRestoration({ kind, lineId, text, ingredientId }: ShoppingOperationDto): boolean {
  return kind === 'ADD' && lineId != null && text == null && ingredientId == null;
}

function problemOf(operation: ShoppingOperationDto): string | null {
  const { kind, lineId, text, ingredientId } = operation;
  if (kind === 'ADD' && !isRestoration(operation)) {
    const hasName = text != null || ingredientId != null;
    return hasName ? amountProblem(operation) : '.text or ingredientId must be given';
  }
  if (lineId == null) return '.lineId must be given';
  if (kind === 'REMOVE' || kind === 'ADD') return null;
  if (kind !== 'EDIT') return amountProblem(operation);
  const changesNothing = EDITABLE.every((field) => operation[field] === undefined);
  return changesNothing ? `: at least one of ${EDITABLE.join(', ')} must be given` : null;
}

/** A quantity of an own line may have no unit. */
function amountProblem({ lineId, quantity, unitId }: ShoppingOperationDto): string | null {
  if (quantity == null) return unitId == null ? null : '.quantity must be given';
  const isOfPlan = lineId != null && ingredientOfLine(lineId) !== undefined;
  return isOfPlan && unitId == null ? '.unitId must be given' : null;
}
