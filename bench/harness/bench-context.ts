/** What every benchmark is given: a migrated, seeded, otherwise empty database of its own. */
export interface BenchContext {
  readonly databaseUrl: string;
  /** A folder that is gone after the run. */
  readonly dataDir: string;
  /** Brings a database that was killed back up, at the same address. */
  readonly startDatabase: () => Promise<unknown>;
  /** What stood behind the name on the command line. */
  readonly options: readonly string[];
}
