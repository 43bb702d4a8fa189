import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Verb } from './verb.js';

/** Roles of a verb in its sentence. */
export const NO_INSTRUCTION = 0;
/** A forbidden action: "sans remuer", "do not stir". */
export const FORBIDDEN = 1;
export const PLAIN = 2;
/** A simultaneous action: "en remuant", "stirring". */
export const ACCOMPANYING = 3;
/** A purpose: "pour enrober", "to coat". */
export const PURPOSE = 4;
/** A later action: "avant de servir", "before serving". */
export const BEFORE = 5;
/** An exclusion without a verb: "sauf le persil", "but not the flour". */
export const EXCLUDED = 6;

/** Maximum number of verbs that share an object: "Peel, wash, dry and cut the carrots". */
export const MAX_COORDINATED_VERBS = 12;

/** Role of a verb form, and the first token of the clause that it starts. */
export interface Classification {
  readonly role: number;
  readonly clauseStart: number;
}

/** A verb that tells the cook to do something. */
export interface Instruction {
  readonly verb: Verb | null;
  readonly role: number;
  /** First token of the clause that the instruction starts: "puis", "les" or "pour". */
  readonly clauseStart: number;
  /** Token of the verb. */
  readonly head: number;
  /** Tokens of the technique's span: auxiliary, verb and complement. */
  readonly from: number;
  readonly to: number;
  /** First token of the complement inside the span; equal to `to` without a complement. */
  readonly complement: number;
  readonly technique: TechStepKey | null;
  readonly weight: number;
}

/** Creates a one-word instruction without technique; the given fields replace the defaults. */
export function instructionAt(
  head: number,
  {
    verb = null,
    role = PLAIN,
    clauseStart = head,
    from = head,
    to = head + 1,
    complement = to,
    technique = null,
    weight = 0,
  }: Partial<Instruction>,
): Instruction {
  return { verb, role, clauseStart, head, from, to, complement, technique, weight };
}

/** An instruction whose technique is known. */
export type TechniqueInstruction = Instruction & { readonly technique: TechStepKey };
