import { hash } from 'node:crypto';

/** The hash of a response body, in the characters that an ETag may contain. */
export function contentHash(body: string | Buffer): string {
  return hash('sha256', body, 'base64url');
}

/** From here on, the JSON of a recipe with parts is about other recipes: texts escape their quotes. */
const OF_OTHERS = ',"parts":[{';

/**
 * The strong ETag of a response that is sent without a content encoding. That of a recipe with parts has a
 * second hash after a dot: that of what the response says about its parts.
 */
export function etagOf(body: string | Buffer): string {
  const own = body.indexOf(OF_OTHERS);
  if (own < 0) return `"${contentHash(body)}"`;
  const hashes = [body.slice(0, own), body.slice(own)].map(contentHash);
  return `"${hashes.join('.')}"`;
}

/** Whether `If-None-Match` contains one of the tags: weak comparison (RFC 9110, 13.1.2). */
export function matchesWeakly(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  return tagsIn(ifNoneMatch).some((tag) => tag === '*' || etags.includes(tag.replace(/^W\//, '')));
}

/**
 * Whether `If-Match` contains the tag: strong comparison (RFC 9110, 13.1.1). A write does not change the
 * parts of a recipe: their hash is not compared.
 */
export function matchesStrongly(ifMatch: string, etag: string): boolean {
  const own = (tag: string) => tag.replace(/\.[\w-]*"$/, '"');
  return tagsIn(ifMatch).some((tag) => tag === '*' || own(tag) === own(etag));
}

/** The tags of a list. The tags of this service contain no comma. */
function tagsIn(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim());
}
