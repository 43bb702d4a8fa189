import type { ColorDef, PositionDef } from 'vega-lite/build/src/channeldef.js';
import type { Result } from '../../harness/figures/report.js';
import type { Plot } from './plot.js';
import { API_COLOUR, CONTROL_COLOUR } from './render.js';
import { spreadLabels } from './spread-labels.js';

const HEIGHT = 340;
/** Pixels between two labels. */
const LABEL_DISTANCE = 15;
const COLOURS = [API_COLOUR, '#1a7f37', '#bf8700', '#8250df', '#cf222e', '#bf3989'];
const FLOOR = 'bare Fastify, select 1';

export const listSizesPlot: Plot = {
  benchmark: 'list-sizes',
  name: 'list-sizes',
  title: 'Response time of recipe lists by number of recipes',
  caption:
    'Median of one client that reads pages of 20, through HTTP. Both axes are logarithmic: a line ' +
    'that stays level does not depend on the size of the database.',
  create: (results) => {
    const points = pointsOf(results);
    const times = points.map(({ time }) => time);
    const domain = [Math.min(...times) * 0.8, Math.max(...times) * 1.25] as const;
    const lists = new Set(points.map(({ series }) => series).filter((name) => name !== FLOOR));
    const names = [...lists, FLOOR];
    const series = { field: 'series', type: 'nominal', legend: null } as const;
    const color: ColorDef<string> = {
      ...series,
      scale: { domain: names, range: [...COLOURS.slice(0, lists.size), CONTROL_COLOUR] },
    };
    const x: PositionDef<string> = {
      field: 'recipes',
      type: 'quantitative',
      scale: { type: 'log' },
      axis: { values: [1e3, 1e4, 1e5, 1e6], format: ',', title: 'recipes in the database' },
    };
    const y: PositionDef<string> = {
      field: 'time',
      type: 'quantitative',
      scale: { type: 'log', domain: [...domain], nice: false },
      axis: {
        values: [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
        format: '~g',
        title: 'response time, median (ms)',
      },
    };
    return {
      title: listSizesPlot.title,
      width: 520,
      height: HEIGHT,
      layer: [
        {
          data: { values: points },
          mark: { type: 'line', strokeWidth: 2.5, point: { size: 45, filled: true } },
          encoding: {
            x,
            y,
            color,
            strokeDash: {
              ...series,
              scale: {
                domain: names,
                range: names.map((name) => (name === FLOOR ? [4, 4] : [1, 0])),
              },
            },
          },
        },
        {
          data: { values: labelsOf(points, domain) },
          mark: { type: 'text', align: 'left', dx: 10, fontSize: 12, fontWeight: 600, clip: false },
          encoding: { x, y, color, text: { field: 'series' } },
        },
      ],
    };
  },
};

/** `time` in milliseconds. */
interface TimePoint {
  readonly series: string;
  readonly recipes: number;
  readonly time: number;
}

/** The lists, and the control of the first of them. */
function pointsOf(results: readonly Result[]): TimePoint[] {
  const first = results[0]?.point?.series;
  return results.flatMap(({ point, ours, control }) => {
    if (point?.x === undefined) return [];
    const list = { series: point.series, recipes: point.x, time: ours };
    const isFirst = point.series === first && control !== undefined;
    return isFirst ? [list, { series: FLOOR, recipes: point.x, time: control }] : [list];
  });
}

/** A label at the end of each line. */
function labelsOf(
  points: readonly TimePoint[],
  [from, to]: readonly [number, number],
): TimePoint[] {
  const largest = Math.max(...points.map(({ recipes }) => recipes));
  const ends = points.filter(({ recipes }) => recipes === largest);
  const pixelsPerUnit = HEIGHT / Math.log(to / from);
  const pixels = ends.map(({ time }) => Math.log(time / from) * pixelsPerUnit);
  return spreadLabels(pixels, LABEL_DISTANCE).map((pixel, index) => ({
    series: ends[index]?.series ?? '',
    recipes: largest,
    time: from * Math.exp(pixel / pixelsPerUnit),
  }));
}
