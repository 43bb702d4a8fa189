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
  private reported = 0;

  add(sample: Sample): void {
    this.samples.push(sample);
  }

  /** The samples since the last call. */
  takeNew(): readonly Sample[] {
    const samples = this.samples.slice(this.reported);
    this.reported = this.samples.length;
    return samples;
  }

  /** Samples that ended in [from, to). */
  between(from: number, to: number): readonly Sample[] {
    return this.samples.filter(({ end }) => end >= from && end < to);
  }
}

/** The latency below which this share of the requests was, in milliseconds. */
export function latency(samples: readonly Sample[], share: number): number {
  const sorted = samples.map(({ start, end }) => end - start).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
