import type { ExportedCorrection } from '#internal-api/contract.js';
import { textTable } from './text-table.js';

/** What people say about the same words. */
interface Finding {
  readonly locale: string;
  readonly phrase: string;
  readonly detected: string;
  readonly corrected: string;
  times: number;
}

/** What people corrected, by technique and phrase, most often first. */
export async function corrections(
  all: AsyncIterable<ExportedCorrection>,
): Promise<readonly Finding[]> {
  const findings = new Map<string, Finding>();
  for await (const { locale, description, start, end, key, replacedKeys } of all) {
    const phrase = description.slice(start, end).toLocaleLowerCase(locale).replace(/\s+/g, ' ');
    const detected = replacedKeys.join(', ') || '–';
    const corrected = key ?? 'no technique';
    const identity = JSON.stringify([locale, phrase, detected, corrected]);
    const finding = findings.get(identity);
    if (finding) finding.times++;
    else findings.set(identity, { locale, phrase, detected, corrected, times: 1 });
  }
  return [...findings.values()].sort(
    (one, other) => other.times - one.times || one.phrase.localeCompare(other.phrase),
  );
}

/** The findings as a table for whoever improves the lexicon. */
export function correctionsTable(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nobody has corrected anything yet.';
  const rows = findings.map(({ times, detected, corrected, phrase, locale }) => [
    times,
    detected,
    corrected,
    locale,
    phrase,
  ]);
  return textTable(['times', 'was', 'should be', 'in', 'phrase'], rows);
}
