/** Where the rows of a table would be if Citus distributed the database by household. */
type Placement =
  /** On the node of the household whose id is in the column `key`. */
  | { readonly kind: 'distributed'; readonly key: string }
  /** A copy on every node. */
  | { readonly kind: 'reference' }
  /** On the first node only. */
  | { readonly kind: 'local' };

const byHouse: Placement = { kind: 'distributed', key: 'house_id' };
/** A new column: the id of a house, or of a person without a house. */
const byHousehold: Placement = { kind: 'distributed', key: 'household_id' };
const byProfile: Placement = { kind: 'distributed', key: 'profile_id' };
const reference: Placement = { kind: 'reference' };
const local: Placement = { kind: 'local' };

/** Every table of the schema. Explained in docs/scaling.md. */
export const PLACEMENTS: Readonly<Record<string, Placement>> = {
  access_token: reference,
  account_link: reference,
  allergy: reference,
  archive: local,
  archive_draft: local,
  attempt_counter: local,
  author_total: byProfile,
  cooked_mark: byHousehold,
  cooking: byHouse,
  correction: byHousehold,
  deleted_house: reference,
  deleted_profile: reference,
  departed_author: reference,
  dependant: reference,
  detector: local,
  diet: reference,
  favourite: byHousehold,
  former_member: reference,
  house: reference,
  house_calendar: reference,
  house_event: byHouse,
  house_event_lock: byHouse,
  house_source: byHouse,
  idempotency_key: byProfile,
  imported_content: byHousehold,
  ingredient: reference,
  mail: local,
  menu: byHouse,
  menu_cooking: byHouse,
  menu_item: byHouse,
  migration_digest: local,
  migrations: local,
  photo: reference,
  planning_eater: byHouse,
  planning_item: byHouse,
  profile: reference,
  profile_allergy: reference,
  profile_disliked_ingredient: reference,
  recipe: byHousehold,
  recipe_line: byHousehold,
  recipe_posting: byHousehold,
  recipe_rating: byHousehold,
  recipe_share: reference,
  recipe_text: byHousehold,
  session: reference,
  shopping_operation: byHouse,
  shopping_own_line: byHouse,
  shopping_tick: byHouse,
  source: reference,
  step: byHousehold,
  step_technique: byHousehold,
  tech_step: reference,
  technique_change: local,
  unit: reference,
  utensil: reference,
  webhook: byHouse,
  word: local,
};

/** A unique index, foreign key, trigger or identity column of the schema. */
export interface SchemaObject {
  readonly kind: 'column' | 'unique' | 'foreign key' | 'trigger' | 'int identity';
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Of a foreign key. */
  readonly target: string | null;
  readonly targetColumns: readonly string[];
}

/** What would have to change before Citus distributes the tables, as rows of a table in Markdown. */
export function mustChange(objects: readonly SchemaObject[]): string[] {
  const withoutKey = Object.entries(PLACEMENTS)
    .filter(([table, placement]) => lacksKey(table, placement, objects))
    .map(([table, placement]) => `| \`${table}\` | key column | \`${keyOf(placement) ?? ''}\` |`);
  const changing = objects
    .filter(objectMustChange)
    .map(({ table, kind, name }) => `| \`${table}\` | ${kind} | \`${name}\` |`);
  return [...withoutKey, ...changing].sort();
}

/** The placement of each table, as rows of a table in Markdown. */
export function placements(): string[] {
  return Object.entries(PLACEMENTS).map(([table, placement]) => {
    const key = keyOf(placement);
    return `| \`${table}\` | ${placement.kind} | ${key === undefined ? '–' : `\`${key}\``} |`;
  });
}

function keyOf(placement: Placement | undefined): string | undefined {
  return placement?.kind === 'distributed' ? placement.key : undefined;
}

function lacksKey(table: string, placement: Placement, objects: readonly SchemaObject[]): boolean {
  const key = keyOf(placement);
  const has = objects.some(
    (object) => object.kind === 'column' && object.table === table && object.name === key,
  );
  return key !== undefined && !has;
}

function objectMustChange(object: SchemaObject): boolean {
  const key = keyOf(PLACEMENTS[object.table]);
  switch (object.kind) {
    case 'column':
      return false;
    case 'unique':
      return key !== undefined && !object.columns.includes(key);
    case 'foreign key':
      return foreignKeyMustChange(object, key);
    case 'trigger':
      return PLACEMENTS[object.table]?.kind !== 'local';
    case 'int identity':
      return key !== undefined;
  }
}

/** Every table may refer to a reference table. Distributed tables refer within a household. */
function foreignKeyMustChange(object: SchemaObject, key: string | undefined): boolean {
  const target = PLACEMENTS[object.target ?? ''];
  if (target?.kind === 'reference') return false;
  const targetKey = keyOf(target);
  if (key === undefined || targetKey === undefined) return key !== targetKey;
  const position = object.columns.indexOf(key);
  return position < 0 || object.targetColumns[position] !== targetKey;
}
