import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { Attack } from '../../attack.js';
import { besideOtherPerson } from '../../other-person.js';
import { signUpWithSources } from '../hostile-pages.js';
import {
  type Entry,
  numbered,
  ordinaryArchive,
  readArchive,
  recipe,
  upload,
  zip,
} from './read-archive.js';

/** Milliseconds between two uploads. */
const INTERVAL_MS = 100;

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
export const HOSTILE_ARCHIVES: readonly Attack[] = Object.entries(ARCHIVES).map(
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
