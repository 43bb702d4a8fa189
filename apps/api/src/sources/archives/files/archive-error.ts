import type { FailureReason } from '#domain/sources/archive.js';

/** A part of an archive, or all of it, that cannot be read. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';

  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

/** The reason of any error. */
export function reasonOf(error: unknown): FailureReason {
  return error instanceof ArchiveError ? error.reason : 'UNREADABLE';
}
