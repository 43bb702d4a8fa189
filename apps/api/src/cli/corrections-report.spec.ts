import { Readable } from 'node:stream';
import type { ExportedCorrection } from '#internal-api/contract.js';
import { correctionsTable, groupCorrections } from './corrections-report.js';

const correction = (
  phrase: string,
  key: string | null,
  replacedKeys: string[] = [],
): ExportedCorrection => ({
  locale: 'fr',
  description: `Bien ${phrase} le tout`,
  start: 5,
  end: 5 + phrase.length,
  key,
  replacedKeys,
});

describe('corrections report', () => {
  it('counts corrections by technique and phrase, ignoring case and spacing', async () => {
    const groups = await groupCorrections(
      Readable.from([
        correction('remuer', 'stir'),
        correction('faire revenir', 'brown', ['saute']),
        correction('Faire  Revenir', 'brown', ['saute']),
        correction('faire revenir', null, ['saute']),
      ]),
    );
    expect(correctionsTable(groups).split('\n')).toEqual([
      '┌───────┬───────┬──────────────┬────┬───────────────┐',
      '│ times │ was   │ should be    │ in │ phrase        │',
      '├───────┼───────┼──────────────┼────┼───────────────┤',
      '│     2 │ saute │ brown        │ fr │ faire revenir │',
      '│     1 │ saute │ no technique │ fr │ faire revenir │',
      '│     1 │ –     │ stir         │ fr │ remuer        │',
      '└───────┴───────┴──────────────┴────┴───────────────┘',
    ]);
  });

  it('states that there are no corrections', () => {
    expect(correctionsTable([])).toBe('No corrections yet.');
  });
});
