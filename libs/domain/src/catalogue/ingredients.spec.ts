import { ALLERGENS, type AllergenKey } from './allergens.js';
import { CATEGORIES, type CategoryKey } from './categories.js';
import { INGREDIENTS, type Ingredient, type IngredientKey } from './ingredients.js';

const byKey = new Map(INGREDIENTS.map((ingredient) => [ingredient.key, ingredient]));

const keysOf = (test: (ingredient: Ingredient) => boolean) =>
  INGREDIENTS.filter(test).map(({ key }) => key);

const containsAny =
  (...allergens: AllergenKey[]) =>
  (ingredient: Ingredient) =>
    allergens.some((allergen) => ingredient.allergens.includes(allergen));

describe('INGREDIENTS', () => {
  it('has at least 900 ingredients', () => {
    expect(INGREDIENTS.length).toBeGreaterThanOrEqual(900);
  });

  it('has unique camelCase keys', () => {
    expect(byKey.size).toBe(INGREDIENTS.length);
    expect(keysOf(({ key }) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(key))).toEqual([]);
  });

  it.each(
    `onion shallot garlic butter flour sugar salt pepper milk egg cream cheese carrot tomato
    potato zucchini mushroom lemon apple oliveOil chicken beef ham salmon shrimp rice pasta lentil
    walnut chocolate bread yeast water parsley thyme mustard honey`.split(/\s+/),
  )('has %s, which clients use', (key) => {
    expect(byKey.has(key as IngredientKey)).toBe(true);
  });

  it('takes category and icon from the subcategory', () => {
    const misplaced = keysOf(({ category, subcategory, icon }) => {
      const icons: Readonly<Partial<Record<string, string>>> = CATEGORIES[category];
      return icons[subcategory] !== icon;
    });
    expect(misplaced).toEqual([]);
  });

  it('has an ingredient in every subcategory', () => {
    const all = Object.keys(CATEGORIES).flatMap((category) =>
      Object.keys(CATEGORIES[category as CategoryKey]),
    );
    expect(new Set(INGREDIENTS.map(({ subcategory }) => subcategory))).toEqual(new Set(all));
  });
});

describe('diets', () => {
  it('marks vegan ingredients as vegetarian and vegetarian ones as pescatarian', () => {
    expect(keysOf(({ diets }) => diets.includes('vegan') && !diets.includes('vegetarian'))).toEqual(
      [],
    );
    expect(
      keysOf(({ diets }) => diets.includes('vegetarian') && !diets.includes('pescatarian')),
    ).toEqual([]);
  });

  it('marks no fish, crustacean or mollusc as vegetarian', () => {
    const fromTheSea = containsAny('fish', 'crustaceans', 'molluscs');
    expect(keysOf((i) => fromTheSea(i) && i.diets.includes('vegetarian'))).toEqual([]);
  });

  it('marks no ingredient with milk or eggs as vegan', () => {
    const fromAnimals = containsAny('milk', 'eggs');
    expect(keysOf((i) => fromAnimals(i) && i.diets.includes('vegan'))).toEqual([]);
  });

  it.each<[IngredientKey, Ingredient['diets']]>([
    ['carrot', ['vegetarian', 'vegan', 'pescatarian']],
    ['honey', ['vegetarian', 'pescatarian']],
    ['butter', ['vegetarian', 'pescatarian']],
    ['egg', ['vegetarian', 'pescatarian']],
    ['salmon', ['pescatarian']],
    ['oysterSauce', ['pescatarian']],
    ['worcestershireSauce', ['pescatarian']],
    ['chicken', []],
    ['lard', []],
    ['gelatin', []],
    ['marshmallow', []],
    ['chickenBroth', []],
    ['frogLeg', []],
  ])('%s suits %j', (key, diets) => {
    expect(byKey.get(key)?.diets).toEqual(diets);
  });

  it('gives diets to no meat or poultry except substitutes', () => {
    const meats = keysOf(
      ({ subcategory, diets }) =>
        ['meats', 'poultry', 'curedMeats'].includes(subcategory) && diets.length > 0,
    );
    expect(meats).toEqual(['seitan', 'veggieMince', 'veggieBurger', 'meatSubstitute']);
  });
});

describe('allergens', () => {
  it.each<IngredientKey>([
    'glutenFreeFlour',
    'glutenFreePasta',
    'glutenFreeBread',
    'glutenFreeOats',
    'glutenFreeSoySauce',
  ])('%s contains no gluten', (key) => {
    expect(byKey.get(key)?.allergens).not.toContain('gluten');
  });

  it.each(ALLERGENS.map(({ key }) => key))('%s is contained in an ingredient', (allergen) => {
    expect(keysOf(containsAny(allergen))).not.toEqual([]);
  });

  it('are unique on an ingredient', () => {
    const repeats = ({ allergens, oftenAllergens }: Ingredient) => {
      const all = [...allergens, ...oftenAllergens];
      return new Set(all).size < all.length;
    };
    expect(keysOf(repeats)).toEqual([]);
  });

  it('include fish for all fish, and crustaceans or molluscs for all shellfish, but a few', () => {
    const without = (subcategory: string, ...allergens: AllergenKey[]) =>
      keysOf((i) => i.subcategory === subcategory && !containsAny(...allergens)(i));
    expect(without('fish', 'fish')).toEqual(['dashi', 'quenelle']);
    expect(without('shellfish', 'crustaceans', 'molluscs')).toEqual([
      'seaUrchin',
      'frogLeg',
      'seaCucumber',
    ]);
  });

  // The allergens of composite ingredients, as in annex II of Regulation (EU) No 1169/2011.
  it.each<[IngredientKey, AllergenKey[]]>([
    ['pesto', ['milk', 'nuts']],
    ['worcestershireSauce', ['fish', 'gluten']],
    ['soySauce', ['soybeans', 'gluten']],
    ['mustard', ['mustard']],
    ['celerySalt', ['celery']],
    ['surimi', ['fish', 'crustaceans', 'eggs', 'gluten', 'soybeans', 'molluscs']],
    ['mayonnaise', ['eggs', 'mustard']],
    ['aioli', ['eggs', 'mustard']],
    ['oysterSauce', ['molluscs', 'soybeans', 'gluten']],
    ['fishSauce', ['fish']],
    ['ponzu', ['fish', 'soybeans', 'gluten']],
    ['miso', ['soybeans', 'gluten']],
    ['curryPaste', ['crustaceans', 'fish']],
    ['curryPowder', ['mustard']],
    ['tapenade', ['fish']],
    ['hummus', ['sesame']],
    ['tahini', ['sesame']],
    ['peanutButter', ['peanuts']],
    ['peanutSauce', ['peanuts', 'soybeans', 'gluten']],
    ['chocolateSpread', ['milk', 'nuts', 'soybeans']],
    ['marzipan', ['nuts']],
    ['broth', ['celery', 'gluten']],
    ['seasoningCube', ['celery', 'gluten', 'soybeans', 'milk']],
    ['vegetableBroth', ['celery']],
    ['bechamel', ['gluten', 'milk']],
    ['hollandaise', ['eggs', 'milk']],
    ['custard', ['eggs', 'milk']],
    ['brioche', ['gluten', 'eggs', 'milk']],
    ['puffPastry', ['gluten', 'milk']],
    ['freshPasta', ['gluten', 'eggs']],
    ['couscous', ['gluten']],
    ['semolina', ['gluten']],
    ['oats', ['gluten']],
    ['beer', ['gluten']],
    ['wine', ['sulphites']],
    ['wineVinegar', ['sulphites']],
    ['driedApricot', ['sulphites']],
    ['kimchi', ['fish', 'crustaceans']],
    ['lupinFlour', ['lupin']],
    ['margarine', ['milk', 'soybeans']],
    ['sausage', ['gluten', 'milk']],
    ['chickenBroth', ['celery']],
    ['fishStock', ['fish', 'crustaceans', 'molluscs', 'celery']],
    ['tartarSauce', ['eggs', 'mustard', 'fish']],
    ['creamyDressing', ['eggs', 'milk', 'mustard', 'fish']],
    ['hoisinSauce', ['soybeans', 'gluten', 'sesame']],
    ['chiliCrisp', ['peanuts', 'sesame', 'soybeans']],
    ['candyChips', ['milk', 'peanuts']],
    ['granaPadano', ['milk', 'eggs']],
    ['maltedMilk', ['milk', 'gluten']],
    ['nutMilk', ['nuts']],
    ['peanutFlour', ['peanuts']],
    ['mixedNuts', ['nuts', 'peanuts']],
    ['wheatStarch', ['gluten']],
    ['blackVinegar', ['gluten']],
    ['cheeseCulture', ['milk']],
    ['prawnCrackers', ['crustaceans']],
    ['mustardOil', ['mustard']],
    ['dumpling', ['gluten', 'soybeans', 'sesame', 'crustaceans', 'eggs']],
  ])('%s contains or often contains %j', (key, allergens) => {
    const ingredient = byKey.get(key);
    const all = [...(ingredient?.allergens ?? []), ...(ingredient?.oftenAllergens ?? [])];
    expect(all).toEqual(expect.arrayContaining(allergens));
  });

  it.each<[IngredientKey, AllergenKey[], AllergenKey[]]>([
    ['broth', [], ['celery', 'gluten']],
    ['chickenBroth', [], ['celery']],
    ['vegetables', [], []],
    ['darkChocolate', [], ['milk', 'soybeans']],
    ['milkChocolate', ['milk'], ['soybeans']],
    ['curryPowder', [], ['mustard']],
    ['coconutMilk', [], []],
    ['puffPastry', ['gluten'], ['milk']],
    ['dough', ['gluten'], []],
    ['mustard', ['mustard'], ['sulphites']],
  ])('%s contains %j, and often %j', (key, allergens, oftenAllergens) => {
    expect(byKey.get(key)).toMatchObject({ allergens, oftenAllergens });
  });
});
