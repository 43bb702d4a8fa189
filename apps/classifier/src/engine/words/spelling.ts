/** What distinguishes the words of a language from each other and from misspellings of them. */
export interface Spelling {
  /** Accented letters that are never written by mistake: "sucré" is no way to write "sucre". */
  readonly deliberateAccents: string;
  /** Endings of word forms, without accents. A misspelling keeps the ending of its word. */
  readonly endings: readonly string[];
  /** Words that are correct although they look like a misspelling of another word. */
  readonly commonWords: readonly string[];
  /** Whether a capital letter inside a sentence marks a name, which is no misspelling. */
  readonly capitalsMarkNames: boolean;
}
