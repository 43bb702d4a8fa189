import type { FaultPeriod } from '../faults/fault-schedule.js';
import { latency, type Sample, type Timeline } from '../records/timeline.js';

/** Seconds after a fault in which its errors may reach clients. */
export const ERROR_SECONDS = 5;
/** Seconds after a fault until all requests succeed again. */
export const RECOVERY_SECONDS = 10;

/** What clients noticed between the beginning of a fault and the beginning of the next one. */
export interface FaultRow extends FaultPeriod {
  readonly requests: number;
  /** Number of failed requests by failure, until {@link ERROR_SECONDS} after the fault. */
  readonly errors: ReadonlyMap<string, number>;
  /** Failed requests after that. */
  readonly errorsOutside: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /**
   * Seconds from the end of the fault to the end of the last second in which a request failed, or
   * none was answered; 0 without such a second.
   */
  readonly recovery: number;
}

/** @param end the end of the load */
export function rowsOf(
  periods: readonly FaultPeriod[],
  timeline: Timeline,
  end: number,
): FaultRow[] {
  return periods.map((period, index) => {
    const next = periods[index + 1]?.begin ?? end;
    const samples = timeline.between(period.begin, next);
    const allowedUntil = period.end + ERROR_SECONDS * 1000;
    const failed = samples.filter(({ failure }) => failure !== null);
    return {
      ...period,
      requests: samples.length,
      errors: countFailures(failed.filter((sample) => sample.end < allowedUntil)),
      errorsOutside: failed.filter((sample) => sample.end >= allowedUntil).length,
      p50: latency(samples, 0.5),
      p99: latency(samples, 0.99),
      recovery: recoveryOf(timeline, period.end, next),
    };
  });
}

/** Failed requests before the first fault. */
export function errorsBefore(timeline: Timeline, [first]: readonly FaultPeriod[]): number {
  const samples = timeline.between(0, first?.begin ?? Infinity);
  return samples.filter(({ failure }) => failure !== null).length;
}

function countFailures(failed: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { failure } of failed) {
    counts.set(failure ?? '', (counts.get(failure ?? '') ?? 0) + 1);
  }
  return counts;
}

function recoveryOf(timeline: Timeline, end: number, next: number): number {
  const seconds = Math.floor((next - end) / 1000);
  for (let second = seconds - 1; second >= 0; second--) {
    const from = end + second * 1000;
    const samples = timeline.between(from, from + 1000);
    const isHealthy = samples.length > 0 && samples.every(({ failure }) => failure === null);
    if (!isHealthy) return second + 1;
  }
  return 0;
}
