import fc from 'fast-check';
import { stepsOf } from './instruction-steps.js';

describe('stepsOf', () => {
  it.each<[string, string[], string[]]>([
    ['one step in each line', ['Peler.\nCuire.'], ['Peler.', 'Cuire.']],
    ['several blocks', ['Peler.', 'Cuire.'], ['Peler.', 'Cuire.']],
    ['digits only', ['1\nPeler.\n2\nCuire.\n 12 '], ['Peler.', 'Cuire.']],
    ['numbers alone', ['1.\nPeler.\n2)\n#3\nÉtape 4\nEtape 5 :'], ['Peler.']],
    ['1.', ['1. Peler.', '2.Cuire.', '10. Servir.'], ['Peler.', 'Cuire.', 'Servir.']],
    ['1)', ['1) Peel.', '(2) Cook.', '3 ) Serve.'], ['Peel.', 'Cook.', 'Serve.']],
    ['1 -', ['1 - Peler.', '2 – Cuire.', '3: Servir.', '4/ Manger.', '5° Boire.'],
      ['Peler.', 'Cuire.', 'Servir.', 'Manger.', 'Boire.']], // prettier-ignore
    ['Étape', ['Étape 1 : Peler.', 'ETAPE 2 Cuire.', 'étape n°3 - Servir.', 'Étape 4/5 : Manger.'],
      ['Peler.', 'Cuire.', 'Servir.', 'Manger.']], // prettier-ignore
    [
      'Step',
      ['Step 1: Peel.', 'STEP 2. Cook.', 'Step 3 of 4 - Serve.'],
      ['Peel.', 'Cook.', 'Serve.'],
    ],
    ['two numbers', ['Étape 1 : 1. Peler.', '• 2) Cuire.'], ['Peler.', 'Cuire.']],
    [
      'numbers within a line',
      ['1. Peler. 2. Cuire 3 min. 3) Servir.', 'Étape 1 : Peler. Étape 2 : Cuire.'],
      ['Peler.', 'Cuire 3 min.', 'Servir.', 'Peler.', 'Cuire.'],
    ],
    ['quantities', ['1.5 l d’eau à bouillir.', '2 - 3 oignons à peler.', '1/2 citron à presser.',
      '10 minutes plus tard, servir.', '180°C: enfourner.', '3 eggs, beaten, go in.'],
      ['1.5 l d’eau à bouillir.', '2 - 3 oignons à peler.', '1/2 citron à presser.',
      '10 minutes plus tard, servir.', '180°C: enfourner.', '3 eggs, beaten, go in.']], // prettier-ignore
    ['empty lines', ['', ' \n\u200b\n--\n***', 'Cuire.'], ['Cuire.']],
    ['hostile characters', ['Peler\u0000 les \u202epommes.\ud800'], ['Peler les pommes.']],
  ])('%s', (_, instructions, steps) => {
    expect(stepsOf(instructions)).toEqual(steps);
  });

  it.each([
    'Publicité',
    '[Advertisement]',
    'La suite après cette publicité',
    'Suivez-nous sur Instagram !',
    'Abonnez-vous à notre chaîne YouTube',
    'https://example.com/tartes',
    'Inscrivez-vous à la newsletter',
    'Subscribe to our newsletter for more',
    'Téléchargez notre application gratuite',
    'Cliquez ici pour la suite',
    'Découvrez aussi nos recettes de tartes',
    'Watch the video',
    'Voir la vidéo de la recette',
    'Partagez cette recette avec vos amis',
    'Photo : Jeanne Dupont',
    '© Popote 2026',
    'Get 20% off your first box',
  ])('leaves out the advertisement %j', (line) => {
    expect(stepsOf([line])).toEqual([]);
  });

  it.each([
    'Suivez les indications du paquet.',
    'Retrouvez le moelleux en ajoutant du lait.',
    'Découvrez la cocotte et laissez réduire.',
    'Partagez la pâte en deux.',
    'Join the two halves together.',
    'Get the pan hot.',
    'Add 1 tsp. of salt.',
    'Addition the flour.',
    'Voir si la pointe du couteau ressort sèche.',
    'Read the thermometer: 60 °C.',
    'Publiez le poisson.',
  ])('keeps the step %j', (line) => {
    expect(stepsOf([line])).toEqual([line]);
  });

  it('keeps within the limits of a recipe and loses no word of a long text', () => {
    const sentence = 'Remuer doucement la sauce sans la faire bouillir. ';
    const steps = stepsOf([sentence.repeat(250)]);
    expect(steps.join(' ')).toBe(sentence.repeat(250).trim());
    expect(steps.every((step) => step.length <= 5000 && step.endsWith('.'))).toBe(true);
    expect(stepsOf(Array<string>(150).fill('Remuer.'))).toHaveLength(100);

    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 6000 }), { maxLength: 5 }),
        (texts) => {
          for (const step of stepsOf(texts)) {
            expect(step).toBe(step.trim());
            expect(step.length).toBeGreaterThan(0);
            expect(step.length).toBeLessThanOrEqual(5000);
            expect(step).not.toMatch(/\p{Cs}/u);
          }
        },
      ),
      { numRuns: 50 },
    );
    expect(stepsOf(['👩'.repeat(4000) + 'a'])).toHaveLength(2);
  });
});
