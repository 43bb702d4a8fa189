import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Trie } from './trie.js';

/** Meaning of a wording: a technique, or null for words that only look like one. */
export interface Meaning {
  readonly technique: TechStepKey | null;
  /** Number of words in the wording. More words are more specific. */
  readonly weight: number;
  /** Whether the technique's span includes the words after the verb. */
  readonly included: boolean;
}

/**
 * A fixed phrase that is an instruction by itself, such as "mise au four". Its technique is null
 * for a phrase that only looks like one, such as "couper la cuisson".
 */
export type SetPhrase = Pick<Meaning, 'technique' | 'weight'>;

/** A verb and the techniques that it means. */
export interface Verb {
  readonly infinitive: string;
  /** The food that the verb tells of without its name: "beurrer"; null for most verbs. */
  readonly food: IngredientKey | null;
  /** Technique of the verb without auxiliary and complement. */
  alone: TechStepKey | null;
  /** Technique after an auxiliary: "faire revenir", "let rise". */
  withAuxiliary: TechStepKey | null;
  /** Meanings of the verb together with words that follow it. */
  complements: Trie<Meaning> | undefined;
  /** The same after an auxiliary, which these meanings require: "laisser réduire … à feu". */
  auxiliaryComplements: Trie<Meaning> | undefined;
  /** Whether its object or its tool can determine the technique: citrus fruits are squeezed. */
  dependsOnObject: boolean;
  /** Whether the verb forms a technique with an infinitive after it: "faire", "laisser", "let". */
  readonly auxiliary: boolean;
  /** Whether the verb never shares the object of the previous verb: "ajouter". */
  readonly introducesObject: boolean;
  /** Whether the verb puts food into a vessel, takes something away, or names a tool. */
  readonly placing: boolean;
  readonly removing: boolean;
  readonly using: boolean;
  /** Whether the object of the verb may follow a particle: "stir in the flour". */
  readonly withParticle: boolean;
  /** Whether the action can happen without the cook: "en refroidissant" is not an instruction. */
  readonly spontaneous: boolean;
  /** Whether the verb is also a noun or an adjective: "cream", "dry". */
  readonly homograph: boolean;
}
