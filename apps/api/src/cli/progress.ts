const WIDTH = 30;

/** How far something is that is done in many small steps. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Seconds since it began. */
  readonly elapsed: number;
}

/** One line: a bar, how much is done, how fast it goes, and how long it will still take. */
export function progressLine({ done, total, elapsed }: Progress): string {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.floor(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const rate = elapsed > 0 ? done / elapsed : 0;
  const left = rate > 0 ? `${duration((total - done) / rate)} left` : 'waiting for a worker';
  const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
  return `${bar} ${percent}  ${String(done)} of ${String(total)} steps, ${rate.toFixed(0)}/s, ${left}`;
}

/** Seconds as a person says them: `45 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${String(whole)} s`;
  if (whole < 3600) return `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
  return `${String(Math.floor(whole / 3600))} h ${String(Math.floor((whole % 3600) / 60))} min`;
}
