import { setTimeout } from 'node:timers/promises';
import { type SessionHeaders, signUp } from '../../../harness/account.js';
import type { Attack } from '../../attack.js';
import { besideOtherPerson } from '../../other-person.js';
import { withConnection } from '../../raw-connection.js';
import { signUpWithSources } from '../hostile-pages.js';
import { ordinaryArchive, readArchive } from './read-archive.js';

/** People who send slowly: 70 KB a second and upload. */
const SLOW_PEOPLE = 20;
const SLOW_PART = Buffer.alloc(7_000, ' ');
const SLOW_INTERVAL_MS = 100;

/** Twenty people send two archives each, just fast enough. Another house uploads three recipes. */
export const SLOW_UPLOADS: Attack = {
  name: 'slow-uploads',
  prepare: async (target) => {
    const attackers: SessionHeaders[] = [];
    for (let person = 0; person < SLOW_PEOPLE; person++)
      attackers.push(await signUp(target.apiUrl));
    const neighbour = await signUpWithSources(target);
    const ordinary = await ordinaryArchive();
    return besideOtherPerson(
      (traffic) =>
        traffic.repeat(2 * SLOW_PEOPLE, (index) =>
          withConnection(traffic, async (socket) => {
            traffic.sent++;
            socket.write(headOf(attackers[index % SLOW_PEOPLE]?.cookie ?? ''));
            while (!traffic.isOver && socket.writable) {
              socket.write(SLOW_PART);
              await setTimeout(SLOW_INTERVAL_MS);
            }
          }),
        ),
      (traffic) => readArchive(target, neighbour, ordinary, traffic),
    );
  },
};

const headOf = (cookie: string) =>
  'POST /archives HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
  `Cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=part\r\n` +
  'Content-Length: 200000000\r\n\r\n' +
  '--part\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
