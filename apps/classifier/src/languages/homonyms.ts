import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** A name that means something else, or nothing, where the words before it say so. */
export interface Homonym {
  readonly names: readonly string[];
  /** What the name means, where no catalogue says it. */
  readonly utensil?: UtensilKey;
  /** The name is meant only as what one of these is done to. */
  readonly onlyAfter?: readonly TechStepKey[];
  /** The name is not meant as what one of these is done to. */
  readonly neverAfter?: readonly TechStepKey[];
  /** The name is not meant where something is put into it. */
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
