import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Verb } from './verb.js';

/** How a verb stands in its sentence. */
export const NO_INSTRUCTION = 0;
/** What must not be done: "sans remuer", "do not stir". */
export const FORBIDDEN = 1;
export const PLAIN = 2;
/** "en remuant", "stirring". */
export const ACCOMPANYING = 3;
/** "pour enrober", "to coat". */
export const PURPOSE = 4;
/** "avant de servir", "before serving". */
export const BEFORE = 5;
/** "sauf le persil", "but not the flour": no verb, but what follows is left out. */
export const EXCLUDED = 6;

/** No more verbs than this share an object: "Peel, wash, dry and cut the carrots". */
export const MAX_COORDINATED_VERBS = 12;

/** How a verb form is meant, and the first token that belongs to it: its pronoun, adverb or "pour". */
export interface Classification {
  readonly role: number;
  readonly clauseStart: number;
}

/** A verb that tells the cook to do something. */
export interface Instruction {
  readonly verb: Verb | null;
  readonly role: number;
  /** Where its clause would begin: the first token of "puis", "les", "pour" before it. */
  readonly clauseStart: number;
  /** The verb itself. */
  readonly head: number;
  /** The tokens of the keyword: auxiliary, verb and complement. */
  readonly from: number;
  readonly to: number;
  /** Where the complement begins that belongs to the keyword; `to` where there is none. */
  readonly complement: number;
  readonly technique: TechStepKey | null;
  readonly weight: number;
}

/** An order of one word that means no technique yet, with whatever is known better. */
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

/** An order whose technique is known. */
export type TechniqueInstruction = Instruction & { readonly technique: TechStepKey };
