import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { compileLanguages } from '../languages/compile-languages.js';
import { LINE_LANGUAGES } from '../languages/line-languages.js';
import { createLineResolver } from './resolve-line.js';

const resolve = createLineResolver(compileLanguages(), LINE_LANGUAGES);

type Row = [
  line: string,
  ingredient: IngredientKey | null,
  quantity: number | null,
  unit: UnitKey | null,
];

const readAs = (locale: Locale, line: string) => {
  const { ingredient, quantity, unit } = resolve(locale, line);
  return [ingredient, quantity, unit];
};

describe('amounts', () => {
  it.each<Row>([
    ['2 oignons', 'onion', 2, null],
    ['200 g de farine', 'flour', 200, 'gram'],
    ['200g de farine', 'flour', 200, 'gram'],
    ['1 000 g de sucre', 'sugar', 1000, 'gram'],
    ['1,5 l de lait', 'milk', 1.5, 'liter'],
    ['½ citron', 'lemon', 0.5, null],
    ['1 1/2 c. à thé de sel', 'salt', 1.5, 'teaspoon'],
    ['2 à 3 carottes', 'carrot', 3, null],
    ['2-3 gousses d’ail', 'garlic', 3, 'clove'],
    ['une pincée de sel', 'salt', 1, 'pinch'],
    ['Pincée de sel', 'salt', 1, 'pinch'],
    ['Une douzaine d’œufs', 'egg', 12, null],
    ['un demi poireau', 'leek', 0.5, null],
    ['30 ml (2 c. à soupe) de miel', 'honey', 30, 'milliliter'],
    ['3 C. À SOUPE de miel', 'honey', 3, 'tablespoon'],
    ['1 tasse et demie de riz', 'rice', 375, 'milliliter'],
    ['1/3 de tasse de riz', 'rice', 83.333, 'milliliter'],
    ['2 très grosses gousses d’ail', 'garlic', 2, 'clove'],
    ['1 boîte de lait de coco (400 ml)', 'coconutMilk', 400, 'milliliter'],
    ['2 boîtes de 400 g de tomates pelées', 'cannedTomato', 800, 'gram'],
    ['1 tasse + 2 c. à soupe de riz', 'rice', 280, 'milliliter'],
    ['2 filets de porc (750 g)', 'porkTenderloin', 2, null],
    ['12 noix de Saint-Jacques', 'scallop', 12, null],
    ['1 tablette de chocolat noir', 'darkChocolate', 1, null],
    ['1 boîte de pois chiches', 'chickpea', 1, null],
    ['un verre de vin blanc', 'whiteWine', null, null],
    ['un peu de persil', 'parsley', null, null],
    ['Sel : 1 pincée', 'salt', 1, 'pinch'],
    ['Le jus de ¼ de citron', 'lemon', 0.25, null],
    ['15 cl de crème 35 %', 'cream', 15, 'centiliter'],
    ['pincée(s) Sel', 'salt', 1, 'pinch'],
    ['Panais - 4', 'parsnip', 4, null],
    ['Aubergine(s) : 3 pièce(s)', 'eggplant', 3, null],
    ['Poivrons : 2 gros', 'bellPepper', 2, null],
    ['Figues (6)', 'fig', 6, null],
    ['Endives x 5', 'endive', 5, null],
    ['Œufs 4', 'egg', 4, null],
    ['Porto 1987', 'port', null, null],
    ['Poireau, coupé en 2', 'leek', null, null],
    ['1 demi-pamplemousse', 'grapefruit', 0.5, null],
    ['2 demi-pamplemousses', 'grapefruit', 1, null],
    ['1 et 1/2 tasse de lait', 'milk', 375, 'milliliter'],
    ['1 bonne douzaine d’olives', 'olive', 12, null],
    ['Petit bouquet de cerfeuil', 'chervil', 1, 'bunch'],
    ['Quelques brins de cerfeuil', 'chervil', null, null],
    ['1 tasse (110 g) de semoule', 'semolina', 110, 'gram'],
    ['1 tasse de semoule (110 g)', 'semolina', 110, 'gram'],
    ['1 tasse / 110 g de semoule', 'semolina', 110, 'gram'],
    ['2 c. à soupe (28 g) de beurre', 'butter', 28, 'gram'],
    ['1 lb (environ 450 g) de veau', 'veal', 450, 'gram'],
    ['1 tasse de lait (plus 20 ml pour dorer)', 'milk', 250, 'milliliter'],
    ['1 lb de veau (2 tranches de 150 g)', 'veal', 454, 'gram'],
    ['1 bocal de cerises (fruits au sirop) de 350 g', 'cherry', 350, 'gram'],
    ['2 boîtes de tomates (400 g chacune)', 'cannedTomato', 800, 'gram'],
    ['1 petite boîte de maïs (140 g égoutté)', 'corn', 140, 'gram'],
    ['1 verre (15 cl) de cidre', 'cider', 15, 'centiliter'],
    ['1 filet d’huile de noix', 'walnutOil', null, null],
    ['2 filets de merlan', 'whiting', 2, null],
    ['1 tasse de crème (ou 240 g de yaourt)', 'cream', 250, 'milliliter'],
    ['1 tasse de crème / 240 g de yaourt', 'cream', 250, 'milliliter'],
    ['1 tasse de semoule (ou 110 g)', 'semolina', 110, 'gram'],
    ['1 tasse de noix (100 g supplémentaires)', 'walnut', 250, 'milliliter'],
    ['1 tasse d’oignons (2 oignons, 150 g)', 'onion', 150, 'gram'],
    ['Porto 10', 'port', null, null],
    ['Semoule 2', 'semolina', null, null],
    ['Semoule 2 paquets', 'semolina', 2, null],
    ['pain 5 noix', 'bread', null, null],
    ['Navets 3', 'turnip', 3, null],
    ['Semoule : 2', 'semolina', 2, null],
    ['Œufs 6 calibre M', 'egg', 6, null],
    ['6 œufs calibre L', 'egg', 6, null],
  ])('reads the amount of the French line: %s', (line, ...expected) => {
    expect(readAs('fr', line)).toEqual(expected);
  });

  it.each<Row>([
    ['1 cup milk', 'milk', 240, 'milliliter'],
    ['2 lbs ground beef', 'groundBeef', 908, 'gram'],
    ['4 oz feta', 'feta', 113.4, 'gram'],
    ['2 fluid ounces lime juice', 'limeJuice', 59.14, 'milliliter'],
    ['1 T. sugar', 'sugar', 1, 'tablespoon'],
    ['1 t. sugar', 'sugar', 1, 'teaspoon'],
    ['1 (14.5 ounce) can diced tomatoes', 'cannedTomato', 411.075, 'gram'],
    ['2 28-oz cans crushed tomatoes', 'cannedTomato', 1587.6, 'gram'],
    ['2 (.25 ounce) packages dry yeast', 'yeast', 14.175, 'gram'],
    ['12 (12 inch) flour tortillas', 'tortilla', 12, null],
    ['12 3/4-inch-thick slices baguette', 'bread', 12, 'slice'],
    ['4 (1/4-inch) slices Cheddar cheese', 'cheddar', 4, 'slice'],
    ['1 (1.5 fluid ounce) jigger gin', 'gin', 44.355, 'milliliter'],
    ['2 x 400g tins chickpeas', 'chickpea', 800, 'gram'],
    ['1 stick (1/2 cup) unsalted butter', 'butter', 120, 'milliliter'],
    ['1 cup plus 2 tablespoons milk', 'milk', 270, 'milliliter'],
    ['2 garlic cloves, minced', 'garlic', 2, 'clove'],
    ['4 whole cloves', 'cloves', 4, null],
    ['a handful of walnuts', 'walnut', null, null],
    ['salt to taste', 'salt', null, null],
    ['Plums, 3', 'plum', 3, null],
    ['Parsnip - 2', 'parsnip', 2, null],
    ['Figs: 4 large, quartered', 'fig', 4, null],
    ['Shallots 3 chopped', 'shallot', 3, null],
    ['Shallot, cut in 2', 'shallot', null, null],
    ['Juice of 3 large lemons', 'lemon', 3, null],
    ['juice from half an orange', 'orange', 0.5, null],
    ['1 and 1/2 cups milk', 'milk', 360, 'milliliter'],
    ['small bunch of chervil', 'chervil', 1, 'bunch'],
    ['1 cup (110 g) semolina', 'semolina', 110, 'gram'],
    ['1 cup semolina (110 g)', 'semolina', 110, 'gram'],
    ['3 tbsp (45 ml) honey', 'honey', 3, 'tablespoon'],
    ['3 tbsp (42 g) butter', 'butter', 42, 'gram'],
    ['9 oz (255 g) butter', 'butter', 255, 'gram'],
    ['1 cup (2 sticks / 225 g) butter', 'butter', 225, 'gram'],
    ['2 sticks (1 cup) butter', 'butter', 240, 'milliliter'],
    ['1 (300 g) tin lentils', 'lentil', 300, 'gram'],
    ['3 (300 g) tins lentils', 'lentil', 900, 'gram'],
    ['1 14-oz (400 g) can lentils', 'lentil', 400, 'gram'],
    ['1 can (10 oz; 284 ml) lentils', 'lentil', 284, 'milliliter'],
    ['1 tin lentils, 300 g', 'lentil', 300, 'gram'],
    ['1 cup cream (or 240 g yogurt)', 'cream', 240, 'milliliter'],
    ['1 cup diced tomatoes (or one 300 g can)', 'cannedTomato', 240, 'milliliter'],
    ['1 cup semolina (or 1 tin / 300 g)', 'semolina', 240, 'milliliter'],
    ['1 cup pecans (optional 90 g more)', 'pecan', 240, 'milliliter'],
    ['1 cup pecans (90 g, optional)', 'pecan', 90, 'gram'],
    ['1 cup pecans (90 g plus extra)', 'pecan', 90, 'gram'],
    ['1 cup (packed) brown sugar (200 g)', 'brownSugar', 200, 'gram'],
    ['1 cup (225 g butter)', 'butter', 225, 'gram'],
    ['1 stick (1/2 cup, 110 g) butter', 'butter', 110, 'gram'],
    ['1 can (10 oz, 284 ml) lentils', 'lentil', 284, 'milliliter'],
    ['Semolina 2', 'semolina', null, null],
    ['Eggs 6 size L', 'egg', 6, null],
  ])('reads the amount of the English line: %s', (line, ...expected) => {
    expect(readAs('en', line)).toEqual(expected);
  });
});

describe('ingredients', () => {
  const ingredient = (locale: Locale, line: string) => resolve(locale, line).ingredient;

  it.each<[string, IngredientKey | null]>([
    ['2 c. à soupe de jus de citron', 'lemonJuice'],
    ['beurre d’arachide', 'peanutButter'],
    ['1 c. à thé de poudre à pâte', 'bakingPowder'],
    ['sauce soya', 'soySauce'],
    ['1 oignon haché', 'onion'],
    ['3 tomates bien mûres', 'tomato'],
    ['vinaigrette aux tomates séchées', 'vinaigrette'],
    ['beurre pour le moule', 'butter'],
    ['200 g de chocolat (noir ou au lait)', 'chocolate'],
    ['comcombre', 'cucumber'],
    ['1 boîte de fromage Boursin', 'garlicHerbCheese'],
    ['200 g de petit pois', 'greenPea'],
    ['coriandre en grain', 'coriander'],
    ['3 petits oignons hachés', 'onion'],
    ['sel & poivre', 'salt'],
    ['pâte de carry', 'curryPaste'],
    ['purée de panais', 'parsnip'],
    ['beurre de pomme', 'jam'],
    ['biscuit dacquoise', null],
    ['ganache au thé', null],
    ['mousse de poire', null],
    ['Ganache : chocolat noir', 'darkChocolate'],
    ['Pour la tarte : 3 poires', 'pear'],
    ['pâte à tarte', 'shortcrustPastry'],
    ['tournedos de dinde', 'turkey'],
    ['roti de palette de veau', 'veal'],
    ['pain sans gluten', null],
    ['chocolat sans lait', null],
    ['saucisson végétal', null],
    ['lait végétal', 'plantMilk'],
    ['lait ou boisson végétale', 'milk'],
    ['bâtonnets de glace en bois', null],
    ['12 brochettes en bois, trempées dans l’eau', null],
    ['du papier de verre', null],
    ['', null],
  ])('finds the ingredient of the French line: %s', (line, key) => {
    expect(ingredient('fr', line)).toBe(key);
  });

  it.each<[string, IngredientKey | null]>([
    ['1 cup chicken broth', 'chickenBroth'],
    ['200 gram flour', 'flour'],
    ['1 cup gram flour', 'chickpeaFlour'],
    ['1 lime’s juice', 'limeJuice'],
    ['8 oz cream cheese, softened', 'creamCheese'],
    ['boneless, skinless chicken breast halves', 'chickenBreast'],
    ['1 tablespoon butter, melted, plus flour for dusting', 'butter'],
    ['1 cup low-fat yogurt', 'yogurt'],
    ['1 cup cranberry pecan chutney', 'chutney'],
    ['6 ounces Burrata cheese', 'burrata'],
    ['1/4 cup sweet rice flour', 'riceFlour'],
    ['9 toothpicks, soaked in water', null],
    ['BrandName® Extra Virgin Olive Oil', 'oliveOil'],
    ['green chilli paste', 'sambalOelek'],
    ['petit pois', 'greenPea'],
    ['salt & pepper', 'salt'],
    ['tomato & basil pasta sauce', 'tomatoSauce'],
    ['1 cup chicken or vegetable stock', 'chickenBroth'],
    ['2 tablespoons vegetable or canola oil', 'vegetableOil'],
    ['butter or olive oil', 'butter'],
    ['raspberry or lemon sorbet', 'sorbet'],
    ['coffee ganache', null],
    ['salt substitute', null],
    ['caramel apple dip', null],
    ['pear crumble', null],
    ['pears for a crumble', 'pear'],
    ['garlic bread', 'bread'],
    ['nut-free pesto', null],
    ['gluten-free bread', null],
    ['vegetarian pork pie', null],
    ['vegan Parmesan', 'veganCheese'],
    ['free-range eggs', 'egg'],
    ['wooden ice cream sticks', null],
    ['coconut butter', 'coconutCream'],
    ['2 sheets of sandpaper', null],
  ])('finds the ingredient of the English line: %s', (line, key) => {
    expect(ingredient('en', line)).toBe(key);
  });
});

describe('candidates', () => {
  it.each<[Locale, string, IngredientKey[]]>([
    ['fr', '2 c. à soupe de beurre ou de margarine', ['butter', 'margarine']],
    ['fr', 'sel et poivre', ['salt', 'pepper']],
    ['en', '1 pepper', ['pepper', 'bellPepper', 'redBellPepper']],
    ['en', 'cod, haddock or salmon or trout', ['cod', 'haddock', 'salmon']],
    ['fr', 'ingrédient inconnu', []],
    ['fr', 'beurre et farine pour le moule', ['butter', 'flour']],
    ['fr', 'mousse au chocolat', ['chocolate']],
    ['en', 'nut-free pesto', ['pesto', 'nuts']],
  ])('returns candidates, best first (%s): %s', (locale, line, candidates) => {
    expect(resolve(locale, line).candidates).toEqual(candidates);
  });
});

it('resolves a line independently of the previous line', () => {
  const line = 'pluspoignéespincéeyaourtœufs2';
  const alone = resolve('fr', line);
  resolve('fr', '( . gousses 3 boîtes + plat remuant remuant;tomates)2');
  expect(resolve('fr', line)).toEqual(alone);
});
