// `node scripts/check-nutrition.mjs <ciqual.csv> <usda.csv>`: compares the figures of ingredients with
// copies of the tables, and fails when one differs. The copies are the CSV of Ciqual 2020 (UTF-8, `;`) and
// `ABBREV.csv` of USDA SR, which belong to nobody's commits.
import { readFileSync } from 'node:fs';

const TABLE = new URL('../libs/domain/src/catalogue/nutrition/table.ts', import.meta.url);

/** For each figure: the column of each table. */
const COLUMNS = {
  energyKcal: ['Energie, Règlement UE N° 1169/2011 (kcal/100 g)', 'Energ_Kcal'],
  proteinG: ['Protéines, N x facteur de Jones (g/100 g)', 'Protein_(g)'],
  fatG: ['Lipides (g/100 g)', 'Lipid_Tot_(g)'],
  saturatedFatG: ['AG saturés (g/100 g)', 'FA_Sat_(g)'],
  carbohydrateG: ['Glucides (g/100 g)', 'Carbohydrt_(g)'],
  sugarsG: ['Sucres (g/100 g)', 'Sugar_Tot_(g)'],
  fibreG: ['Fibres alimentaires (g/100 g)', 'Fiber_TD_(g)'],
  saltG: ['Sel chlorure de sodium (g/100 g)', 'Sodium_(mg)'],
};

const [ciqual, usda] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const foods = {
  CIQUAL: foodsOf(ciqual, (line) => line.split(';'), 'alim_code'),
  USDA: foodsOf(usda, (line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/), 'NDB_No'),
};
const [header, ...rows] = readFileSync(TABLE, 'utf8')
  .split(/= `|`;/)[1]
  .trim()
  .split('\n');
const differences = rows.flatMap((line) => {
  const row = Object.fromEntries(header.split('|').map((name, i) => [name, line.split('|')[i]]));
  const food = row.source && foods[row.source].get(row.code);
  if (!food) return row.source ? [`${row.key}: no food ${row.code}`] : [];
  return Object.keys(COLUMNS).flatMap((name) => {
    const stated = figureOf(food, name, row.source);
    // An energy that the table does not state is computed of the other figures.
    const isSame =
      stated === null ? row[name] === '' || name === 'energyKcal' : close(stated, row[name], name);
    return isSame ? [] : [`${row.key}, ${name}: ${row[name]}, in the table ${stated}`];
  });
});
console.log([...differences, `${rows.length} rows, ${differences.length} differences`].join('\n'));
process.exitCode = differences.length > 0 ? 1 : 0;

function foodsOf(text, cellsOf, code) {
  const [names, ...lines] = text.replace('\uFEFF', '').split(/\r?\n/).filter(Boolean).map(cellsOf);
  const records = lines.map((cells) =>
    Object.fromEntries(names.map((name, i) => [name, cells[i]])),
  );
  return new Map(records.map((food) => [food[code].replace(/_bis$/, '').trim(), food]));
}

/** Traces, and less than a limit, are 0; carbohydrates of USDA contain the fibre; salt is 2.5 sodium. */
function figureOf(food, name, source) {
  const cell = (food[COLUMNS[name][source === 'USDA' ? 1 : 0]] ?? '').trim().replace(',', '.');
  if (/^(traces|<)/.test(cell)) return 0;
  if (cell === '' || cell === '-') return null;
  if (source === 'CIQUAL') return Number(cell);
  if (name === 'saltG') return (Number(cell) * 2.5) / 1000;
  const fibre = name === 'carbohydrateG' ? (figureOf(food, 'fibreG', source) ?? 0) : 0;
  return Math.max(0, Number(cell) - fibre);
}

function close(stated, written, name) {
  const rounding = Math.max(name === 'energyKcal' ? 0.06 : 0.006, 0.005 * stated);
  return written !== '' && Math.abs(stated - Number(written)) <= rounding;
}
