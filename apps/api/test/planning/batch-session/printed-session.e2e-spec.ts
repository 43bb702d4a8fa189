import { hash } from 'node:crypto';
import { load } from 'cheerio/slim';
import { Fixtures } from '../../support/fixtures.js';
import { signUpAdministrator, type Member } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';

const WEEK = '/planning/batch?date=2026-07-08';
const FINISH = `&finish=${encodeURIComponent('2026-07-05T18:00:00+02:00')}`;
const STEPS = [
  'Préchauffer le four à 200 °C.',
  'Éplucher 1 kg de pommes de terre.',
  'Verser la crème et enfourner pendant 45 minutes.',
];

describe('GET /planning/batch as a picture and as a calendar', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let administrator: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    administrator = await signUpAdministrator(app);
  });

  async function plan(name: string, texts = STEPS): Promise<void> {
    const steps = texts.map((description) => ({ description }));
    const { id } = await fixtures.writeDetected(administrator.client, { name, portions: 4, steps });
    const item = { recipeId: id, date: '2026-07-08', slot: 'LUNCH', portions: 4 };
    await administrator.client.post('/planning/items', item);
  }
  const get = (query: string, accept: string, language = 'fr') =>
    administrator.client.get(`${WEEK}${query}`, { accept, 'accept-language': language });

  it.each([
    ['fr', 'éplucher\u00a0: pomme de terre', 'Rappel – préchauffer, 200\u00a0°C'],
    ['en', 'peel: potato', 'Reminder – preheat, 200\u00a0°C'],
  ])('draws the time line in the language %s', async (language, task, reminder) => {
    await plan('Gratin <maison>');
    const { status, headers, body } = await get(FINISH, 'image/svg+xml', language);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('content-disposition')).toBe('inline; filename="batch-2026-07-08.svg"');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const $ = load(body, { xml: true });
    expect(headers.get('content-security-policy')).toContain(
      `style-src 'sha256-${hash('sha256', $('style').text(), 'base64')}'`,
    );
    const texts = $('text').text();
    for (const text of ['Gratin <maison>', '18:00', reminder]) expect(texts).toContain(text);
    expect($('g > title').text()).toContain(task);
  });

  it('draws the default kitchen when no parameter states one', async () => {
    await plan('Gratin');
    const accept = 'image/svg+xml';
    const { body } = await get('', accept);
    expect(body).toBe((await get('&cooks=1&burners=4&ovens=1', accept)).body);
    expect(body).not.toBe((await get('&cooks=2', accept)).body);
  });

  it('returns an event for each task of the JSON, in UTC', async () => {
    await plan('Gratin, à la crème');
    const { tasks } = (await get(FINISH, 'application/json')).body;
    const { status, headers, body } = await get(FINISH, 'text/calendar');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="batch-2026-07-08.ics"');
    const lines = body.replace(/\r\n /g, '').split('\r\n');
    const valuesOf = (name: string) =>
      lines.flatMap((line: string) =>
        line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : [],
      );
    const starts = tasks.map(({ startsAt }: any) => startsAt.replace(/[-:]|\.000/g, ''));
    expect(valuesOf('DTSTART')).toEqual(starts);
    expect(valuesOf('DTEND').sort().at(-1)).toBe('20260705T160000Z');
    expect(valuesOf('SUMMARY')).toContain('éplucher\u00a0: pomme de terre (Gratin\\, à la crème)');
    expect(new Set(valuesOf('UID')).size).toBe(tasks.length);
    const [stamp] = valuesOf('DTSTAMP');
    expect(stamp).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('returns the session as text, in the language and the time zone of the query', async () => {
    await plan('Gratin');
    const zone = '&finish=2026-07-05T18:00:00&timeZone=Europe/Paris&format=text&lang=en';
    const { status, headers, body } = await get(zone, 'application/json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-language')).toBe('en');
    expect(body).toContain('Cooking for the week of 6 July 2026');
    expect(body).toMatch(/peel: potato, .*\(Gratin\)\n {2}- potato: 1 kg/);
    expect(body).toContain('18:00 Everything is ready');
  });

  it.each([
    ['json', 'application/json; charset=utf-8'],
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['ics', 'text/calendar; charset=utf-8'],
    ['text', 'text/plain; charset=utf-8'],
  ])('format=%s wins over Accept', async (format, type) => {
    const { headers } = await get(`${FINISH}&format=${format}`, 'text/plain, image/svg+xml;q=0.5');
    expect(headers.get('content-type')).toBe(type);
  });

  it.each(['format=csv', 'format=SVG', 'lang=de', 'timeZone=Europe/Nowhere', 'format='])(
    'returns 400/4000 for %s',
    async (query) => {
      const response = await get(`&${query}`, 'application/json');
      expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
    },
  );

  it('reads a finish without an offset in the time zone, and shows its times moment by moment', async () => {
    await plan('Gratin', ['Faire tremper les lentilles pendant 12 heures.', ...STEPS]);
    // Clocks go back from 3:00 to 2:00 in this night.
    const night = '&finish=2026-10-25T08:00:00&timeZone=Europe/Paris';
    const { tasks } = (await get(night, 'application/json')).body;
    const last = Math.max(...tasks.map(({ endMinute }: any) => endMinute));
    const first = tasks[0];
    const start = Date.parse('2026-10-25T07:00:00Z') - (last - first.startMinute) * 60_000;
    expect(first.startsAt).toBe(new Date(start).toISOString());
    const summer = new Date(start + 2 * 3_600_000).toISOString().slice(11, 16);
    const picture = load((await get(`${night}&format=svg`, '')).body, { xml: true });
    expect(picture('text').text()).toContain(summer);
    expect(picture('text').text()).toContain('08:00');
  });

  it.each(['', '&cooks=1'])(
    'returns 400/4000 for a calendar of %j, without finish',
    async (query) => {
      await plan('Gratin');
      expect(await get(query, 'text/calendar')).toMatchObject({
        status: 400,
        body: { code: 4000, message: 'finish must be given for text/calendar' },
      });
    },
  );

  it.each(['image/svg+xml', 'text/calendar'])('returns errors as JSON for %s', async (accept) => {
    await plan('Gratin');
    const response = await get(`${FINISH}&ovens=0`, accept);
    expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  it.each(['image/svg+xml', 'text/calendar'])(
    'returns %s for a week without items',
    async (accept) => {
      expect(await get(FINISH, accept)).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['*/*', 'application/json'],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['image/png', 'application/json'],
    ['nonsense', 'application/json'],
    ['image/*', 'image/svg+xml'],
    ['text/calendar;q=0.5, image/svg+xml;q=0.4', 'text/calendar'],
  ])('with Accept %s returns %s', async (accept, type) => {
    await plan('Gratin', ['Éplucher 2 carottes.']);
    const { status, headers } = await get(FINISH, accept);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  });
});
