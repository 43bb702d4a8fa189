import type { Client } from 'pg';

const TABLES = ['recipe', 'recipe_line', 'recipe_text', 'step', 'step_technique', 'favourite'];

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs `load` without the indexes that no constraint needs, then creates them again. If the database
 * user is a superuser, foreign keys are not checked meanwhile, and no trigger runs.
 */
export async function withoutIndexes(client: Client, load: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<Index>(INDEXES_WITHOUT_CONSTRAINT, [TABLES]);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query('set session_replication_role = replica').catch(() => undefined);
  try {
    await load();
  } finally {
    await client.query('reset session_replication_role').catch(() => undefined);
    for (const { definition } of indexes) await client.query(definition);
  }
}

const INDEXES_WITHOUT_CONSTRAINT = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;
