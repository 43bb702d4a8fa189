import { dayIn, isTimeZone, momentOf } from './time-zone.js';

describe('isTimeZone', () => {
  it.each([
    ['Europe/Paris', true],
    ['America/Sao_Paulo', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('%s: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});

describe('dayIn', () => {
  it.each([
    ['Pacific/Auckland', '2026-12-01'],
    ['UTC', '2026-11-30'],
    ['America/Los_Angeles', '2026-11-30'],
  ])('%s', (timeZone, day) => {
    expect(dayIn(new Date('2026-11-30T12:30:00Z'), timeZone)).toBe(day);
  });
});

describe('momentOf', () => {
  it.each([
    ['a time in winter', '2026-12-03T18:00', 'Europe/Paris', '2026-12-03T17:00:00.000Z'],
    ['a time in summer', '2026-07-03T18:00', 'Europe/Paris', '2026-07-03T16:00:00.000Z'],
    ['half an hour', '2026-07-03T18:00', 'Asia/Kolkata', '2026-07-03T12:30:00.000Z'],
    ['west of Greenwich', '2026-07-03T18:00', 'America/New_York', '2026-07-03T22:00:00.000Z'],
    ['a day with a change', '2026-03-29T18:00', 'Europe/Paris', '2026-03-29T16:00:00.000Z'],
    ['a time that is skipped', '2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['a time that occurs twice', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, local, timeZone, expected) => {
    expect(momentOf(local, timeZone).toISOString()).toBe(expected);
  });
});
