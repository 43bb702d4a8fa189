import type { ClientSource } from './test-app.js';
import type { TestClient } from './test-client.js';

type Catalogue =
  'diets' | 'allergies' | 'ingredients' | 'units' | 'tech-steps' | 'utensils' | 'sources';

/** Catalogue ids by key, and valid recipes that use them. */
export class Fixtures {
  private constructor(private readonly ids: ReadonlyMap<string, number>) {}

  static async load(app: ClientSource): Promise<Fixtures> {
    const client = app.client();
    await client.signUp();
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
      const { body } = await client.get(`/reference/${catalogue}`);
      return body.map(({ key, id }: any) => [`${catalogue}/${String(key)}`, id]);
    });
    return new Fixtures(new Map((await Promise.all(entries)).flat()));
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

  /** A small, valid, public recipe as a request body; `overrides` replaces fields. */
  recipe(overrides: object = {}) {
    return {
      name: 'Carottes au beurre',
      visibility: 'PUBLIC',
      portions: 4,
      dietIds: [] as number[],
      ingredients: [this.line('carrot', 6), this.line('butter', 50, 'gram')],
      steps: [{ description: 'Éplucher les carottes.' }],
      ...overrides,
    };
  }

  /** Creates a recipe and returns the body of the response. */
  async write(author: TestClient, overrides: object = {}): Promise<any> {
    const { status, body } = await author.post('/recipes', this.recipe(overrides));
    if (status !== 201) throw new Error(`POST /recipes: ${String(status)} ${String(body.message)}`);
    return body;
  }
}
