import type { AmountView, SeenAmountDto, ShoppingLineView } from '../generated/types.gen.js';
import { exact } from './exact-quantity.js';
import type { ShoppingOperation } from './queued-operation.js';

/** A line of the plan after a tick, or after a tick was taken back. */
export function tickLine(line: ShoppingLineView, operation: ShoppingOperation): ShoppingLineView {
  if (operation.kind !== 'CHECK' && operation.kind !== 'UNCHECK') return line;
  const { quantity, unitId } = operation;
  const amount = quantity == null || unitId == null ? null : { quantity, unitId };
  if (operation.kind === 'CHECK') {
    const bought =
      amount === null ? line.missing : [notSeenOf(amount, line.checked, operation.seen ?? null)];
    return {
      ...line,
      checked: bought.reduce(plus, line.checked),
      missing: bought.reduce(minus, line.missing),
    };
  }
  if (amount === null) {
    return { ...line, checked: [], missing: line.carried.reduce(minus, line.amounts) };
  }
  return { ...line, checked: minus(line.checked, amount), missing: plus(line.missing, amount) };
}

/** What a tick adds: another device may have ticked the same since this one has shown the line. */
function notSeenOf(
  amount: AmountView,
  checked: readonly AmountView[],
  seen: readonly SeenAmountDto[] | null,
): AmountView {
  if (seen === null) return amount;
  const shown = seen.find(({ unitId }) => unitId === amount.unitId)?.quantity ?? 0;
  const added = exact(shown + amount.quantity - quantityIn(checked, amount));
  return { ...amount, quantity: Math.max(0, added) };
}

function plus(amounts: readonly AmountView[], added: AmountView): AmountView[] {
  const others = amounts.filter(({ unitId }) => unitId !== added.unitId);
  const quantity = exact(quantityIn(amounts, added) + added.quantity);
  return quantity > 0 ? [...others, { quantity, unitId: added.unitId }] : others;
}

/** Never less than nothing. */
function minus(amounts: readonly AmountView[], taken: AmountView): AmountView[] {
  const others = amounts.filter(({ unitId }) => unitId !== taken.unitId);
  const quantity = exact(quantityIn(amounts, taken) - taken.quantity);
  return quantity > 0 ? [...others, { quantity, unitId: taken.unitId }] : others;
}

function quantityIn(amounts: readonly AmountView[], { unitId }: AmountView): number {
  return amounts.find((amount) => amount.unitId === unitId)?.quantity ?? 0;
}
