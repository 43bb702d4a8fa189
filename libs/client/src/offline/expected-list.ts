import type { ShoppingListView } from '../generated/types.gen.js';
import { addOwnLine, changeOwnLine } from './expected-own-lines.js';
import type { ShoppingOperation } from './queued-operation.js';
import { tickLine } from './expected-ticks.js';

/**
 * The list of the service as it will probably be when it has applied these operations of the same
 * week. Units are not converted: a tick in another unit than the line is shown after its delivery.
 */
export function expectedList(
  list: ShoppingListView,
  operations: readonly ShoppingOperation[],
): ShoppingListView {
  return operations.reduce(apply, list);
}

function apply(list: ShoppingListView, operation: ShoppingOperation): ShoppingListView {
  const { kind, lineId } = operation;
  if (kind === 'ADD') return { ...list, ownLines: addOwnLine(list.ownLines, operation) };
  if (kind === 'REMOVE') {
    return { ...list, ownLines: list.ownLines.filter(({ id }) => id !== lineId) };
  }
  return {
    ...list,
    lines: list.lines.map((line) => (line.id === lineId ? tickLine(line, operation) : line)),
    ownLines: list.ownLines.map((line) =>
      line.id === lineId ? changeOwnLine(line, operation) : line,
    ),
  };
}
