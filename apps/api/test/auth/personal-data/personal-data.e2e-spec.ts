import { ExpiredRowsRepository } from '../../../src/deletion/expired-rows.repository.js';
import { Jobs } from '../../../src/jobs/jobs.service.js';
import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator } from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import type { TestClient } from '../../support/test-client.js';
import { unzip } from './unzip.js';
import { writableTexts } from './writable-texts.js';
import { PASSWORD, Writer } from './writer.js';

/** Columns that refer to a person: the file of the export that has their rows, or why none has. */
const PERSONAL_COLUMNS: Readonly<Record<string, { file: string } | { reason: string }>> = {
  'account_link.profile_id': { reason: 'links of mails, for a day at most' },
  'archive.profile_id': { file: 'archives.json' },
  'cooked_mark.profile_id': { file: 'cooked-recipes.json' },
  'correction.author_id': { file: 'corrections.json' },
  'departed_author.profile_id': { reason: 'whose recipes pass to a house, until they have' },
  'deleted_profile.new_author_id': { reason: 'who receives recipes of a deleted account' },
  'former_member.profile_id': { file: 'profile.json' },
  'favourite.profile_id': { file: 'favourites.json' },
  'house.administrator_id': { file: 'house.json' },
  'house_calendar.profile_id': { reason: 'who made the address of the calendar of the house' },
  'house_event.profile_id': { reason: 'a time and ids of own recipes, for 25 hours' },
  'imported_content.profile_id': { reason: 'which of the own recipes came from an archive' },
  'idempotency_key.profile_id': { file: 'repeatable-requests.json' },
  'mail.profile_id': { reason: 'mails that wait to be sent, for a day at most' },
  'planning_eater.profile_id': { reason: 'meals in the planning of the house' },
  'profile.id': { file: 'profile.json' },
  'profile_allergy.profile_id': { file: 'profile.json' },
  'profile_disliked_ingredient.profile_id': { file: 'profile.json' },
  'recipe.author_id': { file: 'recipes.json' },
  'recipe.saved_by': { reason: 'who wrote a recipe last, of the house' },
  'recipe_version.saved_by': { reason: 'who wrote a version, of the house' },
  'recipe_rating.profile_id': { file: 'ratings.json' },
  'recipe_trash.author_id': { file: 'trash.json' },
  'recipe_text.author_id': { reason: 'the author of a recipe, once more' },
  'session.profile_id': { file: 'sessions.json' },
  'shopping_own_line.added_by': { file: 'shopping-lines.json' },
  'shopping_own_line.checked_by': { reason: 'who ticked a line of the house' },
  'shopping_tick.checked_by': { reason: 'who ticked a line of the house' },
  'step.author_id': { reason: 'the author of a recipe, once more' },
};

/** Tables whose texts belong to a house, and stay with it. */
const OF_HOUSE = [
  'dependant',
  'house',
  'menu',
  'menu_item',
  'planning_item',
  'routine',
  'shop',
  'shopping_own_line',
  'webhook',
];

/** Texts that are not stored, or are known to the service before. */
const NOT_STORED = [
  /^POST (\/auth\/signup|\/house\/join) invitationCode$/,
  /^POST \/auth\/login /,
  /^POST \/auth\/(password-reset|email)\/confirm token$/,
  // Waits in the queue of mails, also when it has no account.
  /^POST \/auth\/password-reset email$/,
  /^POST \/planning\/shopping-list\/operations operations\.lineId$/,
  /^POST \/sources\/web\/preview /,
  /^POST \/recipes\/{recipeId}\/steps\/{stepId}\/corrections text$/,
  /^POST \/detection\//,
  // Tags that recipes have; the new name is written as a tag of POST /recipes.
  /^POST \/recipes\/batch removeTags$/,
  /^PATCH \/recipes\/tags /,
  /^POST \/planning\/proposals /,
  // As POST /recipes.
  /^POST \/sources\/{sourceKey}\/import/,
  /^POST \/archives\/{archiveId}\/import\/{draftId} /,
];

const DATE = '2026-07-06';

describe('personal data', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  /** Creates a person who writes into every field, with a house of their own or in that of a code. */
  async function writeEverywhere(invitationCode?: string) {
    const writer = new Writer(app.client());
    const text = () => writer.text();
    const names = () => ({ firstName: text(), lastName: text() });
    const account = { ...names(), email: `${text()}@example.org`, password: PASSWORD };
    await writer.write('POST /auth/signup', account, [], { 'user-agent': text() });
    await writer.write('PATCH /profile', names());
    const email = `${text()}@example.org`;
    await writer.write('PATCH /auth/email', { email, password: PASSWORD });
    await writer.write('POST /auth/tokens', { name: text(), scopes: ['read'] });
    await writeRecipe(writer, 'PERSONAL');
    const personal = [...writer.texts];
    if (invitationCode === undefined) await writer.write('POST /house', { name: text() });
    else await writer.client.succeed('POST', '/house/join', { invitationCode });
    await writer.write('PATCH /house/current', { name: text() });
    const dependant = await writer.write('POST /house/current/dependants', { firstName: text() });
    const path = 'PATCH /house/current/dependants/{dependantId}';
    await writer.write(path, { firstName: text() }, [dependant.id]);
    // No event of this kind occurs: no request is sent.
    const url = `https://93.184.216.34/${text()}`;
    await writer.write('POST /house/current/webhooks', { url, kinds: ['webhook'] });
    const line = { id: crypto.randomUUID(), kind: 'ADD', text: text() };
    await writer.write('POST /planning/shopping-list/operations', {
      date: DATE,
      operations: [line],
    });
    const item = () => ({ date: DATE, slot: 'LUNCH', text: text(), note: text() });
    const { id } = await writer.write('POST /planning/items', item());
    await writer.write('POST /planning/items/batch', { items: [item()] });
    const change = { text: text(), note: text() };
    await writer.write('PATCH /planning/items/{itemId}', change, [id]);
    await writer.write('POST /planning/menus', { name: text(), date: DATE });
    const routine = () => ({ text: text(), note: text() });
    const days = { slot: 'LUNCH', weekdays: ['MONDAY'] };
    const added = await writer.write('POST /planning/routines', { ...days, ...routine() });
    await writer.write('PATCH /planning/routines/{routineId}', routine(), [added.id]);
    const shop = await writer.write('POST /house/current/shops', { name: text() });
    await writer.write('PATCH /house/current/shops/{shopId}', { name: text() }, [shop.id]);
    const house = await writeRecipe(writer, 'HOUSE');
    await writer.write('POST /recipes/batch', { recipeIds: [house.id], addTags: [text()] });
    const trashed = await writeRecipe(writer, 'PUBLIC');
    await writer.client.succeed('DELETE', `/recipes/${String(trashed.id)}`);
    await writeRecipe(writer, 'PUBLIC');
    await writeFrozenRecipe(writer);
    await writePart(writer);
    await correct(writer);
    const { client, fields, texts } = writer;
    return { client, fields, texts, personal };
  }

  const recipeOf = (writer: Writer, visibility: string) =>
    fixtures.recipe({
      visibility,
      name: writer.text(),
      description: writer.text(),
      tags: [writer.text()],
      imageUrl: `https://example.org/${writer.text()}.jpg`,
      ingredients: [
        { ...fixtures.line('carrot'), note: writer.text(), rawText: `1 ${writer.text()}` },
      ],
      otherLines: [{ kind: 'TEXT', text: writer.text(), before: 0 }],
      steps: [{ description: `Éplucher : ${writer.text()}` }],
    });

  const writeRecipe = (writer: Writer, visibility: string) =>
    writer.write('POST /recipes', recipeOf(writer, visibility), [], {
      'idempotency-key': writer.text(),
    });

  /** A recipe with a part, and a note about it. */
  async function writePart(writer: Writer) {
    const { id } = await writeRecipe(writer, 'PUBLIC');
    const part = () => ({ recipeId: id, portions: 1, before: 0, note: writer.text() });
    const body = () => ({ ...recipeOf(writer, 'PUBLIC'), parts: [part()] });
    const whole = await writer.write('POST /recipes', body(), [], {
      'idempotency-key': writer.text(),
    });
    await writer.write('PUT /recipes/{recipeId}', body(), [whole.id]);
  }

  /** A planned recipe of the house that its author makes private and changes: the house keeps it. */
  async function writeFrozenRecipe(writer: Writer) {
    const { id } = await writeRecipe(writer, 'HOUSE');
    const item = { recipeId: id, date: DATE, slot: 'LUNCH', portions: 2 };
    await writer.client.succeed('POST', '/planning/items', item);
    for (const visibility of ['PERSONAL', 'PERSONAL']) {
      await writer.write('PUT /recipes/{recipeId}', recipeOf(writer, visibility), [id]);
    }
  }

  /** Corrects a step of another person, and adds the recipe to the favourites. */
  async function correct({ client }: Writer) {
    const author = await signUpAdministrator(app);
    const recipe = await fixtures.write(author.client);
    const path = `/recipes/${String(recipe.id)}`;
    await client.succeed('POST', `${path}/favorite`);
    const correction = { techStepId: null, start: 0, end: 8 };
    await client.succeed(
      'POST',
      `${path}/steps/${String(recipe.steps[0].id)}/corrections`,
      correction,
    );
  }

  async function exportOf({ cookie = '' }: TestClient) {
    const response = await fetch(`${app.url}/auth/me/export`, { headers: { cookie } });
    return unzip(await response.arrayBuffer());
  }

  /** Every table, as text. */
  async function tables(): Promise<readonly (readonly [name: string, text: string])[]> {
    const names = await app.sql<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by name`,
    );
    return Promise.all(
      names.map(async ({ name }) => {
        const [row] = await app.sql<{ text: string }>(
          `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`,
        );
        return [name, row?.text ?? ''] as const;
      }),
    );
  }

  async function tablesWith(texts: readonly string[]) {
    const found = (await tables()).filter(([, content]) =>
      texts.some((text) => content.includes(text)),
    );
    return found.map(([name]) => name);
  }

  it('every column that refers to a person is exported, or left out for a reason', async () => {
    const columns = await app.sql<{ name: string }>(`
      select attrelid::regclass || '.' || attname as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'profile'::regclass and attname <> 'id'
      union
      select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('integer', 'bigint')
        and column_name ~ '(profile|author|administrator|member|person|user)_id$|_by$'
      union select 'profile.id'
      order by name`);
    expect(columns.map(({ name }) => name)).toEqual(Object.keys(PERSONAL_COLUMNS).sort());
    const person = await signUpAdministrator(app);
    const files = Object.values(PERSONAL_COLUMNS).flatMap((column) =>
      'file' in column ? [column.file] : [],
    );
    expect(Object.keys(await exportOf(person.client))).toEqual(expect.arrayContaining(files));
  });

  async function deleteInBackground() {
    await app.app.get(Jobs).wake('deletion');
    await app.app.get(ExpiredRowsRepository).deleteAll();
  }

  it('contains every text that a person can write', async () => {
    const { fields } = await writeEverywhere();
    const missing = writableTexts().filter((field) => !fields.has(field));
    expect(missing.filter((field) => !NOT_STORED.some((stored) => stored.test(field)))).toEqual([]);
  });

  it('GET /auth/me/export contains every text of the person that is stored', async () => {
    const { client, texts } = await writeEverywhere();
    await deleteInBackground();
    const exported = Object.values(await exportOf(client)).join('\n');
    const stored = (await tables()).filter(([table]) => !OF_HOUSE.includes(table));
    for (const [table, content] of stored) {
      const missing = texts.filter((text) => content.includes(text) && !exported.includes(text));
      expect([table, missing]).toEqual([table, []]);
    }
  });

  it('DELETE /auth/me of the last member of a house leaves no text of the person', async () => {
    const { client, texts } = await writeEverywhere();
    expect(await tablesWith(texts)).toEqual(
      expect.arrayContaining(['idempotency_key', 'profile', 'recipe', 'session']),
    );
    await client.succeed('DELETE', '/auth/me', { password: PASSWORD });
    await deleteInBackground();
    expect(await tablesWith(texts)).toEqual([]);
  });

  it('DELETE /auth/me of another member leaves what belongs to the house', async () => {
    const administrator = await signUpAdministrator(app);
    const { client, texts, personal } = await writeEverywhere(administrator.invitationCode);
    await client.succeed('DELETE', '/auth/me', { password: PASSWORD });
    await deleteInBackground();
    // HOUSE and PUBLIC recipes have passed to the administrator.
    const recipes = [
      ...['recipe', 'recipe_line', 'recipe_part', 'recipe_text', 'recipe_version', 'step', 'word'],
    ];
    expect(await tablesWith(texts)).toEqual([...OF_HOUSE, ...recipes].sort());
    expect(await tablesWith(personal)).toEqual([]);
  });
});
