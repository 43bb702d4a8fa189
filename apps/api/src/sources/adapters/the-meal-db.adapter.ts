import { courseOfCategories } from '#domain/courses/course-of-labels.js';
import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';
import type { SourceRecipe } from '#domain/sources/draft.js';
import { readableText } from '../reader/html/readable-text.js';
import { secureUrl } from '../reader/html/secure-url.js';
import type { FoundItem } from '../reader/recipe-links.reader.js';
import { cleanLine, clip } from '../reader/text/clean-text.js';
import { placeTexts } from '../reader/place-texts.js';
import { DEFAULT_PORTIONS } from '../reader/amounts/recipe-yield.js';
import type { SourceAdapter } from './source.adapter.js';

/** A meal of the API: fields are texts or null, ingredients are numbered from 1 to 20. */
type Meal = Readonly<Record<string, unknown>>;

const API = '/api/json/v1/1';
const MEAL_ID = /^[1-9]\d{0,8}$/;
const INGREDIENTS = Array.from({ length: 20 }, (_, i) => String(i + 1));

/** Reads `{ meals: [...] }`. The API returns null or a message instead of an empty list. */
function mealsIn(json: string): Meal[] {
  const { meals } = JSON.parse(json) as { meals?: unknown };
  return Array.isArray(meals) ? (meals as Meal[]) : [];
}

function textIn(meal: Meal, field: string): string {
  const value = meal[field];
  return typeof value === 'string' ? readableText(value) : '';
}

const nameOf = (meal: Meal) => clip(cleanLine(textIn(meal, 'strMeal')), RECIPE_LIMITS.nameLength);
const pathOf = (id: string) => `/meal/${id}`;

function itemOf(meal: Meal, url: URL): FoundItem {
  const externalId = textIn(meal, 'idMeal');
  const imageUrl = secureUrl(textIn(meal, 'strMealThumb'), url);
  return { externalId, name: nameOf(meal), imageUrl, page: pathOf(externalId) };
}

/** The API has neither portions nor durations. */
function recipeOf(meal: Meal, url: URL): SourceRecipe {
  const lines = INGREDIENTS.filter((i) => textIn(meal, `strIngredient${i}`).trim() !== '').map(
    (i) => cleanLine(`${textIn(meal, `strMeasure${i}`)} ${textIn(meal, `strIngredient${i}`)}`),
  );
  const instructions = textIn(meal, 'strInstructions');
  return {
    name: nameOf(meal),
    locale: 'en',
    portions: DEFAULT_PORTIONS,
    yieldText: null,
    prepMinutes: null,
    cookMinutes: null,
    imageUrl: secureUrl(textIn(meal, 'strMealThumb'), url),
    course: courseOfCategories([textIn(meal, 'strCategory')], 'en'),
    ...placeTexts({
      name: nameOf(meal),
      description: '',
      tags: ['strTags', 'strCategory', 'strArea'].map((field) => textIn(meal, field)),
      ingredients: lines,
      instructions: [{ text: instructions, headings: [], isStep: false }],
      others: [instructions].map((text) => ({ heading: '', text })),
    }),
  };
}

/** The JSON API of www.themealdb.com. The first page of results contains all results. */
export const theMealDb: SourceAdapter = {
  key: 'theMealDb',
  locale: 'en',
  site: 'https://www.themealdb.com',
  kind: 'json',
  locate: (id) =>
    MEAL_ID.test(id)
      ? { externalId: id, page: pathOf(id), document: `${API}/lookup.php?i=${id}` }
      : null,
  searchPath: (search, page) =>
    page === 1 ? `${API}/search.php?s=${encodeURIComponent(search)}` : null,
  readSearch: (json, url) =>
    mealsIn(json)
      .map((meal) => itemOf(meal, url))
      .filter(({ externalId, name }) => MEAL_ID.test(externalId) && name !== ''),
  readItem: (json, url) => {
    const [meal] = mealsIn(json);
    return meal && nameOf(meal) !== '' ? recipeOf(meal, url) : null;
  },
};
