import { Client } from 'pg';
import { dataSourceOptions } from '../../../src/database/data-source.options.js';
import type { TestApp } from '../test-app.js';

/** Connects to the database of an API with the settings of its connections. */
export async function connectLikeApi({ databaseUrl }: TestApp): Promise<Client> {
  const { extra } = dataSourceOptions(databaseUrl) as { extra: { options: string } };
  const client = new Client({ connectionString: databaseUrl, options: extra.options });
  await client.connect();
  return client;
}
