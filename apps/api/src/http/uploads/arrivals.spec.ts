import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { RefusalsMetrics } from '../../overload/refusals.metrics.js';
import { Arrivals } from './arrivals.js';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;

describe('what arrives', () => {
  const refused: string[] = [];
  beforeEach(() => (refused.length = 0));

  /** Begins a body of a network. */
  function begin(arrivals: Arrivals, ip: string, name = ip) {
    const raw = new EventEmitter();
    const request = { ip, raw, routeOptions: { config: {} } } as unknown as FastifyRequest;
    const end = arrivals.begin(request, () => refused.push(name));
    return { end, receive: (bytes: number) => raw.emit('data', { length: bytes }) };
  }

  const setUp = () => new Arrivals(new RefusalsMetrics(new Registry()));

  it('takes nothing of others while it is slow: 500 bodies arrive', () => {
    const arrivals = setUp();
    for (let index = 0; index < 500; index++) begin(arrivals, '192.0.2.1').receive(MIB);
    begin(arrivals, '198.51.100.1').receive(20 * MIB);
    expect(refused).toEqual([]);
  });

  it('loses its oldest body in the network with the most bytes when all take more than 4 GiB', () => {
    const arrivals = setUp();
    begin(arrivals, '192.0.2.1', 'first').receive(2 * GIB);
    const second = begin(arrivals, '192.0.2.1', 'second');
    const other = begin(arrivals, '198.51.100.1');
    other.receive(1.9 * GIB);
    expect(refused).toEqual([]);
    second.receive(GIB);
    expect(refused).toEqual(['first']);
    other.receive(1.2 * GIB);
    expect(refused).toEqual(['first', '198.51.100.1']);
  });

  it('counts no longer when it has arrived, or was refused', () => {
    const arrivals = setUp();
    const first = begin(arrivals, '192.0.2.1', 'first');
    first.receive(3 * GIB);
    first.end();
    first.receive(3 * GIB);
    first.end();
    begin(arrivals, '198.51.100.1', 'second').receive(3 * GIB);
    expect(refused).toEqual([]);
  });
});
