import type { Outcome } from '../evaluate.js';
import type { Finding } from '../findings.js';
import { overlapping } from '../score.js';

/** The findings that can be taken for another one. */
const KINDS = ['techniques', 'utensils', 'ingredients'] as const;

type Kind = (typeof KINDS)[number];

/** A label with the wrong key, a missed label (`found` is null), or a finding without a label. */
export interface Confusion {
  readonly kind: Kind;
  readonly expected: string | null;
  readonly found: string | null;
  /** Number of times. */
  readonly times: number;
}

/** Counts which keys are found in the place of which other ones, the most frequent of each kind first. */
export function confusionsOf(outcomes: readonly Outcome[]): Confusion[] {
  const confusions = new Map<string, Confusion>();
  for (const { expected, found } of outcomes) {
    for (const kind of KINDS) {
      for (const pair of differences(expected[kind], found[kind])) {
        const id = [kind, pair.expected, pair.found].join(' ');
        const times = (confusions.get(id)?.times ?? 0) + 1;
        confusions.set(id, { kind, ...pair, times });
      }
    }
  }
  return [...confusions.values()].sort(byFrequency);
}

function differences(expected: readonly Finding[], found: readonly Finding[]) {
  const missed = expected.filter((label) => !found.some((other) => overlapping(label, other)));
  const unexpected = found.filter((mark) => !expected.some((other) => overlapping(mark, other)));
  const pairs: { expected: string | null; found: string | null }[] = [];
  for (const label of missed) {
    const index = unexpected.findIndex(({ start, end }) => start < label.end && label.start < end);
    const [taken] = index < 0 ? [] : unexpected.splice(index, 1);
    pairs.push({ expected: label.key, found: taken?.key ?? null });
  }
  return [...pairs, ...unexpected.map(({ key }) => ({ expected: null, found: key }))];
}

/** By kind and frequency, then by name; findings without a label last. */
function byFrequency(a: Confusion, b: Confusion): number {
  const kinds = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  const unlabelled = Number(a.expected === null) - Number(b.expected === null);
  return kinds || b.times - a.times || unlabelled || nameOf(a).localeCompare(nameOf(b), 'en');
}

const nameOf = ({ expected, found }: Confusion) => `${expected ?? ''} ${found ?? ''}`;
