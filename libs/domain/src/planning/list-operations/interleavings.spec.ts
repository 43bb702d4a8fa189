import fc from 'fast-check';
import type { Amount } from '../../units/amount.js';
import type { ShoppingLine } from '../shopping-list/shopping-list.js';
import { NOTHING, sumOf, thousandthsOf } from './bought.js';
import { ingredientLineId, type OwnLineContent } from './own-line.js';
import type { CheckOperation, ListOperation } from './list-operation.js';
import { sharedLines, sharedOwnLines } from './shared-lines.js';
import { NO_SUPPLIES } from './covered-amounts.js';
import { deliver, EMPTY_LIST, type SharedList } from './shared-list.js';

/** Operations in the queue of each device. */
const OPERATIONS = 50;

/** A device acts in the first week, then in the second one. */
const WEEKS = ['2026-07-06', '2026-07-13'] as const;

/** Ingredients whose ticks are added and taken back. */
const INGREDIENTS = [1, 2, 3, 4];
/** The last of them have own lines in the second week, and no ticks in the first one. */
const WITHOUT_OWN_LINES = 2;
/** Ingredients whose ticks state what the device has seen. */
const SEEN = [5, 6];
/** The ingredient that each device removes and brings back. */
const REMOVED = { a: 7, b: 8 } as const;
const ALL = [...INGREDIENTS, ...SEEN, ...Object.values(REMOVED)];
/** The amount that a plan needs of each of `INGREDIENTS` and `SEEN`; null: the plan does not need it. */
type Plan = readonly (number | null)[];
const FULL_PLAN: Plan = [10, 20, 30, 40, 50, 60];

interface Sent {
  /** An index of `WEEKS`. */
  readonly week: number;
  readonly operation: ListOperation;
}

/** The lists of both weeks. */
type Lists = readonly [SharedList, SharedList];

/** Ingredients without a density. */
const findNone = () => undefined;

const UNITS = ['gram', 'kilogram', 'piece'] as const;

function linesOf(plan: Plan): ShoppingLine[] {
  return ALL.flatMap((ingredientId, index) => {
    // What a device removes is needed all the time: otherwise, the need of that moment would differ.
    const quantity = index < plan.length ? plan[index] : 5;
    if (quantity === null || quantity === undefined) return [];
    const amounts: Amount[] = [
      { quantity, unit: 'gram' },
      { quantity, unit: 'piece' },
    ];
    return [{ ingredientId, amounts, recipeIds: [1], partIds: [] }];
  });
}

function send(lists: Lists, sent: readonly Sent[], plan: Plan): Lists {
  const lines = new Map(linesOf(plan).map((line) => [line.ingredientId, line]));
  return WEEKS.reduce(([first, second]: Lists, weekStart, week): Lists => {
    const operations = sent.filter((each) => each.week === week).map(({ operation }) => operation);
    if (operations.length === 0) return [first, second];
    const list = week === 0 ? first : withOwnLines(second, first);
    const next = deliver(list, operations, {
      date: weekStart,
      weekStart,
      memberId: 1,
      findNeeded: (id) =>
        ALL.includes(id) ? { amounts: lines.get(id)?.amounts ?? [] } : undefined,
    });
    return week === 0 ? [next, second] : [withOwnLines(first, next), next];
  }, lists);
}

/** A list with the own lines of another week. A week does not know the lines of later weeks. */
function withOwnLines(list: SharedList, { ownLines, bought }: SharedList): SharedList {
  const isKnown = (id: string) => list.ownLines.has(id) || ownLines.get(id)?.since === WEEKS[0];
  return {
    ...list,
    ownLines: new Map([
      ...[...list.ownLines].filter(([id]) => ownLines.has(id) || !isFirst(list, id)),
      ...[...ownLines].filter(([id]) => isKnown(id)),
    ]),
    bought: new Map([
      ...[...list.bought].filter(([id]) => id.startsWith('ingredient') || !isFirst(list, id)),
      ...[...bought].filter(([id]) => !id.startsWith('ingredient') && isKnown(id)),
    ]),
  };
}

const isFirst = ({ ownLines }: SharedList, id: string) => ownLines.get(id)?.since === WEEKS[0];

/**
 * What a client reads, without who ticked off a line, as text: comparing objects takes longer than all
 * the rest.
 */
function textOf(lists: Lists): string {
  const [first, second] = [withoutMembers(lists[0]), withoutMembers(lists[1])];
  const lines = linesOf(FULL_PLAN);
  const amounts = new Map(lines.map((line) => [line.ingredientId, line.amounts]));
  const earlier = [
    { ...first, weekStart: WEEKS[0], amounts },
    { ...EMPTY_LIST, weekStart: '2026-06-29', amounts: new Map() },
  ];
  const shown = [
    sharedLines(lines, first, findNone),
    sharedLines(lines, second, findNone, { ...NO_SUPPLIES, earlier }),
  ];
  // Own lines are in the order of arrival. Of a line with an ingredient, ticks that arrived before it
  // do not count: the order matters for what is missing of it, and not for the line that contains it.
  const ownLines = sharedOwnLines(second, shown[1] ?? [])
    .map(({ checked, missingQuantity, inLine, tickedOn, ...line }) =>
      line.ingredientId === null ? { ...line, checked, missingQuantity, inLine, tickedOn } : line,
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return JSON.stringify([shown, ownLines]);
}

const withoutMembers = (list: SharedList) => ({ ...list, checkedBy: EMPTY_LIST.checkedBy });

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
  FULL_PLAN.map(() => (random(4) === 0 ? null : 1 + random(100)));

/**
 * The queue of a device. It takes back only what it has ticked off in the same week, and changes only
 * lines that it has added or removed: the operations of two such queues commute.
 */
function queueOf(device: 'a' | 'b', random: RandomInteger): Sent[] {
  let ticks: { lineId: string; amount: Amount }[] = [];
  const own: (OwnLineContent & { readonly id: string })[] = [];
  const operationAt = (id: string, week: number): ListOperation => {
    const choice = random(100);
    const quantity = (1 + random(4_000)) / 1000;
    const unit = UNITS[random(UNITS.length)] ?? 'gram';
    const tick = choice < 18 ? ticks.splice(random(ticks.length || 1), 1)[0] : undefined;
    if (tick !== undefined) return { id, kind: 'UNCHECK', ...tick };
    const line = own[random(own.length || 1)];
    if (line !== undefined && choice < 40) {
      const lineId = line.id;
      if (choice < 27) {
        const amount = line.ingredientId === null ? null : { quantity, unit };
        return { id, kind: 'CHECK', lineId, amount, seen: null };
      }
      if (choice < 35) return { id, kind: 'EDIT', lineId, change: { quantity } };
      return { id, kind: 'REMOVE', lineId };
    }
    if (choice < 50) {
      const ofIngredient = week > 0 && random(2) === 0;
      const content = ofIngredient
        ? {
            text: null,
            ingredientId: 1 + WITHOUT_OWN_LINES + random(2),
            quantity,
            unit,
            shopId: null,
          }
        : { text: id, ingredientId: null, quantity: null, unit: null, shopId: null };
      own.push({ id, ...content });
      return { id, kind: 'ADD', content };
    }
    const removed = ingredientLineId(REMOVED[device]);
    if (choice < 55) return { id, kind: 'REMOVE', lineId: removed };
    if (choice < 60) return { id, kind: 'ADD', lineId: removed };
    if (choice < 70) {
      const lineId = ingredientLineId(SEEN[random(SEEN.length)] ?? 0);
      const seen = [{ quantity: 1 + random(20), unit: 'gram' as const }];
      return { id, kind: 'CHECK', lineId, amount: { quantity, unit: 'gram' }, seen };
    }
    const choices = week === 0 ? WITHOUT_OWN_LINES : INGREDIENTS.length;
    const lineId = ingredientLineId(INGREDIENTS[random(choices)] ?? 0);
    const bought = { lineId, amount: { quantity, unit } };
    ticks.push(bought);
    return { id, kind: 'CHECK', ...bought, seen: null };
  };
  return Array.from({ length: OPERATIONS }, (_, index): Sent => {
    const week = index < OPERATIONS / 2 ? 0 : 1;
    if (index === OPERATIONS / 2) ticks = [];
    return { week, operation: operationAt(`${device}-${String(index)}`, week) };
  });
}

const EMPTY: Lists = [EMPTY_LIST, EMPTY_LIST];

/**
 * Delivers both queues in random batches, some of them again, while the plan changes. Everything has
 * arrived at the end.
 */
function interleave(queues: readonly Sent[][], random: RandomInteger): Lists {
  const sent = queues.map(() => 0);
  let lists = EMPTY;
  while (queues.some((queue, device) => (sent[device] ?? 0) < queue.length)) {
    const device = random(queues.length);
    const start = sent[device] ?? 0;
    const batch = queues[device]?.slice(start, start + 1 + random(20)) ?? [];
    lists = send(lists, batch, randomPlan(random));
    // The response was lost: the device sends the batch again, perhaps with more operations.
    const isLost = random(3) === 0;
    if (!isLost) sent[device] = start + batch.length;
  }
  return lists;
}

const kindOf = (unit: unknown) => (unit === 'piece' ? 'piece' : 'gram');

/** What the ticks of the queues add up to, in thousandths of each unit of each ingredient and week. */
function expectedTotals(queues: readonly Sent[][]): Map<string, number> {
  const totals = new Map<string, number>();
  const ingredients = new Map<string, number | null>();
  for (const { week, operation } of queues.flat()) {
    if ('content' in operation) ingredients.set(operation.id, operation.content.ingredientId);
    if (operation.kind === 'REMOVE') ingredients.set(operation.lineId, null);
    if (operation.kind !== 'CHECK' && operation.kind !== 'UNCHECK') continue;
    const { lineId, amount } = operation;
    if (amount === null || ingredients.get(lineId) === null) continue;
    const line = lineId.startsWith('ingredient')
      ? lineId
      : ingredientLineId(ingredients.get(lineId) ?? 0);
    const key = `${line} ${kindOf(amount.unit)} ${String(week)}`;
    const { seen = null } = operation as Partial<CheckOperation>;
    const thousandths = thousandthsOf(amount);
    const total = totals.get(key) ?? 0;
    const seenThousandths = (seen ?? []).reduce((sum, shown) => sum + thousandthsOf(shown), 0);
    if (seen !== null) totals.set(key, Math.max(total, seenThousandths + thousandths));
    else totals.set(key, total + (operation.kind === 'CHECK' ? thousandths : -thousandths));
  }
  return new Map([...totals].filter(([, total]) => total !== 0));
}

/** What was bought of an ingredient, with the own lines of the ingredient. */
function boughtOf({ bought, ownLines }: SharedList, ingredientId: number) {
  const lines = [...ownLines.values()].filter((line) => line.ingredientId === ingredientId);
  const ids = [ingredientLineId(ingredientId), ...lines.map(({ id }) => id)];
  return sumOf(ids.map((id) => bought.get(id) ?? NOTHING));
}

function totalsOf(lists: Lists): Map<string, number> {
  return new Map(
    lists.flatMap((list, week) =>
      ALL.flatMap((ingredientId) =>
        Array.from(boughtOf(list, ingredientId), ([unit, total]): [string, number] => [
          `${ingredientLineId(ingredientId)} ${kindOf(unit)} ${String(week)}`,
          total,
        ]),
      ),
    ),
  );
}

/** Runs a check with the queues of two devices and what happens to them. */
function forEachRun(verify: (queues: Sent[][], random: RandomInteger) => void): void {
  const property = fc.property(fc.integer(), (seed) => {
    const random = randomIntegers(seed);
    verify([queueOf('a', random), queueOf('b', random)], random);
  });
  fc.assert(property);
}

describe('two devices with 50 operations each, in two weeks', () => {
  it('end with the same list in any order, with any repetition, in any batches, while the plan changes', () => {
    forEachRun((queues, random) => {
      const lists = interleave(queues, random);
      // Everything at once, one device after the other.
      const reference = [...queues]
        .reverse()
        .reduce((sent, queue) => send(sent, queue, FULL_PLAN), EMPTY);
      expect(textOf(lists)).toBe(textOf(reference));
    });
  });

  it('lose no tick and double none', () => {
    forEachRun((queues, random) => {
      expect(totalsOf(interleave(queues, random))).toEqual(expectedTotals(queues));
    });
  });

  it('buy nothing twice and miss nothing, whatever the plan becomes', () => {
    forEachRun((queues, random) => {
      const [list] = interleave(queues, random);
      for (const line of sharedLines(linesOf(randomPlan(random)), list, findNone)) {
        if (list.kept.has(line.id)) continue;
        for (const needed of line.amounts) {
          const left = line.missing
            .filter(({ unit }) => kindOf(unit) === kindOf(needed.unit))
            .reduce((sum, amount) => sum + thousandthsOf(amount), 0);
          const ofIt = boughtOf(list, line.ingredientId).get(kindOf(needed.unit)) ?? 0;
          expect(left).toBe(Math.max(0, thousandthsOf(needed) - ofIt));
        }
      }
    });
  });

  it('end with the same list when each operation arrives alone, and twice', () => {
    forEachRun((queues) => {
      const operations = queues.flat();
      const once = operations.reduce((lists, sent) => send(lists, [sent], FULL_PLAN), EMPTY);
      const twice = operations.reduce(
        (lists, sent) => send(send(lists, [sent], FULL_PLAN), [sent], FULL_PLAN),
        EMPTY,
      );
      expect(send(twice, operations, FULL_PLAN)).toEqual(once);
    });
  });
});
