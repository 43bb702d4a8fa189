/** How heavy a volume of a food is, and how shops sell the food. */
export interface Density {
  /** Masses and volumes of the food add up to an amount of this type. */
  readonly soldBy: 'MASS' | 'VOLUME';
  /** The mass of {@link millilitres} of the food. Both are integers, so that sums stay exact. */
  readonly milligrams: number;
  readonly millilitres: number;
}

/** Densities of ingredients of one file of `catalogue/ingredients`. */
export type DensitiesOf<Facts> = Readonly<Partial<Record<keyof Facts, Density>>>;

/**
 * Measures in millilitres, as the catalogue reads them. Published weights are those of an American
 * cup of 236.6 ml; the difference is smaller than that between two people who fill a cup.
 */
export const CUP = 240;
export const TABLESPOON = 15;
export const TEASPOON = 5;

/** A food that is sold by mass: the grams in a level measure. */
export function weighed(grams: number, millilitres: number): Density {
  return { soldBy: 'MASS', milligrams: Math.round(grams * 1000), millilitres };
}

/** A food that is sold by volume: the grams in a millilitre. */
export function poured(gramsPerMillilitre: number): Density {
  return { soldBy: 'VOLUME', milligrams: Math.round(gramsPerMillilitre * 1000), millilitres: 1 };
}
