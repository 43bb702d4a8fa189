import { DEFAULT_PORTIONS, yieldOf } from './recipe-yield.js';

describe('yieldOf', () => {
  it.each<[string[], number]>([
    [['4'], 4],
    [['6 personnes'], 6],
    [['Pour 8 personnes'], 8],
    [['Serves 4 to 6'], 4],
    [['Serves: 4-6'], 4],
    [['4-6 servings'], 4],
    [['4/6 personnes'], 4],
    [['6 grandes parts'], 6],
    [['Nombre de personnes : 4'], 4],
    [['Servings (4)'], 4],
    [['1 serving'], 1],
    [['4 serving(s)'], 4],
    [['4,5'], 5],
    [['4–6'], 4],
    [['about 24'], 24],
    [['Serves six'], 6],
    [['Serves twenty-five'], 25],
    [['Portion(s) : 4'], 4],
    [['2 x 6 muffins'], 2],
    [['pour quatre personnes'], 4],
    [['plenty', '3 parts'], 3],

    [['12 cookies'], 12],
    [['24 (2-inch) cookies'], 24],
    [['12 muffins (60 g each)'], 12],
    [['10 à 12 crêpes'], 10],
    [['Makes six tartlets'], 6],
    [['24 pot stickers'], 24],
    [['12 mini cakes'], 12],
    [['1 cocktail'], 1],
    [['16 slices'], 16],

    [['2 dozen'], 24],
    [['2', '2 dozen'], 24],
    [['2 dozen 3-inch cookies'], 24],
    [['une douzaine de muffins'], 12],
    [['Makes two dozen rolls'], 24],
    [['2 à 3 douzaines de sablés'], 24],
    [['half a dozen scones'], 6],
    [['une demi-douzaine de tartelettes'], 6],
    [['1 1/2 dozen buns'], 18],
    [['3 main-size or 6 side portions'], 3],
    [['1 cookie'], 1],

    [['1 loaf (8 servings)'], 8],
    [['8 slices (serves 4)'], 4],
    [['1 9-inch tart, 8 slices'], 8],
    [['1 loaf of 12 slices'], 12],
    [['500 ml for 4'], 4],
    [['2 dozen cookies, 12 servings'], 12],
    [['2 tartes', '8 personnes'], 8],
    [['4', '4 servings'], 4],
    [['12', '12 cookies'], 12],
    [['1 loaf', '10'], 10],
  ])('%j makes %i portions', (yields, portions) => {
    expect(yieldOf(yields)).toEqual({ portions, yieldText: null });
  });

  it.each<[string[], string | null]>([
    [['900 g of jam'], '900 g of jam'],
    [['900g'], '900g'],
    [['About 1,5 kg'], 'About 1,5 kg'],
    [['1 litre'], '1 litre'],
    [['75 cl'], '75 cl'],
    [['3 1/2 cups'], '3 1/2 cups'],
    [['2 to 3 cups of soup'], '2 to 3 cups of soup'],
    [['2½ cups'], '2½ cups'],
    [['4 oz'], '4 oz'],
    [['1 loaf'], '1 loaf'],
    [['2 large loaves'], '2 large loaves'],
    [['One loaf'], 'One loaf'],
    [['1 9-inch pie'], '1 9-inch pie'],
    [['1 (9 inch) pie'], '1 (9 inch) pie'],
    [['1 tarte de 28 cm'], '1 tarte de 28 cm'],
    [['une grande tarte'], 'une grande tarte'],
    [['2 pizzas'], '2 pizzas'],
    [['1 charlotte'], '1 charlotte'],
    [['3 (8 oz) jars'], '3 (8 oz) jars'],
    [['6 half-pint jars'], '6 half-pint jars'],
    [['4 pots'], '4 pots'],
    [['9x13 inch pan'], '9x13 inch pan'],
    [['One 9x13 pan'], 'One 9x13 pan'],
    [['1 (9 x 13) pan'], '1 (9 x 13) pan'],
    [['plenty'], 'plenty'],
    [['Serves a crowd'], 'Serves a crowd'],
    [['1', '1 loaf'], '1 loaf'],
    [['900', '900 g of jam'], '900 g of jam'],
    [[''], null],
    [[], null],
    [['0'], null],
    [['100000'], null],
  ])('%j is no number of portions', (yields, yieldText) => {
    expect(yieldOf(yields)).toEqual({ portions: DEFAULT_PORTIONS, yieldText });
  });

  it('shortens a long text', () => {
    expect(yieldOf(['much '.repeat(1000)]).yieldText?.length).toBeLessThanOrEqual(200);
  });
});
