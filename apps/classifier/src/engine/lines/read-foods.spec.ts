import type { Locale } from '#domain/locale.js';
import { compileLanguages } from '../languages/compile-languages.js';
import { LINE_LANGUAGES } from '../languages/line-languages.js';
import { createLineResolver } from './resolve-line.js';

const resolve = createLineResolver(compileLanguages(), LINE_LANGUAGES);

/** The foods of a line with their amounts; "|" precedes a choice. */
function foodsOf(locale: Locale, line: string): string[] {
  const { foods, alternatives } = resolve(locale, line);
  return foods.map(({ key, quantity, unit }, i) => {
    const amount = [quantity, unit].filter((part) => part !== null);
    return `${alternatives.includes(i) ? '|' : ''}${[key, ...amount].join(' ')}`;
  });
}

const unreadOf = (locale: Locale, line: string) =>
  resolve(locale, line).unread.map(({ start, end }) => line.slice(start, end));

describe('possibleFoods', () => {
  it.each<[Locale, string, string[]]>([
    ['fr', 'pâtes avec crevettes', ['pasta', 'shrimp']],
    ['en', 'sardines in soybean oil', ['sardine', 'soybeanOil']],
    ['en', 'cranberry pecan chutney', ['cranberry', 'pecan', 'chutney']],
    ['en', 'butter or margarine, melted butter', ['butter', 'margarine', 'butter']],
    ['fr', 'pâtes sans œufs', ['pasta']],
    ['fr', 'crème sans sucre, cerneaux de noix', ['cream', 'walnut']],
    ['fr', 'yaourt (sans sucre) et noix', ['yogurt', 'walnut']],
    ['fr', 'sans beurre mais avec des noix', ['walnut']],
    ['en', 'no nuts, 2 eggs', ['egg']],
    ['en', 'without butter but with walnuts', ['walnut']],
    ['en', 'without salt or butter', []],
    ['en', '2 chicken breasts, trimmed of excess fat', ['chickenBreast']],
    ['fr', 'biscottes beurrées', ['rusk', 'butter']],
    ['en', 'breaded mushrooms', ['breaded', 'mushroom']],
  ])('are all names of foods that are not absent (%s): %s', (locale, line, keys) => {
    expect(resolve(locale, line).possibleFoods.map(({ key }) => key)).toEqual(keys);
  }); // prettier-ignore
});

describe('foods', () => {
  it.each<[Locale, string, string[]]>([
    ['en', '3 onions and 1 cup milk', ['onion 3', 'milk 240 milliliter']],
    ['fr', '1 oignon et 100 g de farine', ['onion 1', 'flour 100 gram']],
    ['en', '2 eggs, 1 cup sugar and a pinch of salt', ['egg 2', 'sugar 240 milliliter', 'salt 1 pinch']],
    ['fr', '3 œufs battus avec 1 c. à soupe de lait', ['egg 3', 'milk 1 tablespoon']],
    ['en', 'chicken stuffed with 100 g of feta', ['chicken', 'feta 100 gram']],
    ['fr', 'farine 200 g, sucre 100 g', ['flour 200 gram', 'sugar 100 gram']],
    ['fr', 'Farine : 200 g, sucre : 100 g, 3 œufs', ['flour 200 gram', 'sugar 100 gram', 'egg 3']],
    ['en', '1 cup flour, 2 cups sugar (400 g)', ['flour 240 milliliter', 'sugar 400 gram']],
    ['en', '2 garlic cloves and 1 onion', ['garlic 2 clove', 'onion 1']],
  ])('gives each food its own amount (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
    expect(resolve(locale, line).flags).toEqual([]);
  }); // prettier-ignore

  it.each<[Locale, string, string[]]>([
    ['fr', 'sel, poivre', ['salt', 'pepper']],
    ['en', 'salt & pepper to taste', ['salt', 'pepper']],
    ['en', 'onion and garlic powder', ['onionPowder', 'garlicPowder']],
    ['fr', '2 canettes de bière', ['beer 2']],
    ['fr', '2 tranches minces de jambon', ['ham 2 slice']],
    ['fr', '1 tranche mince de jambon', ['ham 1 slice']],
    ['fr', '1 canette de Barbarie', ['duck 1']],
    ['en', '450g beef & pork mince', ['groundBeef 450 gram', 'groundPork']],
    ['en', 'salt, pepper and 1 tsp paprika', ['salt', 'pepper', 'paprika 1 teaspoon']],
    [
      'fr',
      '1 c. à café de cumin, de paprika et de curcuma',
      ['cumin 1 teaspoon', 'paprika', 'turmeric'],
    ],
    ['en', '3 eggs at 60 g each, salt', ['egg 3', 'salt']],
    ['fr', '2 oignons et persil', ['onion 2', 'parsley']],
    ['fr', '1 zorgl de 1,5 kg et 2 oignons', ['onion 2']],
    ['en', '1 tablespoon butter, melted, plus flour for dusting', ['butter 1 tablespoon', 'flour']],
    ['fr', 'beurre et farine pour le moule', ['butter', 'flour']],
  ])('gives an amount to no other food (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
  });

  it.each<[Locale, string, string[]]>([
    ['en', '½ tsp each cumin and paprika', ['cumin 0.5 teaspoon', 'paprika 0.5 teaspoon']],
    ['en', '2 tbsp each of butter and honey', ['butter 2 tablespoon', 'honey 2 tablespoon']],
    ['en', 'salt and pepper, 1 tsp each', ['salt 1 teaspoon', 'pepper 1 teaspoon']],
    ['en', 'cumin and paprika (1 tsp each)', ['cumin 1 teaspoon', 'paprika 1 teaspoon']],
    ['fr', '50 g chacun de beurre et de sucre', ['butter 50 gram', 'sugar 50 gram']],
    ['fr', 'une pincée de chaque : sel, poivre', ['salt 1 pinch', 'pepper 1 pinch']],
  ])('gives an amount of each to all foods (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
  });

  it.each<[Locale, string, string[]]>([
    ['en', 'butter or margarine', ['butter', '|margarine']],
    ['en', '1 cup butter or 200 g margarine', ['butter 240 milliliter', '|margarine 200 gram']],
    ['en', 'cod, haddock or salmon', ['cod', '|haddock', '|salmon']],
    ['en', '1 cup milk (or oat milk)', ['milk 240 milliliter', '|oatMilk']],
    ['en', 'salt and/or pepper', ['salt', '|pepper']],
    ['fr', '100 g de beurre ou de margarine', ['butter 100 gram', '|margarine']],
    ['fr', '200 g de fromage (comté ou emmental)', ['cheese 200 gram', '|comte', '|emmental']],
  ])('marks a choice (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
    expect(resolve(locale, line).flags).toEqual(['ALTERNATIVE']);
  });

  it.each<[Locale, string, string[]]>([
    ['fr', '1 salade verte (avec noix)', ['lettuce 1', 'walnut']],
    ['en', '1 lettuce (with walnuts)', ['lettuce 1', 'walnut']],
    ['fr', '300 g de riz (dont 50 g de beurre)', ['rice 300 gram', 'butter 50 gram']],
  ])('names the foods in brackets (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
    expect(resolve(locale, line).flags).toEqual(['SEVERAL_INGREDIENTS']);
  });

  it.each<[Locale, string, string[]]>([
    ['fr', 'servir avec des moules', ['mussel']],
    ['fr', '200 g de riz (moules fraîches facultatif)', ['rice 200 gram', '|mussel']],
    ['fr', 'avec terrine', ['pate']],
    ['fr', 'carottes, quatre-quarts', ['carrot', 'cake']],
    ['en', '1 no-boil lasagna noodle', ['lasagna 1']],
    ['fr', '100 g de sans-viande haché', ['veggieMince 100 gram']],
    ['en', '200 g rice (egg beaters optional)', ['rice 200 gram', '|eggSubstitute']],
  ])('names a food that can be another word (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
  });

  it.each<[Locale, string, string[]]>([
    ['fr', 'beurre pour les moules', ['butter']],
    ['fr', 'farine (pour le moule)', ['flour']],
    ['fr', 'une noisette de beurre', ['butter']],
    ['fr', 'quelques noix de beurre', ['butter']],
    ['fr', 'beurre de la taille d’un œuf', ['butter']],
    ['fr', 'gingembre gros comme une noix', ['ginger']],
    ['en', 'butter the size of an egg', ['butter']],
    ['en', 'a walnut-sized knob of butter', ['butter 1']],
    ['fr', '4 œufs, blancs et jaunes séparés', ['egg 4']],
    ['fr', 'yaourt sans sucre', ['yogurt']],
    ['fr', 'Crémage : ½ tasse de beurre', ['butter 125 milliliter']],
  ])('names no food that is none (%s): %s', (locale, line, foods) => {
    expect(foodsOf(locale, line)).toEqual(foods);
  });

  it('returns offsets in the line as it was sent', () => {
    const line = '  ▢ 2 oignon(s), .5 l [de] lait 35 % et 1\u00a0500 g de farine* ';
    const { foods } = resolve('fr', line);
    expect(foods.map(({ start, end }) => line.slice(start, end))).toEqual(['oignon', 'lait', 'farine']);
    expect(foods.map(({ quantity }) => quantity)).toEqual([2, 0.5, 1500]);
  }); // prettier-ignore
});

describe('flags', () => {
  it.each<[Locale, string]>([
    ['en', '200 flour'],
    ['fr', '200 farine'],
    ['en', '2 mugs milk'],
    ['fr', '3 huile d’olive'],
  ])('is UNLIKELY_UNIT for a number before a food that is not counted (%s): %s', (locale, line) => {
    const { flags, quantity, unit } = resolve(locale, line);
    expect(flags).toEqual(['UNLIKELY_UNIT']);
    expect([quantity !== null, unit]).toEqual([true, null]);
  });

  it.each<[Locale, string]>([
    ['fr', '1 pâte brisée'],
    ['fr', '2 yaourts'],
    ['en', '1 can coconut milk'],
    ['en', '3 onions'],
    ['en', '2 cinnamon sticks'],
    ['fr', '1 onion (environ 150 g)'],
    ['fr', '2 tomates, coupées en 4'],
    ['en', '2 steaks of 150 g each'],
    ['fr', '1 poulet de 1,5 kg'],
    ['en', '3 eggs (note 1)'],
    ['en', '1 onion, fried for 10 minutes'],
    ['en', '1 (14 oz) can coconut milk'],
    ['fr', '1 #10 boîte de maïs'],
    ['fr', '50 g (1 poignée) de riz'],
    ['fr', '8 figues mûres'],
  ])('is none for a number that is read (%s): %s', (locale, line) => {
    expect(resolve(locale, line)).toMatchObject({ flags: [], unread: [] });
  });

  it.each<[Locale, string, string[]]>([
    ['fr', '3 œufs + 1 pour dorer', ['1']],
    ['en', '2 cups flour, minus 2 tbsp', ['2']],
    ['fr', '1 tasse de lait (plus 20 ml pour dorer)', ['20']],
    ['fr', 'Porto 1987', ['1987']],
    ['fr', 'beurre (1 noix)', ['1']],
    ['fr', '1/2 verre de rhum', ['1/2']],
    ['en', '3 capfuls of rum', ['3']],
    ['en', '400g can chickpeas x 2', ['2']],
  ])('is UNREAD_AMOUNT for a number that is not used (%s): %s', (locale, line, unread) => {
    expect(resolve(locale, line).flags).toEqual(['UNREAD_AMOUNT']);
    expect(unreadOf(locale, line)).toEqual(unread);
  });

  it.each<[Locale, string, string[]]>([
    ['fr', 'sel, poivre, zorgl', ['zorgl']],
    ['fr', '1 oignon et zorgl', ['zorgl']],
  ])(
    'is SEVERAL_INGREDIENTS beside a word that could be a food (%s): %s',
    (locale, line, unread) => {
      expect(resolve(locale, line).flags).toEqual(['SEVERAL_INGREDIENTS']);
      expect(unreadOf(locale, line)).toEqual(unread);
    },
  );

  it('reports the amount of an unknown food', () => {
    expect(unreadOf('en', '3 onions and 1 cup zorgl')).toEqual(['1', 'zorgl']);
    expect(resolve('en', '3 onions and 1 cup zorgl').flags).toContain('UNREAD_AMOUNT');
  });

  it.each<[Locale, string, string[]]>([
    ['fr', '200 g de zorgl à l’ail', ['zorgl']],
    ['fr', '500 g de zorgl, persil', ['zorgl']],
    ['en', '8 oz zorbles in water', ['zorbles']],
  ])('gives the amount of an unknown food to no other (%s): %s', (locale, line, unread) => {
    const { ingredient, quantity, foods, candidates } = resolve(locale, line);
    expect({ ingredient, foods, candidates: candidates.length }).toEqual({
      ingredient: null,
      foods: [],
      candidates: 1,
    });
    expect(quantity).toBeGreaterThan(0);
    expect(unreadOf(locale, line)).toEqual(unread);
  });

  it('returns a food with an amount of its own beside an unknown food', () => {
    const line = '200 g de zorgl et 2 oignons';
    expect(foodsOf('fr', line)).toEqual(['onion 2']);
    expect(resolve('fr', line)).toMatchObject({ ingredient: null, quantity: 200, candidates: [] });
  });

  it.each<[string, string[]]>([
    ['beurre : 2 noix', ['butter']],
    ['beurre (une noix)', ['butter']],
    ['1 kg de moules', ['mussel 1 kilogram']],
    ['400 g de moules (garder l’eau)', ['mussel 400 gram', '|water']],
  ])('tells a measure or a vessel from a food (fr): %s', (line, foods) => {
    expect(foodsOf('fr', line)).toEqual(foods);
  });

  it('is SEVERAL_INGREDIENTS for foods in one name', () => {
    expect(resolve('en', '1 cup cranberry pecan chutney')).toMatchObject({
      ingredient: 'chutney',
      flags: ['SEVERAL_INGREDIENTS'],
    });
  });
});
