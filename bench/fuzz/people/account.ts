/** An account of the fuzzer with its session. */
export interface Account {
  readonly id: number;
  readonly email: string;
  /** `name=value` of the session cookie. */
  cookie: string;
}
