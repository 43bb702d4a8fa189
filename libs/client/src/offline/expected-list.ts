import type { ShoppingLineView, ShoppingListView } from '../generated/types.gen.js';
import { addOwnLine, changeOwnLine } from './expected-own-lines.js';
import type { ShoppingOperation } from './queued-operation.js';
import { tickLine } from './expected-ticks.js';

/**
 * The list of the service as it will probably be when it has applied these operations of the same
 * week. Units are not converted: a tick in another unit than the line is shown after its delivery. So
 * are a line of the plan that is brought back, and what an own line adds to a line of the plan.
 */
export function expectedList(
  list: ShoppingListView,
  operations: readonly ShoppingOperation[],
): ShoppingListView {
  return operations.reduce(apply, list);
}

function apply(list: ShoppingListView, operation: ShoppingOperation): ShoppingListView {
  if (operation.kind === 'ADD') {
    if (operation.lineId != null) return list;
    return { ...list, ownLines: addOwnLine(list, operation) };
  }
  const { lineId } = operation;
  if (operation.kind === 'REMOVE') {
    const remove = <Line extends { readonly id: string }>(lines: readonly Line[]) =>
      lines.filter(({ id }) => id !== lineId);
    const { lines, staples, ownLines } = list;
    return { ...list, lines: remove(lines), staples: remove(staples), ownLines: remove(ownLines) };
  }
  const tick = (line: ShoppingLineView) => (line.id === lineId ? tickLine(line, operation) : line);
  return {
    ...list,
    lines: list.lines.map(tick),
    staples: list.staples.map(tick),
    ownLines: list.ownLines.map((line) =>
      line.id === lineId ? changeOwnLine(line, operation) : line,
    ),
  };
}
