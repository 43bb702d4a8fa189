// Run by `npm run release`, not by the tests.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { QueryRunner } from 'typeorm';
import { PACKAGE_VERSION } from '#platform/package-version.js';
import { backup } from '../../src/cli/backup/backup.js';
import { MIGRATIONS } from '../../src/database/data-source.options.js';
import { digestOf } from '../../src/database/schema-check.js';
import { fillHouse } from '../exchange/full-house.js';
import { exportHouse } from '../exchange/house-files.js';
import { picture } from '../recipes/photos/picture.js';
import { uploadArchive } from '../sources/archives/upload.js';
import { DOCUMENTS } from '../support/openapi/operations.js';
import { Fixtures } from '../support/fixtures.js';
import { createToken, type Member, signUpAdministrator, signUpPerson } from '../support/people.js';
import { startTestApp } from '../support/test-app.js';
import { folderOf, PERSON } from './released.js';

/** As TypeORM creates it. */
const MIGRATIONS_TABLE = `create table migrations (
  id serial constraint "PK_8c82d7f526340ab734260ea46be" primary key,
  timestamp bigint not null,
  name character varying not null
);`;

/** The statements that make the schema of this version, as its migrations run them. */
async function schema(): Promise<string> {
  const statements = [MIGRATIONS_TABLE];
  const query = (statement: string) => Promise.resolve(statements.push(`${statement.trim()};`));
  for (const Migration of MIGRATIONS) {
    await new Migration().up({ query } as unknown as QueryRunner);
    const { name } = Migration;
    const timestamp = /\d+$/.exec(name)?.[0] ?? '';
    statements.push(
      `insert into migrations (timestamp, name) values (${timestamp}, '${name}');`,
      `insert into migration_digest (name, digest) values ('${name}', '${await digestOf(Migration)}');`,
    );
  }
  return `${statements.join('\n\n')}\n`;
}

/** Gives a house what no export contains. */
async function fillTheRest(fixtures: Fixtures, { client }: Member): Promise<void> {
  const recipePath = ({ id }: { readonly id: number }) => `/recipes/${String(id)}`;
  await client.succeed('PATCH', '/profile/allergies', { allergyIds: [fixtures.id('allergies', 'milk')] }); // prettier-ignore
  const ingredientIds = [fixtures.id('ingredients', 'onion')];
  await client.succeed('PATCH', '/profile/disliked-ingredients', { ingredientIds });
  const dough = await fixtures.write(client, { name: 'Pâte', tags: ['base'] });
  const parts = [{ recipeId: dough.id, portions: 2, before: 0 }];
  const tart = await fixtures.write(client, { name: 'Tarte', parts });
  await client.succeed('PUT', recipePath(tart), fixtures.recipe({ name: 'Tarte fine', parts }));
  await client.putPhoto(tart.id, await picture(60, 40).jpeg().toBuffer());
  const deleted = await fixtures.write(client, { name: 'Ratée' });
  await client.succeed('POST', `${recipePath(deleted)}/favorite`);
  await client.succeed('DELETE', recipePath(deleted));
  await client.succeed('POST', `${recipePath(tart)}/favorite`);
  await client.succeed('PUT', `${recipePath(tart)}/rating`, { stars: 4 });
  await client.succeed('POST', `${recipePath(tart)}/share`);
  const corrections = `${recipePath(dough)}/steps/${String(dough.steps[0].id)}/corrections`;
  await client.succeed('POST', corrections, { techStepId: null, start: 0, end: 8 });
  await createToken(client);
  await client.succeed('POST', '/house/current/calendar');
  const webhook = { url: 'https://93.184.216.34/hook', kinds: ['webhook'] };
  await client.succeed('POST', '/house/current/webhooks', webhook);
  await uploadArchive(client, Buffer.from(JSON.stringify({ '@type': 'Recipe', name: 'Soupe' })));
}

it('records a backup, a house export, the schema and the document', async () => {
  const folder = folderOf(PACKAGE_VERSION);
  await mkdir(folder);
  const app = await startTestApp();
  const fixtures = await Fixtures.load(app);
  const person = await signUpPerson(app, PERSON);
  const { id, invitationCode } = await person.client.succeed('POST', '/house', { name: 'Les Lilas' }); // prettier-ignore
  const member = { ...person, houseId: id, invitationCode };
  await fillHouse(fixtures, member);
  await fillTheRest(fixtures, await signUpAdministrator(app));
  await writeFile(path.join(folder, 'house.zip'), await exportHouse(app, member));
  await backup(app.databaseUrl, path.join(folder, 'backup'), app.dataDir);
  await app.close();
  await writeFile(path.join(folder, 'schema.sql'), await schema());
  const document = JSON.stringify(DOCUMENTS['openapi.json'], undefined, 2);
  await writeFile(path.join(folder, 'openapi.json'), `${document}\n`);
});
