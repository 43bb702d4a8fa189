import ICAL from 'ical.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import { recordSensitive } from '../support/test-log.js';

const PATH = '/house/current/calendar';

/** A day before or after today, in UTC. */
function day(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

describe('POST /house/current/calendar', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  /** The path of the calendar of a house. */
  async function publish({ client }: Member): Promise<string> {
    const { url } = await client.succeed('POST', PATH);
    expect(url).toMatch(new RegExp(`^${app.url}/calendar/[\\w-]{40,}\\.ics$`));
    recordSensitive('address', url.split('/').at(-1).replace('.ics', ''));
    return url.slice(app.url.length);
  }
  const read = (address: string, headers: Record<string, string> = {}) =>
    app.client().get<string>(address, headers);
  const eventsOf = (calendar: string) =>
    new ICAL.Component(ICAL.parse(calendar) as never)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));

  async function plan({ client }: Member, fields: object): Promise<number> {
    const { id: recipeId } = await fixtures.write(client, { name: 'Soupe; oignons, ail' });
    const item = { recipeId, date: day(0), slot: 'DINNER', portions: 2, ...fields };
    return (await client.succeed('POST', '/planning/items', item)).id;
  }

  it('publishes the meals from 30 days ago to 365 days ahead', async () => {
    const member = await signUpAdministrator(app);
    const dates = [-31, -30, 0, 365, 366].map(day);
    const ids: number[] = [];
    for (const date of dates) ids.push(await plan(member, { date }));
    const address = await publish(member);
    const { status, headers, body } = await read(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const events = eventsOf(body);
    expect(events.map(({ uid }) => uid)).toEqual(ids.slice(1, 4).map((id) => `meal-${String(id)}@popote`));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(dates.slice(1, 4).map((date) => `${date}T19:30:00`));
    expect(events[0]).toMatchObject({ summary: 'Dîner : Soupe; oignons, ail', description: '2 portions' });
    expect(events.every(({ startDate, endDate }) => startDate.compare(endDate) < 0)).toBe(true);
  }); // prettier-ignore

  it('has meals without a recipe, and notes', async () => {
    const member = await signUpAdministrator(app);
    const text = { date: day(0), slot: 'LUNCH', text: 'Restaurant', note: 'à 13 h' };
    await member.client.succeed('POST', '/planning/items', text);
    await plan(member, { note: 'sans sel' });
    expect(eventsOf((await read(await publish(member))).body)).toMatchObject([
      { summary: 'Déjeuner : Restaurant', description: 'à 13 h' },
      { summary: 'Dîner : Soupe; oignons, ail', description: '2 portions\nsans sel' },
    ]);
  });

  it('has cookings on their day, and an alarm on the evening on which portions are thawed', async () => {
    const member = await signUpAdministrator(app);
    const { id: recipeId } = await fixtures.write(member.client, { name: 'Chili' });
    const cooking = await member.client.succeed<{ id: number }>('POST', '/planning/cookings', {
      recipeId,
      date: day(1),
      portions: 8,
    });
    const meal = { cookingId: cooking.id, date: day(9), slot: 'DINNER', portions: 3 };
    await member.client.succeed('POST', '/planning/items', meal);
    const events = eventsOf((await read(await publish(member))).body);
    expect(events.map(({ summary, description, startDate }) => [summary, description, startDate.toString()])).toEqual([
      ['Dîner : Chili', '3 portions', `${day(9)}T19:30:00`],
      ['Cuisiner : Chili', '8 portions', `${day(1)}T15:00:00`],
      ['Mettre à décongeler : Chili', '3 portions', `${day(8)}T18:00:00`],
    ]);
    expect(events[2]?.component.getAllSubcomponents('valarm')).toHaveLength(1);
  }); // prettier-ignore

  it('is in the language that the program asks for', async () => {
    const member = await signUpAdministrator(app);
    await plan(member, { slot: 'LUNCH', portions: 1 });
    const address = await publish(member);
    const english = { summary: 'Lunch: Soupe; oignons, ail', description: '1 portion' };
    const { body } = await read(`${address}?lang=en`);
    expect(eventsOf(body)).toMatchObject([english]);
    const preferred = await read(address, { 'accept-language': 'en-GB' });
    expect(eventsOf(preferred.body)).toMatchObject([english]);
  });

  it('follows the plan, and answers 304 while nothing changes', async () => {
    const member = await signUpAdministrator(app);
    const id = await plan(member, {});
    const address = await publish(member);
    const first = await read(address);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await read(address, known)).status).toBe(304);
    await member.client.succeed('PATCH', `/planning/items/${String(id)}`, { portions: 3 });
    const changed = await read(address, known);
    expect(eventsOf(changed.body)).toMatchObject([{ uid: `meal-${String(id)}@popote`, description: '3 portions' }]); // prettier-ignore
    await member.client.succeed('DELETE', `/planning/items/${String(id)}`);
    expect(eventsOf((await read(address)).body)).toEqual([]);
  });

  it('has one address for all members, until one of them deletes it', async () => {
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const address = await publish(administrator);
    expect(await publish(member)).toBe(address);
    expect((await member.client.delete(PATH)).status).toBe(204);
    for (const dead of [address, '/calendar/%00.ics']) {
      expect(await read(dead)).toMatchObject({ status: 404, body: { code: 4040 } });
    }
    expect(await publish(member)).not.toBe(address);
  });

  it('has another address after a member has left or was removed', async () => {
    const administrator = await signUpAdministrator(app);
    const [leaver, removed] = [
      await signUpMember(app, administrator),
      await signUpMember(app, administrator),
    ];
    const first = await publish(administrator);
    await leaver.client.succeed('POST', '/house/leave');
    expect((await read(first)).status).toBe(404);
    const second = await publish(administrator);
    expect(second).not.toBe(first);
    const path = `/house/members/${String(removed.id)}`;
    await administrator.client.succeed('DELETE', path);
    expect((await read(second)).status).toBe(404);
  });

  it('needs a house', async () => {
    const { client } = await signUpPerson(app);
    for (const method of ['POST', 'DELETE']) {
      expect(await client.send(method, PATH)).toMatchObject({ status: 404, body: { code: 4041 } });
    }
  });
});
