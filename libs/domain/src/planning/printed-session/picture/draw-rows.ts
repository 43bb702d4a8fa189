import { drawBars } from './draw-lanes.js';
import {
  FONT_SIZE,
  LINE_HEIGHT,
  MARGIN,
  type PictureLayout,
  type PictureRow,
} from './picture-layout.js';
import { element, type Svg, text } from './svg-element.js';
import type { TimeAxis } from './time-axis.js';

/** All rows: the time, the bars, the text and the duration. */
export function drawRows(layout: PictureLayout, axis: TimeAxis): Svg[] {
  return layout.rows.map((row, index) => drawRow(row, layout, axis, axis.tops[index] ?? 0));
}

function drawRow(row: PictureRow, layout: PictureLayout, axis: TimeAxis, top: number): Svg {
  const { content, time, lines } = row;
  const { width, lanesLeft, textLeft } = layout;
  const baseline = top + FONT_SIZE + 1;
  const isHeading = content.kind === 'HEADING';
  const weight: Record<string, string> = isHeading ? { 'font-weight': 'bold' } : {};
  const rule = { x1: MARGIN, x2: width - MARGIN, y1: top, y2: top };
  const line = element('line', { ...rule, stroke: isHeading ? '#333' : '#ddd' });
  const timeText = time === null ? [] : [
    element('text', { x: lanesLeft - 4, y: baseline, 'text-anchor': 'end', ...weight }, text(time)),
  ]; // prettier-ignore
  const texts = lines.map((written, number) =>
    element('text', { x: textLeft, y: baseline + number * LINE_HEIGHT, ...weight }, text(written)),
  );
  if (content.kind !== 'TASK') return element('g', {}, line, ...timeText, ...texts);
  const { task } = content;
  const { title, duration } = task;
  const minutes = `${duration.source === 'ESTIMATED' ? '≈ ' : ''}${String(duration.minutes)} min`;
  return element(
    'g',
    {},
    element('title', {}, text(title)),
    line,
    ...drawBars(task, layout, top, axis),
    ...timeText,
    ...texts,
    element('text', { x: width - MARGIN, y: baseline, 'text-anchor': 'end' }, text(minutes)),
  );
}
