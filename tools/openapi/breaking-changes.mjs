import { apiDiff } from 'api-smart-diff';

/**
 * The breaking changes from one OpenAPI document to another, as `remove paths/house/post`, sorted.
 * A change of a component is also listed for each operation that refers to it.
 */
export function breakingChanges(before, after) {
  const changes = Object.values(apiDiff(before, after, {}))
    .filter(isBreaking)
    .map(({ action, path }) => `${action} ${path.join('/')}`);
  return [...new Set(changes)].sort();
}

/**
 * The library regards a changed type of a response as compatible, and a new value of an enum in a
 * response as breaking. Clients must accept new values: catalogues grow.
 */
function isBreaking({ type, action, path }) {
  if (action === 'replace' && path.at(-1) === 'type') return true;
  return type === 'breaking' && !(action === 'add' && path.at(-2) === 'enum');
}
