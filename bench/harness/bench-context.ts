/** Argument of every benchmark. */
export interface BenchContext {
  /** A migrated database with catalogues and no other rows. */
  readonly databaseUrl: string;
  /** A temporary folder, removed after the run. */
  readonly dataDir: string;
  /** Restarts the database server on the same port. */
  readonly startDatabase: () => Promise<unknown>;
  /** Command-line arguments after the name of the benchmark. */
  readonly options: readonly string[];
}
