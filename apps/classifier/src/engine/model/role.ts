// Roles of an instruction in its sentence.

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
