import fc from 'fast-check';
import type { Amount } from '../../units/amount.js';
import type { ShoppingLine } from '../shopping-list/shopping-list.js';
import { thousandthsOf } from './bought.js';
import { ingredientLineId } from './own-line.js';
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

/** Ingredients without a density. */
const findNone = () => undefined;

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

/** What a client reads, as text: comparing objects takes longer than all the rest. */
function textOf(list: SharedList): string {
  // Own lines are in the order of arrival.
  const ownLines = sharedOwnLines(list).sort((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify([sharedLines(linesOf(FULL_PLAN), list.bought, findNone), ownLines]);
}

function send(list: SharedList, operations: readonly ListOperation[], plan: Plan): SharedList {
  const lines = linesOf(plan);
  return deliver(list, operations, (id) =>
    INGREDIENTS.includes(id)
      ? { amounts: lines.find(({ ingredientId }) => ingredientId === id)?.amounts ?? [] }
      : undefined,
  );
}

/** Random integers below a bound, from a seed (mulberry32): a list of values per run would be slow. */
function randomIntegers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
type RandomInteger = ReturnType<typeof randomIntegers>;

const randomPlan = (random: RandomInteger): Plan =>
  INGREDIENTS.map(() => (random(4) === 0 ? null : 1 + random(100)));

/**
 * The queue of a device. It takes back only what it has ticked off, and changes only lines that it
 * has added: the operations of two such queues commute.
 */
function queueOf(device: string, random: RandomInteger): ListOperation[] {
  const ticks: { lineId: string; amount: Amount }[] = [];
  const own: string[] = [];
  return Array.from({ length: OPERATIONS }, (_, index): ListOperation => {
    const id = `${device}-${String(index)}`;
    const choice = random(100);
    const quantity = (1 + random(4_000)) / 1000;
    const tick = choice < 20 ? ticks.splice(random(ticks.length || 1), 1)[0] : undefined;
    if (tick !== undefined) return { id, kind: 'UNCHECK', ...tick };
    const lineId = own[random(own.length || 1)];
    if (lineId !== undefined && choice < 30) return { id, kind: 'CHECK', lineId, amount: null };
    if (lineId !== undefined && choice < 40)
      return { id, kind: 'EDIT', lineId, change: { quantity } };
    if (lineId !== undefined && choice < 45) return { id, kind: 'REMOVE', lineId };
    if (choice < 55) {
      own.push(id);
      const content = { text: id, ingredientId: null, quantity: null, unit: null };
      return { id, kind: 'ADD', content };
    }
    const planned = ingredientLineId(INGREDIENTS[random(INGREDIENTS.length)] ?? 0);
    const bought = { quantity, unit: UNITS[random(UNITS.length)] ?? 'gram' };
    ticks.push({ lineId: planned, amount: bought });
    return { id, kind: 'CHECK', lineId: planned, amount: bought };
  });
}

const FULL_PLAN: Plan = [10, 20, 30, 40];

/**
 * Delivers both queues in random batches, some of them again, while the plan changes. Everything has
 * arrived at the end.
 */
function interleave(queues: readonly ListOperation[][], random: RandomInteger): SharedList {
  const sent = queues.map(() => 0);
  let list = EMPTY_LIST;
  while (queues.some((queue, device) => (sent[device] ?? 0) < queue.length)) {
    const device = random(queues.length);
    const start = sent[device] ?? 0;
    const batch = queues[device]?.slice(start, start + 1 + random(20)) ?? [];
    list = send(list, batch, randomPlan(random));
    // The response was lost: the device sends the batch again, perhaps with more operations.
    const isLost = random(3) === 0;
    if (!isLost) sent[device] = start + batch.length;
  }
  return list;
}

/** What the ticks of the queues add up to, in thousandths of each unit of each line. */
function expectedTotals(queues: readonly ListOperation[][]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const operation of queues.flat()) {
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

/** Runs a check with the queues of two devices and what happens to them. */
function forEachRun(
  numRuns: number,
  verify: (queues: ListOperation[][], random: RandomInteger) => void,
): void {
  const property = fc.property(fc.integer(), (seed) => {
    const random = randomIntegers(seed);
    verify([queueOf('a', random), queueOf('b', random)], random);
  });
  fc.assert(property, { numRuns, seed: SEED });
}

describe('two devices with 50 operations each', () => {
  it('end with the same list in any order, with any repetition, in any batches, while the plan changes', () => {
    forEachRun(RUNS, (queues, random) => {
      const list = interleave(queues, random);
      // Everything at once, one device after the other.
      const reference = send(EMPTY_LIST, [...queues].reverse().flat(), FULL_PLAN);
      expect(textOf(list)).toBe(textOf(reference));
    });
  });

  it('lose no tick and double none', () => {
    forEachRun(500, (queues, random) => {
      expect(totalsOf(interleave(queues, random))).toEqual(expectedTotals(queues));
    });
  });

  it('buy nothing twice and miss nothing, whatever the plan becomes', () => {
    forEachRun(500, (queues, random) => {
      const { bought } = interleave(queues, random);
      for (const { id, amounts, missing } of sharedLines(
        linesOf(randomPlan(random)),
        bought,
        findNone,
      )) {
        for (const needed of amounts) {
          const left = missing
            .filter(({ unit }) => (unit === 'piece') === (needed.unit === 'piece'))
            .reduce((sum, amount) => sum + thousandthsOf(amount), 0);
          const ofIt = bought.get(id)?.get(needed.unit) ?? 0;
          expect(left).toBe(Math.max(0, thousandthsOf(needed) - ofIt));
        }
      }
    });
  });

  it('end with the same list when each operation arrives alone, and twice', () => {
    forEachRun(200, (queues) => {
      const operations = queues.flat();
      const once = send(EMPTY_LIST, operations, FULL_PLAN);
      const twice = operations.reduce(
        (list, operation) => send(send(list, [operation], FULL_PLAN), [operation], FULL_PLAN),
        EMPTY_LIST,
      );
      expect(send(twice, operations, FULL_PLAN)).toEqual(once);
    });
  });
});
