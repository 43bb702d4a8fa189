import { hash } from 'node:crypto';

/** The hash of a response body, in the characters that an ETag may contain. */
export function contentHash(body: string | Buffer): string {
  return hash('sha256', body, 'base64url');
}

/** The strong ETag of a response that is sent without a content encoding. */
export function etagOf(body: string | Buffer): string {
  return `"${contentHash(body)}"`;
}

/** Whether `If-None-Match` contains one of the tags: weak comparison (RFC 9110, 13.1.2). */
export function matchesWeakly(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  return tagsIn(ifNoneMatch).some((tag) => tag === '*' || etags.includes(tag.replace(/^W\//, '')));
}

/** Whether `If-Match` contains the tag: strong comparison (RFC 9110, 13.1.1). */
export function matchesStrongly(ifMatch: string, etag: string): boolean {
  return tagsIn(ifMatch).some((tag) => tag === '*' || tag === etag);
}

/** The tags of a list. The tags of this service contain no comma. */
function tagsIn(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim());
}
