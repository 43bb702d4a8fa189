import type { TestApp } from './test-app.js';
import type { Visitor } from './visitor.js';

type Catalogue =
  'diets' | 'allergies' | 'ingredients' | 'units' | 'tech-steps' | 'utensils' | 'sources';

/** Looks catalogue ids up by their keys, as a client does. */
export class Kitchen {
  private constructor(private readonly ids: ReadonlyMap<string, number>) {}

  static async open(app: TestApp): Promise<Kitchen> {
    const visitor = app.visitor();
    await visitor.signUp();
    const catalogues: Catalogue[] = [
      'diets',
      'allergies',
      'ingredients',
      'units',
      'tech-steps',
      'utensils',
      'sources',
    ];
    const entries = catalogues.map(async (catalogue) => {
      const { body } = await visitor.get(`/reference/${catalogue}`);
      return body.map(({ key, id }: any) => [`${catalogue}/${String(key)}`, id]);
    });
    return new Kitchen(new Map((await Promise.all(entries)).flat()));
  }

  id(catalogue: Catalogue, key: string): number {
    const id = this.ids.get(`${catalogue}/${key}`);
    if (id === undefined) throw new Error(`${catalogue} has no ${key}.`);
    return id;
  }

  line(ingredient: string, quantity = 1, unit = 'piece') {
    return {
      ingredientId: this.id('ingredients', ingredient),
      quantity,
      unitId: this.id('units', unit),
    };
  }

  /** A recipe as its author writes it: small, valid, public; `over` says what matters. */
  recipe(over: object = {}) {
    return {
      name: 'Carottes au beurre',
      visibility: 'PUBLIC',
      portions: 4,
      dietIds: [] as number[],
      ingredients: [this.line('carrot', 6), this.line('butter', 50, 'gram')],
      steps: [{ description: 'Éplucher les carottes.' }],
      ...over,
    };
  }

  /** Has somebody write a recipe; returns what the API answered. */
  async write(author: Visitor, over: object = {}): Promise<any> {
    const { status, body } = await author.post('/recipes', this.recipe(over));
    if (status !== 201)
      throw new Error(`Writing a recipe: ${String(status)} ${String(body.message)}`);
    return body;
  }
}
