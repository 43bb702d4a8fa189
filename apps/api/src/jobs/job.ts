export type JobName =
  'archives' | 'deletion' | 'mail' | 'parts' | 'photos' | 'retention' | 'routines' | 'webhooks';

/** Work that every process of the API does in the background. */
export interface Job {
  readonly name: JobName;
  /** Milliseconds after which it runs again when nothing was left, or a run failed. */
  readonly interval: number;
  /** Whether requests have the database to themselves after a run, for as long as the run took. */
  readonly pauses?: boolean;

  /**
   * Claims a part of what is due, and does it.
   *
   * @param stop is aborted when the process ends
   * @returns whether more may be due: it runs again at once
   */
  run(stop: AbortSignal): Promise<boolean>;
}
