import { JsonRepair } from './json-repair.js';

/** Maximum length of a text that is repaired; the JSON-LD of a recipe has a few thousand characters. */
const MAX_REPAIRED_LENGTH = 256 * 1024;
/** Wrappers that old pages put around the text of a script. */
const WRAPPERS = /<!\[CDATA\[|\]\]>|<!--|-->/g;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON and repairs common errors of hand-written JSON and templates. Returns undefined for
 * a text that cannot be repaired. Takes linear time, also for hostile input.
 *
 * @param isWhole whether a text that ends within a value cannot be repaired
 */
export function parseLenientJson(text: string, isWhole = false): unknown {
  const value = parse(text);
  if (value !== undefined || text.length > MAX_REPAIRED_LENGTH) return value;
  const unwrapped = text.replace(WRAPPERS, ' ');
  const quoted = unwrapped.includes('"') ? unwrapped : unwrapped.replace(/&(?:quot|#34);/g, '"');
  const start = quoted.search(/[{[]/);
  if (start < 0) return undefined;
  const repair = new JsonRepair(quoted.slice(start));
  const repaired = repair.repair();
  return isWhole && repair.isCut ? undefined : parse(repaired);
}
