import type { PrintedSession } from '../printed-session.js';
import { fitText } from './fit-text.js';
import { FONT_SIZE, LINE_HEIGHT, MARGIN, type PictureLayout } from './picture-layout.js';
import { element, type Svg, text } from './svg-element.js';

const SWATCH = 16;
const NAME_LEFT = MARGIN + SWATCH + 6;
const ROW_HEIGHT = LINE_HEIGHT + 6;
const MAX_LINES = 2;

/** The fill, the code and the name of each recipe. */
export function drawLegend(
  { recipes }: PrintedSession,
  { marks, width }: PictureLayout,
  top: number,
): { readonly drawn: readonly Svg[]; readonly bottom: number } {
  let y = top;
  const nameWidth = (width - NAME_LEFT - MARGIN) / FONT_SIZE;
  const drawn = recipes.map(({ id, name }) => {
    const { code, fill } = marks.get(id) ?? { code: '', fill: '#fff' };
    const lines = fitText(`${code}  ${name}`, nameWidth, MAX_LINES);
    const swatch = { x: MARGIN, y, width: SWATCH, height: SWATCH, rx: 2, fill, stroke: '#333' };
    const names = lines.map((line, number) =>
      element('text', { x: NAME_LEFT, y: y + 12 + number * LINE_HEIGHT }, text(line)),
    );
    y += ROW_HEIGHT + (lines.length - 1) * LINE_HEIGHT;
    return element('g', {}, element('rect', swatch), ...names);
  });
  return { drawn, bottom: y };
}
