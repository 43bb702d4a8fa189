// Searches the logs of a test run for personal data and secrets that the tests used.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Shorter values also occur by chance: 'password' is a part of a path. */
const MIN_LENGTH = 10;

const PASSWORD_HASH = /\$argon2/;

/**
 * @param {string} folder holds logs (`*.log`) and recorded values (`*.values`, one JSON object
 *   `{ kind, value }` a line)
 * @returns {Promise<string[]>} one description for each line that contains a value
 */
export async function findLeaks(folder) {
  const values = await readRecordedValues(folder);
  const leaks = [];
  for await (const line of linesOf(folder, '.log')) {
    const kind = PASSWORD_HASH.test(line) ? 'password hash' : kindOfValueIn(line, values);
    if (kind !== undefined) leaks.push(`The log contains a value (${kind}): ${line}`);
  }
  return leaks;
}

/** Values as they are written in JSON, grouped by their first characters. */
async function readRecordedValues(folder) {
  const groups = new Map();
  for await (const line of linesOf(folder, '.values')) {
    const { kind, value } = JSON.parse(line);
    const text = JSON.stringify(value).slice(1, -1);
    if (text.length < MIN_LENGTH) continue;
    const start = text.slice(0, MIN_LENGTH);
    if (!groups.has(start)) groups.set(start, new Map());
    groups.get(start).set(text, kind);
  }
  return groups;
}

/** The kind of a recorded value that the line contains. Each position is looked up once. */
function kindOfValueIn(line, groups) {
  for (let position = 0; position + MIN_LENGTH <= line.length; position++) {
    const group = groups.get(line.slice(position, position + MIN_LENGTH));
    if (group === undefined) continue;
    for (const [text, kind] of group) if (line.startsWith(text, position)) return kind;
  }
  return undefined;
}

/** The lines of all files in a folder with this extension, without empty ones. */
export async function* linesOf(folder, extension) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(extension)) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    yield* text.split('\n').filter((line) => line !== '');
  }
}
