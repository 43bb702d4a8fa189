import type { TopLevelSpec } from 'vega-lite';
import type { Result } from '../../harness/figures/report.js';

/** A plot of the figures of one benchmark. */
export interface Plot {
  readonly benchmark: string;
  /** Name of the file, without its ending. */
  readonly name: string;
  /** What the plot shows; also its alternative text. */
  readonly title: string;
  /** How to read it. */
  readonly caption: string;
  readonly create: (results: readonly Result[]) => TopLevelSpec;
}
