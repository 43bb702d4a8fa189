import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { tokenise } from '../../steps/01-tokenise.js';
import { type CompiledLanguage, LocalizedDocument } from '../../compile/compiled-language.js';
import type { TokenRange } from '../../document/token.js';
import { type AmountPhrase, NO_AMOUNT } from '../../document/amount.js';
import type { LineLanguage, LineWords } from '../../language/line-language.js';

/** Signs between a food and its count: "Navets - 3", "Navets x 3". */
const SEPARATORS: ReadonlySet<string> = new Set(['-', '–', '—', ':', ',', '(', 'x', '×']);

/** An ingredient line, with what only ingredient lines need to know about the language. */
export class Line extends LocalizedDocument {
  readonly lineWords: LineWords;
  /** Whether the noun of a name is its last word. */
  readonly headLast: boolean;
  /** The sizes of containers that are written after the food. */
  readonly sizes: TokenRange[] = [];

  constructor(language: CompiledLanguage, { words, headLast }: LineLanguage, text: string) {
    super(language, text, tokenise(language, text));
    this.lineWords = words;
    this.headLast = headLast;
  }

  /** The token after a sign between a food and its amount: "Farine : 200 g", "farine (200 g)". */
  afterSeparator(at: number): number {
    return SEPARATORS.has(this.lowerCase(at)) ? at + 1 : at;
  }
}

/** An amount with its tokens, and what its number counts. */
export type LineAmount = Omit<AmountPhrase, 'count' | 'writtenTo'>;

export const NO_LINE_AMOUNT: LineAmount = {
  ...NO_AMOUNT,
  from: 0,
  to: 0,
  counted: null,
  factor: 1,
};

/** A mention of an ingredient. The lowest rank is the ingredient that the line is about. */
export interface RankedMention extends TokenRange {
  readonly key: IngredientKey;
  readonly rank: number;
}
