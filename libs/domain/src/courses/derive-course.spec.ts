import type { IngredientKey } from '../catalogue/ingredients.js';
import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { Locale } from '../locale.js';
import type { Course } from '../recipe/recipe-content.js';
import { deriveCourse } from './derive-course.js';

/** Everyday dishes, by what people call them. */
const DISHES: Readonly<Record<Locale, Partial<Record<Course, string>>>> = {
  fr: {
    MAIN: 'Blanquette de veau|Poulet rôti|Gratin de pâtes|Pates au pesto|Risotto aux champignons|Quiche lorraine|Tarte aux poireaux|Hachis parmentier|Couscous royal|Chili sin carne|Moules marinières|Crêpes salées jambon fromage|Endives au jambon|Gratin de courgettes|Croque-monsieur|Salade niçoise|Salade de riz|Riz cantonais|Pâté chinois|Pain de viande|Petit salé aux lentilles|Crumble de légumes|Filet de porc sauce moutarde',
    STARTER:
      'Velouté de potiron|Soupe de légumes|Gaspacho|Salade de tomates|Oeufs mimosa|Terrine de campagne|Houmous|Rillettes de thon|Verrines avocat crevettes|Crème de brocoli|Bouchées apéritives au saumon|Muffins pour l’apéro',
    SIDE: 'Purée de pommes de terre|Gratin dauphinois|Riz pilaf|Haricots verts|Ratatouille|Poêlée de légumes|Pain maison|Brocolis vapeur',
    DESSERT:
      'Gâteau au chocolat|Tarte aux pommes|Crème brûlée|Mousse au chocolat|Crêpes|Riz au lait|Salade de fruits|Cookies aux pépites de chocolat|Flan pâtissier|Îles flottantes|Crumble aux pommes|Sorbet framboise|Beignets|Bûche de Noël|Cheesecake',
    BREAKFAST: 'Porridge|Granola maison|Pancakes|Œufs brouillés|Pain perdu|Smoothie bowl',
    SNACK: 'Barres de céréales|Pop-corn|Muffins aux myrtilles',
    DRINK: 'Smoothie fraise banane|Chocolat chaud|Mojito|Thé glacé|Vin chaud',
    BASE: 'Pâte brisée|Pâte à pizza|Sauce tomate|Béchamel|Vinaigrette|Bouillon de légumes|Fond de veau|Crème pâtissière|Confiture de fraises|Marinade pour poulet',
  },
  en: {
    MAIN: "Roast chicken|Chili con carne|Mac and cheese|Shepherd's pie|Chicken pot pie|Fried rice|Pulled pork sandwiches|Chicken noodle soup|Leek tart|Steak and eggs|Chicken Caesar salad|Chicken in red wine vinegar sauce|Chicken and waffles|Fall vegetable and chickpea curry|Apple chicken|Clam, chard, and bacon pizza",
    STARTER:
      'Tomato soup|Bruschetta|Deviled eggs|Hummus|Spinach dip|Spring rolls|Stuffed mushrooms',
    SIDE: 'Mashed potatoes|Coleslaw|Green salad|Garlic bread|Roasted Brussels sprouts|Yorkshire pudding|Corn, pea and pepper salad',
    DESSERT:
      'Chocolate cake|Apple pie|Carrot cake|Banana and oatmeal cookies|Rice pudding|Ice cream|Peach cobbler|Fruit salad|Panna cotta|Strawberry shortcake',
    BREAKFAST: 'Pancakes|Oatmeal|Scrambled eggs|Overnight oats|Breakfast pizza',
    SNACK: 'Popcorn|Granola bars|Kale chips|Beef jerky',
    DRINK: 'Lemonade|Hot chocolate|Strawberry smoothie|Mulled wine|Eggnog',
    BASE: 'Pizza dough|Pie crust|Chicken stock|Tomato sauce|Barbecue sauce|Lemon juice salad dressing|Strawberry jam|Beef and lamb dry rub',
  },
};

const derive = (
  name: string,
  { locale = 'fr', tags = [], foods = '', techniques = [] }: {
    locale?: Locale;
    tags?: string[];
    foods?: string;
    techniques?: TechStepKey[];
  } = {},
) =>
  deriveCourse(
    { name, tags, locale },
    { foods: foods.split(' ').filter(Boolean) as IngredientKey[], techniques },
  ); // prettier-ignore

describe('deriveCourse', () => {
  const rows = Object.entries(DISHES).flatMap(([locale, dishes]) =>
    Object.entries(dishes).map(
      ([course, names]) => [locale as Locale, course, names.split('|')] as const,
    ),
  );
  it.each(rows)('knows dishes by their name: %s %s', (locale, course, names) => {
    const others = names.filter((name) => derive(name, { locale }) !== course);
    expect(others).toEqual([]);
  });

  it.each<[string, string, Course | null]>([
    ['Tarte', 'shortcrustPastry apple sugar', 'DESSERT'],
    ['Tarte', 'shortcrustPastry leek cream egg', 'MAIN'],
    ['Tarte du dimanche', 'shortcrustPastry cream egg', null],
    ['Gâteau aux carottes', 'carrot sugar flour egg walnut', 'DESSERT'],
    ['Clafoutis de tomates au thon', 'tomato tuna egg milk', 'MAIN'],
    ['Cheesecake', 'goatCheese leek egg', 'STARTER'],
    ['Soupe', 'carrot leek potato', 'STARTER'],
    ['Soupe', 'lentil carrot', 'MAIN'],
    ['Salade', 'beet feta', 'STARTER'],
    ['Salade', 'kiwi orange sugar', 'DESSERT'],
    ['Riz pilaf aux oignons', 'rice onion', 'SIDE'],
    ['Riz', 'rice', null],
    ['Riz au poulet', 'rice chicken', 'MAIN'],
    ['Pommes de terre au four', 'potato sausage', 'MAIN'],
    ['Potimarron farci', 'squash rice onion', 'MAIN'],
    ['Poireaux fondants', 'leek chickpea coconutMilk', 'MAIN'],
    ["Pièce du boucher à l'orange", 'beef orange onion', 'MAIN'],
    ['Thé du marché', 'porkBelly tea sugar', 'MAIN'],
    ['Tourin (crème fraîche)', 'onion cream flour', 'STARTER'],
    ['Le secret de mamie', 'semolina sugar almond', 'DESSERT'],
    ['Le secret de mamie', 'bacon onion', 'MAIN'],
    ['Carpaccio de bœuf', 'beef lemon', 'STARTER'],
    ["Carpaccio d'ananas", 'pineapple sugar mint', 'DESSERT'],
    ['Poires au vin', 'pear redWine sugar', 'DESSERT'],
    ['Magret aux pêches', 'duckBreast peach honey', 'MAIN'],
    ['Flan de courgettes', 'zucchini egg cream', 'STARTER'],
    ['Beignets de carottes', 'carrot sugar flour egg', 'DESSERT'],
    ['Cake', 'flour egg ham mustard', 'STARTER'],
    ['Brownie', 'blackBean chocolate sugar', 'DESSERT'],
    ['Pain', 'flour yeast sugar', 'SIDE'],
    ['Pain', 'flour bakingPowder sugar egg', 'BREAKFAST'],
    // Names that say nothing.
    ['Le secret de mamie', 'chicken tomato', 'MAIN'],
    ['Le secret de mamie', 'chocolate sugar egg butter', 'DESSERT'],
    ['Le secret de mamie', 'rum lime mint sugar sparklingWater', 'DRINK'],
    ['Le secret de mamie', 'cumin coriander oliveOil', 'BASE'],
    ['Le secret de mamie', 'zucchini', null],
    ['Le secret de mamie', '', null],
  ])('decides %s with %s: %s', (name, foods, course) => {
    expect(derive(name, { foods })).toBe(course);
  });

  it('believes tags, unless they may name what is in the dish', () => {
    expect(derive('Tarte aux pommes', { tags: ['automne', 'Petit-déjeuner'] })).toBe('BREAKFAST');
    expect(derive('Filet de porc', { tags: ['sauce', 'Marinade'] })).toBe('MAIN');
    expect(derive('Truc', { tags: ['Entree'] })).toBe('STARTER');
    expect(derive('Thing', { tags: ['Entree'], locale: 'en' })).toBe('MAIN');
  });

  it('never makes a meal of food for a baby', () => {
    expect(derive('Purée de carottes au poulet bébé dès 6 mois', { foods: 'chicken carrot' })).toBe('SIDE');
    expect(derive('Compote de pommes pour bébé')).toBe('SIDE');
    expect(derive('Baby back ribs', { locale: 'en', foods: 'porkRibs' })).toBe('MAIN');
  }); // prettier-ignore

  it('does not drink what is grilled', () => {
    const foods = 'melon lime tequila';
    expect(derive('Surprise', { foods })).toBe('DRINK');
    expect(derive('Surprise', { foods, techniques: ['grill'] })).toBe('DESSERT');
  });
});
