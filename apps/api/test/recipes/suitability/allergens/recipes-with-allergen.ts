import type { AllergenKey } from '#domain/catalogue/allergens.js';
import type { Locale } from '#domain/locale.js';
import { Random } from '#domain/random.js';
import { type FoodName, namesWith } from './food-names.js';
import { fill, type GeneratedRecipe, shuffled } from './generated-recipe.js';

/** Where a recipe names the food. */
const PLACES_OF_LINES = ['first', 'second', 'beside', 'brackets', 'or', 'note'] as const;
const TITLES = ['heading', 'name', 'tag'] as const;
const PLACES_OF_FOODS = [...PLACES_OF_LINES, 'step', 'description'] as const;
const PLACES = [...PLACES_OF_FOODS, ...TITLES] as const;

type Place = (typeof PLACES)[number];

type Templates = Readonly<Record<Place, readonly string[]>>;

const FR: Templates = {
  first: [
    '{food}',
    '100 g {de}',
    '2 cuillères à soupe {de}',
    '50 g {de}, 2 carottes',
    '{food} et persil',
    '{food} (facultatif)',
    '1 pincée {de} pour finir',
  ],
  second: [
    '3 oignons et 100 g {de}',
    'carottes, {food}',
    '2 pommes de terre, 50 g {de}',
    "huile d'olive, {food} et poivre",
    '1 oignon + 20 g {de}',
  ],
  beside: [
    '200 g de riz avec {food}',
    'carottes farcies, accompagnées {de}',
    'une boîte de tomates à la sauce {food}',
    'chutney {de} et de pommes',
    '1 barquette de carottes comme {food}',
  ],
  brackets: [
    '200 g de riz ({food} facultatif)',
    'carottes (ou {food})',
    '1 salade verte (avec {food})',
    '300 g de pommes de terre (dont 50 g {de})',
  ],
  or: [
    "2 cuillères à soupe d'huile d'olive ou {food}",
    'carottes ou {food}',
    'riz ou 50 g {de}',
    'riz ou, à défaut, {food}',
  ],
  note: ['{food}', 'avec {food}', 'ou {food}', 'servir avec {food}'],
  heading: ['{food}', 'Pour la garniture : {food}', 'Avec {food}', 'Riz et {food}'],
  step: ['Ajouter {food}.', 'Parsemer {de} et servir.', 'Servir avec {food}.'],
  name: ['Carottes et {food}', 'Carottes avec {food}', 'Boulettes {de}'],
  description: ['Un plat facile avec {food}.', 'Des carottes servies avec {food}.'],
  tag: ['{food}', 'avec {food}'],
};

const EN: Templates = {
  first: [
    '{food}',
    '100 g {food}',
    '2 tablespoons {food}',
    '1/2 cup {food}, divided',
    '{food} and parsley',
    '{food} (optional)',
    '1 pinch of {food} to finish',
  ],
  second: [
    '3 onions and 100 g {food}',
    'carrots, {food}',
    '2 potatoes plus 50 g {food}',
    'olive oil, {food} and pepper',
    '1 onion, 20 g {food}',
  ],
  beside: [
    '200 g rice with {food}',
    '1 can of tomatoes in {food}',
    '1 jar mango {food} chutney',
    'carrots such as {food}',
    '2 cups {food} rice',
  ],
  brackets: [
    '200 g rice ({food} optional)',
    'carrots (or {food})',
    '1 lettuce (with {food})',
    '300 g potatoes (plus 50 g {food})',
  ],
  or: [
    '2 tablespoons olive oil or {food}',
    'carrots or {food}',
    'rice or 50 g {food}',
    'rice or, if you prefer, {food}',
  ],
  note: ['{food}', 'with {food}', 'or {food}', 'serve with {food}'],
  heading: ['{food}', 'For the topping: {food}', 'With {food}', 'Rice and {food}'],
  step: ['Add {food}.', 'Sprinkle with {food} and serve.', 'Spread with {food} frosting.'],
  name: ['Carrots and {food}', 'Carrots with {food}', '{food} cake'],
  description: ['An easy dish with {food}.', 'Carrots that are served with {food}.'],
  tag: ['{food}', 'with {food}'],
};

const TEMPLATES: Readonly<Record<Locale, Templates>> = { fr: FR, en: EN };

/** A recipe of carrots and onions. */
export const HARMLESS: Readonly<Record<Locale, GeneratedRecipe>> = {
  fr: {
    locale: 'fr',
    name: 'Carottes rôties',
    description: null,
    tags: [],
    lines: [line('carrot'), line('onion')],
    otherLines: [],
    steps: ['Éplucher les carottes et les oignons.'],
  },
  en: {
    locale: 'en',
    name: 'Roast carrots',
    description: null,
    tags: [],
    lines: [line('carrot'), line('onion')],
    otherLines: [],
    steps: ['Peel the carrots and the onions.'],
  },
};

function line(key: 'carrot' | 'onion', texts: { note?: string; rawText?: string } = {}) {
  return { key, note: texts.note ?? null, rawText: texts.rawText ?? null };
}

const MAX_TAG_LENGTH = 40;

export interface RecipeWithAllergen {
  readonly place: Place;
  /** The text that names the food. */
  readonly text: string;
  readonly recipe: GeneratedRecipe;
}

/** Harmless recipes in which one text names a food with an allergen. Every name comes up in turn. */
export function recipesWith(
  allergen: AllergenKey,
  locale: Locale,
  count: number,
  seed: number,
): RecipeWithAllergen[] {
  const random = new Random(seed);
  const names = shuffled(namesWith(allergen, locale), random);
  return Array.from({ length: count }, (_, index) => {
    const food = names[index % names.length];
    const place = random.pick(placesOf(food));
    const text = fill(random.pick(TEMPLATES[locale][place]), food?.name ?? '');
    return { place, text, recipe: withText(HARMLESS[locale], place, text, random) };
  });
}

function placesOf(food?: FoodName): readonly Place[] {
  if (food?.isOwnJuice) return PLACES_OF_LINES;
  return food?.mayBeMade ? PLACES_OF_FOODS : PLACES;
}

/**
 * Harmless recipes in which one text names a food, whatever the language of the recipe: one for each place.
 *
 * @param language the language of the name
 */
export function recipesNaming(
  name: string,
  language: Locale,
  locale: Locale,
): RecipeWithAllergen[] {
  const random = new Random(name.length);
  return PLACES.map((place) => {
    const text = fill(random.pick(TEMPLATES[language][place]), name);
    return { place, text, recipe: withText(HARMLESS[locale], place, text, random) };
  });
}

function withText(
  recipe: GeneratedRecipe,
  place: Place,
  text: string,
  random: Random,
): GeneratedRecipe {
  if (place === 'step') return { ...recipe, steps: [...recipe.steps, text] };
  if (place === 'name') return { ...recipe, name: text };
  if (place === 'description') return { ...recipe, description: text };
  if (place === 'tag') return { ...recipe, tags: [text.slice(0, MAX_TAG_LENGTH)] };
  if (place === 'heading') {
    return { ...recipe, otherLines: [{ kind: 'HEADING', text, before: 0 }] };
  }
  if (place === 'note')
    return { ...recipe, lines: [line('carrot', { note: text }), line('onion')] };
  // A line that the service could not resolve, or one that a person resolved to another food.
  return random.chance(0.5)
    ? { ...recipe, otherLines: [{ kind: 'TEXT', text, before: 1 }] }
    : { ...recipe, lines: [line('carrot', { rawText: text }), line('onion')] };
}
