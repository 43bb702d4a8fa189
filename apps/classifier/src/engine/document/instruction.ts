import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Verb } from '../words/verb.js';

/** Maximum number of verbs that share an object: "Peel, wash, dry and cut the carrots". */
export const MAX_COORDINATED_VERBS = 12;

/** Role of an instruction in its sentence. */
export type Role =
  /** A forbidden action: "sans remuer", "do not stir". */
  | 'forbidden'
  | 'plain'
  /** A simultaneous action: "en remuant", "stirring". */
  | 'accompanying'
  /** A purpose: "pour enrober", "to coat". */
  | 'purpose'
  /** A later action: "avant de servir", "before serving". */
  | 'before'
  /** An exclusion without a verb: "sauf le persil", "but not the flour". */
  | 'excluded';

/**
 * What a word refers to that stands for the object of a verb:
 *
 * - `object`: the object of the clause before: "coupez-les", "slice them";
 * - `everything`: all foods so far: "mixez le tout", "blend everything";
 * - `latest`: the last food: "ces derniers", "the latter";
 * - `place`: the vessel before: "y ajouter";
 * - `other`: a person or the verb's subject: "se former".
 */
export type Reference = 'object' | 'everything' | 'latest' | 'place' | 'other';

/** A verb that tells the cook to do something. */
export interface Instruction {
  readonly verb: Verb | null;
  readonly role: Role;
  /** First token of the verb phrase: a pronoun, a negation or "pour" before the verb. */
  readonly phraseStart: number;
  /** Token of the verb. */
  readonly head: number;
  /** Tokens of the technique's span: auxiliary, verb and complement. */
  readonly from: number;
  readonly to: number;
  /** First token of the complement inside the span; equal to `to` without a complement. */
  readonly complement: number;
  readonly technique: TechStepKey | null;
  readonly weight: number;
  /** What the verb refers to by a pronoun; null if it has none. */
  readonly reference: Reference | null;
}

/** An instruction that is not complete yet. */
export type InstructionDraft = { -readonly [Field in keyof Instruction]: Instruction[Field] };

/** Creates a plain instruction of one word, without technique. The caller sets what is different. */
export const newInstruction = (head: number): InstructionDraft => ({
  verb: null,
  role: 'plain',
  phraseStart: head,
  head,
  from: head,
  to: head + 1,
  complement: head + 1,
  technique: null,
  weight: 0,
  reference: null,
});

/** An instruction whose technique is known. */
export type TechniqueInstruction = Instruction & { readonly technique: TechStepKey };
