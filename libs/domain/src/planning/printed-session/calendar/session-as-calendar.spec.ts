import { printedSession, WEEK } from '../../../../test/printed-session.builder.js';
import { sessionAsCalendar } from './session-as-calendar.js';

const FINISH = '2026-07-05T18:00:00+02:00';
const NOW = new Date('2026-07-01T09:30:00Z');

interface Component {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly components: readonly Component[];
}

/** Reads iCalendar: unfolds lines, and nests components. Fails on anything that it does not know. */
function read(calendar: string): Component {
  const lines = calendar.replace(/\r\n /g, '').split('\r\n');
  expect(lines.pop()).toBe('');
  const next = (): [string, string] => {
    const [, name, value] = /^([A-Z-]+):(.*)$/.exec(lines.shift() ?? '') ?? [];
    if (name === undefined || value === undefined) throw new Error('Not a content line.');
    return [name, value];
  };
  const component = (name: string): Component => {
    const properties = new Map<string, string>();
    const components: Component[] = [];
    for (;;) {
      const [property, value] = next();
      if (property === 'END') {
        expect(value).toBe(name);
        return { name, properties, components };
      }
      if (property === 'BEGIN') components.push(component(value));
      else if (properties.has(property)) throw new Error(`Two ${property}.`);
      else properties.set(property, value);
    }
  };
  expect(next()).toEqual(['BEGIN', 'VCALENDAR']);
  const read = component('VCALENDAR');
  expect(lines).toEqual([]);
  return read;
}

function eventsOf(options: Parameters<typeof printedSession>[1] = {}) {
  const session = { ...printedSession(WEEK, { finish: FINISH, ...options }), finish: FINISH };
  const calendar = read(sessionAsCalendar(session, NOW));
  return { session, calendar, events: calendar.components };
}

const named = (events: readonly Component[], name: string) =>
  events.find(({ properties }) => properties.get('SUMMARY')?.includes(name));

describe('the calendar of a timed session', () => {
  it('has the properties that RFC 5545 requires', () => {
    const { calendar, events } = eventsOf();
    expect(Object.fromEntries(calendar.properties)).toEqual({
      VERSION: '2.0',
      PRODID: '-//Popote//Timed session//EN',
      METHOD: 'PUBLISH',
    });
    for (const { name, properties } of events) {
      expect(name).toBe('VEVENT');
      expect(properties.get('DTSTAMP')).toBe('20260701T093000Z');
    }
    const uids = events.map(({ properties }) => properties.get('UID'));
    expect(new Set(uids).size).toBe(events.length);
  });

  it('has an event for each task, at its time in UTC', () => {
    const { session, events } = eventsOf();
    const tasks = events.filter(({ properties }) => properties.has('DTEND'));
    expect(tasks).toHaveLength(session.tasks.length);
    const ends = tasks.map(({ properties }) => properties.get('DTEND')).sort();
    expect(ends.at(-1)).toBe('20260705T160000Z');
    const summaries = tasks.map(({ properties }) => properties.get('SUMMARY') ?? '');
    session.tasks.forEach(({ title }, index) => {
      expect(summaries[index]?.replace(/\\/g, '').startsWith(title)).toBe(true);
    });
  });

  it('keeps the UID of a task when the plan changes', () => {
    const uidsOf = (options: object) =>
      eventsOf(options)
        .events.filter(({ properties }) => properties.has('DTEND'))
        .map(({ properties }) => properties.get('UID'))
        .sort();
    expect(uidsOf({ kitchen: { cooks: 4, burners: 8, ovens: 3 }, locale: 'en' })).toEqual(
      uidsOf({}),
    );
  });

  it('shows a cook as busy only with ACTIVE tasks', () => {
    const { events } = eventsOf();
    expect(named(events, 'éplucher')?.properties.get('TRANSP')).toBe('OPAQUE');
    expect(named(events, 'mijoter')?.properties.get('TRANSP')).toBe('TRANSPARENT');
  });

  it('describes a task by its foods and the steps of its recipes', () => {
    const { events } = eventsOf({ name: 'Tarte, "fine"', text: 'Émincer ;\npuis cuire.' });
    const { properties } = named(events, 'émincer') ?? { properties: new Map<string, string>() };
    const recipe = 'Tarte\\, "fine"\\nÉmincer \\;\\npuis cuire.';
    expect(properties.get('DESCRIPTION')).toBe(
      `oignon\u00a0: 3 pièces\\n\\n${recipe}\\n\\n${recipe}`,
    );
  });

  it('has an alarm for what a person must not forget', () => {
    const { events } = eventsOf();
    const alarmed = events.filter(({ components }) => components.length > 0);
    const summaries = alarmed.map(({ properties }) => properties.get('SUMMARY') ?? '');
    expect(summaries.filter((each) => each.startsWith('faire tremper'))).toHaveLength(1);
    expect(summaries.filter((each) => each.startsWith('préchauffer'))).toHaveLength(1);
    expect(summaries).toContain('Rappel – préchauffer le four (Recette)');
    for (const { components: [alarm] } of alarmed) {
      expect(alarm?.name).toBe('VALARM');
      expect(alarm?.properties.get('TRIGGER')).toBe('PT0S');
    } // prettier-ignore
  });

  it('has only a part of a long step', () => {
    const { events } = eventsOf({ text: 'a'.repeat(5000) });
    const { properties } = named(events, 'éplucher') ?? { properties: new Map<string, string>() };
    expect(properties.get('DESCRIPTION')).toMatch(/^carotte\\n\\nRecette\\na{300}…$/);
  });
});
