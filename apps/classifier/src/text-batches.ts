/**
 * Maximum number of texts in a batch. More texts read the code of the steps less often; the documents
 * of this many texts still fit into the second cache of a processor.
 */
const MAX_TEXTS = 32;

/** Maximum length of a batch of several texts, in UTF-16 code units. One text can be as long. */
const MAX_LENGTH = 5000;

/** Divides texts into batches, in order. A batch takes about as long as one long text at most. */
export function* textBatches<Text>(
  texts: readonly Text[],
  lengthOf: (text: Text) => number,
): Generator<readonly Text[]> {
  let batch: Text[] = [];
  let total = 0;
  for (const text of texts) {
    const length = lengthOf(text);
    if (batch.length === MAX_TEXTS || (batch.length > 0 && total + length > MAX_LENGTH)) {
      yield batch;
      batch = [];
      total = 0;
    }
    batch.push(text);
    total += length;
  }
  if (batch.length > 0) yield batch;
}
