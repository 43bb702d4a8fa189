import { WORD_KINDS, type WordKind, wordKey } from '#domain/search/recipe-keys.js';
import { LIVE_PROFILE } from '../../../session/live-session.query.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { PreparedStatement } from '../../../database/prepared-statement.js';

/** A row of {@link FIND_WORDS}. */
export interface FoundWordsRow {
  /** The words that occur in recipes, each with its kinds. */
  readonly words: readonly [word: string, ...kinds: WordKind[]][];
}

/** How many words a part finds for all words of a search. The shortest are the most similar. */
const MAX_CANDIDATES = 500;

const occursAs = (kind: WordKind) => `
  case when exists (
    select from recipe_posting
    where ${indexKeyEquals('key', `('${wordKey(kind, '')}' || known.word)`)}
  ) then '${kind}' end`;

/** `$1` to `$3` the session, `$4` words, `$5` parts of further words. */
export const FIND_WORDS: PreparedStatement = {
  name: 'find-words',
  text: `
    with viewer as (${LIVE_PROFILE})
    select coalesce((
      select json_agg(array_remove(
        array[known.word, ${WORD_KINDS.filter((kind) => kind !== 'INGREDIENT')
          .map(occursAs)
          .join()}],
        null
      ))
      from (
        select unnest($4::text[]) collate "C" as word
        union (
          select word from word where parts && ($5::text[] collate "C")
          order by length(word), word limit ${String(MAX_CANDIDATES)}
        )
      ) known
    ), '[]') as words
    from viewer`,
};
