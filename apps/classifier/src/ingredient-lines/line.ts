import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Locale } from '#domain/locale.js';
import { normalise } from '../engine/01-normalise.js';
import { LINE_WORDS, type LineWords } from './line-words.js';
import type { Amount } from '../engine/amounts/read-amount.js';
import { Document } from '../engine/document.js';
import type { CompiledLanguage } from '../engine/compile/compiled-language.js';
import type { TokenRange } from '../engine/model/token-range.js';

/** An ingredient line, with the words that only ingredient lines need. */
export class Line extends Document {
  readonly lineWords: LineWords;
  /** Containers: "boîte". */
  readonly containers: ReadonlySet<string>;
  /** Pieces: "filet". */
  readonly pieces: ReadonlySet<string>;
  /** Measures without a metric value: "poignée". */
  readonly vague: ReadonlySet<string>;

  constructor(
    language: CompiledLanguage,
    readonly locale: Locale,
    text: string,
  ) {
    super(language, text, normalise(language, text));
    const { containers, pieces, vague } = language.data.units.measures;
    this.lineWords = LINE_WORDS[locale];
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
