import type { PrintedLine } from '#domain/planning/printing/printed-list.js';
import { listAsCsv } from './list-as-csv.js';

const ONION: PrintedLine = {
  shelf: 'Fruits et légumes',
  name: 'oignon',
  amounts: [
    { quantity: 80, unit: 'g' },
    { quantity: 1.2, unit: 'kg' },
  ],
  recipes: ['Soupe', 'Quiche, sans "pâte"'],
};

const csvOf = (line: PrintedLine, locale: 'fr' | 'en') =>
  listAsCsv({ missing: [line], staples: [], bought: [] }, locale);

describe('listAsCsv', () => {
  it('writes one record for each amount and quotes separators', () => {
    expect(csvOf(ONION, 'fr').split('\r\n')).toEqual([
      'rayon,ingrédient,quantité,unité,recettes',
      'Fruits et légumes,oignon,80,g,"Soupe, Quiche, sans ""pâte"""',
      'Fruits et légumes,oignon,1.2,kg,"Soupe, Quiche, sans ""pâte"""',
      '',
    ]);
  });

  it('leaves the shelf of a retired ingredient empty', () => {
    const line = { ...ONION, shelf: null, amounts: [{ quantity: 1, unit: 'g' }] };
    expect(csvOf({ ...line, recipes: ['Soup'] }, 'en')).toBe(
      'category,ingredient,quantity,unit,recipes\r\n,oignon,1,g,Soup\r\n',
    );
  });

  it('writes what was bought last, and own lines without amounts', () => {
    const own = { shelf: null, name: 'Pain; =1+1', amounts: [], recipes: [] };
    expect(
      listAsCsv({ missing: [own], staples: [], bought: [ONION] }, 'fr')
        .split('\r\n')
        .slice(1, 3),
    ).toEqual([',"Pain, =1+1",,,', 'Déjà acheté,oignon,80,g,"Soupe, Quiche, sans ""pâte"""']);
  });

  it.each([
    ['Tarte;=1+1', '"Tarte, =1+1"'],
    ['Tarte ;\t@SUM(1)', '"Tarte, @SUM(1)"'],
    ['Tarte\r\n-1', '"Tarte, -1"'],
    ['Tarte;"=1+1;', '"Tarte, ""=1+1, "'],
    ['Tarte,+1', '"Tarte,+1"'],
  ])('writes %j so that no separator divides it', (name, cell) => {
    const csv = csvOf({ ...ONION, recipes: [name] }, 'en');
    expect(csv).toContain(`,${cell}\r\n`);
    // A spreadsheet that divides lines at other separators than commas reads one cell a line.
    for (const line of csv.split('\r\n')) expect(line).not.toMatch(/[;\t\r\n]/);
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@x', '＝x'])('escapes the formula %s', (name) => {
    const csv = csvOf({ ...ONION, recipes: [name] }, 'en');
    const quoted = name.includes('"') ? `"'${name.replaceAll('"', '""')}"` : `'${name}`;
    expect(csv).toContain(`,${quoted}\r\n`);
  });
});
