import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { measureWords } from '#domain/catalogue/unit-names.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { LINE_WORDS, type LineWords } from '../../languages/line-words.js';
import type { Language } from '../model/language.js';
import type { Mention } from '../model/entry.js';
import type { Tokens } from '../text/tokens.js';

/** What the steps know of a language when they read a line. */
export interface LineLanguage {
  readonly language: Language;
  readonly words: LineWords;
  /** What food is sold in: "boîte". */
  readonly containers: ReadonlySet<string>;
  /** What food grows as or is cut into: "filet". */
  readonly pieces: ReadonlySet<string>;
  /** Measures that nobody could tell in figures: "poignée". */
  readonly vague: ReadonlySet<string>;
}

/** A line on its way: its tokens, and every ingredient and unit named in it. */
export interface Line {
  readonly tokens: Tokens;
  readonly mentions: readonly Mention[];
}

/** An amount, and the tokens that say it. */
export interface LineAmount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  readonly from: number;
  readonly to: number;
}

/** An ingredient named on a line; the lower the rank, the more it is what the line is about. */
export interface RankedMention {
  readonly key: IngredientKey;
  readonly from: number;
  readonly to: number;
  readonly rank: number;
}

export function createLineLanguage(locale: Locale, language: Language): LineLanguage {
  const { containers, pieces, vague } = measureWords(locale);
  return {
    language,
    words: LINE_WORDS[locale],
    containers: new Set(containers),
    pieces: new Set(pieces),
    vague: new Set(vague),
  };
}
