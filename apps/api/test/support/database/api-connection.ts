import { Client } from 'pg';
import { poolOptions } from '../../../src/database/data-source.options.js';
import type { SharedApp } from '../test-app.js';

/** Connects to the database of an API with the settings of its connections. */
export async function connectLikeApi({ databaseUrl }: SharedApp): Promise<Client> {
  const { options } = poolOptions(databaseUrl);
  const client = new Client({ connectionString: databaseUrl, options });
  await client.connect();
  return client;
}
