import { fitText, textWidth } from './fit-text.js';

describe('fitText', () => {
  it.each<[text: string, width: number, maxLines: number, lines: string[]]>([
    ['', 10, 3, []],
    ['couper', 10, 3, ['couper']],
    ['couper les carottes', 8, 3, ['couper les', 'carottes']],
    ['couper les carottes en dés', 8, 2, ['couper les', 'carottes en d…']],
    ['anticonstitutionnellement', 8, 2, ['anticonstitutio', 'nnellement']],
    ['  couper  ', 10, 1, ['couper']],
    ['🍲🍲🍲', 3, 1, ['🍲…']],
    ['x', 0, 1, ['x']],
  ])('%j in lines of %d em, at most %d: %j', (text, width, maxLines, lines) => {
    expect(fitText(text, width, maxLines)).toEqual(lines);
    for (const line of lines.slice(0, -1)) expect(textWidth(line)).toBeLessThanOrEqual(width);
  });

  it('never divides a character', () => {
    const family = '👩‍👩‍👧';
    expect(fitText(family.repeat(3), 1.4, 2)).toEqual([family, `${family}…`]);
  });
});
