import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Member, signUpWithSources } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';

/** What a page gives: values of the draft, its ingredient lines and its steps. */
interface Expected {
  readonly draft?: object;
  readonly lines?: readonly string[];
  readonly steps?: readonly string[];
}

/** Invented pages in recipe-pages/, each with one irregularity that real sites have. */
const PAGES: Readonly<Record<string, Expected>> = {
  'section-names': {
    draft: { portions: 8, yieldText: null },
    steps: [
      'Oven method: Bake for 40 minutes.',
      'Air fryer method: Cook for 30 minutes.',
      'For the glaze: Beat the icing sugar with the juice.',
    ],
  },
  'glued-paragraphs': {
    steps: ['Line a tin.', 'Melt the butter at 50°C.', 'Stir in the oats.', 'Bake for 25 minutes.'],
  },
  'ingredient-headings': { lines: ['3 tbsp olive oil', '400 g beans', '1 onion'] },
  'malformed-durations': { draft: { prepMinutes: 25, cookMinutes: 35 } },
  'soft-line-breaks': {
    lines: ['200 g rice'],
    steps: ['Boil the rice for 12 minutes.', 'Drain it and leave it to cool.'],
  },
  'step-names': {
    steps: ['First fry: Fry for 5 minutes.', 'Second fry (190 °C, optional): Fry again.'],
  },
  'property-case': {
    draft: { prepMinutes: 20, portions: 6 },
    lines: ['2 leeks'],
    steps: ['Slice the leeks.', 'Bake the tart.'],
  },
  'inline-numbering': {
    steps: ['Émincez le fenouil et laissez-le suer.', "Versez l'eau.", 'Mixez.'],
  },
  'one-ingredient-string': { lines: ['1 leek', '200 g rice', '2 eggs'] },
  'ingredient-bullets': { lines: ['500 g plums', '100 g flour', '50 g butter'] },
  'microdata-ingredient': {
    draft: { name: 'Salade de lentilles' },
    lines: ['250 g de lentilles', '2 échalotes'],
    steps: ['Cuire les lentilles 25 minutes.'],
  },
  'double-utf8': {
    draft: { name: 'Crème brûlée' },
    lines: ['50 g de sucre', '40 cl de crème'],
    steps: ['Mélanger la crème et le sucre.'],
  },
  'days-and-bold': {
    steps: [
      'Feed the starter: Leave it for 4 hours.',
      'Day 1: mix the dough.',
      'Day 2: bake the rolls.',
    ],
  },
  'other-yields': { draft: { portions: 4, yieldText: '900 g of jam' } },
};

describe('pages of recipe sites', () => {
  const app = useSharedApp();
  let member: Member;
  beforeAll(async () => {
    member = await signUpWithSources(app);
  });

  it.each(Object.entries(PAGES))('%s', async (name, { draft = {}, lines, steps }) => {
    const file = path.join(__dirname, 'recipe-pages', `${name}.html`);
    const page = { url: `https://cuisine.example/${name}`, html: await readFile(file, 'utf8') };
    const response = await member.client.post('/sources/web/preview', page);
    expect(response).toMatchObject({
      status: 200,
      body: {
        ...draft,
        ...(lines && { ingredients: lines.map((rawText) => ({ rawText })) }),
        ...(steps && { steps: steps.map((description) => ({ description })) }),
      },
    });
  });
});
