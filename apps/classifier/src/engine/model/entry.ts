import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import type { Homonym } from '../../languages/homonyms.js';

/** How much of a catalogue unit one of a written unit is: a pound is 454 gram. */
export interface UnitConversion {
  readonly key: UnitKey;
  readonly factor: number;
}

/** All that a phrase may be the name of. Nothing at all: it only hides the names inside it. */
export interface Entry {
  utensil: UtensilKey | null;
  ingredient: IngredientKey | null;
  unit: UnitConversion | null;
  /** Whether what is around it decides which utensil it is: "pan". */
  ambiguous: boolean;
  /** When the name is not meant although it stands there: "boudins" that are shaped. */
  homonym: Homonym | null;
  /** Words at the beginning and the end that must be there but are no part of the name. */
  readonly lead: number;
  readonly trail: number;
}

/** A name found in a text, from one token to the one before another. */
export interface Mention {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}
