/** Characters of a path that are logged. The paths of the service are shorter. */
const MAX_LENGTH = 300;

/** The path of a URL for log lines, without the query, which contains the words of a search. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').slice(0, MAX_LENGTH);
}
