import type { Decision, DecisionStep, Span } from '#domain/detection/contract.js';
import type { Verb } from '../words/verb.js';
import type { Word } from '../words/word.js';
import type { AmountRole, VerbForm, WordClass } from '../words/word-class.js';
import type { AmountPhrase } from './amount.js';
import type { Clause } from './clause.js';
import type { Instruction, TechniqueInstruction } from './instruction.js';
import type { Measure } from './measure.js';
import type { Mention } from './mention.js';
import { EDGE, lastBefore, type Token, type TokenRange } from './token.js';

/** Signs that always end a sentence. */
const SENTENCE_ENDS: ReadonlySet<string> = new Set('!?;\n…•·●');

/**
 * A text on its way through the steps: its tokens, what the language knows about them, and the
 * results of the steps so far. Tokens are named by their index; indexes outside the text are edges.
 */
export class Document {
  /** Instructions found so far, in text order. */
  instructions: readonly Instruction[] = [];
  /** Token of the auxiliary that waits for its verb. */
  openAuxiliary: number | undefined = undefined;
  /** The duration or temperature that the rules decide about. */
  measure: Measure | undefined = undefined;
  /** The amounts in text order; they do not overlap. */
  amounts: readonly AmountPhrase[] = [];
  /** The instructions whose techniques are kept, in text order. */
  techniques: readonly TechniqueInstruction[] = [];
  /** The clauses in text order. */
  clauses: readonly Clause[] = [];
  /** The durations and temperatures in text order. */
  measures: readonly Measure[] = [];
  /** The names in the text, whatever the rules decide about them. */
  names: readonly Mention[] = [];
  /** The tokens of the names that are surely no food. */
  readonly noFoods = new Set<number>();
  private allMentions: readonly Mention[] = [];
  /** The mention that each token is part of. */
  private readonly mentionOf: (Mention | undefined)[];

  constructor(
    readonly text: string,
    private readonly tokens: readonly Token[],
    /** Receives every decision of the rules, for an explanation; null without one. */
    readonly decisions: Decision[] | null = null,
  ) {
    this.mentionOf = new Array<undefined>(tokens.length).fill(undefined);
  }

  /** Number of tokens. */
  get length(): number {
    return this.tokens.length;
  }

  /** Mentions in text order; they do not overlap. */
  get mentions(): readonly Mention[] {
    return this.allMentions;
  }

  set mentions(mentions: readonly Mention[]) {
    this.allMentions = mentions;
    this.mentionOf.fill(undefined);
    for (const mention of mentions) this.mentionOf.fill(mention, mention.from, mention.to);
  }

  /** Records what a rule decided about the tokens [from, to), for an explanation. */
  record(step: DecisionStep, from: number, to: number, rule: string, result: string | null): void {
    if (this.decisions === null) return;
    const decision = { step, ...this.spanOf({ from, to }), rule, result };
    // Several steps ask about the object of a verb.
    const isKnown = this.decisions.some(
      (each) =>
        each.rule === rule &&
        each.start === decision.start &&
        each.end === decision.end &&
        each.result === result,
    );
    if (!isKnown) this.decisions.push(decision);
  }

  private token(i: number): Token {
    return (i >= 0 ? this.tokens[i] : undefined) ?? EDGE;
  }

  /** Offset of a token in the text. */
  start(i: number): number {
    return this.token(i).start;
  }

  /** Offset after a token in the text. */
  end(i: number): number {
    return this.token(i).end;
  }

  /** Offsets of the tokens [from, to) in the text. */
  spanOf({ from, to }: TokenRange): Span {
    return { start: this.start(from), end: this.end(to - 1) };
  }

  word(i: number): Word {
    return this.token(i).word;
  }

  isWord(i: number): boolean {
    return this.token(i).word.kind === 'word';
  }

  /** Whether a token is a number in digits. */
  isNumber(i: number): boolean {
    return this.token(i).word.kind === 'number';
  }

  isSign(i: number): boolean {
    return this.token(i).sign !== '';
  }

  /** Whether a token is this sign, in canonical form. */
  is(i: number, sign: string): boolean {
    return this.token(i).sign === sign;
  }

  /** Whether a token is one of some signs. */
  isOneOf(i: number, signs: ReadonlySet<string>): boolean {
    const { sign } = this.token(i);
    return sign !== '' && signs.has(sign);
  }

  /** Whether a hyphen joins a word to the previous one. */
  isJoined(i: number): boolean {
    return this.token(i).joined;
  }

  /** Whether a token is written as the language spells it. */
  isSpelt(i: number): boolean {
    return this.token(i).spelt;
  }

  /** Whether a token starts with a capital letter. */
  capital(i: number): boolean {
    return this.token(i).capital;
  }

  /** Whether a token is a word of one letter. */
  isLetter(i: number): boolean {
    return this.isWord(i) && this.end(i) - this.start(i) === 1;
  }

  /** Text of a token in lower case; empty outside the text. */
  lowerCase(i: number): string {
    return this.text.slice(this.start(i), this.end(i)).toLowerCase();
  }

  hasClass(i: number, wordClass: WordClass): boolean {
    return this.token(i).word.classes.has(wordClass);
  }

  /** Whether a token is in one of the word classes. */
  hasAnyClass(i: number, classes: readonly WordClass[]): boolean {
    const own = this.token(i).word.classes;
    for (const each of classes) if (own.has(each)) return true;
    return false;
  }

  /** Whether a token can be read as this verb form. */
  hasForm(i: number, form: VerbForm): boolean {
    return this.token(i).word.forms.has(form);
  }

  /** Whether a token does this in an amount. */
  hasAmountRole(i: number, role: AmountRole): boolean {
    return this.token(i).word.amountRoles.has(role);
  }

  /** The verb of which a token is a form. */
  verb(i: number): Verb | undefined {
    return this.token(i).word.verb;
  }

  /** Value of a number in digits. */
  digits(i: number): number | undefined {
    return this.token(i).number;
  }

  /** Value of a number in digits or in words. */
  value(i: number): number | undefined {
    const { number, word } = this.token(i);
    return number ?? word.number;
  }

  /** The mention that a token is part of. */
  mentionAt(i: number): Mention | undefined {
    return i >= 0 ? this.mentionOf[i] : undefined;
  }

  /** Whether a token is part of an ingredient's name: "noix" in "12 noix de Saint-Jacques". */
  isFood(i: number): boolean {
    return this.mentionAt(i)?.entry.ingredient != null;
  }

  /** Whether a token continues a mention that is no ingredient: "découper" in "planche à découper". */
  isInsideMention(i: number): boolean {
    const mention = this.mentionAt(i);
    return mention !== undefined && mention.from < i && mention.entry.ingredient === null;
  }

  /** The amount whose last token stands before a token. */
  amountBefore(i: number): AmountPhrase | undefined {
    const amount = this.amounts[lastBefore(this.amounts, i + 1, ({ to }) => to)];
    return amount?.to === i ? amount : undefined;
  }

  /** The instruction whose verb a token is. */
  instructionAt(i: number): Instruction | undefined {
    const instruction = this.instructionBefore(i + 1);
    return instruction?.head === i ? instruction : undefined;
  }

  /** The last instruction whose verb stands before a token. */
  instructionBefore(i: number): Instruction | undefined {
    return this.instructions[lastBefore(this.instructions, i, ({ head }) => head)];
  }

  /** Whether a token ends a sentence, and with it every clause. */
  endsSentence(i: number): boolean {
    const { sign, word } = this.token(i);
    if (word.kind === 'word') return false;
    if (sign === '.') return this.isEndingFullStop(i);
    // "(trust me!)" is part of its sentence.
    return word.kind === 'edge' || (SENTENCE_ENDS.has(sign) && !this.is(i + 1, ')'));
  }

  /** The end of the sentence from a token on: the token that ends it, or the end of the text. */
  sentenceEnd(i: number): number {
    let end = i;
    while (!this.endsSentence(end)) end++;
    return end;
  }

  /** Whether a full stop ends the sentence: not in "th. 6", "10 min. environ" and "B.B.Q.". */
  private isEndingFullStop(i: number): boolean {
    if (i + 1 >= this.length) return true;
    const isShort = this.isLetter(i - 1) || this.hasClass(i - 1, 'ABBREVIATION');
    if (this.isNumber(i + 1)) return !isShort;
    if (!this.isWord(i + 1)) return true;
    if (!this.capital(i + 1)) return !isShort;
    const initials = this.isLetter(i - 1) && this.isLetter(i + 1);
    return !(initials && this.start(i + 1) === this.end(i));
  }
}
