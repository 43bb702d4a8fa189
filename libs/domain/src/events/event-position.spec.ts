import { formatPosition, streamStart } from './event-position.js';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_795_000_000_000;
const LATEST = { houseId: 7, time: NOW, eventId: 40 };
const HOUSE_WITH_EVENTS = { ...LATEST, greatestId: 90, oldestId: null };

const RESET = { position: LATEST, isReset: true };
const NO_RESET = { position: LATEST, isReset: false };
const continues = (time: number, eventId: number) => ({
  position: { houseId: 7, time, eventId },
  isReset: false,
});

describe('streamStart', () => {
  it.each([
    ['begins at the latest position without an id', undefined, NO_RESET],
    ['begins at the latest position with an empty id', '', NO_RESET],
    ['continues after an id', `7-${String(NOW - 5)}-39`, continues(NOW - 5, 39)],
    ['continues after an id of a day ago', `7-${String(NOW - DAY)}-1`, continues(NOW - DAY, 1)],
    ['continues when the house had no event', `7-${String(NOW)}-0`, continues(NOW, 0)],
    ['resets after more than a day', `7-${String(NOW - DAY - 1)}-39`, RESET],
    ['resets for an id of another house', `8-${String(NOW)}-39`, RESET],
    ['resets for an event that does not exist', `7-${String(NOW)}-91`, RESET],
    ['resets for another format', '39', RESET],
    ['resets for a text', 'last', RESET],
    ['resets for a negative number', `7-${String(NOW)}--1`, RESET],
    ['resets for a number of 16 digits', `7-${String(NOW)}-1234567890123456`, RESET],
  ])('%s', (_name, lastEventId, expected) => {
    expect(streamStart(lastEventId, HOUSE_WITH_EVENTS)).toEqual(expected);
  });

  it('resets when events that follow the id may have been deleted', () => {
    const house = { ...HOUSE_WITH_EVENTS, oldestId: 30 };
    expect(streamStart(`7-${String(NOW)}-30`, house)).toEqual(continues(NOW, 30));
    expect(streamStart(`7-${String(NOW)}-29`, house)).toEqual(RESET);
  });

  it('continues from a formatted position', () => {
    const position = { houseId: 7, time: NOW - 1000, eventId: 12 };
    expect(streamStart(formatPosition(position), HOUSE_WITH_EVENTS)).toEqual({
      position,
      isReset: false,
    });
  });
});
