/** What a word does in an amount, as bits. See `AmountWords` for what each of them means. */
export const CONTAINER = 1;
export const PIECE = 2;
export const VAGUE = 4;
export const PLUS = 8;
export const APPROXIMATE = 16;
/** Precedes the size of a piece. */
export const SIZE = 32;
export const NUMBERED = 64;
