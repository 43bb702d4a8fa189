import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DATE, LATER } from '../exchange/full-house.js';

/** What each released version has left: its schema, its document, a backup and a house export. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../released');

export const RELEASED_VERSIONS = readdirSync(FOLDER);

export const folderOf = (version: string): string => path.join(FOLDER, version);

/** Who administers the house of a recorded backup. */
export const PERSON = { email: 'camille@example.org', password: 'trois petits navets' };

/** Days of the weeks that the house has planned. */
export const WEEKS = [DATE, LATER];
