import type { Document } from '../../document/document.js';

/** Whether a token continues a mention that is no ingredient: "découper" in "planche à découper". */
export function isInsideMention(doc: Document, at: number): boolean {
  const mention = doc.mentionAt(at);
  return mention !== undefined && mention.from < at && mention.entry.ingredient === null;
}
