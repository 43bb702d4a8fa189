import type { ListRecipesData, RecipeSort, RecipeTab } from '@popote/client';

/** What the address of the cookbook says: which tab, which words, which filters. */
export type Filters = NonNullable<ListRecipesData['query']>;

export const TABS = [
  ['foyer', 'house'],
  ['perso', 'mine'],
  ['favoris', 'favourites'],
  ['publique', 'public'],
] as const satisfies readonly (readonly [RecipeTab, string])[];

/** Filters that are shown as chips, in the names of the API. */
export const FILTER_NAMES = [
  'suitableForHousehold',
  'maxMinutes',
  'maxEnergyKcal',
  'courses',
  'dietIds',
  'ingredientIds',
  'excludeIngredientIds',
  'techStepKeys',
  'excludeUtensilKeys',
  'tags',
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

export function filtersOf(query: URLSearchParams): Filters {
  const texts = (name: string) => (query.has(name) ? query.getAll(name) : undefined);
  const numbers = (name: string) => texts(name)?.map(Number);
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  return {
    tab: (query.get('tab') ?? 'foyer') as RecipeTab,
    q: query.get('q') ?? undefined,
    sort: (query.get('sort') as RecipeSort | null) ?? undefined,
    suitableForHousehold: query.has('suitableForHousehold') || undefined,
    maxMinutes: number('maxMinutes'),
    maxEnergyKcal: number('maxEnergyKcal'),
    courses: texts('courses') as Filters['courses'],
    dietIds: numbers('dietIds'),
    ingredientIds: numbers('ingredientIds'),
    excludeIngredientIds: numbers('excludeIngredientIds'),
    techStepKeys: texts('techStepKeys') as Filters['techStepKeys'],
    excludeUtensilKeys: texts('excludeUtensilKeys') as Filters['excludeUtensilKeys'],
    tags: texts('tags'),
  };
}

/** The address with other values for some names; empty ones are left out. */
export function addressWith(
  query: URLSearchParams,
  changes: Readonly<Record<string, readonly (string | number)[]>>,
): string {
  const changed = new URLSearchParams(query);
  for (const [name, values] of Object.entries(changes)) {
    changed.delete(name);
    for (const value of values) if (value !== '') changed.append(name, String(value));
  }
  const text = changed.toString();
  return text === '' ? 'cookbook' : `cookbook?${text}`;
}
