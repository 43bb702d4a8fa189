import { readNames } from './notation.js';

const read = (row: string) => readNames(row, (name) => `${name}+`);

describe('readNames', () => {
  it('takes the first name as the label and gives every name its plural', () => {
    expect(read('oignon, ognon')).toEqual({
      label: 'oignon',
      forms: ['oignon', 'oignon+', 'ognon', 'ognon+'],
      alternatives: [],
    });
  });

  it('reads what stands in brackets both ways', () => {
    expect(read('graine(s) de sésame').forms).toEqual([
      'graine de sésame',
      'graine de sésame+',
      'graines de sésame',
      'graines de sésame+',
    ]);
  });

  it('makes no plural where the row forbids it', () => {
    expect(read('pâte!')).toEqual({ label: 'pâte', forms: ['pâte'], alternatives: [] });
  });

  it('keeps names that mean something else first apart', () => {
    expect(read('bell pepper, ?pepper').alternatives).toEqual(['pepper', 'pepper+']);
  });
});
