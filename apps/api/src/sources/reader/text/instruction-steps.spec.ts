import fc from 'fast-check';
import { type InstructionText, stepListOf } from './instruction-steps.js';

const plain = (text: string): InstructionText => ({ text, headings: [], isStep: false });
const step = (text: string): InstructionText => ({ text, headings: [], isStep: true });
const stepsOf = (instructions: readonly InstructionText[]) => stepListOf(instructions).steps;
const stepsOfTexts = (texts: readonly string[]) => stepsOf(texts.map(plain));

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
    ['words that look like numbers', ['Step 10 minutes before serving, add salt.', '5 o clock tea is poured.', '10 o Pour it.',
      '-18°C : congeler 2 h.', '• -18 °C : congeler.'],
      ['Step 10 minutes before serving, add salt.', '5 o clock tea is poured.', '10 o Pour it.',
      '-18°C : congeler 2 h.', '-18 °C : congeler.']], // prettier-ignore
    [
      'signs without a space',
      ['1o Peler.', '2° Cuire.', '-3 œufs : battre.', '-Servir.'],
      ['Peler.', 'Cuire.', '3 œufs : battre.', 'Servir.'],
    ],
    [
      'a time after the number',
      ['Step 1: 10 minutes of rest.', 'Étape 2 Huiler.', 'Étape 3 s’assurer de la cuisson.'],
      ['10 minutes of rest.', 'Huiler.', 's’assurer de la cuisson.'],
    ],
    ['empty lines', ['', ' \n\u200b\n--\n***', 'Cuire.'], ['Cuire.']],
    ['hostile characters', ['Peler\u0000 les \u202epommes.\ud800'], ['Peler les pommes.']],
  ])('%s', (_, instructions, steps) => {
    expect(stepsOfTexts(instructions)).toEqual(steps);
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
    'Photo credit: Jane Bird',
    'Get the free Plum app',
    'Click on the link below',
    'Tap here for more',
    'Pin it for later!',
    '© Popote 2026',
    'Get 20% off your first box',
  ])('leaves out the advertisement %j', (line) => {
    expect(stepsOfTexts([line])).toEqual([]);
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
    'Partagez la pâte en deux comme dans la recette de base.',
    'Install the paddle in your ice cream app.',
    'Tap the tin here and there.',
    'Tap here and there with a fork.',
    'Click the lid here.',
    'Share the cake between friends.',
    'Photo 3: fold the dough.',
    'Watch the caramel closely, as shown in the video.',
    `Watch the video and ${'stir the sauce, '.repeat(12)}then serve.`,
  ])('keeps the step %j', (line) => {
    expect(stepsOfTexts([line])).toEqual([line]);
  });

  it('keeps within the limits of a recipe and loses no word of a long text', () => {
    const sentence = 'Remuer doucement la sauce sans la faire bouillir. ';
    const steps = stepsOfTexts([sentence.repeat(250)]);
    expect(steps.join(' ')).toBe(sentence.repeat(250).trim());
    expect(steps.every((step) => step.length <= 5000 && step.endsWith('.'))).toBe(true);
    expect(stepsOfTexts(Array<string>(150).fill('Remuer.'))).toHaveLength(100);

    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 6000 }), { maxLength: 5 }),
        (texts) => {
          for (const step of stepsOfTexts(texts)) {
            expect(step).toBe(step.trim());
            expect(step.length).toBeGreaterThan(0);
            expect(step.length).toBeLessThanOrEqual(5000);
            expect(step).not.toMatch(/\p{Cs}/u);
          }
        },
      ),
    );
    expect(stepsOfTexts(['👩'.repeat(4000) + 'a'])).toHaveLength(2);
  });

  it.each<[string, string, string[]]>([
    ['wrapped lines', 'Boil the\nrice for\n10 minutes.\nServe.', ['Boil the rice for 10 minutes.', 'Serve.']],
    ['lines without punctuation', 'Peel the carrots\nTurn them over\nBoil', ['Peel the carrots', 'Turn them over', 'Boil']],
    ['lines in lower case', 'éplucher les poireaux\nles couper\ncuire', ['éplucher les poireaux', 'les couper', 'cuire']],
    ['numbers above lines in lower case', '1\npeler\n2\ncuire', ['peler', 'cuire']],
    ['a line that ends in a comma', 'Add the cumin,\nParmesan and salt.', ['Add the cumin, Parmesan and salt.']],
    ['a line that ends in an article', 'Mélanger la\nMaïzena et le lait.\nCuire à\n180 °C.', ['Mélanger la Maïzena et le lait.', 'Cuire à 180 °C.']],
    ['a wrapped temperature', 'Heat the oven to 100 °C\n(210 °F). Serve.\nEat.', ['Heat the oven to 100 °C (210 °F). Serve.', 'Eat.']],
    ['a wrapped parenthesis', 'Fry for 5 minutes (or\n6) until golden.\nServe.', ['Fry for 5 minutes (or 6) until golden.', 'Serve.']],
    ['an open parenthesis before a number', 'Mix (gently\n2) Cook (well)', ['Mix (gently', 'Cook (well)']],
    ['an open parenthesis before another', 'Mix (gently\nCook (well)', ['Mix (gently', 'Cook (well)']],
    ['a line that ends in an adverb', 'Enfourner 30 minutes environ\nLaisser refroidir', ['Enfourner 30 minutes environ', 'Laisser refroidir']],
    ['a bullet before lower case', 'For the sauce\n- melt the butter\n- add the flour', ['For the sauce: melt the butter', 'add the flour']],
    ['lines in lower case after a heading', 'For the glaze:\nbeat the sugar', ['For the glaze: beat the sugar']],
    ['empty lines between', 'Chop.\r\n\r\nFry.\r\n \r\nServe.', ['Chop.', 'Fry.', 'Serve.']],
    ['numbers without spaces', '1. Chop.2. Fry.3.Serve.', ['Chop.', 'Fry.', 'Serve.']],
    ['numbers with a dash', '1- Peler les 2 navets 2- Cuire 10 min.3- Servir', ['Peler les 2 navets', 'Cuire 10 min.', 'Servir']],
    ['numbers with a slash', '1/ Peler. 2/ Cuire.', ['Peler.', 'Cuire.']],
    ['numbers after an introduction', 'For the crust: 1. Mix. 2. Roll.', ['For the crust: Mix.', 'Roll.']],
    ['numbers without punctuation', '1 Peler.\n2Cuire.\n3 Servir.', ['Peler.', 'Cuire.', 'Servir.']],
    ['quantities without numbers', 'Mix:\n1 Leek.\n2 Onions.', ['Mix:', '1 Leek.', '2 Onions.']],
    ['words within', 'Peler et laisser reposer. Étape 2 : Râper. Étape 3 Cuire.', ['Peler et laisser reposer.', 'Râper.', 'Cuire.']],
    ['days within numbers', '1. Day 1: mix 2. Day 2: bake', ['Day 1: mix', 'Day 2: bake']],
    ['days before numbers', '1. Rest until day 2: it rises. 2. Bake.', ['Rest until day 2: it rises.', 'Bake.']],
    ['measures that look like numbers', '1. Roll it. Cut 2-inch squares. 2. Bake.', ['Roll it. Cut 2-inch squares.', 'Bake.']],
    ['a mention of a step', 'Fry. Step 2 can be repeated. Follow step 3: drain.', ['Fry. Step 2 can be repeated. Follow step 3: drain.']],
    ['bullets within', '• Chop • Fry •Serve', ['Chop', 'Fry', 'Serve']],
    ['Markdown', '## Sauce\n**Melt** the butter.\n2 * 3 eggs', ['Sauce: Melt the butter.', '2 * 3 eggs']],
    ['emphasis', '*Melt* the butter.\nStir *gently*.', ['Melt the butter.', 'Stir gently.']],
    ['numbers with a point and a dash', '1.- Peler. 2.- Cuire.', ['Peler.', 'Cuire.']],
    ['ordinal numbers', '1° Peler. 2° Cuire à 180°. 3° Servir.', ['Peler.', 'Cuire à 180°.', 'Servir.']],
    ['bare numbers', '1 Peler. 2 Cuire. 3 Servir.', ['Peler.', 'Cuire.', 'Servir.']],
    ['numbers in circles', '① Peel. ② Cook.', ['Peel.', 'Cook.']],
    ['numbers on keys', '1️⃣ Peel. 2️⃣ Cook.', ['Peel.', 'Cook.']],
    ['a name of all instructions', 'Préparation :\nPeler.\nCuire.', ['Peler.', 'Cuire.']],
    ['names of parts', 'La pâte :\nPétrir.\nCuisson :\nEnfourner.', ['La pâte: Pétrir.', 'Cuisson: Enfourner.']],
    ['a name of a part after a sentence', 'Set aside. For the dough:\nMix it.', ['Set aside.', 'For the dough: Mix it.']],
    ['a part within a line', 'Bake for 15 minutes. For the icing: 1 cup sugar.', ['Bake for 15 minutes.', 'For the icing: 1 cup sugar.']],
    ['a letter before a part', 'A. For the dough: mix. B. For the glaze: beat.', ['A. For the dough: mix. B. For the glaze: beat.']],
    ['escaped line breaks', 'Peel.\\nCook.', ['Peel.', 'Cook.']],
    ['short codes', '[caption id="a"]Photo[/caption]Peel.\n[adsense]\nCook [timer minutes=5]5 minutes[/timer].', ['Peel.', 'Cook 5 minutes.']],
    ['glued paragraphs', 'Line a tin.Melt the fat.Bake at 180°C.Cool!Slice.', ['Line a tin.', 'Melt the fat.', 'Bake at 180°C.', 'Cool!', 'Slice.']],
    ['a single joint', 'Line a tin.Melt the fat.', ['Line a tin. Melt the fat.']],
    ['joints in several lines', 'Line a tin.Melt the fat.Stir.\nBake.', ['Line a tin. Melt the fat. Stir.', 'Bake.']],
    ['points that end no sentence', 'Heat 1.5 l, e.g.Butter or St.Moret, to 82.5 °C. See example.com.', ['Heat 1.5 l, e.g.Butter or St.Moret, to 82.5 °C. See example.com.']],
    ['units before a joint', 'Add 200 g.Bake at 350 F.Cool (1 h).Add 5 %.Eat.', ['Add 200 g.', 'Bake at 350 F.', 'Cool (1 h).', 'Add 5 %.', 'Eat.']],
  ])('divides one text with %s', (_, text, steps) => {
    expect(stepsOfTexts([text])).toEqual(steps);
    expect(stepsOf([step(text)])).toEqual(steps);
  }); // prettier-ignore

  it.each<[string, string, string[]]>([
    ['wrapped lines', 'Boil the\nrice for\n10 minutes.', ['Boil the rice for 10 minutes.']],
    ['wrapped names', 'Add the\nParmesan.', ['Add the Parmesan.']],
    ['sentences', 'Boil the rice.\nDrain it.\n\nLet it cool.', ['Boil the rice. Drain it. Let it cool.']],
    ['numbers', '1. Boil.\n2. Drain.', ['Boil.', 'Drain.']],
    ['bullets', 'Make the sauce:\n- melt the butter,\n- add the flour.', ['Make the sauce:', 'melt the butter,', 'add the flour.']],
    ['a number above', '2\nBoil the rice.', ['Boil the rice.']],
    ['a heading above', 'Étape 2\nCuire le riz.', ['Cuire le riz.']],
    ['an advertisement', 'Boil the rice.\nAdvertisement\nDrain it.', ['Boil the rice. Drain it.']],
    ['glued paragraphs', 'Line a tin.Melt the fat.Stir.', ['Line a tin. Melt the fat. Stir.']],
  ])('reads %s in one of several steps', (_, text, steps) => {
    expect(stepsOf([step(text), step('Serve.')])).toEqual([...steps, 'Serve.']);
  }); // prettier-ignore

  it.each<[string, string[], string[]]>([
    ['a note before the steps', ['Notes: keep cool.', 'Mix.'], ['Mix.']],
    ['a tip and nutrition after the steps', ['Mélanger.', 'Astuce : fouetter.', 'Valeurs nutritionnelles : 200 kcal'], ['Mélanger.']],
    ['notes under their name', ['Mix.', 'Notes:', 'Keep cool.', 'Serve soon.'], ['Mix.']],
    ['an advertisement beside a step', ['Mix. Advertisement', 'Advertisement - Continue Reading Below', 'Bake.', 'Watch Now'], ['Mix.', 'Bake.']],
    ['names of types', ['HowToStep', 'Mix.', 'HowToStep', 'Bake.'], ['Mix.', 'Bake.']],
  ])('leaves out %s', (_, texts, steps) => {
    expect(stepsOfTexts(texts)).toEqual(steps);
  }); // prettier-ignore

  it('keeps a note between steps', () => {
    const texts = ['Mix.', 'Note: the oven must be hot.', 'Bake.'];
    expect(stepsOfTexts(texts)).toEqual(texts);
  });

  it('keeps the steps of a part that follows notes', () => {
    const part = { ...step('Bake.'), headings: ['For the glaze'] };
    expect(stepsOf([plain('Mix.'), plain('Notes:\nKeep cool.'), part])).toEqual([
      'Mix.',
      'For the glaze: Bake.',
    ]);
  });

  it('joins the shortest neighbours of more steps than a recipe can have', () => {
    const texts = Array.from({ length: 150 }, (_, i) => `Add spoon ${String(i)}.`);
    const steps = stepsOfTexts(texts);
    expect(steps).toHaveLength(100);
    expect(steps.join(' ')).toBe(texts.join(' '));
  });

  it.each<[boolean, string, InstructionText[]]>([
    [false, '150 short steps', Array<InstructionText>(150).fill(plain('Stir.'))],
    [false, 'a long step', [plain('Stir. '.repeat(2000))]],
    [true, '101 long steps', Array<InstructionText>(101).fill(step(`Stir${' well'.repeat(900)}.`))],
    [true, 'more than 1,000 lines', [plain('Stir.\n'.repeat(1001))]],
    [true, 'more than 1,000 lines of one sentence', [plain('stir the\n'.repeat(1001))]],
    [true, 'a text of more than 500,000 characters', [plain(`Stir. ${' '.repeat(500_000)}Bake.`)]],
  ])('says %p to whether it cuts %s', (isCut, _, instructions) => {
    expect(stepListOf(instructions).isCut).toBe(isCut);
  });

  it('keeps a number that numbers nothing', () => {
    expect(stepsOfTexts(['Bake.', '6) until golden'])).toEqual(['Bake.', '6) until golden']);
    expect(stepsOfTexts(['1) éplucher', '2) cuire'])).toEqual(['éplucher', 'cuire']);
  });

  it('puts headings before the first step of their text', () => {
    const headings = ['Day 2', 'For the glaze:'];
    expect(stepsOf([{ text: '1. Beat.\n2. Pour.', headings, isStep: false }])).toEqual([
      'Day 2: For the glaze: Beat.',
      'Pour.',
    ]);
  });

  it.each([
    'a.', '.', 'Ab.', '(', 'a\n', 'A (\n', 'A (\n)', '1. a ', '1.\n', '**a', '**', '• a ', ' ', 'a ', '\u2029', 'step 1 ', 'a', '1', 'a. step ', '"', 'A, \n', '😀',
  ])('reads many repetitions of %j in linear time', (part) => {
    const text = part.repeat(500_000 / part.length);
    expect(stepsOf([step(text), step('Serve.')]).length).toBeLessThanOrEqual(100);
    expect(stepsOfTexts([text]).length).toBeLessThanOrEqual(100);
  }); // prettier-ignore
});
