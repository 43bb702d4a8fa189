/**
 * Columns of a recipe without lines, texts and steps, which SQL inserts where the API would be too slow
 * or would refuse it: all but `visibility`, `author_id` and those that may be null.
 */
const SOUP_ROW = {
  name: `'Soupe'`,
  sort_name: `'soupe'`,
  search_keys: `''`,
  portions: '4',
  locale: `'fr'`,
  tags: `'{}'`,
  diet_ids: `'{}'`,
  bytes: '0',
  ingredient_ids: `'{}'`,
  food_ids: `'{}'`,
  is_incomplete: 'false',
  dietary_flags: '0',
  tech_step_ids: `'{}'`,
  utensil_ids: `'{}'`,
};

/** `insert into recipe (${SOUP.columns}, visibility, author_id) select ${SOUP.values}, …` */
export const SOUP = {
  columns: Object.keys(SOUP_ROW).join(', '),
  values: Object.values(SOUP_ROW).join(', '),
};

/** The same of its other texts, of which nothing was detected. */
export const TEXTS_OF_SOUP = {
  columns: 'id, other_lines, foods, unread, evidence',
  values: `'[]', '[]', '[]', '{"foods": [], "unread": []}'`,
};
