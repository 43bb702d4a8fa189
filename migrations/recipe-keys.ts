/** The index of lists. With `fastupdate`, a list would also read all entries that are pending. */
const INDEX = `
  create index recipe_keys on recipe using gin (search_keys) with (fastupdate = off);
`;

/** Words of five letters or more, with what similar words have in common with them. */
const WORDS = `
  create table word (
    -- Its kind, and the word: libs/domain/src/search/recipe-keys.ts
    key text collate "C" primary key,
    -- Updated when a recipe is written, at most once a week.
    used_on date not null,
    parts text[] collate "C" not null
  );
  create index word_parts on word using gin (parts) with (fastupdate = off);
`;

export const CREATE_RECIPE_KEYS = INDEX + WORDS;
