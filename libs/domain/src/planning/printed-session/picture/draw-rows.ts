import type { TaskDuration } from '../../timed-session/tasks/task-duration.js';
import { hoursAndMinutes } from '../session-clock.js';
import { drawBars } from './draw-bars.js';
import {
  FONT_SIZE,
  LINE_HEIGHT,
  MARGIN,
  type PictureLayout,
  type PictureRow,
} from './picture-layout.js';
import { element, type Svg, text } from './svg-element.js';
import type { TimeAxis } from './time-axis.js';

/** The lines between the rows. They are drawn first, below the bars. */
export function drawRules({ rows, width }: PictureLayout, { tops }: TimeAxis): Svg {
  const rules = rows.map(({ content }, index) => {
    const y = tops[index] ?? 0;
    const stroke = content.kind === 'HEADING' ? '#333' : '#ddd';
    return element('line', { x1: MARGIN, x2: width - MARGIN, y1: y, y2: y, stroke });
  });
  return element('g', {}, ...rules);
}

/** The time, the bars, the text and the duration of each row. */
export function drawRows(layout: PictureLayout, axis: TimeAxis): Svg[] {
  return layout.rows.map((row, index) => drawRow(row, layout, axis, axis.tops[index] ?? 0));
}

function drawRow(row: PictureRow, layout: PictureLayout, axis: TimeAxis, top: number): Svg {
  const { content, time } = row;
  const y = top + FONT_SIZE + 1;
  const right = { y, 'text-anchor': 'end' };
  const weight: Record<string, string> = content.kind === 'HEADING' ? BOLD : {};
  const drawn = drawText(row, layout.textLeft, y);
  if (time !== null) {
    drawn.unshift(element('text', { x: layout.lanesLeft - 4, ...right }, text(time)));
  }
  if (content.kind !== 'TASK') return element('g', weight, ...drawn);
  const { task } = content;
  const duration = element('text', { x: layout.width - MARGIN, ...right }, durationOf(task));
  const title = element('title', {}, text(task.title));
  return element('g', {}, title, ...drawBars(task, layout, top, axis), ...drawn, duration);
}

const BOLD = { 'font-weight': 'bold' };

/** The lines of a row; the codes of its recipes are bold. */
function drawText({ codes, lines }: PictureRow, x: number, y: number): Svg[] {
  return lines.map((line, number) => {
    const isCoded = number === 0 && line.startsWith(codes);
    const bold = isCoded ? [element('tspan', BOLD, text(codes))] : [];
    const rest = text(isCoded ? line.slice(codes.length) : line);
    return element('text', { x, y: y + number * LINE_HEIGHT }, ...bold, rest);
  });
}

/** `20 min`; `≈ 1:30` for an estimate of 90 minutes. */
function durationOf({ duration }: { readonly duration: TaskDuration }): Svg {
  const { minutes, source } = duration;
  const length = minutes < 60 ? `${String(minutes)} min` : `${hoursAndMinutes(minutes)} h`;
  return text(source === 'ESTIMATED' ? `≈ ${length}` : length);
}
