import type { ClientBase, Pool } from 'pg';
import type { CatalogueIdOf } from '../../libs/domain/src/techniques/detected-techniques.js';

type IdOf = (key: string) => number;

/** Functions from a catalogue key to its id. They throw for an unknown key. */
export interface Ids extends CatalogueIdOf {
  readonly diet: IdOf;
  readonly allergy: IdOf;
  readonly ingredient: IdOf;
  readonly unit: IdOf;
  readonly techStep: IdOf;
  readonly utensil: IdOf;
  readonly source: IdOf;
}

export async function readIds(client: ClientBase | Pool): Promise<Ids> {
  const read = async (table: string): Promise<IdOf> => {
    const { rows } = await client.query<{ key: string; id: number }>(
      `select key, id from ${table}`,
    );
    const ids = new Map(rows.map(({ key, id }) => [key, id]));
    return (key) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`${table} has no ${key}.`);
      return id;
    };
  };
  return {
    diet: await read('diet'),
    allergy: await read('allergy'),
    ingredient: await read('ingredient'),
    unit: await read('unit'),
    techStep: await read('tech_step'),
    utensil: await read('utensil'),
    source: await read('source'),
  };
}
