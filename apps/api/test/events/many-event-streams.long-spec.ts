import { randomUUID } from 'node:crypto';
import { EventStream } from '../../src/events/event-stream.js';
import { EventStreams } from '../../src/events/event-streams.service.js';
import { until } from '../support/until.js';
import { openEvents } from '../support/event-stream.js';
import { signUpAdministrator } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';

const HEARTBEAT_INTERVAL = 15_000;

describe('many event streams', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('sends a comment every 15 seconds, with the position', async () => {
    const opened = performance.now();
    const stream = await openEvents(app, (await signUpAdministrator(app)).client);
    const heartbeats = () => stream.text().match(/^: heartbeat\nid: [\d-]+\n\n/gm)?.length ?? 0;
    await stream.until(() => heartbeats() > 1);
    stream.close();
    // Two of them need the whole interval between them.
    expect(performance.now() - opened).toBeGreaterThan(HEARTBEAT_INTERVAL * 0.99);
  });

  describe('the number of streams', () => {
    const path = '/house/current/events';

    it('of the process is limited to 2,000', async () => {
      const position = { houseId: 1, time: 0, eventId: 0 };
      const others = Array.from({ length: 2_000 }, (_, index) => {
        const session = {
          profileId: -index,
          tokenVersion: 0,
          tokenId: randomUUID(),
          issuedAt: 0,
          expiresAt: 1,
        };
        return new EventStream(session, { position, isReset: false });
      });
      const member = await signUpAdministrator(app);
      const registry = app.app.get(EventStreams);
      const isFull = others.some((stream) => {
        try {
          registry.add(stream);
          return false;
        } catch {
          return true;
        }
      });
      const answer = await member.client.sendOnce('GET', path);
      for (const stream of others) stream.destroy();
      expect(answer).toMatchObject({ status: 503, body: { code: 5030 } });
      expect(isFull).toBe(false);
      await until(async () => (await member.client.get(path)).status === 200);
    });
  });
});
