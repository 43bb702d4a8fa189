import type { Locale } from '../../locale.js';
import type { UnitKey } from '../../catalogue/units.js';
import { listAsText } from './list-as-text.js';
import { type ListToPrint, printList } from './printed-list.js';
import { NOTHING, plus } from '../list-operations/bought.js';
import { sharedLines, type SharedOwnLine } from '../list-operations/shared-lines.js';
import { EMPTY_LIST, type SharedList } from '../list-operations/shared-list.js';
import type { ListedIngredient, ShoppingLine } from '../shopping-list/shopping-list.js';

const INGREDIENTS: Readonly<Record<number, ListedIngredient>> = {
  1: { category: 'freshProduce', subcategory: 'vegetables', key: 'onion' },
  2: { category: 'dairyAndCheese', subcategory: 'milkAndCream', key: 'butter' },
  3: { category: 'freshProduce', subcategory: 'vegetables', key: 'garlic' },
};
const NAMES: Readonly<Record<number, string>> = {
  1: 'Soupe',
  2: 'Quiche, sans "pâte"',
  3: 'Gratin\r\nau four\u0007\u202e',
};

function print(
  locale: Locale,
  lines: readonly ShoppingLine[],
  { bought = new Map(), ...rest }: Partial<ListToPrint & Pick<SharedList, 'bought'>> = {},
) {
  const list = {
    lines: sharedLines(lines, { ...EMPTY_LIST, bought }, (id) => INGREDIENTS[id]),
    staples: [],
    texts: [],
    ownLines: [],
    shelfOrder: [],
    ...rest,
  };
  return printList(list, {
    ...{ locale, unitSystem: 'METRIC' },
    findIngredient: (id) => INGREDIENTS[id],
    recipeName: (id) => NAMES[id] ?? '',
  });
}

function line(
  ingredientId: number,
  amounts: [number, UnitKey][],
  recipeIds: number[] = [1],
): ShoppingLine {
  return {
    ingredientId,
    amounts: amounts.map(([quantity, unit]) => ({ quantity, unit })),
    recipeIds,
    partIds: [],
  };
}

const WEEK = [
  line(3, [[1.001, 'clove']]),
  line(1, [[80, 'gram'], [2.5, 'piece']], [1, 2]), // prettier-ignore
  line(2, [[1.2, 'kilogram']]),
];

describe('listAsText', () => {
  it('writes a list in French', () => {
    expect(listAsText(print('fr', WEEK), 'fr', '2026-07-06')).toBe(
      [
        'Courses de la semaine du 2026-07-06',
        '',
        'Fruits et légumes',
        '- ail : 2 gousses (Soupe)',
        '- oignon : 80 g + 3 pièces (Soupe, Quiche, sans "pâte")',
        '',
        'Crèmerie et fromages',
        '- beurre : 1,2 kg (Soupe)',
        '',
      ].join('\n'),
    );
  });

  it('writes a list in English', () => {
    const text = listAsText(print('en', WEEK), 'en', '2026-07-06');
    expect(text).toContain(
      'Shopping for the week of 2026-07-06\n\nFresh produce\n- garlic: 2 cloves',
    );
    expect(text).toContain('- butter: 1.2 kg (Soupe)');
  });

  it.each<[Locale, number, UnitKey, string]>([
    ['fr', 0.2, 'piece', '1 pièce'],
    ['fr', 1.5, 'liter', '1,5 l'],
    ['fr', 0.5, 'tablespoon', '0,5 c. à s.'],
    ['fr', 666.667, 'gram', '667 g'],
    ['fr', 88.333, 'gram', '88,3 g'],
    ['fr', 1.235, 'kilogram', '1,24 kg'],
    ['fr', 0.004, 'gram', '0,004 g'],
    ['fr', 0.999, 'gram', '1 g'],
    ['fr', 0.333, 'liter', '0,33 l'],
    ['fr', 1234, 'piece', '1234 pièces'],
    ['en', 0.2, 'bunch', '1 bunch'],
    ['en', 2, 'bunch', '2 bunches'],
    ['en', 0.5, 'tablespoon', '0.5 tbsp'],
  ])('%s: %p %s is %p', (locale, quantity, unit, text) => {
    const printed = print(locale, [line(1, [[quantity, unit]])]);
    expect(listAsText(printed, locale, '')).toContain(`${text} (`);
  });

  it('states that there is nothing to buy', () => {
    expect(listAsText(print('en', []), 'en', '2026-07-06')).toContain('Nothing to buy.');
  });

  it('names ten recipes of a line and counts the others', () => {
    const lines = [line(1, [[1, 'gram']], Array<number>(300).fill(1))];
    const [printed] = print('en', lines).missing;
    expect(printed?.recipes).toEqual([...Array<string>(10).fill('Soupe'), '+290']);
  });

  it('removes line breaks from recipe names and shows a retired ingredient by its id', () => {
    const text = listAsText(print('en', [line(9, [[1, 'gram']], [3])]), 'en', '2026-07-06');
    expect(text).toContain('\n- #9: 1 g (Gratin au four)\n');
  });

  const own = (fields: Partial<SharedOwnLine>): SharedOwnLine => ({
    id: 'own',
    text: null,
    ingredientId: null,
    quantity: null,
    unit: null,
    shopId: null,
    checked: false,
    missingQuantity: null,
    inLine: false,
    since: '2026-07-08',
    tickedOn: null,
    addedBy: null,
    checkedBy: null,
    ...fields,
  });

  it('writes own lines on the shelf of their ingredient, others last', () => {
    const ownLines = [
      own({ text: 'papier\ncuisson' }),
      own({ text: 'œufs', quantity: 6, missingQuantity: 4 }),
      own({ ingredientId: 3, quantity: 2, unit: 'piece', missingQuantity: 2 }),
    ];
    expect(listAsText(print('fr', WEEK, { ownLines }), 'fr', '')).toContain(
      [
        '- oignon : 80 g + 3 pièces (Soupe, Quiche, sans "pâte")',
        '- ail : 2 pièces',
        '',
        'Crèmerie et fromages',
        '- beurre : 1,2 kg (Soupe)',
        '',
        'Autres',
        '- papier cuisson',
        '- œufs : 4',
        '',
      ].join('\n'),
    );
  });

  it('writes lines of recipes without an ingredient after the shelves, before own lines', () => {
    const texts = [{ text: 'fleur de\nsel', recipeId: 1, partId: null }];
    const ownLines = [own({ text: 'papier' })];
    expect(listAsText(print('fr', WEEK, { texts, ownLines }), 'fr', '')).toMatch(
      /\n\nAutres\n- fleur de sel \(Soupe\)\n- papier\n$/,
    );
    expect(listAsText(print('fr', [], { texts }), 'fr', '')).not.toContain('Rien');
  });

  it('writes what is missing of a line, and lines that were bought last', () => {
    const bought = new Map([
      ['ingredient-1', plus(NOTHING, { quantity: 80, unit: 'gram' })],
      ['ingredient-2', plus(NOTHING, { quantity: 2, unit: 'kilogram' })],
    ]);
    const ownLines = [own({ text: 'eggs', quantity: 6, checked: true, missingQuantity: 0 })];
    expect(listAsText(print('en', WEEK, { bought, ownLines }), 'en', '2026-07-06')).toBe(
      [
        'Shopping for the week of 2026-07-06',
        '',
        'Fresh produce',
        '- garlic: 2 cloves (Soupe)',
        '- onion: 3 pieces (Soupe, Quiche, sans "pâte")',
        '',
        'Already bought',
        '- butter: 1.2 kg (Soupe)',
        '- eggs: 6',
        '',
      ].join('\n'),
    );
  });

  it('writes what the house has after what is missing, and an own line once', () => {
    const staples = sharedLines([line(3, [[2, 'clove']])], EMPTY_LIST, (id) => INGREDIENTS[id]);
    const ownLines = [own({ ingredientId: 1, quantity: 1, missingQuantity: 1, inLine: true })];
    const printed = print('fr', [line(1, [[3, 'piece']])], { staples, ownLines });
    expect(listAsText(printed, 'fr', '')).toMatch(
      /légumes\n- oignon : 3 pièces \(Soupe\)\n\nÀ la maison\n- ail : 2 gousses \(Soupe\)\n$/,
    );
  });

  it('has the shelves of the house as headings', () => {
    const shelfOrder = ['milkAndCream'] as const;
    expect(listAsText(print('fr', WEEK, { shelfOrder }), 'fr', '')).toContain(
      'Légumes\n- ail : 2 gousses',
    );
  });
});
