/** What an access token may do. None includes another. */
export const TOKEN_SCOPES = ['read', 'list', 'plan', 'write'] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

const ACCOUNT = /^\/auth(\/|$)/;
const LIST_OPERATIONS = '/planning/shopping-list/operations';

/**
 * The scope that an access token needs for a route; null: no token may call the route.
 *
 * @param path template of the route: `/recipes/:recipeId`
 */
export function requiredScope(method: string, path: string): TokenScope | null {
  if (ACCOUNT.test(path)) return null;
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (path === LIST_OPERATIONS) return 'list';
  return path.startsWith('/planning/') ? 'plan' : 'write';
}
