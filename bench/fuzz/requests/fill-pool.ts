import { withClient } from '../../harness/database.js';
import { send } from '../../harness/send.js';
import type { FuzzSite } from '../fuzz-site.js';
import type { Pool } from './pool.js';

/** Tables of catalogues, and the fields that take their ids or keys. */
const CATALOGUES = [
  ['diet', 'dietId'],
  ['allergy', 'allergyId'],
  ['ingredient', 'ingredientId'],
  ['unit', 'unitId'],
  ['tech_step', 'techStepId', 'techStepKey'],
  ['utensil', 'utensilId', 'excludeUtensilKey'],
  ['source', 'sourceId', 'sourceKey'],
] as const;

/** Adds the values that every run has: the catalogues, items and pages of sources, and detections. */
export async function fillPool(
  pool: Pool,
  databaseUrl: string,
  classifierUrl: string,
  site: FuzzSite,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const [table, idName, keyName] of CATALOGUES) {
      const { rows } = await client.query<{ id: number; key: string }>(
        `select id, key from ${table} order by id limit 50`,
      );
      for (const { id, key } of rows) {
        pool.add(idName, id);
        if (keyName !== undefined) pool.add(keyName, key);
      }
    }
  });
  for (const item of site.items) pool.add('sourceItem', item);
  for (const page of site.pages) pool.add('html', page);
  const texts = [
    'Éplucher les carottes et les couper en dés.',
    'Mélanger 3 œufs dans un saladier.',
  ];
  const response = await send('POST', `${classifierUrl}/v1/process`, {}, { locale: 'fr', texts });
  const { version, results } = (await response.json()) as {
    readonly version: string;
    readonly results: readonly object[];
  };
  pool.add('detectorVersion', version);
  for (const result of results) pool.add('result', result);
  pool.add('revision', 1);
}
