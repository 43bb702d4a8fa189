import fc from 'fast-check';
import type { Amount } from '../../units/amount.js';
import type { ShoppingLine } from '../shopping-list.js';
import { thousandthsOf } from './bought.js';
import { ingredientLineId } from './list-line-id.js';
import type { ListOperation } from './list-operation.js';
import { sharedLines, sharedOwnLines } from './shared-lines.js';
import { deliver, EMPTY_LIST, type SharedList } from './shared-list.js';

/** Interleavings of the queues of two devices, and operations in each queue. */
const RUNS = 10_000;
const OPERATIONS = 50;
const SEED = 20;

const INGREDIENTS = [1, 2, 3, 4];
/** The amount that a plan needs of each ingredient; null: the plan does not need it. */
type Plan = readonly (number | null)[];

const UNITS = ['gram', 'kilogram', 'piece'] as const;

function linesOf(plan: Plan): ShoppingLine[] {
  return plan.flatMap((quantity, index) => {
    if (quantity === null) return [];
    const amounts: Amount[] = [
      { quantity, unit: 'gram' },
      { quantity, unit: 'piece' },
    ];
    return [{ ingredientId: INGREDIENTS[index] ?? 0, amounts, recipeIds: [1] }];
  });
}

/** What a client reads. */
function read(list: SharedList, plan: Plan) {
  const ownLines = sharedOwnLines(list).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { lines: sharedLines(linesOf(plan), list.bought), ownLines };
}

function send(list: SharedList, operations: readonly ListOperation[], plan: Plan): SharedList {
  const lines = linesOf(plan);
  return deliver(list, operations, (id) =>
    INGREDIENTS.includes(id)
      ? (lines.find(({ ingredientId }) => ingredientId === id)?.amounts ?? [])
      : undefined,
  );
}

const amount = fc.record({
  quantity: fc.integer({ min: 1, max: 4_000 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom(...UNITS),
});
const lineId = fc.constantFrom(...INGREDIENTS.map(ingredientLineId));
const step = fc.record({
  choice: fc.integer({ min: 0, max: 99 }),
  amount,
  lineId,
  back: fc.nat(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * The queue of a device. It takes back only what it has ticked off, and changes only lines that it
 * has added: the operations of two such queues commute.
 */
function queueOf(device: string, steps: readonly Step[]): ListOperation[] {
  const ticks: { lineId: string; amount: Amount }[] = [];
  const own: string[] = [];
  return steps.map(({ choice, amount: bought, lineId: planned, back }, index): ListOperation => {
    const id = `${device}-${String(index)}`;
    const tick = choice < 20 ? ticks.splice(back % (ticks.length || 1), 1)[0] : undefined;
    if (tick !== undefined) return { id, kind: 'UNCHECK', ...tick };
    const ownId = own[back % (own.length || 1)];
    if (ownId !== undefined && choice < 30)
      return { id, kind: 'CHECK', lineId: ownId, amount: null };
    if (ownId !== undefined && choice < 40) {
      return { id, kind: 'EDIT', lineId: ownId, change: { quantity: bought.quantity } };
    }
    if (ownId !== undefined && choice < 45) return { id, kind: 'REMOVE', lineId: ownId };
    if (choice < 55) {
      own.push(id);
      const content = { text: id, ingredientId: null, quantity: null, unit: null };
      return { id, kind: 'ADD', content };
    }
    ticks.push({ lineId: planned, amount: bought });
    return { id, kind: 'CHECK', lineId: planned, amount: bought };
  });
}

const steps = fc.array(step, { minLength: OPERATIONS, maxLength: OPERATIONS });
const queues = fc.tuple(steps, steps).map(([a, b]) => [queueOf('a', a), queueOf('b', b)] as const);

/** One delivery: whose queue, how many operations, whether it is sent again, and the plan then. */
const delivery = fc.record({
  device: fc.constantFrom(0, 1),
  size: fc.integer({ min: 1, max: 20 }),
  isRepeated: fc.boolean(),
  plan: fc.tuple(
    ...INGREDIENTS.map(() => fc.option(fc.integer({ min: 1, max: 100 }), { freq: 4 })),
  ),
});
const deliveries = fc.array(delivery, { minLength: 1, maxLength: 12 });
const FULL_PLAN: Plan = [10, 20, 30, 40];

/** Delivers both queues in the order of the deliveries, and what is left at the end. */
function interleave(
  both: readonly (readonly ListOperation[])[],
  order: readonly (typeof delivery extends fc.Arbitrary<infer Value> ? Value : never)[],
): SharedList {
  const sent = [0, 0];
  let list = EMPTY_LIST;
  for (const { device, size, isRepeated, plan } of order) {
    const start = sent[device] ?? 0;
    const batch = both[device]?.slice(start, start + size) ?? [];
    list = send(list, batch, plan);
    // The response was lost: the device sends the batch again, together with the next one.
    if (!isRepeated) sent[device] = start + batch.length;
  }
  for (const [device, queue] of both.entries()) {
    list = send(list, queue.slice(sent[device]), FULL_PLAN);
  }
  return list;
}

/** What the ticks of the queues add up to, in thousandths of each unit of each line. */
function expectedTotals(both: readonly (readonly ListOperation[])[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const operation of both.flat()) {
    if (operation.kind !== 'CHECK' && operation.kind !== 'UNCHECK') continue;
    if (operation.amount === null) continue;
    const kind = operation.amount.unit === 'piece' ? 'piece' : 'gram';
    const key = `${operation.lineId} ${kind}`;
    const sign = operation.kind === 'CHECK' ? 1 : -1;
    totals.set(key, (totals.get(key) ?? 0) + sign * thousandthsOf(operation.amount));
  }
  return new Map([...totals].filter(([, total]) => total !== 0));
}

function totalsOf({ bought }: SharedList): Map<string, number> {
  return new Map(
    [...bought].flatMap(([id, amounts]) =>
      id.startsWith('ingredient')
        ? Array.from(amounts, ([unit, total]): [string, number] => [`${id} ${String(unit)}`, total])
        : [],
    ),
  );
}

describe('two devices with 50 operations each', () => {
  it('end with the same list in any order, with any repetition, in any batches, while the plan changes', () => {
    fc.assert(
      fc.property(queues, deliveries, (both, order) => {
        const list = interleave(both, order);
        // Everything at once, one device after the other.
        const reference = send(EMPTY_LIST, [...both[1], ...both[0]], FULL_PLAN);
        expect(read(list, FULL_PLAN)).toEqual(read(reference, FULL_PLAN));
        // No tick is lost or doubled.
        expect(totalsOf(list)).toEqual(expectedTotals(both));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('buy nothing twice and miss nothing, whatever the plan becomes', () => {
    fc.assert(
      fc.property(queues, deliveries, delivery, (both, order, { plan }) => {
        const list = interleave(both, order);
        for (const line of sharedLines(linesOf(plan), list.bought)) {
          for (const needed of line.amounts) {
            const boughtOfIt = list.bought.get(line.id)?.get(needed.unit) ?? 0;
            const missing = line.missing.filter(
              ({ unit }) => (unit === 'piece') === (needed.unit === 'piece'),
            );
            const left = missing.reduce((sum, each) => sum + thousandthsOf(each), 0);
            expect(left).toBe(Math.max(0, thousandthsOf(needed) - boughtOfIt));
          }
        }
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  it('end with the same list when each batch is one operation and arrives twice', () => {
    fc.assert(
      fc.property(queues, (both) => {
        const operations = both.flat();
        const once = send(EMPTY_LIST, operations, FULL_PLAN);
        const twice = operations.reduce(
          (list, operation) => send(send(list, [operation], FULL_PLAN), [operation], FULL_PLAN),
          EMPTY_LIST,
        );
        expect(send(twice, operations, FULL_PLAN)).toEqual(once);
      }),
      { numRuns: 200, seed: SEED },
    );
  });
});
