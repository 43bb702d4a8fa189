/**
 * Why a document could not be fetched: the site has no such document (`missing`), the egress rules
 * forbid the address or the response (`refused`), or the request failed (`unavailable`). The
 * message is for logs only: it may contain internal addresses.
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

  /** Converts any error; errors of other types are `unavailable`. */
  static from(error: unknown): EgressError {
    if (error instanceof EgressError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new EgressError('unavailable', message, { cause: error });
  }
}
