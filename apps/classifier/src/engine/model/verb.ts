import type { TechStepKey } from '#domain/catalogue/tech-steps.js';

/** What a wording says: a technique, or null where the words only look like one. */
export interface Meaning {
  readonly technique: TechStepKey | null;
  /** How many words the wording has: the more, the more specific. */
  readonly weight: number;
  /** Whether the words after the verb belong to the keyword, or only tell what it means. */
  readonly included: boolean;
}

/** A verb of a language and what it orders. */
export interface Verb {
  readonly infinitive: string;
  /** By itself. */
  alone: TechStepKey | null;
  /** After an auxiliary: "faire revenir", "let rise". */
  withAuxiliary: TechStepKey | null;
  /** The branch of `Language.complements` that its complements lie on; ROOT for none. */
  complements: number;
  /** Makes another verb happen: "faire", "laisser", "let". */
  readonly auxiliary: boolean;
  /** Brings something new in, so that it never shares the object of the verb before: "ajouter". */
  readonly introducesObject: boolean;
  /** Food does it by itself, so that "en refroidissant" orders nothing. */
  readonly spontaneous: boolean;
  /** Is a noun or an adjective as well: "cream", "dry". */
  readonly homograph: boolean;
}
