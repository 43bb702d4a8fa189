import type { Locale } from '../locale.js';
import { COURSES } from '../recipe/recipe-content.js';
import { courseLabel, courseOfCategories, courseOfTags } from './course-of-labels.js';

describe('courseOfCategories', () => {
  it.each<[string[], Locale, string | null]>([
    [['Dessert'], 'fr', 'DESSERT'],
    [['Plats principaux'], 'fr', 'MAIN'],
    [['Entrées'], 'fr', 'STARTER'],
    [['Entree'], 'en', 'MAIN'],
    [['Main Dishes, Chicken'], 'en', 'MAIN'],
    [['Dinner'], 'en', 'MAIN'],
    [['Dinner', 'Side Dish'], 'en', 'SIDE'],
    [['Apéro'], 'fr', 'STARTER'],
    [['Dîner', 'Dessert'], 'fr', 'DESSERT'],
    [['Dîner'], 'fr', 'MAIN'],
    [['Sauces'], 'fr', 'BASE'],
    [['Beverages'], 'fr', 'DRINK'],
    [['Dessert', 'Breakfast'], 'en', null],
    [['Chicken'], 'en', null],
    [[], 'en', null],
  ])('%j in %s is %s', (categories, locale, course) => {
    expect(courseOfCategories(categories, locale)).toBe(course);
  });

  it.each(['fr', 'en'] as const)('reads its own names in %s', (locale) => {
    const read = COURSES.map((course) => courseOfCategories([courseLabel(course, locale)], locale));
    expect(read).toEqual(COURSES);
  });
});

it('courseOfTags leaves out what may be in the dish', () => {
  expect(courseOfTags(['sauce', 'rapide'], 'fr')).toBeNull();
  expect(courseOfTags(['sauce', 'dessert'], 'fr')).toBe('DESSERT');
});
