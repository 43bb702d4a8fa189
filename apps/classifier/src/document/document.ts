import type { AmountPhrase } from './amount.js';
import type { Decision, DecisionStep } from '#domain/detection/contract.js';
import type { Instruction } from './instruction.js';
import type { Measure } from './measure.js';
import type { Mention } from './mention.js';
import { EDGE, type Token } from './token.js';
import type { Verb } from './verb.js';
import type { Word, WordKind } from './word.js';

/**
 * A text on its way through the pipeline: its tokens, what the language knows about them, and the
 * results of the steps so far. Tokens are named by their index; indexes outside the text are edges.
 */
export class Document {
  /** Instructions found so far, in text order. */
  instructions: Instruction[] = [];
  /** Token of the auxiliary that waits for its verb; -1 without one. */
  openAuxiliary = -1;
  /** The duration or temperature that the rules decide about. */
  measure: Measure | undefined;
  /** The amounts in text order; they do not overlap. */
  amounts: readonly AmountPhrase[] = [];
  /** What the words of the text can be or start, as bits of `Trait`. */
  private readonly traits: number;
  private allMentions: readonly Mention[] = [];

  constructor(
    readonly text: string,
    readonly tokens: readonly Token[],
    /** Receives every decision of the rules, for an explanation; null without one. */
    private readonly decisions: Decision[] | null = null,
  ) {
    let traits = 0;
    for (const { word } of tokens) traits |= word.traits;
    this.traits = traits;
  }

  /** Whether a word of the text has one of these traits, given as bits of `Trait`. */
  hasTrait(traits: number): boolean {
    return (this.traits & traits) !== 0;
  }

  /** Records what a rule decided about the tokens [from, to), for an explanation. */
  record(step: DecisionStep, from: number, to: number, rule: string, result: string | null): void {
    this.decisions?.push({ step, start: this.start(from), end: this.end(to - 1), rule, result });
  }

  /** Mentions in text order; they do not overlap. */
  get mentions(): readonly Mention[] {
    return this.allMentions;
  }

  set mentions(mentions: readonly Mention[]) {
    if (mentions === this.allMentions) return;
    for (const { from, to } of this.allMentions) this.setMentionAt(from, to, undefined);
    for (const mention of mentions) this.setMentionAt(mention.from, mention.to, mention);
    this.allMentions = mentions;
  }

  private setMentionAt(from: number, to: number, mention: Mention | undefined): void {
    for (let i = from; i < to; i++) {
      const token = this.tokens[i];
      if (token !== undefined) token.mention = mention;
    }
  }

  /** The amount whose last token stands before a token. */
  amountBefore(i: number): AmountPhrase | undefined {
    const { amounts } = this;
    let low = 0;
    let high = amounts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((amounts[middle]?.to ?? i) < i) low = middle + 1;
      else high = middle;
    }
    const amount = amounts[low];
    return amount?.to === i ? amount : undefined;
  }

  /** Number of tokens. */
  get length(): number {
    return this.tokens.length;
  }

  /** The mention that a token is part of. */
  mentionAt(i: number): Mention | undefined {
    return this.token(i).mention;
  }

  /** The instruction whose verb a token is. */
  instructionAt(i: number): Instruction | undefined {
    const instruction = this.instructionBefore(i + 1);
    return instruction?.head === i ? instruction : undefined;
  }

  /** The last instruction whose verb stands before a token. */
  instructionBefore(i: number): Instruction | undefined {
    let low = 0;
    let high = this.instructions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.instructions[middle]?.head ?? i) < i) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? undefined : this.instructions[low - 1];
  }

  token(i: number): Readonly<Token> {
    // An index outside the array would be a slow property lookup.
    return i >= 0 && i < this.tokens.length ? (this.tokens[i] ?? EDGE) : EDGE;
  }

  kind(i: number): WordKind {
    return this.token(i).word.kind;
  }

  /** Offset of a token in the text. */
  start(i: number): number {
    return this.token(i).start;
  }

  /** Offset after a token in the text. */
  end(i: number): number {
    return this.token(i).end;
  }

  word(i: number): Word {
    return this.token(i).word;
  }

  /** Whether a token is this sign. */
  is(i: number, sign: string): boolean {
    return this.token(i).sign === sign;
  }

  /** Word classes of a token, as bits of `word-classes.ts`. */
  classes(i: number): number {
    return this.word(i).classes;
  }

  /** Whether a token is one of some signs of one character. */
  isOneOf(i: number, signs: string): boolean {
    const { sign } = this.token(i);
    return sign !== '' && signs.includes(sign);
  }

  /** Whether a token does something in an amount, as bits of `AmountRole`. */
  hasAmountRole(i: number, roles: number): boolean {
    return (this.word(i).amountRoles & roles) !== 0;
  }

  /** Whether a token is in one of the word classes. */
  hasClass(i: number, classes: number): boolean {
    return (this.word(i).classes & classes) !== 0;
  }

  /** Possible readings of a verb form, as bits of `verb-forms.ts`. */
  forms(i: number): number {
    return this.word(i).forms;
  }

  /** Whether a token can be read as one of the verb forms. */
  hasForm(i: number, forms: number): boolean {
    return (this.word(i).forms & forms) !== 0;
  }

  /** The verb of which a token is a form. */
  verb(i: number): Verb | undefined {
    return this.word(i).verb;
  }

  /** Value of a number in digits or in words. */
  value(i: number): number | undefined {
    const { number, word } = this.token(i);
    return number ?? word.number;
  }

  /** Text of a token in lower case; empty outside the text. */
  lowerCase(i: number): string {
    const { start, end } = this.token(i);
    return this.text.slice(start, end).toLowerCase();
  }

  /** Whether a token starts with a capital letter. */
  capital(i: number): boolean {
    const { word, start } = this.token(i);
    if (word.kind !== 'word') return false;
    const letter = this.text.charAt(start);
    return letter !== letter.toLowerCase();
  }
}
