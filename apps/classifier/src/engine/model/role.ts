/** Role of an instruction in its sentence. */
export type Role =
  /** A forbidden action: "sans remuer", "do not stir". */
  | 'forbidden'
  | 'plain'
  /** A simultaneous action: "en remuant", "stirring". */
  | 'accompanying'
  /** A purpose: "pour enrober", "to coat". */
  | 'purpose'
  /** A later action: "avant de servir", "before serving". */
  | 'before'
  /** An exclusion without a verb: "sauf le persil", "but not the flour". */
  | 'excluded';
