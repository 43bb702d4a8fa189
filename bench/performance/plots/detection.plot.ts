import type { ColorDef, PositionDef } from 'vega-lite/build/src/channeldef.js';
import type { Result } from '../../harness/figures/report.js';
import type { Plot } from './plot.js';
import { API_COLOUR, CONTROL_COLOUR, FAINT_INK } from './render.js';

const SPEED_UNIT = 'sentences/s';
const ENGINE = 'engine';

export const detectionPlot: Plot = {
  benchmark: 'detection',
  name: 'detection',
  title: 'Accuracy and speed of the detection',
  caption:
    'Up is more accurate, right is faster. Speed is measured in one thread. The controls know the ' +
    'same names and verbs, without rules.',
  create: (results) => {
    const points = pointsOf(results);
    const speeds = points.map(({ speed }) => speed);
    const x: PositionDef<string> = {
      field: 'speed',
      type: 'quantitative',
      scale: {
        type: 'log',
        domain: [Math.min(...speeds) / 10, Math.max(...speeds) * 5],
        nice: false,
      },
      axis: { values: [100, 1e3, 1e4, 1e5, 1e6], format: '~s', title: SPEED_UNIT },
    };
    const y: PositionDef<string> = {
      field: 'f1',
      type: 'quantitative',
      scale: { domain: [0.4, 1.08], nice: false },
      axis: { values: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1], format: '.1f', title: 'F1' },
    };
    const color: ColorDef<string> = {
      field: 'detector',
      type: 'nominal',
      scale: {
        domain: [...new Set(points.map(({ detector }) => detector))],
        range: [API_COLOUR, FAINT_INK, CONTROL_COLOUR],
      },
      legend: null,
    };
    return {
      title: detectionPlot.title,
      data: { values: points },
      columns: 4,
      bounds: 'flush',
      spacing: 24,
      facet: { field: 'figure', sort: [...new Set(points.map(({ figure }) => figure))] },
      spec: {
        width: 165,
        height: 220,
        layer: [
          { mark: { type: 'circle', size: 110, opacity: 1 }, encoding: { x, y, color } },
          {
            transform: [{ filter: { field: 'detector', equal: ENGINE } }],
            mark: { type: 'text', dy: -14, fontSize: 11, fontWeight: 600 },
            encoding: { x, y, color, text: { field: 'detector' } },
          },
          {
            transform: [{ filter: { not: { field: 'detector', equal: ENGINE } } }],
            mark: { type: 'text', dy: 15, fontSize: 11, fontWeight: 600 },
            encoding: { x, y, color, text: { field: 'detector' } },
          },
        ],
      },
    };
  },
};

interface DetectorPoint {
  readonly detector: string;
  /** What is found: techniques, … */
  readonly figure: string;
  readonly f1: number;
  /** Sentences per second. */
  readonly speed: number;
}

/** The engine once, and each control. */
function pointsOf(results: readonly Result[]): DetectorPoint[] {
  const speeds = results.filter(({ unit }) => unit === SPEED_UNIT);
  return speeds.flatMap(({ point, ours, control }, index) => {
    const accuracy = results.filter(
      (result) => result.unit === 'F1' && result.point?.series === point?.series,
    );
    return accuracy.flatMap((result): DetectorPoint[] => [
      ...(index === 0
        ? [{ detector: ENGINE, figure: result.name, f1: result.ours, speed: ours }]
        : []),
      {
        detector: point?.series ?? '',
        figure: result.name,
        f1: result.control ?? 0,
        speed: control ?? 0,
      },
    ]);
  });
}
