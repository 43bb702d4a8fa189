import { quantile } from '../../harness/figures/statistics.js';

/** An attempt of a request. Times are by `performance.now()`. */
export interface Sample {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Status and code, or the error of the connection; null for an answer below 500. */
  readonly failure: string | null;
}

/** Every attempt of a request, in the order of the answers. */
export class Timeline {
  readonly samples: Sample[] = [];

  add(sample: Sample): void {
    this.samples.push(sample);
  }

  /** Samples that ended in [from, to). */
  between(from: number, to: number): readonly Sample[] {
    return this.samples.filter(({ end }) => end >= from && end < to);
  }
}

/** The latency below which this share of the requests was, in milliseconds. */
export function latency(samples: readonly Sample[], share: number): number {
  return quantile(
    samples.map(({ start, end }) => end - start),
    share,
  );
}
