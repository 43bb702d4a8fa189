import fc from 'fast-check';

/** A part of a recipe: its heading, if it has one, and its lines or steps. */
interface Part {
  readonly heading: string | null;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

/** A recipe that the tests invent and write in every format. */
export interface InventedRecipe {
  readonly name: string;
  readonly description: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly portions: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly address: string;
  readonly parts: readonly Part[];
}

const FRENCH: InventedRecipe = {
  name: 'Tarte aux poireaux de Solène',
  description: 'La tarte des soirs de pluie.',
  notes: 'Meilleure avec des noisettes.',
  tags: ['tarte', 'hiver'],
  portions: 6,
  prepMinutes: 25,
  cookMinutes: 40,
  address: 'https://cuisine.example/tarte-aux-poireaux',
  parts: [
    {
      heading: 'Pâte brisée',
      lines: ['250 g de farine', '125 g de beurre'],
      steps: ['Mélanger la farine et le beurre du bout des doigts.'],
    },
    {
      heading: 'Garniture',
      lines: ['3 poireaux', '2 œufs', '20 cl de crème fraîche'],
      steps: [
        'Émincer les poireaux et les faire revenir 10 minutes à la poêle.',
        'Battre les œufs avec la crème, verser sur les poireaux et cuire 40 minutes à 180 °C.',
      ],
    },
  ],
};

const ENGLISH: InventedRecipe = {
  name: 'Red lentil soup of the lighthouse',
  description: 'A bowl for windy days.',
  notes: 'Contains traces of celery.',
  tags: ['soup'],
  portions: 4,
  prepMinutes: 10,
  cookMinutes: 30,
  address: 'https://kitchen.example/red-lentil-soup',
  parts: [
    {
      heading: null,
      lines: ['200 g red lentils', '2 carrots', '1 onion', '1 tbsp olive oil', '1 l water'],
      steps: [
        'Chop the onion and the carrots.',
        'Heat the oil in a large pot and fry the onion for 5 minutes.',
        'Add the lentils, the carrots and the water and simmer for 25 minutes.',
      ],
    },
  ],
};

/** A line whose food the catalogue does not have: the draft is not ready. */
const UNKNOWN_FOOD: InventedRecipe = {
  ...ENGLISH,
  name: 'Toast with brumblewort',
  address: 'https://kitchen.example/toast',
  parts: [
    {
      heading: null,
      lines: ['2 slices of bread', '3 tbsp brumblewort'],
      steps: ['Toast the bread until it is golden.', 'Spread the brumblewort on the bread.'],
    },
  ],
};

export const RECIPES: readonly InventedRecipe[] = [FRENCH, ENGLISH, UNKNOWN_FOOD];

/** Words that mean nothing, so that no reader leaves them out. */
const word = fc
  .array(fc.constantFrom('bra', 'vel', 'tor', 'mip', 'kas', 'lun', 'dor', 'fip'), {
    minLength: 2,
    maxLength: 4,
  })
  .map((syllables) => syllables.join(''));
const words = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((each) => each.join(' '));
const sentence = words(12).map((text) => `Mix ${text}.`);
const listOf = <T>(each: fc.Arbitrary<T>, maxLength: number) =>
  fc.array(each, { minLength: 1, maxLength });

/** Recipes with more tags than a recipe can have, and parts with headings. */
export const anyRecipe: fc.Arbitrary<InventedRecipe> = fc.record({
  name: words(4),
  description: sentence,
  notes: sentence,
  tags: listOf(words(2), 30),
  portions: fc.integer({ min: 1, max: 20 }),
  prepMinutes: fc.constant(25),
  cookMinutes: fc.constant(40),
  address: fc.constant('https://kitchen.example/any'),
  parts: listOf(
    fc.record({
      heading: words(3),
      lines: listOf(
        words(3).map((text) => `200 g ${text}`),
        6,
      ),
      steps: listOf(sentence, 4),
    }),
    3,
  ),
});

/** The words that a person wrote. */
export const wordsOf = ({ name, description, notes, tags, parts }: InventedRecipe) =>
  [name, description, notes, ...tags]
    .concat(parts.flatMap(({ heading, lines, steps }) => [heading ?? '', ...lines, ...steps]))
    .flatMap((text) => text.match(/\p{L}{4,}/gu) ?? []);

export const linesOf = ({ parts }: InventedRecipe) => parts.flatMap(({ lines }) => lines);
export const stepsOf = ({ parts }: InventedRecipe) => parts.flatMap(({ steps }) => steps);
