import { readNames } from './notation.js';

const read = (row: string) => readNames(row, (name) => `${name}+`);

describe('readNames', () => {
  it('uses the first name as the label and adds the plural of each name', () => {
    expect(read('oignon, ognon')).toEqual({
      label: 'oignon',
      forms: ['oignon', 'oignon+', 'ognon', 'ognon+'],
      alternatives: [],
    });
  });

  it('expands brackets to two names', () => {
    expect(read('graine(s) de sésame').forms).toEqual([
      'graine de sésame',
      'graine de sésame+',
      'graines de sésame',
      'graines de sésame+',
    ]);
  });

  it('adds no plural to a name with an exclamation mark', () => {
    expect(read('pâte!')).toEqual({ label: 'pâte', forms: ['pâte'], alternatives: [] });
  });

  it('returns names with a question mark as alternatives', () => {
    expect(read('bell pepper, ?pepper').alternatives).toEqual(['pepper', 'pepper+']);
  });
});
