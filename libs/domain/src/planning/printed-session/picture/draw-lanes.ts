import { type PictureLayout } from './picture-layout.js';
import { element, type Svg, text } from './svg-element.js';

/** The names of the lanes, from bottom to top, and their backgrounds. */
export function drawLanes(
  { lanes, lanesLeft, laneWidth }: PictureLayout,
  top: number,
  bottom: number,
): Svg {
  const drawn = lanes.flatMap(({ label }, lane) => {
    const left = lanesLeft + lane * laneWidth;
    const x = left + laneWidth / 2 + 4;
    const y = top - 4;
    const name = { x, y, transform: `rotate(-90 ${String(x)} ${String(y)})` };
    const ground = { x: left, y: top, width: laneWidth, height: bottom - top };
    return [
      element('rect', { ...ground, fill: lane % 2 === 0 ? '#f1f1f1' : '#fafafa' }),
      element('text', name, text(label)),
    ];
  });
  return element('g', {}, ...drawn);
}
