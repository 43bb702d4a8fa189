import type { AmountPhrase } from './amount.js';
import type { Decision, DecisionStep, Span } from '#domain/detection/contract.js';
import type { Clause } from './clause.js';
import type { Instruction, TechniqueInstruction } from './instruction.js';
import type { Measure } from './measure.js';
import type { Mention } from './mention.js';
import { type TokenRange, type TokenRows, Tokens } from './tokens.js';
import * as Sign from './signs.js';
import { Trait } from './word.js';
import * as Class from './word-classes.js';

const { COMMA, FULL_STOP } = Sign;
const { ABBREVIATION } = Class;

/** Signs that always end a sentence. */
const SENTENCE_ENDS: readonly number[] = Array.from('!?;\n…•·●', Sign.unitOf);

/** The result of a step that has not run yet, and of one without findings. */
const NONE: readonly never[] = [];

/** The traits of numbers in digits or in words. */
const NUMBER = Trait.DIGITS | Trait.NUMBER_WORD;

/**
 * A text on its way through the pipeline: its tokens, what the language knows about them, and the
 * results of the steps so far. Tokens are named by their index; indexes outside the text are edges.
 * Every field is set from the start, so that all documents have the same shape for V8.
 */
export class Document extends Tokens {
  /** Instructions found so far, in text order. */
  instructions: readonly Instruction[] = NONE;
  /** Token of the auxiliary that waits for its verb; -1 without one. */
  openAuxiliary = -1;
  /** The duration or temperature that the rules decide about. */
  measure: Measure | undefined = undefined;
  /** The amounts in text order; they do not overlap. */
  amounts: readonly AmountPhrase[] = NONE;
  /** The instructions whose techniques are kept, in text order. */
  techniques: readonly TechniqueInstruction[] = NONE;
  /** The clauses in text order. */
  clauses: readonly Clause[] = NONE;
  /** The durations and temperatures in text order. */
  measures: readonly Measure[] = NONE;
  private readonly foundMentions: Mention[] = [];
  private allMentions: readonly Mention[] = this.foundMentions;

  constructor(
    text: string,
    tokens: TokenRows,
    /** Receives every decision of the rules, for an explanation; null without one. */
    readonly decisions: Decision[] | null = null,
  ) {
    super(text, tokens);
  }

  /** Offsets of the tokens [from, to) in the text. */
  spanOf({ from, to }: TokenRange): Span {
    return { start: this.start(from), end: this.end(to - 1) };
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
    for (const mention of this.allMentions) this.setMentionAt(mention, 0);
    this.allMentions = mentions;
    let number = 0;
    for (const mention of mentions) this.setMentionAt(mention, ++number);
  }

  /** Adds a mention after the last one. Once `mentions` has been set, no mention can be added. */
  addMention(mention: Mention): void {
    this.setMentionAt(mention, this.foundMentions.push(mention));
  }

  private setMentionAt({ from, to }: Mention, number: number): void {
    const { mentionRows } = this;
    for (let i = from; i < to; i++) mentionRows[i + 1] = number;
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
    if (amount === undefined) return undefined;
    return amount.to === i ? amount : undefined;
  }

  /** The mention that a token is part of. */
  mentionAt(i: number): Mention | undefined {
    if (i < 0 || i >= this.length) return undefined;
    const number = this.mentionRows[i + 1] ?? 0;
    return number === 0 ? undefined : this.allMentions[number - 1];
  }

  /** Whether a token continues a mention that is no ingredient: "découper" in "planche à découper". */
  isInsideMention(i: number): boolean {
    const mention = this.mentionAt(i);
    return mention !== undefined && mention.from < i && mention.entry.ingredient === null;
  }

  /** The instructions from index `first` on whose verb is before the token `end`. Usually they are all. */
  instructionsFrom(first: number, end: number): readonly Instruction[] {
    const { instructions } = this;
    let next = first;
    while (next < instructions.length && (instructions[next]?.head ?? end) < end) next++;
    if (next === first) return NONE;
    return next - first === instructions.length ? instructions : instructions.slice(first, next);
  }

  /** The instruction whose verb a token is. */
  instructionAt(i: number): Instruction | undefined {
    const instruction = this.instructionBefore(i + 1);
    // V8 would call a function to compare undefined with a number.
    if (instruction === undefined) return undefined;
    return instruction.head === i ? instruction : undefined;
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

  /** Whether a token does something in an amount, as bits of `AmountRole`. */
  hasAmountRole(i: number, roles: number): boolean {
    return (this.amountRoles(i) & roles) !== 0;
  }

  /** Whether a token is in one of the word classes. */
  hasClass(i: number, classes: number): boolean {
    return (this.classes(i) & classes) !== 0;
  }

  /** Whether a token can be read as one of the verb forms. */
  hasForm(i: number, forms: number): boolean {
    return (this.forms(i) & forms) !== 0;
  }

  /** Value of a number in digits or in words. */
  value(i: number): number | undefined {
    if ((this.traits(i) & NUMBER) === 0) return undefined;
    return this.digits(i) ?? this.word(i).number;
  }

  /** Whether a token ends a sentence, and with it every clause. */
  endsSentence(i: number): boolean {
    const sign = this.sign(i);
    if (sign === 0) return i < 0 || i >= this.length;
    if (sign === FULL_STOP) return this.isEndingFullStop(i);
    // Commas are frequent: this check is faster than the search in the list.
    return sign !== COMMA && SENTENCE_ENDS.includes(sign);
  }

  /** The end of the sentence from a token on: the token that ends it, or the end of the text. */
  sentenceEnd(i: number): number {
    let end = this.nextSign(i);
    while (!this.endsSentence(end)) end = this.nextSign(end + 1);
    return end;
  }

  /** Whether a full stop ends the sentence: not in "th. 6", "10 min. environ" and "B.B.Q.". */
  private isEndingFullStop(i: number): boolean {
    if (i + 1 >= this.length) return true;
    const isShort = this.isLetter(i - 1) || this.hasClass(i - 1, ABBREVIATION);
    if (this.isNumber(i + 1)) return !isShort;
    if (!this.isWord(i + 1)) return true;
    if (!this.capital(i + 1)) return !isShort;
    const initials = this.isLetter(i - 1) && this.isLetter(i + 1);
    return !(initials && this.start(i + 1) === this.end(i));
  }

  /** Whether a token is a word of one letter. */
  isLetter(i: number): boolean {
    return this.isWord(i) && this.end(i) - this.start(i) === 1;
  }

  /** Text of a token in lower case; empty outside the text. */
  lowerCase(i: number): string {
    return this.text.slice(this.start(i), this.end(i)).toLowerCase();
  }

  /** Whether a token starts with a capital letter. */
  capital(i: number): boolean {
    if (!this.isWord(i)) return false;
    const letter = this.text.charAt(this.start(i));
    return letter !== letter.toLowerCase();
  }
}
