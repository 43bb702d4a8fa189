import { setTimeout } from 'node:timers/promises';
import { sendJson } from '../../harness/send.js';
import type { Attack } from '../attack.js';
import { besideOtherPerson } from '../other-person.js';
import { withConnection } from '../raw-connection.js';
import { writeOrdinaryRecipe } from '../recipes.js';
import { previewPath, signUpWithSources } from './hostile-pages.js';

/** Requests of the house to a slow site, and connections that send slowly. */
const PREVIEWS = 100;
const SENDERS = 16;
const BYTE_INTERVAL_MS = 1_000;
const DETECTION_MS = 10_000;
const POLL_MS = 200;

/**
 * One house requests previews of pages that take 10 s. Another house must receive its previews of a
 * fast page.
 */
const SLOW_SITE: Attack = {
  name: 'slow-site',
  prepare: async (target) => {
    const [attacker, other] = [await signUpWithSources(target), await signUpWithSources(target)];
    return besideOtherPerson(
      (traffic) =>
        traffic.repeat(PREVIEWS, (index) => {
          const path = previewPath(target, `slow?n=${String(index)}`);
          return traffic.send('GET', path, { headers: attacker });
        }),
      (traffic, index) => {
        const path = previewPath(target, `small?n=${String(index)}`);
        return traffic.send('GET', path, { headers: other });
      },
    );
  },
};

/**
 * One person sends large previews at a byte a second. Another person's previews are read, and the
 * steps of its recipes are detected.
 */
const SLOW_BODIES: Attack = {
  name: 'slow-previews',
  prepare: async (target) => {
    const [attacker, other] = [await signUpWithSources(target), await signUpWithSources(target)];
    const head =
      'POST /sources/web/preview HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
      `Cookie: ${attacker.cookie}\r\nContent-Type: application/json\r\n` +
      'Transfer-Encoding: chunked\r\n\r\n';
    const preview = {
      url: 'https://cuisine.example/tarte',
      html: '<script type="application/ld+json">{"@type":"Recipe","name":"Tarte"}</script>',
    };
    const beside = besideOtherPerson(
      (traffic) =>
        traffic.repeat(SENDERS, () =>
          withConnection(traffic, async (socket) => {
            traffic.sent++;
            socket.write(head);
            while (!traffic.isOver && socket.writable) {
              socket.write('1\r\n{\r\n');
              await setTimeout(BYTE_INTERVAL_MS);
            }
          }),
        ),
      (traffic) => traffic.send('POST', '/sources/web/preview', { headers: other, body: preview }),
    );
    const isDetected = async () => {
      const { id } = await writeOrdinaryRecipe(target, other);
      const url = `${target.apiUrl}/recipes/${String(id)}`;
      for (let waited = 0; waited < DETECTION_MS; waited += POLL_MS) {
        const { steps } = await sendJson<Detected>('GET', url, other);
        if (steps.every(({ analysed }) => analysed)) return;
        await setTimeout(POLL_MS);
      }
      throw new Error('the steps of another person stay pending');
    };
    return { ...beside, run: (traffic) => Promise.all([beside.run(traffic), isDetected()]) };
  },
};

interface Detected {
  readonly steps: readonly { readonly analysed: boolean }[];
}

/** Sites that answer slowly, and clients that send slowly. */
export const SLOW: readonly Attack[] = [SLOW_SITE, SLOW_BODIES];
