import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** A name with another meaning, or none, after certain words. */
export interface Homonym {
  readonly names: readonly string[];
  /** Utensil that the name means, if the utensil names do not contain it. */
  readonly utensil?: UtensilKey;
  /** The name counts only as the object of one of these techniques. */
  readonly onlyAfter?: readonly TechStepKey[];
  /** The name does not count as the object of one of these techniques. */
  readonly neverAfter?: readonly TechStepKey[];
  /** The name does not count after this preposition. */
  readonly neverIn?: string;
}

/** A name that means `defaultKey`, but `otherKey` in the context of `otherWhen`. */
export interface AmbiguousUtensil {
  readonly names: readonly string[];
  readonly defaultKey: UtensilKey;
  readonly otherKey: UtensilKey;
  readonly otherWhen: {
    readonly techniques: readonly TechStepKey[];
    readonly utensils: readonly UtensilKey[];
    /** After a length and a width: "a 9 x 13 pan". */
    readonly afterDimensions: boolean;
  };
}
