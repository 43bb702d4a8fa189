/** The id of a page among the items of the source `web`: its address in base64url. */
export function externalIdOf(url: string): string {
  const bytes = new TextEncoder().encode(url);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The address of a page, of its id. */
export function addressOf(externalId: string): string {
  const text = atob(externalId.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
