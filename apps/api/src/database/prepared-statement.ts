/**
 * A read as PostgreSQL keeps it: parsed and planned once a connection, then only bound and run.
 * The name identifies the text, so it must be unique among all statements.
 */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** The name of a statement that is asked too rarely to be kept: it is planned every time. */
export const UNNAMED = '';
