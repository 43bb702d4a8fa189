import { statementName } from './statement-name.js';

describe('statementName', () => {
  it.each([
    ['insert into recipe (name) values ($1) returning id', 'insert recipe'],
    ['select from profile where id = $1 for no key update', 'select profile'],
    ['select id from house where id = $1 for update of house', 'select house'],
    ['update profile set password_hash = $2 where id = $1', 'update profile'],
    [
      `insert into recipe_import (id) values ($1) on conflict (id) do update set id = excluded.id`,
      'insert recipe_import',
    ],
    ['\n  delete from step_technique where step_id = any($1)', 'delete step_technique'],
    [
      'with changed as (update step set position = 1 from recipe join house on true) select 1',
      'with step recipe house',
    ],
    ['select 1 from a join b on true join c on true join d on true', 'select a b c'],
    ['lock table recipe in exclusive mode', 'lock recipe'],
    ['START TRANSACTION', 'start'],
    ['COMMIT', 'commit'],
    ['', 'statement'],
  ])('names %j', (text, name) => {
    expect(statementName(text)).toBe(name);
  });
});
