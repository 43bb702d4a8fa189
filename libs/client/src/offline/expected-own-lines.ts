import type {
  AddOperationDto,
  CheckOperationDto,
  EditOperationDto,
  OwnLineView,
  ShoppingListView,
} from '../generated/types.gen.js';
import { exact } from './exact-quantity.js';
import type { ShoppingOperation } from './queued-operation.js';

/** The id of the operation is the id of the line. */
export function addOwnLine(
  { weekStart, ownLines: lines }: ShoppingListView,
  operation: AddOperationDto,
): OwnLineView[] {
  const { id, text = null, ingredientId = null, quantity = null, unitId = null } = operation;
  const { shopId = null } = operation;
  if (lines.some((line) => line.id === id)) return [...lines]; // delivered, and the response was lost
  const line = { id, text, ingredientId, quantity, unitId, shopId };
  const state = { checked: false, missingQuantity: quantity, inLine: false };
  return [...lines, { ...line, ...state, since: weekStart, addedBy: null, checkedBy: null }];
}

/** An own line after it was edited, ticked, or unticked. */
export function changeOwnLine(line: OwnLineView, operation: ShoppingOperation): OwnLineView {
  switch (operation.kind) {
    case 'CHECK':
      return withMissing(
        line,
        operation.quantity == null ? 0 : missingAfter(line, operation.quantity, operation),
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
  { text, ingredientId, quantity, unitId, shopId }: EditOperationDto,
): OwnLineView {
  const edited = {
    ...line,
    ...(text !== undefined && { text }),
    ...(ingredientId !== undefined && { ingredientId }),
    ...(quantity !== undefined && { quantity }),
    ...(unitId !== undefined && { unitId }),
    ...(shopId !== undefined && { shopId }),
  };
  return withMissing(edited, neededOf(edited) - (neededOf(line) - missingOf(line)));
}

/** What is missing after a tick: another device may have ticked the same since the line was shown. */
function missingAfter(line: OwnLineView, quantity: number, { seen }: CheckOperationDto): number {
  const missing = missingOf(line);
  if (seen == null) return missing - quantity;
  return Math.min(missing, neededOf(line) - (seen[0]?.quantity ?? 0) - quantity);
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
