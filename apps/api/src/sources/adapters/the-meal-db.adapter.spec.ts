import { theMealDb } from './the-meal-db.adapter.js';

const API = new URL('https://www.themealdb.com/api/json/v1/1/lookup.php?i=52772');

/** A meal of the API: unused ingredients are empty or null. */
const MEAL = {
  idMeal: '52772',
  strMeal: 'Teriyaki Chicken',
  strDrinkAlternate: null,
  strInstructions: 'STEP 1\r\nPreheat oven to 350° F.\r\n\r\n2. Stir-fry &amp; serve.\r\n▢ Enjoy.',
  strTags: 'Meat,Casserole',
  strCategory: 'Chicken',
  strArea: 'Japanese',
  strMealThumb: 'https://www.themealdb.com/images/media/meals/wvpsxx.jpg',
  strYoutube: 'https://www.youtube.com/watch?v=4aZr5hZXP_s',
  strIngredient1: 'soy sauce',
  strMeasure1: '3/4 cup ',
  strIngredient2: 'Salt',
  strMeasure2: ' ',
  strIngredient3: '',
  strMeasure3: '',
  strIngredient20: 'sesame seed',
  strMeasure20: null,
};
const response = (meals: unknown) => JSON.stringify({ meals });

describe('theMealDb', () => {
  it('reads a meal', () => {
    expect(theMealDb.readItem(response([MEAL]), API)).toEqual({
      name: 'Teriyaki Chicken',
      locale: 'en',
      portions: 4,
      yieldText: null,
      prepMinutes: null,
      cookMinutes: null,
      imageUrl: 'https://www.themealdb.com/images/media/meals/wvpsxx.jpg',
      ingredientLines: ['3/4 cup soy sauce', 'Salt', 'sesame seed'],
      ingredientHeadings: [],
      steps: ['Preheat oven to 350° F.', 'Stir-fry & serve.', 'Enjoy.'],
      description: null,
      tags: ['Meat', 'Casserole', 'Chicken', 'Japanese'],
      course: null,
      isCut: false,
    });
  });

  it('reads results', () => {
    expect(theMealDb.readSearch(response([MEAL, { idMeal: 7 }, { idMeal: '8' }]), API)).toEqual([
      {
        externalId: '52772',
        name: 'Teriyaki Chicken',
        imageUrl: 'https://www.themealdb.com/images/media/meals/wvpsxx.jpg',
        page: '/meal/52772',
      },
    ]);
  });

  it.each([[null], [[]], ['Invalid ID'], [undefined], [[{}]]])(
    'returns no results for %j',
    (meals) => {
      expect(theMealDb.readItem(response(meals), API)).toBeNull();
      expect(theMealDb.readSearch(response(meals), API)).toEqual([]);
    },
  );

  it('throws for invalid JSON', () => {
    expect(() => theMealDb.readItem('<html>', API)).toThrow(SyntaxError);
  });

  it('builds one search path and locates items', () => {
    expect(theMealDb.searchPath('fish & chips', 1)).toBe(
      '/api/json/v1/1/search.php?s=fish%20%26%20chips',
    );
    expect(theMealDb.searchPath('fish', 2)).toBeNull();
    expect(theMealDb.locate('52772')).toEqual({
      externalId: '52772',
      page: '/meal/52772',
      document: '/api/json/v1/1/lookup.php?i=52772',
    });
  });

  it.each(['', '0', '052772', '1&x=2', '1/../2', '1 ', 'abc', '12345678901'])(
    'has no item %j',
    (externalId) => {
      expect(theMealDb.locate(externalId)).toBeNull();
    },
  );
});
