import type { LedgerVerification } from '../verification/verify-ledger.js';
import type { CorrectionVerification } from '../verification/verify-corrections.js';
import { type FaultRow, RECOVERY_SECONDS } from './fault-rows.js';

/** Everything that a run has found. */
export interface ChaosResult {
  readonly seed: number;
  /** Beginning of the load, by `performance.now()`. */
  readonly start: number;
  readonly seconds: number;
  /** Attempts of all requests. */
  readonly requests: number;
  readonly confirmedWrites: number;
  /** Answers that contradicted the ledger, during the load or at the end. */
  readonly wrongResponses: number;
  readonly errorsBefore: number;
  readonly rows: readonly FaultRow[];
  readonly ledger: LedgerVerification;
  readonly corrections: CorrectionVerification & { readonly accepted: number };
  /** Steps that were pending a minute after the load. */
  readonly pendingSteps: number;
}

/** What must hold and did not; empty when everything held. */
export function problemsOf(result: ChaosResult): string[] {
  const { ledger, corrections, rows } = result;
  const counts: readonly (readonly [number, string])[] = [
    [result.wrongResponses, 'wrong responses'],
    [ledger.lost + corrections.lost, 'acknowledged writes lost'],
    [ledger.doubled + corrections.doubled, 'writes applied twice'],
    [ledger.wrong + corrections.wrong + corrections.wrongRecipes, 'objects with wrong content'],
    [result.pendingSteps, 'steps pending at the end'],
    [result.errorsBefore, 'errors before the first fault'],
  ];
  const problems = counts.flatMap(([count, name]) =>
    count === 0 ? [] : [`${String(count)} ${name}`],
  );
  if (result.confirmedWrites === 0) problems.push('no write was acknowledged');
  return [...problems, ...rows.flatMap(problemsOfRow)];
}

export function problemsOfRow({ fault, errors, errorsOutside, recovery }: FaultRow): string[] {
  const problems: string[] = [];
  if (errorsOutside > 0) problems.push(`${String(errorsOutside)} errors outside of the fault`);
  if (fault.isInvisible === true && errors.size > 0) problems.push('errors reached clients');
  if (recovery > RECOVERY_SECONDS) problems.push(`service only after ${String(recovery)} s`);
  return problems.map((problem) => `${fault.name}: ${problem}`);
}
