import type { LabelTable } from './label-file.js';

/** A key that matches a search. */
export interface FoundLabel {
  readonly key: string;
  /** The name of the key, which may not contain the text: a synonym may have matched. */
  readonly name: string;
}

/** How well a name matches; lower is better. */
const EXACT = 0;
const START = 1;
const START_OF_WORD = 2;
const WITHIN = 3;

/** A synonym ranks after a name that matches equally well. */
const SYNONYM = 0.5;

/**
 * The keys whose name or synonym contains the text. Case and accents are ignored. Exact matches come
 * first, then matches at the start of a name, at the start of a word, and within words; equal
 * matches keep the order of the table. An empty text matches nothing.
 */
export function searchLabels(labels: LabelTable, text: string): FoundLabel[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  return Object.entries(labels)
    .map(([key, { name, synonyms }]) => ({
      key,
      name,
      rank: Math.min(rank(name, wanted), ...synonyms.map((each) => rank(each, wanted) + SYNONYM)),
    }))
    .filter((found) => found.rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ key, name }) => ({ key, name }));
}

function rank(name: string, wanted: string): number {
  const folded = fold(name);
  if (folded === wanted) return EXACT;
  if (folded.startsWith(wanted)) return START;
  if (folded.includes(` ${wanted}`)) return START_OF_WORD;
  return folded.includes(wanted) ? WITHIN : Infinity;
}

/** Words in lower case, without accents and punctuation, separated by one space. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
