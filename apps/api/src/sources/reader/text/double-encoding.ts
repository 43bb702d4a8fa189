/** The characters of the bytes 0x80 to 0x9f in Windows-1252. */
const HIGH_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** How UTF-8 of Latin letters, punctuation, fractions and emoji reads in Windows-1252. */
const NEXT = `[${HIGH_CHARACTERS}\u0080-¿]`;
const SEQUENCES = new RegExp(`[ÂÃÅ]${NEXT}|[âï]${NEXT}{2}|ð${NEXT}{3}`, 'gu');
const NOT_ASCII = /[^\0-\x7f]/;
/** The first half of a no-break space whose second half is a space: "2Â tablespoons". */
const HALF_SPACES = /(?<=[\da-z,.;:)])Â(?=[ \u00a0])/g;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function byteOf(char: string): number {
  const high = HIGH_CHARACTERS.indexOf(char);
  return high < 0 ? char.charCodeAt(0) : 0x80 + high;
}

/**
 * Repairs a text that was encoded in UTF-8 twice: "crÃ¨me" is "crème". Except for spaces, a text is
 * only changed if all of it can be decoded.
 */
export function withoutDoubleEncoding(text: string): string {
  const spaced = text.replace(HALF_SPACES, '');
  const others = spaced.replace(SEQUENCES, '');
  if (others.length === spaced.length || NOT_ASCII.test(others)) return spaced;
  try {
    return withoutDoubleEncoding(utf8.decode(Uint8Array.from(spaced, byteOf)));
  } catch {
    return spaced;
  }
}
