/** What a picture of a recipe may be, and what is stored of it. */
export const PHOTO_LIMITS = {
  /** Size of a picture that a person sends or that a page shows. */
  bytes: 10 * 1024 * 1024,
  /** Its width times its height. */
  pixels: 50_000_000,
  /** The longer side of the largest stored photo. */
  side: 1600,
} as const;

/**
 * The widths in which a photo is stored, smallest first: a quarter, a half and the whole of its width.
 * A photo that is narrower than four pixels has fewer.
 */
export function photoWidths(width: number): number[] {
  return [...new Set([width / 4, width / 2, width].map(Math.ceil))];
}
