import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX_REPLAYED_EVENTS } from '#domain/events/event-position.js';
import { MAX_OPERATIONS } from '#domain/retention.js';
import { BATCH, ExpiredRowsRepository } from '../../src/deletion/expired-rows.repository.js';
import { holdLock } from '../support/database/table-lock.js';
import { openEvents } from '../support/event-stream.js';
import { signUpAdministrator } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';

describe('retention', () => {
  const app = useTestApp();

  const deleteAll = () => app.app.get(ExpiredRowsRepository).deleteAll();
  const count = async (from: string) =>
    (await app.sql<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

  it('deletes attempt counters that have expired, several batches of them', async () => {
    await app.sql(
      `insert into attempt_counter
       select 'key' || n, 1, now() + case n when 1 then 1 else -1 end * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [2 * BATCH + 2],
    );
    await deleteAll();
    expect(await count('attempt_counter')).toBe(1);
  });

  it('deletes sessions that have expired', async () => {
    const [{ id }, other] = [await signUpAdministrator(app), await signUpAdministrator(app)];
    await app.sql(`update session set expires_at = now() where profile_id = $1`, [id]);
    await deleteAll();
    expect(await app.sql('select from session where profile_id = $1', [id])).toEqual([]);
    expect(await other.client.get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('deletes links that have expired, and mails after 24 hours', async () => {
    const { id } = await signUpAdministrator(app);
    await app.sql(
      `insert into account_link (token_hash, profile_id, expires_at)
       select n::text::bytea, $1, now() + n * interval '1 minute' from unnest('{-1,1}'::int[]) n`,
      [id],
    );
    await app.sql(
      `insert into mail (kind, recipient, locale, page, created_at)
       select 'email-changed', age, 'fr', '', now() - age::interval
       from unnest('{23 hours,25 hours}'::text[]) age`,
    );
    await deleteAll();
    expect(await app.sql('select token_hash::text as hash from account_link')).toHaveLength(1);
    expect(await app.sql('select recipient from mail')).toEqual([{ recipient: '23 hours' }]);
  });

  it('deletes idempotency keys after 24 hours', async () => {
    const { id } = await signUpAdministrator(app);
    await app.sql(
      `insert into idempotency_key (profile_id, key, fingerprint, response, created_at)
       select $1, age, '', '{}', now() - age::interval
       from unnest('{23 hours,25 hours}'::text[]) as age`,
      [id],
    );
    await deleteAll();
    expect(await app.sql('select key from idempotency_key')).toEqual([{ key: '23 hours' }]);
  });

  it('deletes events after 25 hours, except the last one of a house', async () => {
    const { houseId } = await signUpAdministrator(app);
    const events = `house_event where house_id = ${String(houseId)}`;
    await addEvents(houseId, 2);
    await app.sql(
      `update house_event set created_at = now() - interval '25 hours' where house_id = $1`,
      [houseId],
    );
    const [last] = await app.sql(`select max(id) as id from ${events}`);
    await deleteAll();
    expect(await app.sql(`select id from ${events}`)).toEqual([last]);
  });

  it('deletes all events of a deleted house after 25 hours', async () => {
    const { client, houseId } = await signUpAdministrator(app);
    expect(await client.delete('/house/current')).toMatchObject({ status: 204 });
    const events = `house_event where house_id = ${String(houseId)}`;
    expect(await count(events)).toBeGreaterThan(0);
    await deleteAll();
    expect(await count(events)).toBeGreaterThan(0);
    await app.sql(
      `update house_event set created_at = now() - interval '25 hours' where house_id = $1`,
      [houseId],
    );
    await deleteAll();
    expect(await count(events)).toBe(0);
  });

  it(`keeps ${String(MAX_REPLAYED_EVENTS)} events of a house; a client that missed more is reset`, async () => {
    const { client, houseId } = await signUpAdministrator(app);
    const stream = await openEvents(app, client);
    stream.close();
    await addEvents(houseId, MAX_REPLAYED_EVENTS + BATCH + 1);
    await deleteAll();
    expect(await count(`house_event where house_id = ${String(houseId)}`)).toBe(
      MAX_REPLAYED_EVENTS,
    );
    const later = await openEvents(app, client, { 'last-event-id': stream.lastEventId() });
    await later.until(() => later.events().length > 0);
    expect(later.events()).toMatchObject([{ name: 'reset', ids: [] }]);
    later.close();
  });

  const addOperations = (houseId: number, number: number, age: string) =>
    app.sql(
      `insert into shopping_operation (house_id, id, applied, received_at)
       select $1, gen_random_uuid(), true, now() - $3::interval - n * interval '1 second'
       from generate_series(1, $2::int) n`,
      [houseId, number, age],
    );

  it('deletes the operations on shopping lists after 30 days', async () => {
    const { houseId } = await signUpAdministrator(app);
    await addOperations(houseId, 2, '29 days');
    await addOperations(houseId, 3, '30 days');
    await deleteAll();
    expect(await count(`shopping_operation where house_id = ${String(houseId)}`)).toBe(2);
  });

  it(`keeps ${String(MAX_OPERATIONS)} operations of a house`, async () => {
    const { houseId } = await signUpAdministrator(app);
    await addOperations(houseId, MAX_OPERATIONS + BATCH + 1, '1 minute');
    await deleteAll();
    expect(await count(`shopping_operation where house_id = ${String(houseId)}`)).toBe(
      MAX_OPERATIONS,
    );
  });

  it('deletes the rows of shopping lists after two years', async () => {
    const { houseId } = await signUpAdministrator(app);
    const weeks = `select $1::int, (now() - age::interval)::date
      from unnest('{1 year,25 months,-1 year}'::text[]) as age`;
    await app.sql(
      `insert into shopping_tick (house_id, date, line_id, thousandths)
       select house, week, 'ingredient-1', 1 from (${weeks}) as list (house, week)`,
      [houseId],
    );
    await app.sql(
      `insert into shopping_own_line (house_id, date, id, text, bought, until)
       select house, week, gen_random_uuid(), 'pain', '[]', 'infinity'
       from (${weeks}) as list (house, week)`,
      [houseId],
    );
    await deleteAll();
    for (const table of ['shopping_tick', 'shopping_own_line']) {
      expect(await count(`${table} where house_id = ${String(houseId)}`)).toBe(2);
    }
  });

  it('deletes expired events after the last events of many houses at the same time', async () => {
    const { houseId } = await signUpAdministrator(app);
    await app.sql(`do $$ declare person int; home int; begin
      for number in 1 .. ${String(2 * BATCH + 1)} loop
        insert into profile (first_name, last_name, email, password_hash)
        values ('Camille', 'Roy', 'retention-' || number, '-') returning id into person;
        insert into house (name, administrator_id, invitation_code)
        values ('La Roseraie', person, 'retention-' || number) returning id into home;
        update profile set house_id = home, joined_house_at = now() where id = person;
        insert into house_event_lock values (home);
        perform add_house_events('house', array[home], array[home]);
      end loop;
    end $$`);
    await app.sql("update house_event set created_at = now() - interval '26 hours'");
    await addEvents(houseId, 2);
    await app.sql(
      `update house_event set created_at = now() - interval '25 hours' where house_id = $1`,
      [houseId],
    );
    const kept = await count('(select distinct house_id from house_event) house');
    await deleteAll();
    expect(await count('house_event')).toBe(kept);
  });

  it('runs in one process at a time', async () => {
    await app.sql(`insert into attempt_counter values ('key', 1, now() - interval '1 minute')`);
    const other = await holdLock(
      app,
      "select pg_advisory_xact_lock('attempt_counter'::regclass::int)",
    );
    await deleteAll();
    expect(await count(`attempt_counter where key = 'key'`)).toBe(1);
    await other.end();
    await deleteAll();
    expect(await count(`attempt_counter where key = 'key'`)).toBe(0);
  });

  it('is documented for every table, with what bounds it', async () => {
    const page = await readFile(path.resolve(__dirname, '../../../../docs/retention.md'), 'utf8');
    const items = Array.from(page.matchAll(/^- ((?:`\w+`(?:, )?)+):/gm), ([, names = '']) => names);
    const documented = items.flatMap((names) => names.match(/\w+/g) ?? []);
    const tables = await app.sql<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    expect(documented.sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  async function addEvents(houseId: number, number: number): Promise<void> {
    await app.sql(
      `insert into house_event (house_id, id, kind, ids, created_at)
       select $1, nextval('house_event_id'), 'planning', array[n], now() from generate_series(1, $2::int) n`,
      [houseId, number],
    );
  }

  it('keeps more events of a house with a webhook, which may be behind', async () => {
    const { houseId } = await signUpAdministrator(app);
    await app.sql(
      `insert into webhook (house_id, url, kinds, secret, position, due_at)
       values ($1, 'https://example.org', '{planning}', '', 0, 'infinity')`,
      [houseId],
    );
    const number = MAX_REPLAYED_EVENTS + BATCH;
    await addEvents(houseId, number);
    await deleteAll();
    const events = `house_event where kind = 'planning' and house_id = ${String(houseId)}`;
    expect(await count(events)).toBe(number);
    await app.sql('update webhook set enabled = false where house_id = $1', [houseId]);
    await deleteAll();
    expect(await count(events)).toBe(MAX_REPLAYED_EVENTS);
  });

  it('deletes a house without members when nobody may take it up any more', async () => {
    const leaver = await signUpAdministrator(app);
    await leaver.client.succeed('POST', '/house/leave');
    const house = `house where id = ${String(leaver.houseId)}`;
    await deleteAll();
    expect(await count(house)).toBe(1);
    await leaver.client.succeed('DELETE', '/auth/me', leaver);
    await deleteAll();
    expect(await count(house)).toBe(0);
  });

  it('keeps the 20 houses that a person has left last', async () => {
    const { client, id } = await signUpAdministrator(app);
    for (let n = 0; n < 21; n++) {
      await client.succeed('POST', '/house/leave');
      await client.succeed('POST', '/house', { name: `Foyer ${String(n)}` });
    }
    await deleteAll();
    expect(await count(`former_member where profile_id = ${String(id)}`)).toBe(20);
    expect(await count(`house where left_at is not null`)).toBe(20);
  });
});
