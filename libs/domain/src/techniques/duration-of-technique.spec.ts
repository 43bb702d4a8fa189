import type { DurationMention } from '../detection/contract.js';
import { durationOf } from './duration-of-technique.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type Stated = [words: string, minSeconds: number, maxSeconds?: number];

/** The duration of the technique whose word is in [brackets], with its words in the text. */
function durationIn(marked: string, stated: Stated[]) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const durations = stated.map(([words, minSeconds, maxSeconds = minSeconds]): DurationMention => {
    const span = { start: text.indexOf(words), end: text.indexOf(words) + words.length };
    return { ...span, minSeconds, maxSeconds, clause: 0 };
  });
  const found = durationOf({ start, end }, durations, text);
  return found && [text.slice(found.start, found.end), found.minSeconds, found.maxSeconds];
}

describe('durationOf', () => {
  it.each<[string, string, Stated[], [string, number, number] | null]>([
    ['no duration', '[Cuire] à point', [], null],
    ['one duration', '[Cuire] 10 min', [['10 min', 600]], ['10 min', 600, 600]],
    ['a range', '[Simmer] for 10–12 minutes', [['10–12 minutes', 600, 720]],
      ['10–12 minutes', 600, 720]],
    ['a duration before the technique', 'Pendant 5 min, [mélanger]', [['5 min', 300]],
      ['5 min', 300, 300]],
    ['the duration after the technique rather than the one before it',
      'Au bout de 5 min, [cuire] 10 min', [['5 min', 300], ['10 min', 600]], ['10 min', 600, 600]],
    ['the first of several before the technique', 'Pendant 5 min puis 8 min, [mixer]',
      [['5 min', 300], ['8 min', 480]], ['5 min', 300, 300]],
    ['consecutive stages', '[Cuire] 10 min puis 5 min à découvert',
      [['10 min', 600], ['5 min', 300]], ['10 min puis 5 min', 900, 900]],
    ['three stages, one of them a range', '[Rôtir] 10 min, retourner 5 à 8 min, finir 2 min',
      [['10 min', 600], ['5 à 8 min', 300, 480], ['2 min', 120]],
      ['10 min, retourner 5 à 8 min, finir 2 min', 1020, 1200]],
    ['not an alternative in brackets', '[Cuire] 10 min (15 min pour les gros)',
      [['10 min', 600], ['15 min', 900]], ['10 min', 600, 600]],
    ['not the second alternative in brackets', '[Cuire] 10 min (12 min, ou 15 min) à feu doux',
      [['10 min', 600], ['12 min', 720], ['15 min', 900]], ['10 min', 600, 600]],
    ['a stage after an alternative', '[Cuire] 10 min (15 min pour les gros) puis 5 min à découvert',
      [['10 min', 600], ['15 min', 900], ['puis 5 min', 300]],
      ['10 min (15 min pour les gros) puis 5 min', 900, 900]],
    ['a stage after brackets', '[Cuire] 10 min (à couvert) puis 5 min',
      [['10 min', 600], ['5 min', 300]], ['10 min (à couvert) puis 5 min', 900, 900]],
    ['a first duration in brackets', '[Cuire] (10 min) puis 5 min',
      [['10 min', 600], ['5 min', 300]], ['10 min) puis 5 min', 900, 900]],
    ['at most two years', '[Affiner] 20 mois puis 15 mois',
      [['20 mois', 600 * DAY], ['15 mois', 450 * DAY]],
      ['20 mois puis 15 mois', 730 * DAY, 730 * DAY]],
  ])('%s', (_, text, stated, expected) => {
    expect(durationIn(text, stated)).toEqual(expected);
  }); // prettier-ignore
});
