import path from 'node:path';
import type { Run } from '../recording.js';
import { connectionsPlot } from './connections.plot.js';
import { detectionPlot } from './detection.plot.js';
import { listSizesPlot } from './list-sizes.plot.js';
import type { Plot } from './plot.js';
import { renderSvg } from './render.js';

/** A rendered plot. */
export interface PlotFile extends Plot {
  /** Relative to the page. */
  readonly file: string;
  readonly svg: string;
}

const PLOTS = [listSizesPlot, connectionsPlot, detectionPlot];

/** Renders the plots whose benchmarks were run. */
export async function createPlots(runs: readonly Run[]): Promise<PlotFile[]> {
  const files: PlotFile[] = [];
  for (const plot of PLOTS) {
    const run = runs.find(({ benchmark }) => benchmark === plot.benchmark);
    if (run === undefined || run.results.length === 0) continue;
    const file = path.posix.join('images', `performance-${plot.name}.svg`);
    files.push({ ...plot, file, svg: await renderSvg(plot.create(run.results)) });
  }
  return files;
}
