import type { Locale } from '#domain/locale.js';
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

export const HOMONYMS: Readonly<Record<Locale, readonly Homonym[]>> = {
  fr: [
    { names: ['boudin', 'boudins'], neverAfter: ['shape', 'roll', 'rollOut'] },
    { names: ['truffe', 'truffes'], neverAfter: ['roll', 'coat', 'shape'] },
    { names: ['choux'], neverAfter: ['pipe', 'fill'] },
    { names: ['coquilles'], neverIn: 'dans' },
    { names: ['pots (de)'], utensil: 'jar', onlyAfter: ['fill'] },
    { names: ['verres (de)', 'verres (d)'], utensil: 'glass', onlyAfter: ['fill'] },
  ],
  en: [{ names: ['truffle', 'truffles'], neverAfter: ['roll', 'coat', 'shape'] }],
};
