/** The address of the front end, with a query that tells it the outcome of a sign-in. */
export function appAddress(
  appUrl: string | undefined,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = appUrl ?? '/';
  const parameters = new URLSearchParams(query).toString();
  if (parameters === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
}
