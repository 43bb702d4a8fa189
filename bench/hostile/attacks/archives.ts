import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { type SessionHeaders, signUp } from '../../harness/account.js';
import { sendJson } from '../../harness/send.js';
import type { Attack, Target } from '../attack.js';
import { besideOtherPerson } from '../other-person.js';
import { withConnection } from '../raw-connection.js';
import type { Traffic } from '../traffic.js';
import { signUpWithSources } from './hostile-pages.js';

type Entry = readonly [path: string, content: Buffer | string];

/** Seconds in which the archive of another house must be read. */
const MAX_SECONDS = 10;
/** Milliseconds between two questions how far an archive is, and between two uploads of the attacker. */
const INTERVAL_MS = 100;

/** People who send slowly: 70 KB a second and upload. */
const SLOW_PEOPLE = 20;
const SLOW_PART = Buffer.alloc(7_000, ' ');
const SLOW_INTERVAL_MS = 100;

const BLANKS: Entry = ['blanks', Buffer.alloc(60 * 1024 * 1024, ' ')];

/** Archives that are small and take long, for what they contain. */
const ARCHIVES: Readonly<Record<string, () => Promise<Buffer>>> = {
  'open-comments': () => zip(numbered(2000, (n) => [`${n}.cook`, '[-'.repeat(80_000)])),
  'two-inner-zips': async () =>
    zip([
      [
        'recipes.zip',
        await zip([
          BLANKS,
          ...numbered(2000, (n) => [`${n}.json`, recipe(n, `../pictures.zip/${n}.jpg`)]),
        ]),
      ],
      ['pictures.zip', await zip([BLANKS, ...numbered(2000, (n) => [`${n}.jpg`, n])])],
    ]),
  'empty-objects': () => zip([['recipes.json', `[${'{},'.repeat(10_000_000)}{}]`]]),
  'large-pictures': async () => {
    const create = { width: 7000, height: 7000, channels: 3, background: '#c86432' } as const;
    const picture = await sharp({ create }).avif({ effort: 0 }).toBuffer();
    return zip([
      ['picture.avif', picture],
      ...numbered(2000, (n): Entry => [`${n}.json`, recipe(n, 'picture.avif')]),
    ]);
  },
};

/** A hostile archive, while another house uploads three recipes again and again. */
const HOSTILE_ARCHIVES: readonly Attack[] = Object.entries(ARCHIVES).map(
  ([name, archiveOf]): Attack => ({
    name: `archive-${name}`,
    prepare: async (target) => {
      const hostile = await archiveOf();
      const ordinary = await ordinaryArchive();
      const attackers = [await signUpWithSources(target), await signUpWithSources(target)];
      const neighbour = await signUpWithSources(target);
      return besideOtherPerson(
        (traffic) =>
          traffic.repeat(attackers.length, async (index) => {
            const attacker = attackers[index % attackers.length] ?? neighbour;
            traffic.record(String((await upload(target, attacker, hostile)).status));
            await setTimeout(INTERVAL_MS);
          }),
        (traffic) => readArchive(target, neighbour, ordinary, traffic),
      );
    },
  }),
);

/** Twenty people send two archives each, just fast enough. Another house uploads three recipes. */
const SLOW_UPLOADS: Attack = {
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

/** Archives that take long to read, or to arrive. */
export const ARCHIVE_ATTACKS: readonly Attack[] = [...HOSTILE_ARCHIVES, SLOW_UPLOADS];

/** Uploads an archive, waits until it is read, and deletes it. Returns 200 when that is in time. */
async function readArchive(
  target: Target,
  headers: SessionHeaders,
  bytes: Buffer,
  traffic: Traffic,
): Promise<number> {
  const start = performance.now();
  const response = await upload(target, headers, bytes);
  if (!response.ok) return response.status;
  const { id } = (await response.json()) as { readonly id: number };
  const url = `${target.apiUrl}/archives/${String(id)}`;
  let state = 'READING';
  while (state === 'READING') {
    await setTimeout(INTERVAL_MS);
    ({ state } = await sendJson<{ readonly state: string }>('GET', url, headers));
  }
  const seconds = (performance.now() - start) / 1000;
  traffic.record(`read in ${seconds.toFixed(0)} s`);
  await fetch(url, { method: 'DELETE', headers });
  return state === 'READ' && seconds < MAX_SECONDS ? 200 : 408;
}

function upload({ apiUrl }: Target, headers: SessionHeaders, bytes: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'export.zip');
  return fetch(`${apiUrl}/archives`, { method: 'POST', headers, body });
}

const ordinaryArchive = () => zip(numbered(3, (n) => [`${n}.json`, recipe(n)]));

const numbered = (count: number, entryOf: (n: string) => Entry) =>
  Array.from({ length: count }, (_, index) => entryOf(String(index)));

const recipe = (name: string, image?: string) =>
  JSON.stringify({ '@type': 'Recipe', name, image, recipeIngredient: ['2 œufs'] });

function zip(entries: readonly Entry[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of entries) archive.addBuffer(Buffer.from(content), path);
  archive.end();
  return buffer(archive.outputStream);
}
