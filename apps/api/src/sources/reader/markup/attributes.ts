import { type MarkupVocabulary, wordsOf } from './vocabulary.js';

/** Microdata: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">`. */
export const MICRODATA: MarkupVocabulary = {
  hasOrphans: true,
  typesOf: ({ attribs }) => ('itemscope' in attribs ? wordsOf(attribs['itemtype']) : undefined),
  namesOf: ({ attribs }) => wordsOf(attribs['itemprop']),
};

/**
 * RDFa: `<div typeof="schema:Recipe"><h1 property="schema:name">`. Prefixes of names are ignored
 * where they are read. `rel` names a property only with a prefix: others are links of the page.
 */
export const RDFA: MarkupVocabulary = {
  hasOrphans: true,
  typesOf: ({ attribs }) => ('typeof' in attribs ? wordsOf(attribs['typeof']) : undefined),
  namesOf: ({ attribs }) => [
    ...wordsOf(attribs['property']),
    ...wordsOf(attribs['rel']).filter((name) => name.includes(':')),
  ],
};
