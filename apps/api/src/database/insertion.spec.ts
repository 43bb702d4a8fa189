import { copyInto, insertionInto, type NewRow } from './insertion.js';

const ITEM: NewRow<'planning_item', 'houseId'> = {
  date: '2026-11-30',
  slot: 'LUNCH',
  portions: 4,
  recipeId: 1,
  text: null,
  note: null,
  cookingId: null,
};

describe('an insertion of rows', () => {
  const items = insertionInto('planning_item', { houseId: 'viewer.house_id' });

  it('has every column without a default', () => {
    expect(items.into).toBe(
      'insert into planning_item (house_id, date, slot, portions, recipe_id, text, note, cooking_id)',
    );
  });

  it('takes a column from the statement or from the record', () => {
    expect(items.values).toMatch(/^viewer\.house_id, record\.date, record\.slot, /);
    expect(items.records('$1::jsonb')).toContain(
      'jsonb_to_recordset($1::jsonb) as ("date" date, "slot" text, "portions" double precision,',
    );
  });

  it('refuses a row without a column when types are checked', () => {
    const { date, slot, portions, recipeId, text, cookingId } = ITEM;
    // @ts-expect-error: the note is missing.
    items.json([{ date, slot, portions, recipeId, text, cookingId }]);
    expect(items.json([ITEM])).toContain('"note":null');
  });

  it('changes the columns of the record only', () => {
    expect(items.changes('record')).toMatch(
      /^date = record\.date, .*, cooking_id = record\.cooking_id$/,
    );
  });

  it('writes a column with a default where the statement gives it', () => {
    const { into, values } = insertionInto('planning_item', { id: '7', houseId: '1' });
    expect(into).toMatch(/\(id, house_id, /);
    expect(values).toMatch(/^7, 1, record\.date, /);
  });

  it('reads what the record has beside the columns', () => {
    const fed = insertionInto('planning_item', {}, { eaters: 'jsonb' });
    expect(fed.into).not.toContain('eaters');
    expect(fed.records('$1')).toMatch(
      /"cookingId" integer, "eaters" jsonb\).*cooking_id, eaters, place\)/s,
    );
  });
});

describe('a copy of rows', () => {
  it('has every column that can be written, but the given ones', () => {
    const copy = copyInto('correction', 'kept', { stepId: 'step.id' });
    expect(copy).toMatch(
      /\(id, step_id, .*\)\s+overriding system value\s+select kept\.id, step\.id, /,
    );
    expect(copy).not.toContain('bytes');
  });
});
