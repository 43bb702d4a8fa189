import { randomUUID } from 'node:crypto';
import { SETTINGS } from '../../src/database/data-source.options.js';
import {
  hasPgBouncer,
  type PgBouncer,
  pgBouncerSkipReason,
  startPgBouncer,
} from '../support/database/pgbouncer.js';
import { run } from '../support/database/service-database.js';
import { until } from '../support/until.js';
import { openEvents } from '../support/event-stream.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';

const DATE = '2026-11-20';

/** Requests of each process that run at the same time. PgBouncer has four connections. */
const CONCURRENT = 60;

(hasPgBouncer() ? describe : describe.skip)(
  `two processes of the API behind PgBouncer in transaction mode${pgBouncerSkipReason()}`,
  () => {
    let pgBouncer: PgBouncer;
    let apis: TwoApis;
    let fixtures: Fixtures;
    let member: Member;
    let recipe: any;

    /** Starts PgBouncer in front of a database with the settings of the role of the service. */
    async function startPooler(databaseUrl: string): Promise<PgBouncer> {
      const name = new URL(databaseUrl).pathname.slice(1);
      const settings = Object.entries(SETTINGS).map(
        ([setting, value]) => `alter database ${name} set ${setting} = '${value}';`,
      );
      await run(databaseUrl, settings.join('\n'));
      return (pgBouncer = await startPgBouncer(databaseUrl));
    }

    beforeAll(async () => {
      apis = await startTwoApis({ RATE_LIMIT: 'on' }, startPooler);
      fixtures = await Fixtures.load(apis);
      member = await signUpAdministrator(apis);
      const steps = [{ description: 'Faire mijoter les carottes 20 minutes.' }];
      recipe = await fixtures.write(member.client, { steps });
    });
    afterAll(() => apis.close());

    const item = () => ({ recipeId: recipe.id, date: DATE, slot: 'LUNCH', portions: 2 });
    const recipePath = () => `/recipes/${String(recipe.id)}`;

    /** Reads of every kind: lists, filters, single objects, catalogues, sums of a week. */
    const reads = () => [
      '/auth/me',
      '/house/current',
      '/house/current/sources',
      '/profile/allergies',
      '/reference/ingredients',
      '/recipes',
      '/recipes?tab=perso&name=carottes',
      '/recipes?tab=foyer&suitableForHousehold=true',
      '/recipes?techStepKeys=simmer&expand=suitability',
      `/recipes?ingredientIds=${String(fixtures.id('ingredients', 'carrot'))}`,
      recipePath(),
      `${recipePath()}/suitability`,
      `/planning?date=${DATE}`,
      `/planning/shopping-list?date=${DATE}`,
      `/planning/batch?date=${DATE}`,
      `/planning/batch?date=${DATE}&cooks=2`,
    ];

    /** Statuses of all reads at both processes, many at the same time. */
    async function readConcurrently(): Promise<number[]> {
      const clients = [member.client, member.client.at(apis.second)];
      const paths = Array.from({ length: CONCURRENT }, (_, n) => reads()[n % reads().length] ?? '');
      const requests = clients.flatMap((client) => paths.map((path) => client.get(path)));
      return [...new Set((await Promise.all(requests)).map(({ status }) => status))];
    }

    it('write and read every kind of object', async () => {
      const other = await signUpMember(apis, member);
      const { client } = member;
      const allergyIds = [fixtures.id('allergies', 'nuts')];
      const steps = `${recipePath()}/steps/${String(recipe.steps[0].id)}`;
      const correction = { techStepId: null, start: 0, end: 13 };
      const responses = [
        await client.patch('/profile/allergies', { allergyIds }),
        await client.post(`${recipePath()}/favorite`),
        await client.post('/planning/items', item()),
        await client.post(`${steps}/corrections`, correction),
        await client.put(recipePath(), fixtures.recipe({ name: 'Carottes mijotées' })),
        await client.patch('/house/current', { name: 'Les Lilas' }),
        await client.post('/planning/shopping-list/operations', {
          date: DATE,
          operations: [{ id: randomUUID(), kind: 'ADD', text: 'Pain' }],
        }),
        await client.delete(`/house/members/${String(other.id)}`),
        await other.client.delete('/auth/me', { password: other.password }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([
        200, 204, 201, 201, 200, 200, 200, 204, 204,
      ]);
      expect(await readConcurrently()).toEqual([200]);
    });

    it('create one object for concurrent requests with one Idempotency-Key', async () => {
      const [key, body] = [randomUUID(), fixtures.recipe({ name: 'Gratin' })];
      const requests = Array.from({ length: 10 }, () =>
        [member.client, member.client.at(apis.second)].map((client) =>
          client.send<any>('POST', '/recipes', body, { 'idempotency-key': key }),
        ),
      );
      const statuses = (await Promise.all(requests.flat())).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      expect(await apis.sql(`select from recipe where name = 'Gratin'`)).toHaveLength(1);
    });

    it('send events of each process to the streams of the other, in the order of the changes', async () => {
      const streams = await Promise.all(
        [apis.first, apis.second].map((api) => openEvents(api, member.client)),
      );
      const ids: number[] = [];
      for (const client of [member.client, member.client.at(apis.second)]) {
        ids.push((await client.post('/planning/items', item())).body.id);
      }
      for (const stream of streams) {
        const planned = () => stream.events().filter(({ name }) => name === 'planning');
        await stream.until(() => planned().length === ids.length);
        expect(planned().flatMap((event) => event.ids)).toEqual(ids);
        stream.close();
      }
    });

    it('keep serving while PgBouncer replaces its connections', async () => {
      const statuses = readConcurrently();
      await run(pgBouncer.consoleUrl, 'reconnect');
      expect(await statuses).toEqual([200]);
      expect(await readConcurrently()).toEqual([200]);
    });

    it('serve again after PostgreSQL has ended the connections of PgBouncer', async () => {
      await apis.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await until(async () => (await readConcurrently()).join() === '200');
      expect(await member.client.post('/planning/items', item())).toMatchObject({ status: 201 });
    });

    it('serve again after PgBouncer was restarted', async () => {
      await pgBouncer.restart();
      await until(async () => (await readConcurrently()).join() === '200');
      expect(await member.client.post('/planning/items', item())).toMatchObject({ status: 201 });
    });
  },
);
