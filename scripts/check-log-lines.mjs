// Checks that every log line of a test run is as docs/logs.schema.json describes it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { linesOf } from './check-test-log.mjs';
import { root } from './prepare.mjs';

/**
 * @param {string} folder holds logs (`*.log`)
 * @returns {Promise<string[]>} one description for each line that the schema does not describe
 */
export async function findUndescribedLines(folder) {
  const schema = JSON.parse(await readFile(path.join(root, 'docs/logs.schema.json'), 'utf8'));
  const ajv = new Ajv2020({ strict: false });
  const isDescribed = ajv.compile(schema);
  const undescribed = [];
  for await (const line of linesOf(folder, '.log')) {
    if (isDescribed(parse(line))) continue;
    const problem = ajv.errorsText(isDescribed.errors, { dataVar: 'line' });
    undescribed.push(`docs/logs.schema.json does not describe this log line: ${problem}: ${line}`);
  }
  return undescribed;
}

/** The object in a line; undefined when it is not JSON. */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
