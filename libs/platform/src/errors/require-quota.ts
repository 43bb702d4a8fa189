import { AppError } from './app-error.js';

interface Quota {
  readonly max: number;
  /** States the maximum, for the person who reaches it. */
  readonly message: string;
}

/** @throws QUOTA_EXCEEDED when the count is above the quota */
export function requireQuota(quota: Quota, count: number): void {
  if (count > quota.max) throw quotaExceeded(quota);
}

export function quotaExceeded({ message }: Quota): AppError {
  return new AppError('QUOTA_EXCEEDED', message);
}
