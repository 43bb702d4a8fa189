import type { Locale } from '#domain/locale.js';
import { languages } from '../../test/pipeline.js';
import { detect } from './detect.js';

function decisionsOf(locale: Locale, text: string) {
  const { decisions = [] } = detect(languages[locale], text, true);
  return decisions.map(({ step, start, end, rule, result }) => ({
    decision: `${step}: ${rule}`,
    text: text.slice(start, end),
    result,
  }));
}

describe('an explanation', () => {
  it('is absent unless it is asked for', () => {
    const plain = detect(languages.fr, 'Éplucher les carottes au couteau.');
    expect(plain).not.toHaveProperty('decisions');
    for (const finding of [...plain.entities, ...plain.ingredients])
      expect(finding).not.toHaveProperty('rule');
  });

  it('adds only rules and decisions to a detection', () => {
    const text = 'Faire revenir 2 oignons dans une poêle, puis ajouter le beurre sans remuer.';
    const { decisions, ...explained } = detect(languages.fr, text, true);
    const withoutRules: unknown = JSON.parse(
      JSON.stringify(explained, (key, value: unknown) => (key === 'rule' ? undefined : value)),
    );
    expect(withoutRules).toEqual(detect(languages.fr, text));
    expect(decisions).not.toEqual([]);
  });

  it('names a rule for every finding', () => {
    const text = 'Bring 1 l of milk to a boil in a saucepan. Cook for 10 minutes at 180 °C.';
    const { entities, ingredients, durations, temperatures } = detect(languages.en, text, true);
    for (const finding of [...entities, ...ingredients, ...durations, ...temperatures])
      expect(finding.rule).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('lists decisions in text order, rejections included', () => {
    const text = 'Stir the soup. Do not boil it. Stir again.';
    const starts = detect(languages.en, text, true).decisions?.map(({ start }) => start) ?? [];
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(decisionsOf('en', text)).toEqual(
      expect.arrayContaining([
        { decision: 'technique: forbidden-action', text: 'boil', result: null },
        { decision: 'overlap: repeated-technique', text: 'Stir', result: null },
      ]),
    );
  });

  it.each([
    ['fr', 'Émincer les oignons.', 'verb-alone', 'Émincer', 'slice'],
    ['fr', 'Faire revenir les oignons.', 'verb-with-auxiliary', 'Faire revenir', 'saute'],
    ['en', 'Bring the milk to a boil.', 'verb-with-complement', 'Bring the milk to a boil', 'boil'],
    ['en', 'Serve warm and enjoy.', 'verb-without-technique', 'enjoy', null],
  ] as const)('names the wording of a technique (%s): %s', (locale, text, rule, span, result) => {
    expect(decisionsOf(locale, text)).toContainEqual({
      decision: `technique: ${rule}`,
      text: span,
      result,
    });
  });

  it.each([
    ['fr', 'Mélanger les épices sauf le sel.', 'clause: except', 'sauf', 'true'],
    ['fr', 'Mijoter et remuer souvent.', 'technique: during-again', 'remuer', 'true'],
    ['fr', 'Quand l’eau bout, saler.', 'clause: when', 'Quand l’eau bout', 'condition'],
    ['en', 'Cook until soft in a pan.', 'clause: until-state', 'until', null],
    ['en', 'Peel the pears. Slice them.', 'carryOver: pronoun-after-verb', 'Slice', 'object'],
    ['en', 'Peel the pears. Slice them.', 'carryOver: pronoun', 'Slice', 'pear'],
    ['en', 'Peel the pears and slice.', 'carryOver: omitted-object', 'slice', 'pear'],
    ['fr', 'Dans un bol, casser 2 œufs et mixer.', 'carryOver: fronted-vessel', 'mixer', 'bowl'],
  ] as const)('names what links clauses (%s): %s', (locale, text, decision, span, result) => {
    expect(decisionsOf(locale, text)).toContainEqual({ decision, text: span, result });
  });
});
