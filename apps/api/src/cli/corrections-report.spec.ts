import { Readable } from 'node:stream';
import { corrections, correctionsTable } from './corrections-report.js';
import type { ExportedCorrection } from '#internal-api/contract.js';

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
  it('counts by technique and phrase, whatever its case and spacing', async () => {
    const findings = await corrections(
      Readable.from([
        correction('remuer', 'stir'),
        correction('faire revenir', 'brown', ['saute']),
        correction('Faire  Revenir', 'brown', ['saute']),
        correction('faire revenir', null, ['saute']),
      ]),
    );
    expect(correctionsTable(findings).split('\n')).toEqual([
      'times  was    should be     in  phrase',
      '─────────────────────────────────────────────',
      '    2  saute  brown         fr  faire revenir',
      '    1  saute  no technique  fr  faire revenir',
      '    1  –      stir          fr  remuer',
    ]);
  });

  it('says so when there is nothing', () => {
    expect(correctionsTable([])).toBe('Nobody has corrected anything yet.');
  });
});
