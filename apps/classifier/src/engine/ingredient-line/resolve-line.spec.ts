import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { createLanguages } from '../compile/create-language.js';
import { createLineResolver } from './resolve-line.js';

const resolve = createLineResolver(createLanguages());

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
    ['12 brochettes en bois, trempées dans l’eau', null],
    ['du papier de verre', null],
    ['', null],
  ])('finds the ingredient of the French line: %s', (line, key) => {
    expect(ingredient('fr', line)).toBe(key);
  });

  it.each<[string, IngredientKey | null]>([
    ['1 cup chicken broth', 'chickenBroth'],
    ['8 oz cream cheese, softened', 'creamCheese'],
    ['boneless, skinless chicken breast halves', 'chickenBreast'],
    ['1 tablespoon butter, melted, plus flour for dusting', 'butter'],
    ['1 cup low-fat yogurt', 'yogurt'],
    ['1 cup cranberry pecan chutney', 'chutney'],
    ['6 ounces Burrata cheese', 'burrata'],
    ['1/4 cup sweet rice flour', 'riceFlour'],
    ['9 toothpicks, soaked in water', null],
    ['BrandName® Extra Virgin Olive Oil', 'oliveOil'],
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
