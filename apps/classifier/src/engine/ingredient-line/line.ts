import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { UNIT_TABLES } from '#domain/catalogue/unit-names.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { LINE_WORDS, type LineWords } from '../../languages/line-words.js';
import type { Language } from '../model/language.js';
import type { Mention } from '../model/entry.js';
import type { Tokens } from '../text/tokens.js';

/** A language with the words that only ingredient lines need. */
export interface LineLanguage {
  readonly language: Language;
  readonly words: LineWords;
  /** Containers: "boîte". */
  readonly containers: ReadonlySet<string>;
  /** Pieces: "filet". */
  readonly pieces: ReadonlySet<string>;
  /** Measures without a metric value: "poignée". */
  readonly vague: ReadonlySet<string>;
}

/** A tokenised line with its mentions of ingredients and units. */
export interface Line {
  readonly tokens: Tokens;
  readonly mentions: readonly Mention[];
}

/** An amount and its tokens [from, to). */
export interface LineAmount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  readonly from: number;
  readonly to: number;
}

/** A mention of an ingredient. The lowest rank is the ingredient that the line is about. */
export interface RankedMention {
  readonly key: IngredientKey;
  readonly from: number;
  readonly to: number;
  readonly rank: number;
}

export function createLineLanguage(locale: Locale, language: Language): LineLanguage {
  const { containers, pieces, vague } = UNIT_TABLES[locale].measures;
  return {
    language,
    words: LINE_WORDS[locale],
    containers: new Set(containers),
    pieces: new Set(pieces),
    vague: new Set(vague),
  };
}
