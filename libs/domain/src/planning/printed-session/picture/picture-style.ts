import { element, type Svg, text } from './svg-element.js';

/** Colours of a dark theme, for what the picture draws in light colours. A print is always light. */
const DARK =
  'text{fill:#f0e8dc}[paint-order]{fill:#000}' +
  "[fill='#fff']{fill:#191613}[fill='#f1f1f1']{fill:#2c2722}[fill='#fafafa']{fill:#211d19}" +
  "[stroke='#ddd']{stroke:#443b32}[stroke='#333']{stroke:#b3a798}";

/** The height of A4 within margins of 10 mm, in px. */
const PAGE_HEIGHT = 1046;
/** A picture that is this much higher than a page becomes smaller. A higher one takes two pages. */
const MAX_SHRINK = 1.25;

/**
 * The style of a picture: a dark theme, and the size of a print. It has no character that XML escapes,
 * because the policy of the response contains the hash of its text.
 *
 * @param tops where rows begin: a page ends there
 */
export function drawStyle(size: { width: number; height: number }, tops: readonly number[]): Svg {
  const scale = PAGE_HEIGHT / heightOfPage(size.height, tops);
  const [width, height] = [size.width, size.height].map((each) => (each * scale).toFixed(1));
  const css =
    `@media screen and (prefers-color-scheme:dark){${DARK}}` +
    `@page{size:A4;margin:10mm}@media print{svg{width:${width ?? ''}px;height:${height ?? ''}px}}`;
  return element('style', {}, text(css));
}

/** How much of the picture is on the first page. */
function heightOfPage(height: number, tops: readonly number[]): number {
  if (height <= PAGE_HEIGHT * MAX_SHRINK) return Math.max(height, PAGE_HEIGHT);
  return tops.find((top) => top >= height / 2) ?? height;
}
