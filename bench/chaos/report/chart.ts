import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { FaultPeriod } from '../faults/fault-schedule.js';
import { latency, type Timeline } from '../records/timeline.js';

const WIDTH = 960;
const HEIGHT = 120;

/** Time axis of all panels, in seconds since the beginning of the load. */
const X = { field: 'second', type: 'quantitative', title: null, scale: { nice: false } } as const;

/**
 * Draws a time line as SVG: answered requests, failed requests and latency for each second, with a
 * band for each fault.
 */
export async function drawChart(
  timeline: Timeline,
  periods: readonly FaultPeriod[],
  start: number,
  end: number,
): Promise<string> {
  const seconds = bucketsOf(timeline, start, end);
  const faults = periods.map(({ fault, begin, end: ended }) => ({
    fault: fault.name,
    second: (begin - start) / 1000,
    until: Math.max((ended - start) / 1000, (begin - start) / 1000 + 1),
  }));
  const spec: TopLevelSpec = {
    background: 'white',
    config: { font: 'sans-serif', view: { stroke: '#ddd' } },
    vconcat: [
      panel('requests/s', 'answered', '#2b6cb0', seconds, faults),
      panel('failed/s', 'failed', '#c53030', seconds, faults),
      latencyPanel(seconds, faults),
      faultPanel(faults, (end - start) / 1000),
    ],
    resolve: { scale: { x: 'shared', color: 'independent' } },
  };
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  return view.toSVG();
}

interface Bucket {
  readonly second: number;
  readonly answered: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

interface Band {
  readonly fault: string;
  readonly second: number;
  readonly until: number;
}

function bucketsOf(timeline: Timeline, start: number, end: number): Bucket[] {
  return Array.from({ length: Math.floor((end - start) / 1000) }, (_, second) => {
    const from = start + second * 1000;
    const samples = timeline.between(from, from + 1000);
    const failed = samples.filter(({ failure }) => failure !== null).length;
    return {
      second,
      answered: samples.length - failed,
      failed,
      p50: Math.max(1, latency(samples, 0.5)),
      p99: Math.max(1, latency(samples, 0.99)),
    };
  });
}

function bands(faults: readonly Band[]) {
  return {
    data: { values: [...faults] },
    mark: { type: 'rect', color: '#f6ad55', opacity: 0.35 },
    encoding: { x: X, x2: { field: 'until' } },
  } as const;
}

function panel(
  title: string,
  field: 'answered' | 'failed',
  color: string,
  seconds: readonly Bucket[],
  faults: readonly Band[],
) {
  const line = {
    data: { values: [...seconds] },
    mark: { type: 'line', color, strokeWidth: 1 },
    encoding: { x: X, y: { field, type: 'quantitative', title } },
  } as const;
  return { width: WIDTH, height: HEIGHT, layer: [bands(faults), line] };
}

function latencyPanel(seconds: readonly Bucket[], faults: readonly Band[]) {
  const values = seconds.flatMap(({ second, p50, p99 }) => [
    { second, share: 'p50', ms: p50 },
    { second, share: 'p99', ms: p99 },
  ]);
  const lines = {
    data: { values },
    mark: { type: 'line', strokeWidth: 1 },
    encoding: {
      x: X,
      y: { field: 'ms', type: 'quantitative', title: 'latency (ms)', scale: { type: 'log' } },
      color: { field: 'share', type: 'nominal', legend: { title: null, orient: 'top-right' } },
    },
  } as const;
  return { width: WIDTH, height: HEIGHT, layer: [bands(faults), lines] };
}

/** One row for each kind of fault, with its name. */
function faultPanel(faults: readonly Band[], length: number) {
  return {
    width: WIDTH,
    height: { step: 16 },
    data: { values: [...faults] },
    mark: { type: 'bar', color: '#dd6b20' },
    encoding: {
      x: { ...X, title: 'seconds', scale: { domainMin: 0, domainMax: length, nice: false } },
      x2: { field: 'until' },
      y: { field: 'fault', type: 'nominal', title: null, axis: { labelLimit: 260 } },
    },
  } as const;
}
