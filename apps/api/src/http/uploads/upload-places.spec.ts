import type { FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { AppError } from '#platform/errors/app-error.js';
import { RefusalsMetrics } from '../../overload/refusals.metrics.js';
import { UploadPlaces } from './upload-places.js';

const SECOND = 1000;

/** Begins uploads, and counts the bytes that arrive. */
function setUp() {
  const places = new UploadPlaces(new RefusalsMetrics(new Registry()));
  const closed: number[] = [];
  const begin = (profileId: number) => {
    const socket = { bytesRead: 0, destroy: () => closed.push(profileId) };
    const request = { profile: { id: profileId }, raw: { socket } } as unknown as FastifyRequest;
    const reply = { raw: { socket: null } } as unknown as FastifyReply;
    return { socket, leave: places.take(request, reply) };
  };
  return { begin, closed };
}

describe('places of uploads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are two of a person, until a file has arrived', () => {
    const { begin } = setUp();
    const [first] = [begin(1), begin(1)];
    expect(() => begin(1)).toThrow(new AppError('TOO_MANY_REQUESTS'));
    begin(2);
    first.leave();
    begin(1);
  });

  it('pass from the slowest upload to the next one when all are taken', () => {
    const { begin, closed } = setUp();
    for (let person = 1; person <= 32; person++) {
      begin(person).socket.bytesRead = person === 7 ? 100 : 1000;
    }
    jest.advanceTimersByTime(6 * SECOND);
    begin(33);
    expect(closed).toEqual([7]);
  });

  it('pass from people with two uploads before those with one', () => {
    const { begin, closed } = setUp();
    begin(99).socket.bytesRead = 1;
    for (let person = 1; person <= 30; person++) begin(person).socket.bytesRead = 1000;
    begin(30).socket.bytesRead = 500;
    jest.advanceTimersByTime(6 * SECOND);
    begin(33);
    expect(closed).toEqual([30]);
  });

  it('are refused while the rate of no upload is known', () => {
    const { begin } = setUp();
    for (let person = 1; person <= 32; person++) begin(person);
    expect(() => begin(33)).toThrow(new AppError('SERVICE_UNAVAILABLE'));
  });
});
