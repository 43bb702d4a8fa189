import type { ColorDef, PositionDef } from 'vega-lite/build/src/channeldef.js';
import type { Result } from '../../harness/figures/report.js';
import type { Plot } from './plot.js';
import { API_COLOUR, CONTROL_COLOUR } from './render.js';
import { spreadLabels } from './spread-labels.js';

/** Height of the plot of a route, and the distance between labels, in pixels. */
const HEIGHT = 130;
const LABEL_DISTANCE = 13;

export const connectionsPlot: Plot = {
  benchmark: 'connections',
  name: 'connections',
  title: 'Throughput by number of connections',
  caption:
    'Each route has its own vertical scale. The control is a bare Fastify with the same cookie ' +
    'check and statements, on the same database.',
  create: (results) => {
    const x: PositionDef<string> = {
      field: 'connections',
      type: 'quantitative',
      scale: { type: 'log', base: 2, nice: false, domain: [1, 64] },
      axis: { values: [1, 2, 4, 8, 16, 32, 64], format: 'd', title: 'connections' },
    };
    const y: PositionDef<string> = {
      field: 'rate',
      type: 'quantitative',
      scale: { zero: true, nice: false },
      axis: { title: 'requests/s', tickCount: 4, format: ',d' },
    };
    const color: ColorDef<string> = {
      field: 'server',
      type: 'nominal',
      scale: { domain: ['API', 'control'], range: [API_COLOUR, CONTROL_COLOUR] },
      legend: null,
    };
    const points = pointsOf(results);
    return {
      title: connectionsPlot.title,
      data: { values: points },
      columns: 3,
      bounds: 'flush',
      spacing: { row: 80, column: 125 },
      facet: { field: 'route', sort: [...new Set(points.map(({ route }) => route))] },
      resolve: { scale: { y: 'independent' }, axis: { x: 'independent' } },
      spec: {
        width: 170,
        height: HEIGHT,
        layer: [
          {
            mark: { type: 'line', strokeWidth: 2.5, point: { size: 30, filled: true } },
            encoding: { x, y, color },
          },
          {
            transform: [{ filter: 'datum.isLast' }],
            mark: { type: 'text', align: 'left', dx: 7, fontSize: 11, fontWeight: 600 },
            encoding: { x, y: { ...y, field: 'label' }, color, text: { field: 'server' } },
          },
        ],
      },
    };
  },
};

/** `rate` in requests per second. */
interface RatePoint {
  readonly route: string;
  readonly connections: number;
  readonly server: 'API' | 'control';
  readonly rate: number;
  /** Height of the label, in requests per second. */
  readonly label: number;
  /** Whether no point has more connections. */
  readonly isLast: boolean;
}

function pointsOf(results: readonly Result[]): RatePoint[] {
  const last = Math.max(...results.map(({ point }) => point?.x ?? 0));
  return results.flatMap(({ point, ours, control }) => {
    if (point?.x === undefined || control === undefined) return [];
    const place = { route: point.series, connections: point.x, isLast: point.x === last };
    const [apiLabel = ours, controlLabel = control] = labelsOf(
      [ours, control],
      fastestOf(results, point.series),
    );
    return [
      { ...place, server: 'API' as const, rate: ours, label: apiLabel },
      { ...place, server: 'control' as const, rate: control, label: controlLabel },
    ];
  });
}

/** The highest rate in the plot of a route. */
function fastestOf(results: readonly Result[], route: string): number {
  const ofRoute = results.filter(({ point }) => point?.series === route);
  return Math.max(...ofRoute.flatMap(({ ours, control = 0 }) => [ours, control]));
}

/** Heights of the labels of lines that end at `rates`. */
function labelsOf(rates: readonly number[], highest: number): number[] {
  const pixelsPerRate = HEIGHT / highest;
  const pixels = rates.map((rate) => rate * pixelsPerRate);
  return spreadLabels(pixels, LABEL_DISTANCE).map((pixel) => pixel / pixelsPerRate);
}
