import { DENSITIES } from '../../catalogue/densities.js';
import type { Amount } from '../../units/amount.js';
import { listChanges } from './list-changes.js';
import type { ListOperation } from './list-operation.js';
import type { OwnLineContent } from './own-line.js';
import { standsIn } from './standing-lines.js';
import { sharedLines, sharedOwnLines } from './shared-lines.js';
import { type Delivery, deliver, EMPTY_LIST, type SharedList } from './shared-list.js';

const FLOUR = 1;
const ONION = 2;
/** An ingredient that no plan needs. */
const SALT = 3;

type Plan = Readonly<Record<number, readonly Amount[]>>;
const PLAN: Plan = {
  [FLOUR]: [{ quantity: 1.35, unit: 'kilogram' }],
  [ONION]: [{ quantity: 150, unit: 'gram' }, { quantity: 3, unit: 'piece' }],
}; // prettier-ignore

const WEEK = { weekStart: '2026-07-06', date: '2026-07-08', memberId: 5 };
const NEXT_WEEK = { weekStart: '2026-07-13', date: '2026-07-14', memberId: 6 };

/** Applies operations to a list; the ids of the operations are their places. */
function after(
  operations: readonly Unnumbered[],
  plan: Plan = PLAN,
  list = EMPTY_LIST,
  week: Omit<Delivery, 'findNeeded'> = WEEK,
) {
  const numbered = operations.map((operation, index) => ({
    id: `op-${String(index)}`,
    ...operation,
  }));
  const findNeeded = (id: number) => {
    const amounts = plan[id] ?? (id === SALT ? [] : undefined);
    return amounts && { amounts, density: DENSITIES.flour };
  };
  return deliver(list, numbered, { ...week, findNeeded });
}
type Unnumbered = { readonly id?: string } & (ListOperation extends infer Operation
  ? Operation extends ListOperation
    ? Omit<Operation, 'id'>
    : never
  : never);

const on = (id: number) => `ingredient-${String(id)}`;
const onLine = (lineId: string, quantity?: number, unit: Amount['unit'] | null = 'gram') => ({
  lineId,
  amount: quantity === undefined ? null : { quantity, unit },
});
const check = (...amount: Parameters<typeof onLine>) =>
  ({ kind: 'CHECK', ...onLine(...amount), seen: null }) as const;
const uncheck = (...amount: Parameters<typeof onLine>) =>
  ({ kind: 'UNCHECK', ...onLine(...amount) }) as const;
const add = (content: Partial<OwnLineContent>) =>
  ({
    kind: 'ADD',
    content: {
      ...{ text: null, ingredientId: null, quantity: null, unit: null, shopId: null },
      ...content,
    },
  }) as const;
const edit = (lineId: string, change: Partial<OwnLineContent>) =>
  ({ kind: 'EDIT', lineId, change }) as const;
const remove = (lineId: string) => ({ kind: 'REMOVE', lineId }) as const;
const restore = (lineId: string) => ({ kind: 'ADD', lineId }) as const;
const seeing = (grams: number, operation: ReturnType<typeof check>) => ({
  ...operation,
  seen: grams === 0 ? [] : [{ quantity: grams, unit: 'gram' as const }],
});

/** A food with a density: 125 g are a cup of 240 ml. */
const DENSE = { key: 'flour', category: 'dryGrocery', subcategory: 'floursAndSugars' } as const;

function lineOf(list: SharedList, ingredientId: number, plan: Plan = PLAN) {
  const line = { ingredientId, amounts: plan[ingredientId] ?? [], recipeIds: [7], partIds: [] };
  const [shared] = sharedLines([line], list, () => DENSE);
  const written = (amounts: readonly Amount[] = []) =>
    amounts.map(({ quantity, unit }) => `${String(quantity)} ${unit}`).join(' + ');
  return { checked: written(shared?.checked), missing: written(shared?.missing) };
}

describe('ticks of a line of the plan', () => {
  it.each<[string, Unnumbered[], { checked: string; missing: string }]>([
    ['nothing was bought', [],
      { checked: '', missing: '1.35 kilogram' }],
    ['a part, in a readable unit', [check(on(FLOUR), 500)],
      { checked: '500 gram', missing: '850 gram' }],
    ['a part, in the unit of the line', [check(on(FLOUR), 1, 'kilogram')],
      { checked: '1 kilogram', missing: '350 gram' }],
    ['parts add up', [check(on(FLOUR), 1, 'kilogram'), check(on(FLOUR), 350)],
      { checked: '1.35 kilogram', missing: '' }],
    ['all of it', [check(on(FLOUR))],
      { checked: '1.35 kilogram', missing: '' }],
    ['all that is missing', [check(on(FLOUR), 1, 'kilogram'), check(on(FLOUR))],
      { checked: '1.35 kilogram', missing: '' }],
    ['all of it, twice', [check(on(FLOUR)), check(on(FLOUR))],
      { checked: '1.35 kilogram', missing: '' }],
    ['more than all', [check(on(FLOUR), 2, 'kilogram')],
      { checked: '2 kilogram', missing: '' }],
    ['another type of unit is not subtracted', [check(on(FLOUR), 1, 'sachet')],
      { checked: '1 sachet', missing: '1.35 kilogram' }],
    ['a part is taken back', [check(on(FLOUR)), uncheck(on(FLOUR), 350)],
      { checked: '1 kilogram', missing: '350 gram' }],
    ['everything is taken back', [check(on(FLOUR)), uncheck(on(FLOUR))],
      { checked: '', missing: '1.35 kilogram' }],
    ['more than was bought is taken back', [check(on(FLOUR), 5), uncheck(on(FLOUR), 9), check(on(FLOUR), 2)],
      { checked: '2 gram', missing: '1.348 kilogram' }],
  ])('%s', (_, operations, expected) => {
    expect(lineOf(after(operations), FLOUR)).toEqual(expected);
  }); // prettier-ignore

  it('tick off each amount of a line by itself', () => {
    expect(lineOf(after([check(on(ONION), 2, 'piece')]), ONION)).toEqual({
      checked: '2 piece',
      missing: '150 gram + 1 piece',
    });
    expect(lineOf(after([check(on(ONION))]), ONION)).toEqual({
      checked: '150 gram + 3 piece',
      missing: '',
    });
  });

  it('count by the density when the plan changes from volumes to masses', () => {
    const inCups: Plan = { [FLOUR]: [{ quantity: 480, unit: 'milliliter' }] };
    const list = after([check(on(FLOUR), 240, 'milliliter')], inCups);
    expect(lineOf(list, FLOUR, inCups)).toEqual({
      checked: '240 milliliter',
      missing: '240 milliliter',
    });
    expect(lineOf(list, FLOUR, { [FLOUR]: [{ quantity: 200, unit: 'gram' }] })).toEqual({
      checked: '240 milliliter',
      missing: '75 gram',
    });
  });

  it('of all that is missing count what was bought in the other type of unit', () => {
    const half = after([check(on(FLOUR), 125)]);
    const inCups: Plan = { [FLOUR]: [{ quantity: 480, unit: 'milliliter' }] };
    const all = after([{ id: 'all', ...check(on(FLOUR)) }], inCups, half);
    expect(lineOf(all, FLOUR, inCups)).toEqual({
      checked: '125 gram + 240 milliliter',
      missing: '',
    });
    const more: Plan = { [FLOUR]: [{ quantity: 720, unit: 'milliliter' }] };
    expect(lineOf(all, FLOUR, more).missing).toBe('240 milliliter');
  });

  it('of the amount that is shown as missing leave nothing missing', () => {
    const list = after([check(on(SALT), 66.667)]);
    const plan: Plan = { [SALT]: [{ quantity: 1.5, unit: 'kilogram' }] };
    expect(lineOf(list, SALT, plan).missing).toBe('1.434 kilogram'); // 1.433333
    const ticked = after([{ id: 'rest', ...check(on(SALT), 1.434, 'kilogram') }], plan, list);
    expect(lineOf(ticked, SALT, plan).missing).toBe('');
  });

  it('stay when the plan grows: the line shows what is missing', () => {
    const plan: Plan = { [FLOUR]: [{ quantity: 2, unit: 'kilogram' }] };
    expect(lineOf(after([check(on(FLOUR))]), FLOUR, plan)).toEqual({
      checked: '1.35 kilogram',
      missing: '650 gram',
    });
  });

  it('stay when the plan shrinks and grows again: nothing is bought twice', () => {
    const list = after([check(on(FLOUR))]);
    expect(lineOf(list, FLOUR, { [FLOUR]: [{ quantity: 1, unit: 'kilogram' }] }).missing).toBe('');
    expect(lineOf(list, FLOUR, {}).missing).toBe('');
    expect(lineOf(list, FLOUR, PLAN).missing).toBe('');
  });

  it('count for an ingredient that the plan no longer needs', () => {
    const list = after([check(on(SALT), 500)]);
    expect(lineOf(list, SALT, { [SALT]: [{ quantity: 600, unit: 'gram' }] }).missing).toBe(
      '100 gram',
    );
  });

  it('have a maximum, so that sums stay exact', () => {
    const list = after(Array.from({ length: 2_000 }, () => check(on(FLOUR), 1e6, 'kilogram')));
    expect(lineOf(list, FLOUR)).toEqual({ checked: '1000000000 kilogram', missing: '' });
  });
});

describe('a tick with what the device has seen', () => {
  it.each<[string, Unnumbered[], { checked: string; missing: string }]>([
    ['two devices that have seen nothing', [seeing(0, check(on(FLOUR), 500)), seeing(0, check(on(FLOUR), 500))],
      { checked: '500 gram', missing: '850 gram' }],
    ['two devices with different amounts', [seeing(0, check(on(FLOUR), 500)), seeing(0, check(on(FLOUR), 300))],
      { checked: '500 gram', missing: '850 gram' }],
    ['a device that has seen the other tick', [seeing(0, check(on(FLOUR), 500)), seeing(500, check(on(FLOUR), 300))],
      { checked: '800 gram', missing: '550 gram' }],
    ['a device that has not seen another tick', [seeing(0, check(on(FLOUR), 500)), check(on(FLOUR), 300)],
      { checked: '800 gram', missing: '550 gram' }],
    ['a tick of all that is missing', [seeing(0, check(on(FLOUR), 500)), seeing(0, check(on(FLOUR)))],
      { checked: '1.35 kilogram', missing: '' }],
    ['in the unit of the plan', [seeing(0, check(on(FLOUR), 1, 'kilogram')), seeing(1000, check(on(FLOUR), 350))],
      { checked: '1.35 kilogram', missing: '' }],
  ])('%s', (_, operations, expected) => {
    expect(lineOf(after(operations), FLOUR)).toEqual(expected);
  }); // prettier-ignore
});

describe('a line of the plan that was removed', () => {
  const needs = (quantity: number): Plan => ({ [FLOUR]: [{ quantity, unit: 'gram' }] });
  const gone = { checked: '', missing: '' };
  const lineWith = (operations: Unnumbered[], before: number, later: number) =>
    lineOf(after(operations, needs(before)), FLOUR, needs(later));

  it.each<[string, Unnumbered[], number, object]>([
    ['is gone', [remove(on(FLOUR))], 500, gone],
    ['is gone while the plan needs less', [remove(on(FLOUR))], 300, gone],
    ['returns with the difference', [remove(on(FLOUR))], 700, { checked: '', missing: '200 gram' }],
    ['returns with the difference after a part was bought', [check(on(FLOUR), 200), remove(on(FLOUR))],
      700, { checked: '200 gram', missing: '200 gram' }],
    ['is gone again when the difference is bought', [remove(on(FLOUR)), check(on(FLOUR), 200)], 700, gone],
    ['is gone when all of it was bought', [check(on(FLOUR)), remove(on(FLOUR))], 500, gone],
    ['is brought back', [remove(on(FLOUR)), restore(on(FLOUR))], 500, { checked: '', missing: '500 gram' }],
    ['that is brought back keeps its ticks', [check(on(FLOUR), 200), remove(on(FLOUR)), restore(on(FLOUR))],
      500, { checked: '200 gram', missing: '300 gram' }],
  ])('%s', (_, operations, later, expected) => {
    expect(lineWith(operations, 500, later)).toEqual(expected);
  }); // prettier-ignore

  it('keeps the greater need of two removals', () => {
    const list = after([remove(on(FLOUR))], needs(500));
    const again = after([{ id: 'again', ...remove(on(FLOUR)) }], needs(700), list);
    expect(lineOf(again, FLOUR, needs(800)).missing).toBe('100 gram');
  });
});

describe('own lines of an ingredient', () => {
  const own = (content: object = {}) => add({ ingredientId: FLOUR, ...content });
  const flour = own({ quantity: 150, unit: 'gram' });
  const both = (list: SharedList, plan: Plan = PLAN) => {
    const line = { ingredientId: FLOUR, amounts: plan[FLOUR] ?? [], recipeIds: [7], partIds: [] };
    const lines = sharedLines(plan[FLOUR] ? [line] : [], list, () => DENSE);
    const [ownLine] = sharedOwnLines(list, lines);
    const { inLine, checked, missingQuantity } = ownLine ?? {};
    return { ...lineOf(list, FLOUR, plan), inLine, own: checked ? 'bought' : missingQuantity };
  };

  it.each<[string, Unnumbered[], object]>([
    ['add to the line of the plan', [flour],
      { checked: '', missing: '1.5 kilogram', inLine: true, own: 150 }],
    ['are bought before what the plan needs', [flour, check(on(FLOUR), 100)],
      { checked: '100 gram', missing: '1.4 kilogram', inLine: true, own: 50 }],
    ['are bought with the whole line', [flour, check(on(FLOUR))],
      { checked: '1.5 kilogram', missing: '', inLine: true, own: 'bought' }],
    ['are bought alone', [flour, check('op-0')],
      { checked: '150 gram', missing: '1.35 kilogram', inLine: true, own: 'bought' }],
    ['count for the line when they are removed', [flour, check(on(FLOUR), 100), remove('op-0')],
      { checked: '100 gram', missing: '1.25 kilogram', inLine: undefined, own: undefined }],
    ['are taken back with the line', [flour, check(on(FLOUR)), uncheck(on(FLOUR))],
      { checked: '', missing: '1.5 kilogram', inLine: true, own: 150 }],
    ['are taken back after what the plan needs', [flour, check(on(FLOUR)), uncheck(on(FLOUR), 1.4, 'kilogram')],
      { checked: '100 gram', missing: '1.4 kilogram', inLine: true, own: 50 }],
    ['of a volume are bought with a mass', [own({ quantity: 240, unit: 'milliliter' }), check(on(FLOUR), 200)],
      { checked: '75 gram + 240 milliliter', missing: '1.275 kilogram', inLine: true, own: 'bought' }],
    ['without a quantity are bought with any part', [own(), check(on(FLOUR), 100)],
      { checked: '100 gram', missing: '1.25 kilogram', inLine: true, own: 'bought' }],
    ['that are added after all was bought stand alone', [check(on(FLOUR)), own()],
      { checked: '1.35 kilogram', missing: '', inLine: false, own: null }],
    ['with a number count pieces', [own({ quantity: 2 }), check('op-0', 1, null)],
      { checked: '1 piece', missing: '1.35 kilogram + 1 piece', inLine: true, own: 1 }],
    ['are bought when the house has the line', [flour, remove(on(FLOUR))],
      { checked: '', missing: '', inLine: false, own: 'bought' }],
  ])('%s', (_, operations, expected) => {
    expect(both(after(operations))).toEqual(expected);
  }); // prettier-ignore

  it('stand alone when the plan does not need the ingredient', () => {
    expect(both(after([flour], {}), {})).toMatchObject({ inLine: false, own: 150 });
  });

  it('keep ticks of the line when they name another ingredient', () => {
    const list = after([flour, check(on(FLOUR), 100), edit('op-0', { ingredientId: SALT })]);
    expect(lineOf(list, FLOUR)).toEqual({ checked: '100 gram', missing: '1.25 kilogram' });
    expect(sharedOwnLines(list, [])).toMatchObject([{ missingQuantity: 150 }]);
  });
});

describe('own lines in later weeks', () => {
  const eggs = add({ text: 'eggs', quantity: 6 });
  const later = (list: SharedList, ...operations: Unnumbered[]) =>
    after(operations.map((operation, index) => ({ id: `later-${String(index)}`, ...operation })), PLAN, list, NEXT_WEEK); // prettier-ignore
  const standsLater = (list: SharedList) => {
    const line = list.ownLines.get('op-0');
    return line && standsIn(line, '2026-07-20', list.bought.get('op-0'));
  };

  it.each<[string, SharedList, boolean]>([
    ['stand while nothing was bought', after([eggs]), true],
    ['stand while something is missing', after([eggs, check('op-0', 2, null)]), true],
    ['end when they are bought', after([eggs, check('op-0')]), false],
    ['end when they are bought in a later week', later(after([eggs]), check('op-0')), false],
    ['end with parts of two weeks', later(after([eggs, check('op-0', 2, null)]), check('op-0', 4, null)), false],
    ['stand again after a tick is taken back', later(after([eggs, check('op-0')]), uncheck('op-0')), true],
  ])('%s', (_, list, expected) => {
    expect(standsLater(list)).toBe(expected);
  }); // prettier-ignore

  it('stand in the week in which they were bought', () => {
    const list = later(after([eggs]), check('op-0'));
    expect(sharedOwnLines(list, [])).toMatchObject([
      { checked: true, tickedOn: '2026-07-14', since: '2026-07-08', addedBy: 5, checkedBy: 6 },
    ]);
  });
});

describe('own lines', () => {
  const ownLines = (operations: Unnumbered[]) => sharedOwnLines(after(operations), []);
  const line = (fields: object) => ({
    id: 'op-0', text: null, ingredientId: null, quantity: null, unit: null, shopId: null,
    checked: false, missingQuantity: null, inLine: false, since: '2026-07-08',
    tickedOn: null, addedBy: 5, checkedBy: null, ...fields,
  }); // prettier-ignore
  const ticked = { tickedOn: '2026-07-08', checkedBy: 5 };

  it.each<[string, Unnumbered[], object[]]>([
    ['a text', [add({ text: 'bread' })],
      [line({ text: 'bread' })]],
    ['a quantity without a unit', [add({ text: 'eggs', quantity: 6 })],
      [line({ text: 'eggs', quantity: 6, missingQuantity: 6 })]],
    ['in the order of arrival', [add({ text: 'b' }), add({ text: 'a' })],
      [line({ text: 'b' }), line({ text: 'a', id: 'op-1' })]],
    ['a tick of a line without a quantity', [add({ text: 'bread' }), check('op-0')],
      [line({ text: 'bread', checked: true, ...ticked })]],
    ['a tick of a part', [add({ text: 'milk', quantity: 2, unit: 'liter' }), check('op-0', 50, 'centiliter')],
      [line({ text: 'milk', quantity: 2, unit: 'liter', missingQuantity: 1.5, ...ticked })]],
    ['a tick without a unit is in the unit of the line', [add({ text: 'milk', quantity: 2, unit: 'liter' }), check('op-0', 2, null)],
      [line({ text: 'milk', quantity: 2, unit: 'liter', checked: true, missingQuantity: 0, ...ticked })]],
    ['a tick and a greater quantity', [add({ text: 'milk', quantity: 1, unit: 'liter' }), check('op-0'), edit('op-0', { quantity: 3 })],
      [line({ text: 'milk', quantity: 3, unit: 'liter', missingQuantity: 2, ...ticked })]],
    ['a tick taken back', [add({ text: 'bread' }), check('op-0'), uncheck('op-0')],
      [line({ text: 'bread', tickedOn: '2026-07-08' })]],
    ['an edit of one field', [add({ text: 'milk', quantity: 1, unit: 'liter' }), edit('op-0', { text: 'oat milk' })],
      [line({ text: 'oat milk', quantity: 1, unit: 'liter', missingQuantity: 1 })]],
    ['an edit that removes the quantity removes the unit', [add({ text: 'milk', quantity: 1, unit: 'liter' }), edit('op-0', { quantity: null })],
      [line({ text: 'milk' })]],
    ['removed with its tick', [add({ text: 'bread' }), check('op-0'), remove('op-0')],
      []],
    ['an edit after the removal', [add({ text: 'bread' }), remove('op-0'), edit('op-0', { text: 'buns' })],
      []],
  ])('%s', (_, operations, expected) => {
    expect(ownLines(operations)).toEqual(expected);
  }); // prettier-ignore

  it('an ADD whose outcome was forgotten does not undo an edit', () => {
    const list = after([add({ text: 'bread' }), edit('op-0', { text: 'buns' })]);
    const again = after([add({ text: 'bread' })], PLAN, { ...list, outcomes: new Map() });
    expect(sharedOwnLines(again, [])).toMatchObject([{ text: 'buns' }]);
  });
});

describe('operations', () => {
  it.each<[string, Unnumbered]>([
    ['CHECK of an unknown own line', check('11111111-1111-1111-1111-111111111111')],
    ['CHECK of an unknown ingredient', check(on(999), 1)],
    ['CHECK of everything of an ingredient that the plan does not need', check(on(SALT))],
    ['UNCHECK of an unknown line', uncheck('another')],
    ['EDIT of an unknown line', edit('another', { text: 'bread' })],
    ['EDIT of a line of the plan', edit(on(FLOUR), { text: 'bread' })],
    ['REMOVE of an unknown line', remove('another')],
    ['REMOVE of an ingredient that the plan does not need', remove(on(SALT))],
    ['ADD of a line of an unknown ingredient', restore(on(999))],
  ])('%s is ignored, and changes nothing', (_, operation) => {
    const before = after([{ id: 'tick', ...check(on(FLOUR)) }]);
    const list = after([operation], PLAN, before);
    expect(list.outcomes.get('op-0')).toBe(false);
    expect(list).toMatchObject({ bought: before.bought, ownLines: before.ownLines });
  });

  it('an EDIT that would leave neither text nor ingredient is ignored', () => {
    const list = after([add({ text: 'bread' }), edit('op-0', { text: null })]);
    expect(list.outcomes.get('op-1')).toBe(false);
    expect(list.ownLines.get('op-0')?.text).toBe('bread');
  });

  it('an operation that arrives again keeps its outcome', () => {
    const early = after([{ id: 'early', ...remove('bread') }]);
    const added = after([{ id: 'bread', ...add({ text: 'bread' }) }], PLAN, early);
    const again = after([{ id: 'early', ...remove('bread') }], PLAN, added);
    expect(again.outcomes.get('early')).toBe(false);
    expect(again.ownLines.size).toBe(1);
  });

  it('listChanges contains what they change and nothing else', () => {
    const before = after([add({ text: 'bread' }), add({ text: 'milk' }), check(on(FLOUR))]);
    const next = after(
      [
        { id: 'a', ...check(on(FLOUR)) },
        { id: 'b', ...check(on(ONION), 1, 'piece') },
        { id: 'c', ...remove('op-0') },
        { id: 'd', ...remove('op-0') },
        { id: 'e', ...edit('op-1', { quantity: 2 }) },
      ],
      PLAN,
      before,
    );
    expect(listChanges(before, next)).toEqual({
      outcomes: [['a', true], ['b', true], ['c', true], ['d', false], ['e', true]],
      ticks: [{ lineId: on(ONION), bought: new Map([['piece', 1000]]), kept: null, checkedBy: 5 }],
      written: [[
        {
          id: 'op-1', text: 'milk', ingredientId: null, quantity: 2, unit: null, shopId: null,
          since: '2026-07-08', tickedOn: null, addedBy: 5,
        },
        { lineId: 'op-1', bought: new Map(), kept: null, checkedBy: null },
      ]],
      removed: ['op-0'],
    }); // prettier-ignore
  });
});
