import type { UnitKey } from '#domain/catalogue/units.js';
import {
  ADJECTIVE,
  ADVERB,
  CONJUNCTION,
  CONTRACTED,
  DETERMINER,
  OF,
  PRONOUN,
  RANGE,
} from '../../languages/grammar.js';
import { PARTICIPLE } from '../../languages/verb-forms.js';
import { classOf, formOf, type Language, numberOf } from '../model/language.js';
import type { Entry, Mention, UnitConversion } from '../model/entry.js';
import { openingBracket } from '../model/sentence.js';
import { UNCOUNTABLE } from './uncountable.js';
import type { Tokens } from '../text/tokens.js';
import { UNKNOWN } from '../text/word-table.js';

export interface Amount {
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

const ONE_PIECE: UnitConversion = { key: 'piece', factor: 1 };
const NO_AMOUNT: Amount = { quantity: null, unit: null };

/** Larger numbers are not amounts. */
const MAX_QUANTITY = 1_000_000;

/** Reads the number and unit directly before a mention: "2 grosses gousses d'ail". */
export function readAmountBefore(
  language: Language,
  tokens: Tokens,
  mentions: readonly Mention[],
  index: number,
): Amount {
  const mention = mentions[index];
  if (mention === undefined) return NO_AMOUNT;
  const reader = new AmountReader(language, tokens, mentions, index);
  return reader.read(mention.from, mention.entry);
}

class AmountReader {
  constructor(
    private readonly language: Language,
    private readonly tokens: Tokens,
    private readonly mentions: readonly Mention[],
    private readonly index: number,
  ) {}

  read(at: number, { ingredient }: Entry): Amount {
    let i = this.skipAdjectives(at - 1);
    // "1 cup of the water" is an amount; "2/3 of the flour" is a part of another amount.
    const partitive = this.isDefinite(i) && (this.isOf(i - 1) || this.isContracted(i));
    if (partitive && !this.isContracted(i)) i--;
    const linked = partitive || this.isOf(i);
    if (linked) i--;
    const half = this.isAndHalf(i);
    if (half) i -= 2;
    i = this.skipAdjectives(this.skipBrackets(i));
    const unit = this.unitEndingAt(i);
    if (unit?.entry.unit) return this.measuredAmount(unit.from - 1, unit.entry.unit, half);
    if (linked && (partitive || !this.isCollectiveNumber(i))) return NO_AMOUNT;
    const pieces = this.amountEndingAt(i, ONE_PIECE, half);
    if (pieces === NO_AMOUNT || this.tokens.word(i) === UNKNOWN || ingredient === null)
      return pieces;
    return UNCOUNTABLE.has(ingredient) ? NO_AMOUNT : pieces;
  }

  private measuredAmount(before: number, unit: UnitConversion, half: boolean): Amount {
    const i = this.skipAdjectives(this.skipBrackets(before));
    // A fraction may stand before "de" and the unit: "1/4 de tasse", "½ of a cup".
    return this.amountEndingAt(
      this.isOf(i) && this.numberEndingAt(i - 1) < 1 ? i - 1 : i,
      unit,
      half,
    );
  }

  private amountEndingAt(i: number, { key, factor }: UnitConversion, half: boolean): Amount {
    const quantity = (this.numberEndingAt(i) + (half ? 0.5 : 0)) * factor;
    if (!(quantity > 0 && quantity <= MAX_QUANTITY)) return NO_AMOUNT;
    return { quantity: Math.round(quantity * 1000) / 1000, unit: key };
  }

  /** Whether "and a half" ends at a token: "un litre et demi". */
  private isAndHalf(i: number): boolean {
    const half = numberOf(this.language, this.tokens, i) === 0.5 && this.tokens.word(i) > 0;
    return half && (classOf(this.language, this.tokens, i - 1) & CONJUNCTION) !== 0;
  }

  /** The number that ends at a token; of a range the upper bound, which always suffices. */
  private numberEndingAt(i: number): number {
    const last = numberOf(this.language, this.tokens, i);
    if (Number.isNaN(last)) return NaN;
    const before = numberOf(this.language, this.tokens, i - 1);
    if (Number.isNaN(before)) return this.upperBound(i, last);
    // Number words are multiplied: "half a lemon", "deux demi-pommes", "deux douzaines".
    if (this.tokens.word(i) > 0) return last * before + this.wholeBefore(i - 2);
    return last < 1 ? before + last : last;
  }

  /** The whole number before "and a half": the "one" of "one and a half". */
  private wholeBefore(i: number): number {
    if ((classOf(this.language, this.tokens, i) & CONJUNCTION) === 0) return 0;
    return numberOf(this.language, this.tokens, i - 1) || 0;
  }

  private upperBound(i: number, last: number): number {
    const lower = this.isRange(i - 1) ? numberOf(this.language, this.tokens, i - 2) : NaN;
    return Number.isNaN(lower) ? last : Math.max(last, lower);
  }

  private isRange(i: number): boolean {
    if (this.tokens.is(i, '-') || this.tokens.is(i, '–') || this.tokens.is(i, '—')) return true;
    return (classOf(this.language, this.tokens, i) & RANGE) !== 0;
  }

  /** Whether a token is a collective number, which needs no unit: "une douzaine d'œufs". */
  private isCollectiveNumber(i: number): boolean {
    return numberOf(this.language, this.tokens, i) >= 10 && this.tokens.word(i) > 0;
  }

  private isDefinite(i: number): boolean {
    return (
      (classOf(this.language, this.tokens, i) & DETERMINER) !== 0 &&
      Number.isNaN(numberOf(this.language, this.tokens, i))
    );
  }

  /** "du" and "des" contract "de" and the article. */
  private isContracted(i: number): boolean {
    return (classOf(this.language, this.tokens, i) & CONTRACTED) !== 0;
  }

  private isOf(i: number): boolean {
    return (classOf(this.language, this.tokens, i) & OF) !== 0;
  }

  /** The unit that ends at a token before the mention. */
  private unitEndingAt(i: number): Mention | undefined {
    for (let before = this.index - 1; before >= 0; before--) {
      const mention = this.mentions[before];
      if (mention === undefined || mention.to <= i) return undefined;
      if (mention.to === i + 1) return mention.entry.unit === null ? undefined : mention;
    }
    return undefined;
  }

  private skipAdjectives(i: number): number {
    while (this.isAdjective(i)) i--;
    return i;
  }

  private isAdjective(i: number): boolean {
    if (this.unitEndingAt(i) !== undefined) return false;
    const bits = classOf(this.language, this.tokens, i);
    if ((bits & (DETERMINER | PRONOUN | CONJUNCTION | OF)) !== 0) return false;
    const form = formOf(this.language, this.tokens, i);
    return (bits & (ADJECTIVE | ADVERB)) !== 0 || form === PARTICIPLE;
  }

  /** Skips brackets, which repeat the amount in another unit: "125 ml (1/2 tasse) de lait". */
  private skipBrackets(i: number): number {
    return this.tokens.is(i, ')') ? openingBracket(this.tokens, i) - 1 : i;
  }
}
