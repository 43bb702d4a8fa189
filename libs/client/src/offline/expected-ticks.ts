import type { AmountView, ShoppingLineView } from '../generated/types.gen.js';
import { exact } from './exact-quantity.js';
import type { ShoppingOperation } from './queued-operation.js';

/** A line of the plan after a tick, or after a tick was taken back. */
export function tickLine(
  line: ShoppingLineView,
  { kind, quantity, unitId }: ShoppingOperation,
): ShoppingLineView {
  const amount = quantity == null || unitId == null ? null : { quantity, unitId };
  if (kind === 'CHECK') {
    const bought = amount === null ? line.missing : [amount];
    return {
      ...line,
      checked: bought.reduce(plus, line.checked),
      missing: bought.reduce(minus, line.missing),
    };
  }
  if (kind !== 'UNCHECK') return line;
  if (amount === null) return { ...line, checked: [], missing: line.amounts };
  return { ...line, checked: minus(line.checked, amount), missing: plus(line.missing, amount) };
}

function plus(amounts: readonly AmountView[], added: AmountView): AmountView[] {
  const others = amounts.filter(({ unitId }) => unitId !== added.unitId);
  return [...others, { ...added, quantity: exact(quantityIn(amounts, added) + added.quantity) }];
}

/** Never less than nothing. */
function minus(amounts: readonly AmountView[], taken: AmountView): AmountView[] {
  const others = amounts.filter(({ unitId }) => unitId !== taken.unitId);
  const quantity = exact(quantityIn(amounts, taken) - taken.quantity);
  return quantity > 0 ? [...others, { ...taken, quantity }] : others;
}

function quantityIn(amounts: readonly AmountView[], { unitId }: AmountView): number {
  return amounts.find((amount) => amount.unitId === unitId)?.quantity ?? 0;
}
