import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { tokenise } from '../../steps/01-tokenise.js';
import { type CompiledLanguage, LocalizedDocument } from '../../compile/compiled-language.js';
import type { TokenRange } from '../../document/token.js';
import type { Amount } from '../../document/amount.js';
import type { LineLanguage, LineWords } from '../../language/line-language.js';

/** An ingredient line, with what only ingredient lines need to know about the language. */
export class Line extends LocalizedDocument {
  readonly lineWords: LineWords;
  /** Whether the noun of a name is its last word. */
  readonly headLast: boolean;

  constructor(language: CompiledLanguage, { words, headLast }: LineLanguage, text: string) {
    super(language, text, tokenise(language, text));
    this.lineWords = words;
    this.headLast = headLast;
  }
}

/** An amount and its tokens. */
export interface LineAmount extends Amount, TokenRange {}

/** A mention of an ingredient. The lowest rank is the ingredient that the line is about. */
export interface RankedMention extends TokenRange {
  readonly key: IngredientKey;
  readonly rank: number;
}
