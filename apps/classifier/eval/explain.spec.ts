import { explanationOf } from './explain.js';

describe('an explanation of a text', () => {
  it('shows the clauses and the decisions about each word', () => {
    const lines = explanationOf('en', 'Peel the carrots and do not stir.').split('\n');
    expect(lines[1]).toBe(' │ Peel the carrots │ and do not stir │');
    const rowOf = (word: string) => lines.find((line) => line.startsWith(` ${word}  `)) ?? '';
    expect(rowOf('Peel')).toContain('of peel');
    expect(rowOf('carrots')).toContain('ingredient carrot');
    expect(lines.join('\n')).toMatch(/technique +verb-alone +peel/);
    expect(lines.join('\n')).toMatch(/technique +forbidden-action +rejected/);
  });

  it('shows a text without words', () => {
    expect(explanationOf('fr', ' … ')).toContain('…');
    expect(explanationOf('fr', '')).toContain('known as');
  });
});
