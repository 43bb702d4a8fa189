import type { OwnLineView } from '../generated/types.gen.js';
import { exact } from './exact-quantity.js';
import type { ShoppingOperation } from './queued-operation.js';

/** The id of the operation is the id of the line. */
export function addOwnLine(
  lines: readonly OwnLineView[],
  { id, text = null, ingredientId = null, quantity = null, unitId = null }: ShoppingOperation,
): OwnLineView[] {
  if (lines.some((line) => line.id === id)) return [...lines]; // delivered, and the response was lost
  const line = { id, text, ingredientId, quantity, unitId };
  return [...lines, { ...line, checked: false, missingQuantity: quantity }];
}

/** An own line after it was edited, ticked, or unticked. */
export function changeOwnLine(line: OwnLineView, operation: ShoppingOperation): OwnLineView {
  switch (operation.kind) {
    case 'CHECK':
      return withMissing(
        line,
        operation.quantity == null ? 0 : missingOf(line) - operation.quantity,
      );
    case 'UNCHECK':
      return withMissing(
        line,
        operation.quantity == null ? neededOf(line) : missingOf(line) + operation.quantity,
      );
    case 'EDIT':
      return edit(line, operation);
    default:
      return line;
  }
}

/** What is absent keeps its value, null removes it. What was ticked off stays ticked off. */
function edit(
  line: OwnLineView,
  { text, ingredientId, quantity, unitId }: ShoppingOperation,
): OwnLineView {
  const edited = {
    ...line,
    ...(text !== undefined && { text }),
    ...(ingredientId !== undefined && { ingredientId }),
    ...(quantity !== undefined && { quantity }),
    ...(unitId !== undefined && { unitId }),
  };
  return withMissing(edited, neededOf(edited) - (neededOf(line) - missingOf(line)));
}

/** A line without a quantity asks for one. */
function neededOf({ quantity }: OwnLineView): number {
  return quantity ?? 1;
}

function missingOf({ checked, missingQuantity }: OwnLineView): number {
  return checked ? 0 : (missingQuantity ?? 1);
}

function withMissing(line: OwnLineView, quantity: number): OwnLineView {
  const missing = exact(Math.min(Math.max(quantity, 0), neededOf(line)));
  return {
    ...line,
    checked: missing === 0,
    missingQuantity: line.quantity === null ? null : missing,
  };
}
