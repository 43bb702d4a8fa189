/**
 * A rule that decides about more than one token: about an instruction, a mention or a clause. In
 * most tables the first row that applies decides.
 */
export interface TableRule<Context, Result> {
  /** Names the rule in explanations; unique in all tables. */
  readonly id: string;
  readonly applies: (context: Context) => boolean;
  readonly result: Result;
  /** A text in which this rule decides. It runs as a test. */
  readonly example: string;
}

/** The first rule that applies; undefined if none does. */
export function firstRule<Context, Result>(
  table: readonly TableRule<Context, Result>[],
  context: Context,
): TableRule<Context, Result> | undefined {
  return table.find(({ applies }) => applies(context));
}
