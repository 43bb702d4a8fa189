import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import { LINE_WORDS, type LineWords } from '../../languages/line-words.js';
import type { Amount } from '../amounts/read-amount.js';
import { Document } from '../model/document.js';
import type { Language } from '../model/language.js';
import type { TokenRange } from '../model/token-range.js';

/** An ingredient line, with the words that only ingredient lines need. */
export class Line extends Document {
  readonly lineWords: LineWords;
  /** Containers: "boîte". */
  readonly containers: ReadonlySet<string>;
  /** Pieces: "filet". */
  readonly pieces: ReadonlySet<string>;
  /** Measures without a metric value: "poignée". */
  readonly vague: ReadonlySet<string>;

  constructor(language: Language) {
    super(language);
    const { containers, pieces, vague } = UNIT_TABLES[language.locale].measures;
    this.lineWords = LINE_WORDS[language.locale];
    this.containers = new Set(containers);
    this.pieces = new Set(pieces);
    this.vague = new Set(vague);
  }
}

/** An amount and its tokens. */
export interface LineAmount extends Amount, TokenRange {}

/** A mention of an ingredient. The lowest rank is the ingredient that the line is about. */
export interface RankedMention extends TokenRange {
  readonly key: IngredientKey;
  readonly rank: number;
}
