/**
 * A statement that PostgreSQL parses and plans once per connection. The name identifies the text,
 * so it must be unique among all statements.
 */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** Name of a statement that runs too rarely to be prepared: it is planned at each execution. */
export const UNNAMED = '';
