import type { SharedApp } from '../test-app.js';

/** Whether the log of the PostgreSQL server contains a text. */
export async function isInServerLog(app: SharedApp, text: string): Promise<boolean> {
  const [{ isLogged }] = (await app.sql(
    `select position($1 in pg_read_file(current_setting('data_directory') || '.log')) > 0 as "isLogged"`,
    [text],
  )) as [{ isLogged: boolean }];
  return isLogged;
}
