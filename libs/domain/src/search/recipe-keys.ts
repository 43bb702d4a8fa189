import { tagKey } from '../recipe/tags.js';
import { textWords } from './words.js';

/** Where a word of a search is found, most relevant first. */
export const WORD_KINDS = ['NAME', 'TAG', 'INGREDIENT', 'DESCRIPTION'] as const;

export type WordKind = (typeof WORD_KINDS)[number];

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

/** The key of the recipes with a tag. */
export function labelKey(tag: string): string {
  return `L${tagKey(tag)}`;
}

/** What a search reads of a recipe. */
interface SearchedContent {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly ingredients: readonly { readonly ingredientId: number }[];
}

/** The keys by which a search finds a recipe. */
export function recipeKeys({ name, tags, description, ingredients }: SearchedContent): string[] {
  const ofText = (kind: WordKind, text: string) =>
    textWords(text).map((word) => wordKey(kind, word));
  return [
    ...ofText('NAME', name),
    ...ofText('TAG', tags.join(' ')),
    ...tags.map(labelKey),
    ...ingredients.map(({ ingredientId }) => wordKey('INGREDIENT', String(ingredientId))),
    ...ofText('DESCRIPTION', description ?? ''),
  ];
}
