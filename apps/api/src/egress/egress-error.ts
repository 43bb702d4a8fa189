/**
 * Why nothing came back from outside: the site says that there is no such thing (`missing`), the
 * rules of egress forbid the address or what it sent (`refused`), or it could not be had
 * (`unavailable`). The message is for logs: it may name addresses a stranger must not read.
 */
export class EgressError extends Error {
  override readonly name = 'EgressError';

  constructor(
    readonly reason: 'missing' | 'refused' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whatever went wrong, as one of these. */
  static from(error: unknown): EgressError {
    if (error instanceof EgressError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new EgressError('unavailable', message, { cause: error });
  }
}
