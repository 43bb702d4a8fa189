import type { Course } from '../recipe/recipe-content.js';
import { tagKey } from '../recipe/tags.js';
import { textWords } from './words.js';

/** Where a word of a search is found, most relevant first. */
export const WORD_KINDS = ['NAME', 'TAG', 'INGREDIENT', 'DESCRIPTION'] as const;

export type WordKind = (typeof WORD_KINDS)[number];

/** The kinds that are words of a text of the recipe. */
export const TEXT_KINDS = ['NAME', 'TAG', 'DESCRIPTION'] as const satisfies readonly WordKind[];

/** Capital letters, which no word has. */
const PREFIXES: Readonly<Record<WordKind, string>> = {
  NAME: 'N',
  TAG: 'G',
  INGREDIENT: 'I',
  DESCRIPTION: 'X',
};

/** The key of the recipes with a word of this kind; for an ingredient, with its id. */
export function wordKey(kind: WordKind, word: string): string {
  return PREFIXES[kind] + word;
}

/** The kind of the key of a word. */
export function kindOf(key: string): WordKind {
  const kind = WORD_KINDS.find((known) => key.startsWith(PREFIXES[known]));
  if (kind === undefined) throw new Error(`${key} is no key of a word.`);
  return kind;
}

const ID_PREFIXES = {
  INGREDIENT: PREFIXES.INGREDIENT,
  PART_INGREDIENT: 'P',
  DIET: 'D',
  TECHNIQUE: 'T',
} as const;

/**
 * The keys of the recipes with ingredients, diets or techniques of these ids. PART_INGREDIENT: only a line
 * of a part has it, where words of a search do not find it.
 */
export function idKeys(kind: keyof typeof ID_PREFIXES, ids: readonly number[]): string[] {
  return ids.map((id) => ID_PREFIXES[kind] + String(id));
}

/** The key of the recipes with a tag. */
export function labelKey(tag: string): string {
  return `L${tagKey(tag)}`;
}

/** The key of the recipes of a course. */
export function courseKey(course: Course): string {
  return `C${course}`;
}

/** The keys of the recipes with all of these tags. */
export function tagKeys(tags: readonly string[]): string[] {
  const words = textWords(tags.join(' ')).map((word) => wordKey('TAG', word));
  return [...words, ...tags.map(labelKey)];
}

/** What the keys of a recipe are made of. */
interface KeyedContent {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly ingredients: readonly { readonly ingredientId: number }[];
  readonly dietIds: readonly number[];
}

/** The keys by which lists find a recipe of a course, whose steps use the techniques. */
export function recipeKeys(
  { name, tags, description, ingredients, dietIds }: KeyedContent,
  {
    techStepIds,
    course,
  }: { readonly techStepIds: readonly number[]; readonly course: Course | null },
): string[] {
  const ofText = (kind: WordKind, text: string) =>
    textWords(text).map((word) => wordKey(kind, word));
  const ingredientIds = ingredients.map(({ ingredientId }) => ingredientId);
  return [
    ...ofText('NAME', name),
    ...tagKeys(tags),
    ...idKeys('INGREDIENT', ingredientIds),
    ...ofText('DESCRIPTION', description ?? ''),
    ...idKeys('DIET', dietIds),
    ...idKeys('TECHNIQUE', techStepIds),
    ...(course === null ? [] : [courseKey(course)]),
  ];
}
