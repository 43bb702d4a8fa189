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
  for (const rule of table) if (rule.applies(context)) return rule;
  return undefined;
}

/** The first rule that applies in a table whose last rule always does. */
export function decidingRule<Context, Result>(
  table: readonly TableRule<Context, Result>[],
  context: Context,
): TableRule<Context, Result> {
  const rule = firstRule(table, context);
  if (rule === undefined) throw new Error('The last rule of the table does not always apply.');
  return rule;
}
