import { recipeIdsOf } from '../../batch/batch-session.js';
import type { PrintedTask } from '../printed-session.js';
import { FONT_SIZE, MAX_CODES, type PictureLayout } from './picture-layout.js';
import { element, type Svg, text } from './svg-element.js';
import type { TimeAxis } from './time-axis.js';

const GAP = 2;

/** Sizes from which a bar has room for its code, and for the code and the temperature. */
const MIN_WIDTH_OF_TEXT = 9;
const [CODE_HEIGHT, TEMPERATURE_HEIGHT] = [13, 60];

/**
 * The bars of a task: one in the lane of each cook, burner or oven that it occupies, with a stripe
 * for each recipe.
 *
 * @param top the top of the row of the task
 */
export function drawBars(
  task: PrintedTask,
  layout: PictureLayout,
  top: number,
  { yOf }: TimeAxis,
): Svg[] {
  const { lanes, lanesOfTask, lanesLeft, laneWidth } = layout;
  const height = yOf(task.endMinute) - top - GAP;
  return (lanesOfTask.get(task) ?? []).flatMap((lane) => {
    const box = { x: lanesLeft + lane * laneWidth + 1, y: top + 1, width: laneWidth - 2, height };
    const degrees = lanes[lane]?.kind === 'OVEN' ? task.celsius : null;
    return [...drawStripes(task, box, layout), ...drawCode(task, box, degrees, layout)];
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawStripes(task: PrintedTask, box: Box, { marks }: PictureLayout): Svg[] {
  const striped = recipeIdsOf(task).slice(0, MAX_CODES);
  const width = box.width / striped.length;
  const stripes = striped.map((recipeId, index) =>
    element('rect', {
      ...box,
      x: box.x + index * width,
      width,
      fill: marks.get(recipeId)?.fill ?? '#fff',
    }),
  );
  return [...stripes, element('rect', { ...box, rx: 2, fill: 'none', stroke: '#333' })];
}

/** The code of the recipe; in an oven also the temperature, from bottom to top. */
function drawCode(
  task: PrintedTask,
  { x, y, width, height }: Box,
  celsius: number | null,
  { marks }: PictureLayout,
): Svg[] {
  if (width < MIN_WIDTH_OF_TEXT) return [];
  const codes = recipeIdsOf(task).map((recipeId) => marks.get(recipeId)?.code ?? '');
  const [code = ''] = codes;
  const middle = x + width / 2;
  const outline = { 'paint-order': 'stroke', stroke: '#fff', 'stroke-width': 3 };
  const style = { ...outline, 'text-anchor': 'middle', 'font-weight': 'bold' };
  const isRoomForCode = height >= CODE_HEIGHT && codes.length === 1 && code.length === 1;
  const drawn = isRoomForCode
    ? [element('text', { x: middle, y: y + FONT_SIZE, ...style }, text(code))]
    : [];
  if (celsius === null || height < TEMPERATURE_HEIGHT) return drawn;
  const at = { x: middle + 4, y: y + height / 2 + FONT_SIZE / 2 };
  const transform = `rotate(-90 ${String(at.x)} ${String(at.y)})`;
  return [...drawn, element('text', { ...at, transform, ...style }, text(`${String(celsius)} °C`))];
}
