import {
  expectedList,
  type NewShoppingOperation,
  type OwnLineView,
  type ShoppingLineView,
  type ShoppingListView,
} from '../../src/index.js';

const [GRAM, PIECE] = [1, 8];
const grams = (quantity: number) => ({ quantity, unitId: GRAM });
const pieces = (quantity: number) => ({ quantity, unitId: PIECE });

const FLOUR: ShoppingLineView = {
  id: 'ingredient-7',
  ingredientId: 7,
  category: 'dryGrocery',
  subcategory: 'floursAndSugars',
  amounts: [grams(300), pieces(1)],
  toBuy: [grams(300), pieces(1)],
  checked: [grams(100)],
  missing: [grams(200), pieces(1)],
  recipeIds: [1],
  partIds: [],
  carried: [],
  fromPantry: [],
  shopId: null,
  addedBy: null,
  checkedBy: null,
};
const WATER: ShoppingLineView = { ...FLOUR, id: 'ingredient-9', ingredientId: 9 };
const BAGS: OwnLineView = {
  id: '7d9f6a52-9f39-4a0e-8a68-0d8d3b6b3c5e',
  text: 'bags',
  ingredientId: null,
  quantity: null,
  unitId: null,
  checked: false,
  missingQuantity: null,
  inLine: false,
  since: '2026-11-16',
  shopId: null,
  addedBy: null,
  checkedBy: null,
};
const EGGS: OwnLineView = { ...BAGS, id: 'b', text: 'eggs', quantity: 12, missingQuantity: 12 };
const LIST: ShoppingListView = {
  weekStart: '2026-11-16',
  version: 3,
  lines: [FLOUR],
  staples: [WATER],
  recipes: [{ id: 1, name: 'Pain' }],
  ownLines: [BAGS, EGGS],
  texts: [],
};

const expected = (...operations: NewShoppingOperation[]) =>
  expectedList(
    LIST,
    operations.map((operation, index) => ({ ...operation, id: `operation-${String(index)}` })),
  );
const onFlour = { lineId: FLOUR.id };
const onBags = { lineId: BAGS.id };
const onEggs = { lineId: EGGS.id };

describe('a line of the plan', () => {
  it.each<[string, NewShoppingOperation[], Partial<ShoppingLineView>]>([
    [
      'a tick of an amount',
      [{ kind: 'CHECK', ...onFlour, ...grams(150) }],
      { checked: [grams(250)], missing: [pieces(1), grams(50)] },
    ],
    [
      'a tick of more than what is missing',
      [{ kind: 'CHECK', ...onFlour, ...grams(500) }],
      { checked: [grams(600)], missing: [pieces(1)] },
    ],
    [
      'a tick without an amount',
      [{ kind: 'CHECK', ...onFlour }],
      { checked: [grams(300), pieces(1)], missing: [] },
    ],
    [
      'the same tick without an amount twice',
      [
        { kind: 'CHECK', ...onFlour },
        { kind: 'CHECK', ...onFlour },
      ],
      { checked: [grams(300), pieces(1)], missing: [] },
    ],
    [
      'a tick that is taken back',
      [{ kind: 'UNCHECK', ...onFlour }],
      { checked: [], missing: FLOUR.amounts },
    ],
    [
      'an amount that is taken back',
      [{ kind: 'UNCHECK', ...onFlour, ...grams(40) }],
      { checked: [grams(60)], missing: [pieces(1), grams(240)] },
    ],
    [
      'ticks of decimals',
      [
        { kind: 'CHECK', ...onFlour, ...grams(0.1) },
        { kind: 'CHECK', ...onFlour, ...grams(0.2) },
      ],
      { checked: [grams(100.3)], missing: [pieces(1), grams(199.7)] },
    ],
    [
      'a tick that another device has made meanwhile',
      [{ kind: 'CHECK', ...onFlour, ...grams(100), seen: [] }],
      { missing: [pieces(1), grams(200)] },
    ],
    [
      'a tick with what was shown',
      [{ kind: 'CHECK', ...onFlour, ...grams(150), seen: [grams(100)] }],
      { checked: [grams(250)], missing: [pieces(1), grams(50)] },
    ],
    ['an edit, which is for own lines', [{ kind: 'EDIT', ...onFlour, text: 'x' }], {}],
  ])('shows %s', (_, operations, changed) => {
    expect(expected(...operations)).toEqual({ ...LIST, lines: [{ ...FLOUR, ...changed }] });
  });
});

describe('own lines', () => {
  it.each<[string, NewShoppingOperation[], Partial<OwnLineView>, Partial<OwnLineView>]>([
    ['a tick', [{ kind: 'CHECK', ...onBags }], { checked: true }, {}],
    [
      'a tick that is taken back',
      [
        { kind: 'CHECK', ...onEggs },
        { kind: 'UNCHECK', ...onEggs },
      ],
      {},
      {},
    ],
    [
      'a tick of an amount',
      [{ kind: 'CHECK', ...onEggs, quantity: 6 }],
      {},
      { missingQuantity: 6 },
    ],
    [
      'ticks of all amounts',
      [
        { kind: 'CHECK', ...onEggs, quantity: 6 },
        { kind: 'CHECK', ...onEggs, quantity: 6 },
      ],
      {},
      { missingQuantity: 0, checked: true },
    ],
    [
      'ticks of two devices that have not seen each other',
      [
        { kind: 'CHECK', ...onEggs, quantity: 6, seen: [] },
        { kind: 'CHECK', ...onEggs, quantity: 4, seen: [] },
      ],
      {},
      { missingQuantity: 6 },
    ],
    ['a new text', [{ kind: 'EDIT', ...onBags, text: 'big bags' }], { text: 'big bags' }, {}],
    [
      'a higher quantity after a tick',
      [
        { kind: 'CHECK', ...onEggs },
        { kind: 'EDIT', ...onEggs, quantity: 18 },
      ],
      {},
      { quantity: 18, missingQuantity: 6 },
    ],
    [
      'a removed quantity',
      [{ kind: 'EDIT', ...onEggs, quantity: null }],
      {},
      { quantity: null, missingQuantity: null },
    ],
  ])('show %s', (_, operations, bags, eggs) => {
    const ownLines = [
      { ...BAGS, ...bags },
      { ...EGGS, ...eggs },
    ];
    expect(expected(...operations)).toEqual({ ...LIST, ownLines });
  });

  it('are added with the id of the operation, once', () => {
    const add = { id: 'new', kind: 'ADD', text: 'foil', ...pieces(2) } as const;
    const foil = { ...BAGS, id: 'new', text: 'foil', ...pieces(2), missingQuantity: 2 };
    expect(expectedList(LIST, [add, add]).ownLines).toEqual([BAGS, EGGS, foil]);
  });

  it('are removed', () => {
    expect(expected({ kind: 'REMOVE', ...onBags }).ownLines).toEqual([EGGS]);
  });

  it('of the plan are removed, also staples', () => {
    expect(expected({ kind: 'REMOVE', ...onFlour })).toEqual({ ...LIST, lines: [] });
    expect(expected({ kind: 'REMOVE', lineId: WATER.id })).toEqual({ ...LIST, staples: [] });
  });

  it('of the plan that are brought back are shown after the delivery', () => {
    expect(expected({ kind: 'ADD', lineId: 'ingredient-10' })).toEqual(LIST);
  });

  it('that are staples are ticked off', () => {
    const [water] = expected({ kind: 'CHECK', lineId: WATER.id }).staples;
    expect(water).toMatchObject({ checked: [grams(300), pieces(1)], missing: [] });
  });

  it('stay as they are when the line of an operation is unknown', () => {
    const unknown = { lineId: 'ingredient-99' };
    expect(
      expected({ kind: 'CHECK', ...unknown }, { kind: 'EDIT', ...unknown, text: 'x' }),
    ).toEqual(LIST);
  });
});

it('the list of the service is not changed', () => {
  const before = structuredClone(LIST);
  expected({ kind: 'CHECK', ...onFlour }, { kind: 'REMOVE', ...onBags });
  expect(LIST).toEqual(before);
});
