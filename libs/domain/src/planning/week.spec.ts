import fc from 'fast-check';
import { isCalendarDate, WEEKDAYS, weekStartOf, weekStartsOf } from './week.js';

describe('isCalendarDate', () => {
  it.each([
    ['1970-01-01', true],
    ['2999-12-31', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1969-12-31', false],
    ['3000-01-01', false],
    ['2023-02-29', false],
    ['2100-02-29', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-01-00', false],
    ['2024-1-1', false],
    ['24-01-01', false],
    ['2024-01-01T00:00:00Z', false],
    ['2024-01-01\n', false],
    [' 2024-01-01', false],
    ['+02024-01-01', false],
    ['２０２４-01-01', false],
    ['', false],
  ])('%j: %p', (text, valid) => {
    expect(isCalendarDate(text)).toBe(valid);
  });
});

describe('weekStartOf', () => {
  it.each([
    ['a Monday', '2026-07-06', '2026-07-06'],
    ['a Sunday', '2026-07-12', '2026-07-06'],
    ['the first supported week', '1970-01-01', '1969-12-29'],
    ['the last supported week', '2999-12-31', '2999-12-30'],
    ['1 January in week 53 of the year before', '2021-01-01', '2020-12-28'],
    ['1 January in week 53, after a leap year', '2027-01-01', '2026-12-28'],
    ['31 December in week 1 of the year after', '2024-12-31', '2024-12-30'],
    ['across a leap day', '2024-03-01', '2024-02-26'],
    ['the start of daylight saving time in Paris', '2026-03-29', '2026-03-23'],
  ])('%s', (_, date, monday) => {
    expect(weekStartOf(date, 'MONDAY')).toBe(monday);
  });

  it.each([
    ['2026-07-05', 'SUNDAY', '2026-07-05'],
    ['2026-07-04', 'SUNDAY', '2026-06-28'],
    ['2026-07-06', 'SUNDAY', '2026-07-05'],
    ['2026-07-08', 'WEDNESDAY', '2026-07-08'],
    ['2026-07-07', 'WEDNESDAY', '2026-07-01'],
    ['1970-01-01', 'FRIDAY', '1969-12-26'],
  ] as const)('%s is in the week that starts on a %s, %s', (date, startsOn, start) => {
    expect(weekStartOf(date, startsOn)).toBe(start);
    expect(weekStartsOf(date)[startsOn]).toBe(start);
  });

  it('returns the chosen day, at most six days before any date', () => {
    const min = new Date('1970-01-01T00:00:00Z');
    const max = new Date('2999-12-31T00:00:00Z');
    fc.assert(
      fc.property(
        fc.date({ min, max, noInvalidDate: true }),
        fc.nat({ max: 6 }),
        (instant, day) => {
          const date = instant.toISOString().slice(0, 10);
          const start = weekStartOf(date, WEEKDAYS[day] ?? 'MONDAY');
          expect(isCalendarDate(date)).toBe(true);
          expect(new Date(start).getUTCDay()).toBe((day + 1) % 7);
          const days = (Date.parse(date) - Date.parse(start)) / 86_400_000;
          expect([0, 1, 2, 3, 4, 5, 6]).toContain(days);
        },
      ),
    );
  });
});
