import { type RoutineDays, routineDays } from './routine-days.js';

/** A Monday. */
const TODAY = '2026-11-30';
const FRIDAYS = { weekdays: ['FRIDAY'], from: TODAY, until: null, everyWeeks: 1 } as const;

describe('routineDays', () => {
  it.each<[string, Partial<RoutineDays>, string[]]>([
    ['every Friday', {}, ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01']],
    ['until a day, which counts', { until: '2026-12-11' }, ['2026-12-04', '2026-12-11']],
    ['from a later day', { from: '2026-12-25' }, ['2026-12-25', '2027-01-01']],
    ['from a day that is over, in every second week of it', { from: '2026-11-23', everyWeeks: 2 },
      ['2026-12-11', '2026-12-25']],
    ['several days', { weekdays: ['SUNDAY', 'MONDAY'], until: '2026-12-07' },
      ['2026-11-30', '2026-12-06', '2026-12-07']],
    ['after its end', { from: '2026-10-01', until: '2026-11-29' }, []],
  ])('%s', (_, change, days) => {
    expect(routineDays({ ...FRIDAYS, ...change }, TODAY, 'MONDAY')).toEqual(days);
  }); // prettier-ignore

  it('counts the weeks of the house', () => {
    const routine = {
      weekdays: ['SUNDAY'],
      from: '2026-12-05',
      until: null,
      everyWeeks: 2,
    } as const;
    expect(routineDays(routine, TODAY, 'MONDAY')[0]).toBe('2026-12-06');
    expect(routineDays(routine, TODAY, 'SUNDAY')[0]).toBe('2026-12-13');
  });
});
