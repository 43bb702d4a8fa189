import type { ClientSource } from './test-app.js';
import type { TestClient } from './test-client.js';
import { until } from './until.js';

const CATALOGUES = [
  'diets',
  'allergies',
  'ingredients',
  'units',
  'tech-steps',
  'utensils',
  'sources',
] as const;
type Catalogue = (typeof CATALOGUES)[number];

/** Catalogue ids by key, and valid recipes that use them. */
export class Fixtures {
  private constructor(private readonly ids: ReadonlyMap<string, number>) {}

  static async load(app: ClientSource): Promise<Fixtures> {
    const client = app.client();
    await client.signUp();
    const entries = CATALOGUES.map(async (catalogue) => {
      const rows = await client.succeed<{ key: string; id: number }[]>(
        'GET',
        `/reference/${catalogue}`,
      );
      return rows.map(({ key, id }) => [`${catalogue}/${key}`, id] as const);
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
  write(author: TestClient, overrides: object = {}): Promise<any> {
    return author.succeed('POST', '/recipes', this.recipe(overrides));
  }

  /** The same, with all steps detected: on a busy machine, the classifier may respond too late. */
  async writeDetected(author: TestClient, overrides: object = {}): Promise<any> {
    let recipe: any;
    await until(async () => {
      recipe = await this.write(author, overrides);
      const isDetected = recipe.steps.every(({ analysed }: any) => analysed);
      if (!isDetected) await author.succeed('DELETE', `/recipes/${String(recipe.id)}`);
      return isDetected;
    });
    return recipe;
  }
}
