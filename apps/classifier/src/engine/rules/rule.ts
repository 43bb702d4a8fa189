/**
 * A row of language data that decides something. The first row of a list that matches wins.
 * `when` is a pattern; see `pattern.ts` for the notation.
 */
export interface Rule<Result> {
  /** Names the rule in explanations; unique in its language. */
  readonly id: string;
  readonly when: string;
  readonly result: Result;
  /** A text in which this rule decides. It runs as a test. */
  readonly example: string;
}

/** Names that the patterns of a language use. */
export interface PatternNames {
  /** `{filler}` in a pattern stands for the part `filler`. */
  readonly parts: Readonly<Record<string, string>>;
  /** Properties of one token, by their names in capitals. */
  readonly properties: Readonly<Record<string, string>>;
}
