import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../languages/grammar.js';
import type { Clause } from './model/clause.js';
import { classOf, type Language } from './model/language.js';
import type { Mention } from './model/entry.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  EXCLUDED,
  MAX_COORDINATED_VERBS,
  type Instruction,
  PURPOSE,
} from './model/instruction.js';
import { endsSentence } from './model/sentence.js';
import { EDGE, NUMBER, PUNCTUATION, type Tokens } from './text/tokens.js';

/**
 * Splits a text into clauses: at sentence ends, and at each verb with its own object. Coordinated
 * verbs share the object of the last one, a phrase before a verb belongs to this verb, and a gerund
 * without an object stays with its main verb.
 */
export function splitClauses(
  language: Language,
  tokens: Tokens,
  mentions: readonly Mention[],
  instructions: readonly Instruction[],
): readonly Clause[] {
  const splitter = new Splitter(language, tokens, mentions, instructions);
  let first = 0;
  for (let from = 0; from < tokens.length;) {
    let to = from;
    while (!endsSentence(language, tokens, to)) to++;
    first = splitter.split({ from, to, first });
    from = to + 1;
  }
  return splitter.clauses;
}

/** A sentence, with the index of its first instruction. */
interface Sentence extends Clause {
  readonly first: number;
}

/** Whether a verb stays with another verb unless it has its own object. */
function isDependent({ role }: Instruction): boolean {
  return role === ACCOMPANYING || role === PURPOSE || role === FORBIDDEN;
}

/** Whether an instruction always starts a clause. */
function hasOwnClause({ role }: Instruction): boolean {
  return role === BEFORE || role === EXCLUDED;
}

class Splitter {
  readonly clauses: Clause[] = [];

  constructor(
    private readonly language: Language,
    private readonly tokens: Tokens,
    private readonly mentions: readonly Mention[],
    private readonly instructions: readonly Instruction[],
  ) {}

  /** Adds the clauses of a sentence. Returns the index of the first instruction after it. */
  split(sentence: Sentence): number {
    let start = sentence.from;
    let i = sentence.first;
    for (
      let instruction = this.instructionIn(i, sentence);
      instruction;
      instruction = this.instructionIn(++i, sentence)
    ) {
      if (this.staysInClause(instruction, i, sentence)) continue;
      const next = this.clauseStartOf(
        instruction,
        this.instructionIn(i - 1, sentence)?.to ?? sentence.from,
      );
      if (next <= start) continue;
      this.addClause(start, next);
      start = next;
    }
    this.addClause(start, sentence.to);
    return i;
  }

  /** Returns the instruction at an index if it is in the sentence. */
  private instructionIn(i: number, { first, to }: Sentence): Instruction | undefined {
    const instruction = i < first ? undefined : this.instructions[i];
    return instruction !== undefined && instruction.head < to ? instruction : undefined;
  }

  /** Whether an instruction stays in the clause before it. */
  private staysInClause(instruction: Instruction, i: number, sentence: Sentence): boolean {
    const previous = this.instructionIn(i - 1, sentence);
    if (previous === undefined)
      return !(this.hasPronoun(instruction) && this.startsWithPurpose(sentence.from));
    if (hasOwnClause(instruction) || previous.role === BEFORE) return false;
    const coordinated = !isDependent(instruction) && this.isCoordinated(previous, instruction);
    if (coordinated && this.sharesObject(i, sentence)) return true;
    if (i === sentence.first + 1 && isDependent(previous))
      return this.isFronted(previous, instruction);
    if (!isDependent(instruction) || this.hasPronoun(instruction)) return false;
    // "pour obtenir une sauce" is a result and stays in the clause.
    if (instruction.role === PURPOSE && instruction.technique === null) return true;
    return !this.hasObject(
      instruction,
      this.instructionIn(i + 1, sentence)?.clauseStart ?? sentence.to,
    );
  }

  /** "Éplucher, laver et couper les carottes": the verbs share the object of the last one. */
  private sharesObject(first: number, sentence: Sentence): boolean {
    for (let i = first; i < first + MAX_COORDINATED_VERBS; i++) {
      const instruction = this.instructionIn(i, sentence);
      const next = this.instructionIn(i + 1, sentence);
      if (instruction === undefined || instruction.verb?.introducesObject === true) return false;
      if (this.hasObject(instruction, next?.clauseStart ?? sentence.to)) return true;
      if (next === undefined || !this.isCoordinated(instruction, next)) return false;
    }
    return false;
  }

  /** "En remuant, verser …": the previous instruction belongs to the clause of this one. */
  private isFronted(previous: Instruction, instruction: Instruction): boolean {
    const instrument = previous.technique === null && previous.role !== FORBIDDEN;
    return instrument || !this.hasObject(previous, instruction.clauseStart);
  }

  /** "Après avoir lavé les carottes, les râper" has two clauses. */
  private startsWithPurpose(i: number): boolean {
    return (this.classAt(i) & PURPOSE_WORD) !== 0;
  }

  /** Whether a verb has its own object, unlike in "les couper" and "coupez-les". */
  private hasObject(instruction: Instruction, end: number): boolean {
    if (this.hasPronoun(instruction)) return false;
    let i = instruction.head + 1;
    while (i < end && (this.classAt(i) & (ADVERB | DETERMINER | PREPOSITION)) === ADVERB) i++;
    if (i >= end || this.tokens.kind(i) === PUNCTUATION) return false;
    const bits = this.classAt(i);
    if (this.tokens.kind(i) === NUMBER || this.startsMention(i)) return true;
    if ((bits & (PREPOSITION | CONJUNCTION)) === 0) return true;
    if ((bits & OF) !== 0 && this.isPartitive(i)) return true;
    return instruction.role === ACCOMPANYING && this.hasLaterObject(i, end);
  }

  /** Whether the object follows an adverbial phrase: "en ajoutant au fur et à mesure le lait". */
  private hasLaterObject(from: number, end: number): boolean {
    for (let i = from; i < end && this.tokens.kind(i) !== PUNCTUATION; i++) {
      const bits = this.classAt(i);
      if ((bits & (SUBORDINATOR | PURPOSE_WORD)) !== 0) return false;
      if ((bits & CONJUNCTION) !== 0 && (this.classAt(i + 1) & PREPOSITION) === 0) return false;
      const governed = (this.classAt(i - 1) & (PREPOSITION | DETERMINER)) !== 0;
      const time = (this.classAt(i + 1) & MEASURE) !== 0;
      if ((bits & DETERMINER) !== 0 && !governed && !time) return true;
    }
    return false;
  }

  /** "de la farine" and "d'autres œufs" are objects, "de persil" is not. */
  private isPartitive(i: number): boolean {
    return (this.classAt(i + 1) & DETERMINER) !== 0;
  }

  private startsMention(token: number): boolean {
    for (const { from } of this.mentions) if (from >= token) return from === token;
    return false;
  }

  private hasPronoun(instruction: Instruction): boolean {
    for (let i = instruction.clauseStart; i < instruction.from; i++) {
      if ((this.classAt(i) & PRONOUN) !== 0 && this.tokens.lowerCase(i) !== 'en') return true;
    }
    const after = instruction.from + 1;
    // A pronoun can follow the verb: "coupez-les", "roll them".
    const bits = this.classAt(after) & (PRONOUN | DETERMINER);
    return bits === PRONOUN || (this.tokens.joined(after) && (bits & PRONOUN) !== 0);
  }

  /** Whether only commas, conjunctions and adverbs stand between two verbs. */
  private isCoordinated(previous: Instruction, instruction: Instruction): boolean {
    if (this.hasPronoun(previous)) return false;
    for (let i = previous.head + 1; i < instruction.clauseStart; i++) {
      if (i >= previous.complement && i < previous.to) continue;
      const neutral = (this.classAt(i) & (CONJUNCTION | ADVERB)) !== 0 || this.tokens.is(i, ',');
      if (!neutral) return false;
    }
    return true;
  }

  /** First token of the clause, with what precedes the verb: "…, et dans une poêle, …". */
  private clauseStartOf(instruction: Instruction, floor: number): number {
    let start = instruction.clauseStart;
    if (this.tokens.is(start - 1, ',')) {
      let i = start - 2;
      while (
        i > floor &&
        this.tokens.kind(i) !== PUNCTUATION &&
        (this.classAt(i) & CONJUNCTION) === 0
      )
        i--;
      const fronted = (this.classAt(i + 1) & PREPOSITION) !== 0 && (this.classAt(i + 1) & OF) === 0;
      const separated =
        this.tokens.is(i, ',') || this.tokens.is(i, ':') || (this.classAt(i) & CONJUNCTION) !== 0;
      if (fronted && separated && i > floor) start = i + 1;
    }
    for (;;) {
      // The conjunction belongs to the clause: "et, dans un bol, …".
      const i = this.tokens.is(start - 1, ',') ? start - 2 : start - 1;
      if (i < floor || (this.classAt(i) & CONJUNCTION) === 0) return start;
      start = i;
    }
  }

  /** Adds a clause without the punctuation at its ends, unless it is empty. */
  private addClause(from: number, to: number): void {
    const isSign = (i: number) =>
      this.tokens.kind(i) === PUNCTUATION || this.tokens.kind(i) === EDGE;
    while (from < to && isSign(from)) from++;
    while (to > from && isSign(to - 1)) to--;
    if (from < to) this.clauses.push({ from, to });
  }

  private classAt(i: number): number {
    return classOf(this.language, this.tokens, i);
  }
}
