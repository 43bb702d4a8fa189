import Table from 'cli-table3';
import type { ExportedCorrection } from '#internal-api/contract.js';

/** Equal corrections of the same phrase. */
interface CorrectionGroup {
  readonly locale: string;
  readonly phrase: string;
  readonly detected: string;
  readonly corrected: string;
  times: number;
}

/** Groups corrections by phrase, detected and corrected technique; the most frequent group first. */
export async function groupCorrections(
  corrections: AsyncIterable<ExportedCorrection>,
): Promise<readonly CorrectionGroup[]> {
  const groups = new Map<string, CorrectionGroup>();
  for await (const { locale, description, start, end, key, replacedKeys } of corrections) {
    const phrase = description.slice(start, end).toLocaleLowerCase(locale).replace(/\s+/g, ' ');
    const detected = replacedKeys.join(', ') || '–';
    const corrected = key ?? 'no technique';
    const identity = JSON.stringify([locale, phrase, detected, corrected]);
    const group = groups.get(identity);
    if (group) group.times++;
    else groups.set(identity, { locale, phrase, detected, corrected, times: 1 });
  }
  return [...groups.values()].sort(
    (one, other) => other.times - one.times || one.phrase.localeCompare(other.phrase),
  );
}

export function correctionsTable(groups: readonly CorrectionGroup[]): string {
  if (groups.length === 0) return 'No corrections yet.';
  const table = new Table({
    head: ['times', 'was', 'should be', 'in', 'phrase'],
    colAligns: ['right'],
    style: { head: [], border: [], compact: true },
  });
  table.push(
    ...groups.map(({ times, detected, corrected, locale, phrase }) => [
      times,
      detected,
      corrected,
      locale,
      phrase,
    ]),
  );
  return table.toString();
}
