import type { Attack } from './attack.js';
import { ARCHIVE_ATTACKS } from './attacks/archives.js';
import { CONTROLS } from './attacks/controls.js';
import { DATABASE_FAILURES } from './attacks/database-failures.js';
import { FULL_PLANNING } from './attacks/full-planning.js';
import { HOSTILE_PAGES } from './attacks/hostile-pages.js';
import { HOUSE_QUEUES } from './attacks/house-queues.js';
import { LARGE_BODIES } from './attacks/large-bodies.js';
import { LARGE_PREVIEW } from './attacks/large-preview.js';
import { LOGINS } from './attacks/logins.js';
import { LONG_TEXTS } from './attacks/long-texts.js';
import { RANDOM_EMAILS } from './attacks/random-emails.js';
import { REFERENCE_URLS } from './attacks/reference-urls.js';
import { SEARCHES_ATTACK } from './attacks/searches.js';
import { SLOW } from './attacks/slow.js';
import { SOCKETS } from './attacks/sockets.js';

/** Every attack, in the order in which they run: first the controls. */
export const ATTACKS: readonly Attack[] = [
  ...CONTROLS,
  REFERENCE_URLS,
  ...LARGE_BODIES,
  ...HOSTILE_PAGES,
  LARGE_PREVIEW,
  ...ARCHIVE_ATTACKS,
  ...SLOW,
  FULL_PLANNING,
  ...HOUSE_QUEUES,
  ...LOGINS,
  RANDOM_EMAILS,
  SEARCHES_ATTACK,
  ...LONG_TEXTS,
  ...SOCKETS,
  ...DATABASE_FAILURES,
];
