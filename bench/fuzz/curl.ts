import type { SentRequest } from './send-request.js';

/** Longest body that is part of the command. */
const MAX_INLINE_BODY = 1_500;

interface CurlCommand {
  /** A command for a POSIX shell in which `api` is the URL of the service. */
  readonly command: string;
  /** The body that the command reads from `bodyFile`. */
  readonly bodyFromFile?: string;
}

/**
 * Writes a request as a curl command.
 * @param secrets header values that are replaced by shell variables, with the name of the variable
 * @param bodyFile path of the file for a body that is long or contains control characters
 */
export function toCurl(
  { method, target, headers, body }: SentRequest,
  secrets: ReadonlyMap<string, string>,
  bodyFile: string,
): CurlCommand {
  const parts = ['curl -isS --path-as-is', `-X ${method}`, `"$api"${quote(target)}`];
  for (const [name, value] of Object.entries(headers)) {
    const variable = secrets.get(value);
    parts.push(variable === undefined ? headerOption(name, value) : `-H "${name}: $${variable}"`);
  }
  if (method === 'HEAD') parts.push('--head');
  if (body === undefined) return { command: parts.join(' ') };
  const isInline = body.length <= MAX_INLINE_BODY && !/[\0-\x1f\ud800-\udfff]/.test(body); // eslint-disable-line no-control-regex
  parts.push(`--data-binary ${isInline ? quote(body) : `@${quote(bodyFile)}`}`);
  return { command: parts.join(' '), ...(!isInline && { bodyFromFile: body }) };
}

/** curl sends a header without a value only when it ends with a semicolon. */
function headerOption(name: string, value: string): string {
  return `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
