/**
 * Whether a URL is one of the web: http or https. Only these are fetched, imported and linked to;
 * `javascript:` and `file:` addresses are not.
 */
export function isWebUrl({ protocol }: Pick<URL, 'protocol'>): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
