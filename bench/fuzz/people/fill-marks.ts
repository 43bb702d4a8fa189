import { MARK } from '../requests/fuzz-request.js';
import type { Audience, Secrets } from './secrets.js';

/** An account of the fuzzer with its session. */
export interface Account {
  readonly id: number;
  readonly email: string;
  /** `name=value` of the session cookie. */
  cookie: string;
}

/**
 * Replaces every mark in a body by a secret, if what the request creates is not public. The
 * audience follows from the visibility of a recipe; the name of a house is for its members.
 */
export function fillMarks(
  path: string,
  body: string | undefined,
  owner: Account | null,
  secrets: Secrets<Account>,
): string | undefined {
  if (!body?.includes(MARK)) return body;
  const audience = path.startsWith('/house') ? 'house' : audienceOf(body);
  return body.replaceAll(MARK, () =>
    owner === null || audience === undefined ? 'public' : secrets.create(owner, audience),
  );
}

const AUDIENCES: Readonly<Record<string, Audience>> = { PERSONAL: 'owner', HOUSE: 'house' };

/** Undefined for a public recipe, and for a body that is no JSON and will be refused. */
function audienceOf(body: string): Audience | undefined {
  try {
    const { visibility } = JSON.parse(body) as { readonly visibility: string };
    return AUDIENCES[visibility];
  } catch {
    return undefined;
  }
}
