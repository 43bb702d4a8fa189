import fc from 'fast-check';
import { reanchor } from './reanchor.js';
import { auto, manual } from '../../test/technique.builder.js';

/** Marks the words in [brackets] of a text as manual techniques 1, 2, 3 … */
function marked(text: string) {
  const techniques = [...text.matchAll(/\[(.*?)\]/g)].map((match, index) => {
    const start = match.index - 2 * index;
    return manual(index + 1, start, start + (match[1] ?? '').length);
  });
  return { text: text.replace(/[[\]]/g, ''), techniques };
}

/** The text with its techniques in brackets, each with its number. */
function show(text: string, techniques: readonly ReturnType<typeof manual>[]): string {
  return [...techniques]
    .reverse()
    .reduce(
      (shown, { techStepId, start, end }) =>
        `${shown.slice(0, start)}[${String(techStepId)} ${shown.slice(start, end)}]${shown.slice(end)}`,
      text,
    );
}

describe('reanchor', () => {
  it.each([
    ['unchanged text', '[Cuire] 5 min', 'Cuire 5 min', '[1 Cuire] 5 min'],
    ['words added before', '[Cuire] 5 min', 'Saler et cuire 5 min', 'Saler et [1 cuire] 5 min'],
    ['words changed after', '[Cuire] 5 min', 'Cuire longtemps', '[1 Cuire] longtemps'],
    ['words removed', '[Cuire] 5 min', 'Mijoter 5 min', 'Mijoter 5 min'],
    ['only part of a longer word left', '[cuire] 5 min', 'Recuire 5 min', 'Recuire 5 min'],
    ['part of a word stays part of a word', 'Ré[chauffer]', 'Bien réchauffer', 'Bien ré[1 chauffer]'],
    ['most equal context', 'Fouetter. Cuire. [Fouetter] fort.', 'Fouetter doucement, puis fouetter fort.', 'Fouetter doucement, puis [1 fouetter] fort.'],
    ['nearest place for equal context', 'a x b [x] c', 'k x l x m', 'k x l [1 x] m'],
    ['two techniques moved', '[Saler]. [Poivrer].', 'Mélanger. Poivrer. Saler.', 'Mélanger. [2 Poivrer]. [1 Saler].'],
    ['one place for two techniques: most equal context', '[Mixer]. Cuire. [Mixer].', 'Cuire. Mixer.', 'Cuire. [2 Mixer].'],
    ['letters whose lower case is longer', 'İ [cuire]', 'İ puis cuire', 'İ puis [1 cuire]'],
  ])('%s', (_, before, after, expected) => {
    const { text, techniques } = marked(before);
    expect(show(after, reanchor(techniques, text, after))).toBe(expected);
  }); // prettier-ignore

  it('keeps absences and removes detected techniques', () => {
    const current = [auto(1, 0, 6), manual(null, 10, 15, { id: 4 })];
    expect(reanchor(current, 'Saler, et cuire', 'Enfin, saler et cuire')).toEqual([
      manual(null, 16, 21, { id: 4 }),
    ]);
  });

  it('moves ingredients and utensils and leaves out those that are gone', () => {
    const before = 'Fondre le beurre et le sucre à la poêle';
    const after = 'Enfin fondre le beurre à la poêle';
    const amount = { quantity: 2, unitId: 1 };
    const ingredient = { ...amount, source: 'manual' } as const;
    const current = manual(1, 0, 6, {
      ingredients: [
        { ...ingredient, ingredientId: 1, start: 10, end: 16 },
        { ...ingredient, ingredientId: 2, start: 23, end: 28 },
      ],
      utensils: [{ utensilId: 3, source: 'auto', start: 34, end: 39 }],
    });
    expect(reanchor([current], before, after)).toEqual([
      manual(1, 6, 12, {
        ingredients: [{ ...ingredient, ingredientId: 1, start: 16, end: 22 }],
        utensils: [{ utensilId: 3, source: 'auto', start: 28, end: 33 }],
      }),
    ]);
  });

  it.each([
    ['Enfin fondre 50 g de beurre', 13, 17],
    ['Fondre 50 G DE BEURRE, puis un peu de beurre', 7, 11],
    ['Fondre 150 g de beurre', undefined, undefined],
    ['Fondre le beurre', undefined, undefined],
  ])('moves the span of an amount to %j, or removes it', (after, amountStart, amountEnd) => {
    const amount = { quantity: 50, unitId: 1, amountStart: 7, amountEnd: 11 };
    const butter = { ...amount, ingredientId: 1, source: 'auto', start: 15, end: 21 } as const;
    const current = manual(1, 0, 6, { ingredients: [butter] });
    const [technique] = reanchor([current], 'Fondre 50 g de beurre', after);
    expect(technique?.ingredients).toMatchObject([{ ingredientId: 1 }]);
    expect(technique?.ingredients[0]?.amountStart).toBe(amountStart);
    expect(technique?.ingredients[0]?.amountEnd).toBe(amountEnd);
  });

  it('moves the span of an amount after its food', () => {
    const amount = { quantity: 50, unitId: 1, amountStart: 18, amountEnd: 22 };
    const butter = { ...amount, ingredientId: 1, source: 'auto', start: 10, end: 16 } as const;
    const current = manual(1, 0, 6, { ingredients: [butter] });
    const after = 'Enfin fondre le beurre (50 g)';
    const [technique] = reanchor([current], 'Fondre le beurre (50 g)', after);
    expect(technique?.ingredients).toMatchObject([{ start: 16, amountStart: 24, amountEnd: 28 }]);
  });

  it('moves a duration and a temperature, and removes them when their words are gone', () => {
    const before = 'Cuire 10 min à 180 °C';
    const current = manual(1, 0, 5, {
      duration: { minSeconds: 600, maxSeconds: 600, start: 6, end: 12 },
      temperature: { celsius: 180, start: 15, end: 21 },
    });
    expect(reanchor([current], before, 'Couvrir, cuire à 180 °C pendant 10 min')).toEqual([
      manual(1, 9, 14, {
        duration: { minSeconds: 600, maxSeconds: 600, start: 32, end: 38 },
        temperature: { celsius: 180, start: 17, end: 23 },
      }),
    ]);
    expect(reanchor([current], before, 'Cuire 15 min à 200 °C')).toEqual([manual(1, 0, 5)]);
  });

  const words = fc.array(fc.constantFrom('cuire', 'saler', 'Cuire', 'le', 'riz', '🍚'), {
    minLength: 1,
    maxLength: 12,
  });

  it('changes nothing for an unchanged text', () => {
    fc.assert(
      fc.property(words, (drawn) => {
        const { text, techniques } = marked(drawn.map((word) => `[${word}]`).join(' '));
        expect(reanchor(techniques, text, text)).toEqual(techniques);
      }),
    );
  });

  it('marks the same words in the new text and no place twice', () => {
    fc.assert(
      fc.property(words, words, (drawn, others) => {
        const { text, techniques } = marked(drawn.map((word) => `[${word}]`).join(' '));
        const after = others.join(' ');
        const moved = reanchor(techniques, text, after);
        const wordOf = new Map(
          techniques.map(({ techStepId }, index) => [techStepId, drawn[index]]),
        );
        for (const { techStepId, start, end } of moved) {
          expect(after.slice(start, end).toLowerCase()).toBe(wordOf.get(techStepId)?.toLowerCase());
        }
        expect(new Set(moved.map(({ start }) => start)).size).toBe(moved.length);
      }),
    );
  });

  it('handles a long repetitive text in time', () => {
    const techniques = Array.from({ length: 2500 }, (_, index) =>
      manual(1, 2 * index, 2 * index + 1),
    );
    const text = 'a '.repeat(2500);
    expect(reanchor(techniques, text, ` ${text.slice(1)}b`)).toHaveLength(2499);
  });
});
