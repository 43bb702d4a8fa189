// Written by `npm run generate` from the migrations.

/** The rows of the tables, as JSON has them. */
export interface Rows {
  access_token: {
    readonly sessionId: number;
    readonly hash: string;
    readonly name: string;
    readonly scopes: readonly string[];
    readonly expiresOn: string | null;
    readonly lastUsedOn: string | null;
  };
  account_link: {
    readonly tokenHash: string;
    readonly profileId: number;
    readonly newEmail: string | null;
    readonly expiresAt: string;
  };
  allergy: {
    readonly id: number;
    readonly key: string;
    readonly retired: boolean;
    readonly dietaryFlags: number;
  };
  archive: {
    readonly id: number;
    readonly profileId: number;
    readonly file: string;
    readonly name: string;
    readonly format: string | null;
    readonly state: 'READING' | 'READ' | 'FAILED';
    readonly recipesRead: number;
    readonly recipesTotal: number;
    readonly parts: number;
    readonly results: number;
    readonly failures: unknown;
    readonly bytes: number;
    readonly leasedUntil: string;
    readonly attempts: number;
    readonly createdAt: string;
  };
  archive_draft: {
    readonly archiveId: number;
    readonly id: number;
    readonly isReady: boolean;
    readonly draft: unknown;
    readonly bytes: number;
    readonly content: string;
    readonly photoId: string | null;
    readonly createdAt: string;
  };
  attempt_counter: { readonly key: string; readonly count: number; readonly expiresAt: string };
  changed_part: { readonly id: number; readonly recipeId: number; readonly doneUpTo: number };
  cooked_mark: {
    readonly id: number;
    readonly profileId: number | null;
    readonly houseId: number | null;
    readonly recipeId: number;
    readonly cookedOn: string;
  };
  cooking: {
    readonly id: number;
    readonly houseId: number;
    readonly recipeId: number;
    readonly date: string;
    readonly portions: number;
    readonly eaten: number;
    readonly discarded: number;
    readonly frozen: number;
    readonly thawed: number;
    readonly thawedOn: string | null;
    readonly planFreezes: boolean;
  };
  correction: {
    readonly id: number;
    readonly stepId: number;
    readonly authorId: number | null;
    readonly byAuthor: boolean;
    readonly isCopy: boolean;
    readonly techStepId: number | null;
    readonly replacedIds: readonly number[];
    readonly spanStart: number;
    readonly spanEnd: number;
    readonly ingredients: unknown;
    readonly utensils: unknown;
    readonly description: string;
    readonly locale: string;
    readonly bytes: number;
    readonly createdAt: string;
  };
  deleted_house: { readonly id: number };
  deleted_profile: { readonly id: number; readonly newAuthorId: number | null };
  departed_author: { readonly houseId: number; readonly profileId: number };
  dependant: {
    readonly id: number;
    readonly houseId: number;
    readonly firstName: string;
    readonly dietId: number | null;
    readonly allergyIds: readonly number[];
    readonly dislikedIngredientIds: readonly number[];
    readonly guest: boolean;
    readonly appetite: number;
  };
  detector: { readonly version: string; readonly startedAt: string; readonly claimedAt: string };
  diet: {
    readonly id: number;
    readonly key: string;
    readonly retired: boolean;
    readonly dietaryFlags: number;
  };
  favourite: { readonly profileId: number; readonly recipeId: number };
  former_member: { readonly houseId: number; readonly profileId: number; readonly leftAt: string };
  house: {
    readonly id: number;
    readonly name: string;
    readonly administratorId: number | null;
    readonly furtherAdministratorIds: readonly number[];
    readonly leftAt: string | null;
    readonly invitationCode: string;
    readonly shelfOrder: readonly string[];
    readonly weekStartsOn:
      'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
    readonly stapleIds: readonly number[] | null;
    readonly sharedEditing: boolean;
    readonly createdAt: string;
  };
  house_calendar: { readonly houseId: number; readonly token: string; readonly profileId: number };
  house_event: {
    readonly houseId: number;
    readonly id: number;
    readonly kind: 'planning' | 'shopping-list' | 'recipe' | 'detection' | 'house' | 'webhook';
    readonly ids: readonly number[];
    readonly profileId: number | null;
    readonly transactionId: string;
    readonly createdAt: string;
  };
  house_event_lock: { readonly houseId: number };
  house_source: { readonly houseId: number; readonly sourceId: number };
  idempotency_key: {
    readonly profileId: number;
    readonly key: string;
    readonly fingerprint: string;
    readonly response: string;
    readonly createdAt: string;
  };
  imported_content: {
    readonly profileId: number;
    readonly content: string;
    readonly recipeId: number;
  };
  ingredient: {
    readonly id: number;
    readonly key: string;
    readonly retired: boolean;
    readonly dietaryFlags: number;
  };
  mail: {
    readonly id: number;
    readonly kind: string;
    readonly recipient: string;
    readonly locale: string;
    readonly page: string;
    readonly profileId: number | null;
    readonly attempts: number;
    readonly createdAt: string;
    readonly dueAt: string;
  };
  menu: {
    readonly id: number;
    readonly houseId: number;
    readonly name: string;
    readonly sortName: string;
  };
  menu_cooking: {
    readonly menuId: number;
    readonly position: number;
    readonly weekday: string;
    readonly portions: number;
    readonly recipeId: number;
  };
  menu_item: {
    readonly menuId: number;
    readonly position: number;
    readonly weekday: string;
    readonly slot: string;
    readonly portions: number;
    readonly recipeId: number | null;
    readonly text: string | null;
    readonly note: string | null;
    readonly eaters: unknown;
    readonly cooking: number | null;
  };
  migration_digest: { readonly name: string; readonly digest: string };
  migrations: { readonly id: number; readonly timestamp: number; readonly name: string };
  pantry_row: {
    readonly houseId: number;
    readonly ingredientId: number;
    readonly quantity: number | null;
    readonly unitId: number | null;
    readonly bestBefore: string | null;
    readonly asOf: string;
  };
  photo: {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly placeholder: string;
    readonly bytes: number;
    readonly deleteAfter: string | null;
  };
  planning_eater: {
    readonly itemId: number;
    readonly position: number;
    readonly profileId: number | null;
    readonly dependantId: number | null;
  };
  planning_item: {
    readonly id: number;
    readonly houseId: number;
    readonly date: string;
    readonly slot: 'BREAKFAST' | 'LUNCH' | 'SNACK' | 'DINNER';
    readonly portions: number;
    readonly recipeId: number | null;
    readonly text: string | null;
    readonly note: string | null;
    readonly cookingId: number | null;
  };
  profile: {
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly passwordHash: string | null;
    readonly oidcIssuer: string | null;
    readonly oidcSubject: string | null;
    readonly tokenVersion: number;
    readonly houseId: number | null;
    readonly joinedHouseAt: string | null;
    readonly dietId: number | null;
    readonly appetite: number;
    readonly unitSystem: 'METRIC' | 'US';
    readonly locale: 'fr' | 'en' | null;
    readonly createdAt: string;
  };
  profile_allergy: { readonly profileId: number; readonly allergyId: number };
  profile_disliked_ingredient: { readonly profileId: number; readonly ingredientId: number };
  recipe: {
    readonly id: number;
    readonly name: string;
    readonly sortName: string;
    readonly searchKeys: string;
    readonly visibility: 'PERSONAL' | 'HOUSE' | 'PUBLIC';
    readonly authorId: number | null;
    readonly authorHouseId: number | null;
    readonly portions: number;
    readonly locale: 'fr' | 'en';
    readonly imageUrl: string | null;
    readonly photoId: string | null;
    readonly prepMinutes: number | null;
    readonly cookMinutes: number | null;
    readonly restMinutes: number | null;
    readonly tags: readonly string[];
    readonly dietIds: readonly number[];
    readonly sourceId: number | null;
    readonly externalId: string | null;
    readonly sourceUrl: string | null;
    readonly pageKey: string | null;
    readonly copiedFromId: number | null;
    readonly bytes: number;
    readonly ingredientIds: readonly number[];
    readonly foodIds: readonly number[];
    readonly isIncomplete: boolean;
    readonly dietaryFlags: number;
    readonly techStepIds: readonly number[];
    readonly utensilIds: readonly number[];
    readonly energyKcal: number | null;
    readonly course:
      'STARTER' | 'MAIN' | 'SIDE' | 'DESSERT' | 'BREAKFAST' | 'SNACK' | 'DRINK' | 'BASE' | null;
    readonly derivedCourse:
      'STARTER' | 'MAIN' | 'SIDE' | 'DESSERT' | 'BREAKFAST' | 'SNACK' | 'DRINK' | 'BASE' | null;
    readonly partIds: readonly number[];
    readonly partsChangedAt: string | null;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly savedBy: number | null;
    readonly savedAt: string;
  };
  recipe_line: {
    readonly recipeId: number;
    readonly position: number;
    readonly ingredientId: number;
    readonly quantity: number;
    readonly unitId: number;
    readonly note: string | null;
    readonly rawText: string | null;
  };
  recipe_part: {
    readonly recipeId: number;
    readonly position: number;
    readonly partId: number;
    readonly contentId: number;
    readonly portions: number;
    readonly note: string | null;
    readonly before: number;
  };
  recipe_rating: { readonly profileId: number; readonly recipeId: number; readonly stars: number };
  recipe_share: { readonly recipeId: number; readonly token: string };
  recipe_text: {
    readonly id: number;
    readonly description: string | null;
    readonly otherLines: unknown;
    readonly foods: unknown;
    readonly unread: unknown;
    readonly evidence: unknown;
    readonly nutrition: unknown;
    readonly revision: number;
    readonly detectorVersion: string | null;
    readonly pendingSince: string;
    readonly leasedUntil: string | null;
    readonly claimedBy: string | null;
    readonly claims: number;
    readonly authorId: number | null;
  };
  recipe_trash: {
    readonly recipeId: number;
    readonly authorId: number;
    readonly authorHouseId: number | null;
    readonly visibility: string;
    readonly deletedAt: string;
    readonly bytes: number;
    readonly isMoving: boolean;
  };
  recipe_version: {
    readonly recipeId: number;
    readonly version: number;
    readonly savedBy: number | null;
    readonly savedAt: string;
    readonly payload: unknown;
  };
  routine: {
    readonly id: number;
    readonly houseId: number;
    readonly slot: 'BREAKFAST' | 'LUNCH' | 'SNACK' | 'DINNER';
    readonly weekdays: readonly string[];
    readonly recipeId: number | null;
    readonly text: string | null;
    readonly portions: number | null;
    readonly note: string | null;
    readonly eaters: unknown;
    readonly firstDay: string;
    readonly lastDay: string | null;
    readonly everyWeeks: number;
    readonly plannedOn: string;
  };
  routine_day: {
    readonly routineId: number;
    readonly date: string;
    readonly itemId: number | null;
    readonly isChanged: boolean;
  };
  session: {
    readonly id: number;
    readonly profileId: number;
    readonly tokenId: string;
    readonly userAgent: string | null;
    readonly createdAt: string;
    readonly lastUsedAt: string;
    readonly expiresAt: string;
  };
  shop: {
    readonly id: number;
    readonly houseId: number;
    readonly name: string;
    readonly subcategories: readonly string[];
  };
  shop_food: {
    readonly houseId: number;
    readonly ingredientId: number;
    readonly shopId: number;
    readonly position: number;
  };
  shopping_operation: {
    readonly houseId: number;
    readonly id: string;
    readonly applied: boolean;
    readonly receivedAt: string;
  };
  shopping_own_line: {
    readonly houseId: number;
    readonly id: string;
    readonly position: number;
    readonly text: string | null;
    readonly ingredientId: number | null;
    readonly quantity: number | null;
    readonly unitId: number | null;
    readonly shopId: number | null;
    readonly date: string;
    readonly addedBy: number | null;
    readonly checkedBy: number | null;
    readonly bought: unknown;
    readonly tickedOn: string | null;
    readonly until: string;
  };
  shopping_tick: {
    readonly houseId: number;
    readonly date: string;
    readonly lineId: string;
    readonly unitId: number | null;
    readonly thousandths: number;
    readonly kept: number | null;
    readonly checkedBy: number | null;
  };
  source: { readonly id: number; readonly key: string; readonly retired: boolean };
  step: {
    readonly id: number;
    readonly recipeId: number;
    readonly position: number;
    readonly description: string;
    readonly foods: unknown;
    readonly unread: unknown;
    readonly removedFoods: unknown;
    readonly revision: number;
    readonly detectorVersion: string | null;
    readonly pendingSince: string;
    readonly leasedUntil: string | null;
    readonly claimedBy: string | null;
    readonly claims: number;
    readonly authorId: number | null;
  };
  step_technique: {
    readonly id: number;
    readonly stepId: number;
    readonly techStepId: number | null;
    readonly source: 'auto' | 'manual';
    readonly spanStart: number;
    readonly spanEnd: number;
    readonly ingredients: unknown;
    readonly utensils: unknown;
    readonly duration: unknown;
    readonly temperature: unknown;
    readonly during: boolean;
  };
  tech_step: { readonly id: number; readonly key: string; readonly retired: boolean };
  technique_change: {
    readonly techStepId: number;
    readonly gained: number;
    readonly lost: number;
    readonly moved: number;
  };
  trashed_row: {
    readonly id: number;
    readonly recipeId: number;
    readonly tableName: string;
    readonly content: unknown;
  };
  unit: { readonly id: number; readonly key: string; readonly retired: boolean };
  utensil: { readonly id: number; readonly key: string; readonly retired: boolean };
  webhook: {
    readonly id: number;
    readonly houseId: number;
    readonly url: string;
    readonly kinds: readonly string[];
    readonly secret: string;
    readonly enabled: boolean;
    readonly position: number;
    readonly isReset: boolean;
    readonly attempts: number;
    readonly failingSince: string | null;
    readonly failedEventId: number | null;
    readonly isSlow: boolean;
    readonly dueAt: string;
    readonly deliveries: unknown;
  };
  word: { readonly key: string; readonly usedOn: string; readonly parts: readonly string[] };
}

/** The columns that statements may write: the SQL type, and whether the database fills it. */
export const COLUMNS = {
  access_token: {
    sessionId: { name: 'session_id', type: 'integer', hasDefault: false },
    hash: { name: 'hash', type: 'bytea', hasDefault: false },
    name: { name: 'name', type: 'text', hasDefault: false },
    scopes: { name: 'scopes', type: 'text[]', hasDefault: false },
    expiresOn: { name: 'expires_on', type: 'date', hasDefault: false },
    lastUsedOn: { name: 'last_used_on', type: 'date', hasDefault: false },
  },
  account_link: {
    tokenHash: { name: 'token_hash', type: 'bytea', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    newEmail: { name: 'new_email', type: 'text', hasDefault: false },
    expiresAt: { name: 'expires_at', type: 'timestamp with time zone', hasDefault: false },
  },
  allergy: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
    dietaryFlags: { name: 'dietary_flags', type: 'integer', hasDefault: true },
  },
  archive: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    file: { name: 'file', type: 'uuid', hasDefault: false },
    name: { name: 'name', type: 'text', hasDefault: false },
    format: { name: 'format', type: 'text', hasDefault: false },
    state: { name: 'state', type: 'text', hasDefault: true },
    recipesRead: { name: 'recipes_read', type: 'integer', hasDefault: true },
    recipesTotal: { name: 'recipes_total', type: 'integer', hasDefault: true },
    parts: { name: 'parts', type: 'integer', hasDefault: true },
    results: { name: 'results', type: 'integer', hasDefault: true },
    failures: { name: 'failures', type: 'jsonb', hasDefault: true },
    bytes: { name: 'bytes', type: 'bigint', hasDefault: true },
    leasedUntil: { name: 'leased_until', type: 'timestamp with time zone', hasDefault: false },
    attempts: { name: 'attempts', type: 'integer', hasDefault: true },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  archive_draft: {
    archiveId: { name: 'archive_id', type: 'integer', hasDefault: false },
    id: { name: 'id', type: 'integer', hasDefault: false },
    isReady: { name: 'is_ready', type: 'boolean', hasDefault: false },
    draft: { name: 'draft', type: 'jsonb', hasDefault: false },
    bytes: { name: 'bytes', type: 'integer', hasDefault: false },
    content: { name: 'content', type: 'bytea', hasDefault: false },
    photoId: { name: 'photo_id', type: 'uuid', hasDefault: false },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: false },
  },
  attempt_counter: {
    key: { name: 'key', type: 'text', hasDefault: false },
    count: { name: 'count', type: 'integer', hasDefault: false },
    expiresAt: { name: 'expires_at', type: 'timestamp with time zone', hasDefault: false },
  },
  changed_part: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    doneUpTo: { name: 'done_up_to', type: 'integer', hasDefault: true },
  },
  cooked_mark: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    cookedOn: { name: 'cooked_on', type: 'date', hasDefault: false },
  },
  cooking: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    date: { name: 'date', type: 'date', hasDefault: false },
    portions: { name: 'portions', type: 'double precision', hasDefault: false },
    eaten: { name: 'eaten', type: 'double precision', hasDefault: false },
    discarded: { name: 'discarded', type: 'double precision', hasDefault: false },
    frozen: { name: 'frozen', type: 'double precision', hasDefault: false },
    thawed: { name: 'thawed', type: 'double precision', hasDefault: false },
    thawedOn: { name: 'thawed_on', type: 'date', hasDefault: false },
    planFreezes: { name: 'plan_freezes', type: 'boolean', hasDefault: false },
  },
  correction: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    stepId: { name: 'step_id', type: 'integer', hasDefault: false },
    authorId: { name: 'author_id', type: 'integer', hasDefault: false },
    byAuthor: { name: 'by_author', type: 'boolean', hasDefault: false },
    isCopy: { name: 'is_copy', type: 'boolean', hasDefault: true },
    techStepId: { name: 'tech_step_id', type: 'integer', hasDefault: false },
    replacedIds: { name: 'replaced_ids', type: 'integer[]', hasDefault: false },
    spanStart: { name: 'span_start', type: 'integer', hasDefault: false },
    spanEnd: { name: 'span_end', type: 'integer', hasDefault: false },
    ingredients: { name: 'ingredients', type: 'jsonb', hasDefault: false },
    utensils: { name: 'utensils', type: 'jsonb', hasDefault: false },
    description: { name: 'description', type: 'text', hasDefault: false },
    locale: { name: 'locale', type: 'text', hasDefault: false },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  deleted_house: { id: { name: 'id', type: 'integer', hasDefault: false } },
  deleted_profile: {
    id: { name: 'id', type: 'integer', hasDefault: false },
    newAuthorId: { name: 'new_author_id', type: 'integer', hasDefault: false },
  },
  departed_author: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
  },
  dependant: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    firstName: { name: 'first_name', type: 'text', hasDefault: false },
    dietId: { name: 'diet_id', type: 'integer', hasDefault: false },
    allergyIds: { name: 'allergy_ids', type: 'integer[]', hasDefault: false },
    dislikedIngredientIds: {
      name: 'disliked_ingredient_ids',
      type: 'integer[]',
      hasDefault: false,
    },
    guest: { name: 'guest', type: 'boolean', hasDefault: false },
    appetite: { name: 'appetite', type: 'double precision', hasDefault: false },
  },
  detector: {
    version: { name: 'version', type: 'text', hasDefault: false },
    startedAt: { name: 'started_at', type: 'timestamp with time zone', hasDefault: true },
    claimedAt: { name: 'claimed_at', type: 'timestamp with time zone', hasDefault: true },
  },
  diet: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
    dietaryFlags: { name: 'dietary_flags', type: 'integer', hasDefault: true },
  },
  favourite: {
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
  },
  former_member: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    leftAt: { name: 'left_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  house: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    name: { name: 'name', type: 'text', hasDefault: false },
    administratorId: { name: 'administrator_id', type: 'integer', hasDefault: false },
    furtherAdministratorIds: {
      name: 'further_administrator_ids',
      type: 'integer[]',
      hasDefault: true,
    },
    leftAt: { name: 'left_at', type: 'timestamp(3) with time zone', hasDefault: false },
    invitationCode: { name: 'invitation_code', type: 'text', hasDefault: false },
    shelfOrder: { name: 'shelf_order', type: 'text[]', hasDefault: true },
    weekStartsOn: { name: 'week_starts_on', type: 'text', hasDefault: true },
    stapleIds: { name: 'staple_ids', type: 'integer[]', hasDefault: false },
    sharedEditing: { name: 'shared_editing', type: 'boolean', hasDefault: true },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  house_calendar: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    token: { name: 'token', type: 'text', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
  },
  house_event: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    id: { name: 'id', type: 'bigint', hasDefault: false },
    kind: { name: 'kind', type: 'text', hasDefault: false },
    ids: { name: 'ids', type: 'integer[]', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    transactionId: { name: 'transaction_id', type: 'xid8', hasDefault: true },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: false },
  },
  house_event_lock: { houseId: { name: 'house_id', type: 'integer', hasDefault: false } },
  house_source: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    sourceId: { name: 'source_id', type: 'integer', hasDefault: false },
  },
  idempotency_key: {
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    key: { name: 'key', type: 'text', hasDefault: false },
    fingerprint: { name: 'fingerprint', type: 'text', hasDefault: false },
    response: { name: 'response', type: 'text', hasDefault: false },
    createdAt: { name: 'created_at', type: 'timestamp with time zone', hasDefault: true },
  },
  imported_content: {
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    content: { name: 'content', type: 'bytea', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
  },
  ingredient: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
    dietaryFlags: { name: 'dietary_flags', type: 'integer', hasDefault: true },
  },
  mail: {
    id: { name: 'id', type: 'bigint', hasDefault: true },
    kind: { name: 'kind', type: 'text', hasDefault: false },
    recipient: { name: 'recipient', type: 'text', hasDefault: false },
    locale: { name: 'locale', type: 'text', hasDefault: false },
    page: { name: 'page', type: 'text', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    attempts: { name: 'attempts', type: 'integer', hasDefault: true },
    createdAt: { name: 'created_at', type: 'timestamp with time zone', hasDefault: true },
    dueAt: { name: 'due_at', type: 'timestamp with time zone', hasDefault: true },
  },
  menu: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    name: { name: 'name', type: 'text', hasDefault: false },
    sortName: { name: 'sort_name', type: 'text', hasDefault: false },
  },
  menu_cooking: {
    menuId: { name: 'menu_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
    weekday: { name: 'weekday', type: 'text', hasDefault: false },
    portions: { name: 'portions', type: 'double precision', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
  },
  menu_item: {
    menuId: { name: 'menu_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
    weekday: { name: 'weekday', type: 'text', hasDefault: false },
    slot: { name: 'slot', type: 'text', hasDefault: false },
    portions: { name: 'portions', type: 'double precision', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    text: { name: 'text', type: 'text', hasDefault: false },
    note: { name: 'note', type: 'text', hasDefault: false },
    eaters: { name: 'eaters', type: 'jsonb', hasDefault: false },
    cooking: { name: 'cooking', type: 'integer', hasDefault: false },
  },
  migration_digest: {
    name: { name: 'name', type: 'text', hasDefault: false },
    digest: { name: 'digest', type: 'text', hasDefault: false },
  },
  migrations: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    timestamp: { name: 'timestamp', type: 'bigint', hasDefault: false },
    name: { name: 'name', type: 'character varying', hasDefault: false },
  },
  pantry_row: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    ingredientId: { name: 'ingredient_id', type: 'integer', hasDefault: false },
    quantity: { name: 'quantity', type: 'numeric(10,3)', hasDefault: false },
    unitId: { name: 'unit_id', type: 'integer', hasDefault: false },
    bestBefore: { name: 'best_before', type: 'date', hasDefault: false },
    asOf: { name: 'as_of', type: 'date', hasDefault: false },
  },
  photo: {
    id: { name: 'id', type: 'uuid', hasDefault: false },
    width: { name: 'width', type: 'integer', hasDefault: false },
    height: { name: 'height', type: 'integer', hasDefault: false },
    widths: { name: 'widths', type: 'integer[]', hasDefault: false },
    placeholder: { name: 'placeholder', type: 'text', hasDefault: false },
    bytes: { name: 'bytes', type: 'integer', hasDefault: false },
    deleteAfter: { name: 'delete_after', type: 'timestamp with time zone', hasDefault: false },
  },
  planning_eater: {
    itemId: { name: 'item_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    dependantId: { name: 'dependant_id', type: 'integer', hasDefault: false },
  },
  planning_item: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    date: { name: 'date', type: 'date', hasDefault: false },
    slot: { name: 'slot', type: 'text', hasDefault: false },
    portions: { name: 'portions', type: 'double precision', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    text: { name: 'text', type: 'text', hasDefault: false },
    note: { name: 'note', type: 'text', hasDefault: false },
    cookingId: { name: 'cooking_id', type: 'integer', hasDefault: false },
  },
  profile: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    firstName: { name: 'first_name', type: 'text', hasDefault: false },
    lastName: { name: 'last_name', type: 'text', hasDefault: false },
    email: { name: 'email', type: 'text', hasDefault: false },
    passwordHash: { name: 'password_hash', type: 'text', hasDefault: false },
    oidcIssuer: { name: 'oidc_issuer', type: 'text', hasDefault: false },
    oidcSubject: { name: 'oidc_subject', type: 'text', hasDefault: false },
    tokenVersion: { name: 'token_version', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    joinedHouseAt: {
      name: 'joined_house_at',
      type: 'timestamp(3) with time zone',
      hasDefault: false,
    },
    dietId: { name: 'diet_id', type: 'integer', hasDefault: false },
    appetite: { name: 'appetite', type: 'double precision', hasDefault: true },
    unitSystem: { name: 'unit_system', type: 'text', hasDefault: true },
    locale: { name: 'locale', type: 'text', hasDefault: false },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  profile_allergy: {
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    allergyId: { name: 'allergy_id', type: 'integer', hasDefault: false },
  },
  profile_disliked_ingredient: {
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    ingredientId: { name: 'ingredient_id', type: 'integer', hasDefault: false },
  },
  recipe: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    name: { name: 'name', type: 'text', hasDefault: false },
    sortName: { name: 'sort_name', type: 'text', hasDefault: false },
    searchKeys: { name: 'search_keys', type: 'tsvector', hasDefault: false },
    visibility: { name: 'visibility', type: 'text', hasDefault: false },
    authorId: { name: 'author_id', type: 'integer', hasDefault: false },
    authorHouseId: { name: 'author_house_id', type: 'integer', hasDefault: false },
    portions: { name: 'portions', type: 'integer', hasDefault: false },
    locale: { name: 'locale', type: 'text', hasDefault: false },
    imageUrl: { name: 'image_url', type: 'text', hasDefault: false },
    photoId: { name: 'photo_id', type: 'uuid', hasDefault: false },
    prepMinutes: { name: 'prep_minutes', type: 'integer', hasDefault: false },
    cookMinutes: { name: 'cook_minutes', type: 'integer', hasDefault: false },
    restMinutes: { name: 'rest_minutes', type: 'integer', hasDefault: false },
    tags: { name: 'tags', type: 'text[]', hasDefault: false },
    dietIds: { name: 'diet_ids', type: 'integer[]', hasDefault: false },
    sourceId: { name: 'source_id', type: 'integer', hasDefault: false },
    externalId: { name: 'external_id', type: 'text', hasDefault: false },
    sourceUrl: { name: 'source_url', type: 'text', hasDefault: false },
    pageKey: { name: 'page_key', type: 'text', hasDefault: false },
    copiedFromId: { name: 'copied_from_id', type: 'integer', hasDefault: false },
    bytes: { name: 'bytes', type: 'integer', hasDefault: false },
    ingredientIds: { name: 'ingredient_ids', type: 'integer[]', hasDefault: false },
    foodIds: { name: 'food_ids', type: 'integer[]', hasDefault: false },
    isIncomplete: { name: 'is_incomplete', type: 'boolean', hasDefault: false },
    dietaryFlags: { name: 'dietary_flags', type: 'integer', hasDefault: false },
    techStepIds: { name: 'tech_step_ids', type: 'integer[]', hasDefault: false },
    utensilIds: { name: 'utensil_ids', type: 'integer[]', hasDefault: false },
    energyKcal: { name: 'energy_kcal', type: 'integer', hasDefault: false },
    course: { name: 'course', type: 'text', hasDefault: false },
    derivedCourse: { name: 'derived_course', type: 'text', hasDefault: false },
    partIds: { name: 'part_ids', type: 'integer[]', hasDefault: true },
    partsChangedAt: {
      name: 'parts_changed_at',
      type: 'timestamp(3) with time zone',
      hasDefault: false,
    },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: true },
    updatedAt: { name: 'updated_at', type: 'timestamp(3) with time zone', hasDefault: true },
    savedBy: { name: 'saved_by', type: 'integer', hasDefault: false },
    savedAt: { name: 'saved_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  recipe_line: {
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
    ingredientId: { name: 'ingredient_id', type: 'integer', hasDefault: false },
    quantity: { name: 'quantity', type: 'numeric(10,3)', hasDefault: false },
    unitId: { name: 'unit_id', type: 'integer', hasDefault: false },
    note: { name: 'note', type: 'text', hasDefault: false },
    rawText: { name: 'raw_text', type: 'text', hasDefault: false },
  },
  recipe_part: {
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
    partId: { name: 'part_id', type: 'integer', hasDefault: false },
    contentId: { name: 'content_id', type: 'integer', hasDefault: false },
    portions: { name: 'portions', type: 'numeric(7,3)', hasDefault: false },
    note: { name: 'note', type: 'text', hasDefault: false },
    before: { name: 'before', type: 'integer', hasDefault: false },
  },
  recipe_rating: {
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    stars: { name: 'stars', type: 'integer', hasDefault: false },
  },
  recipe_share: {
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    token: { name: 'token', type: 'text', hasDefault: false },
  },
  recipe_text: {
    id: { name: 'id', type: 'integer', hasDefault: false },
    description: { name: 'description', type: 'text', hasDefault: false },
    otherLines: { name: 'other_lines', type: 'jsonb', hasDefault: false },
    foods: { name: 'foods', type: 'jsonb', hasDefault: false },
    unread: { name: 'unread', type: 'jsonb', hasDefault: false },
    evidence: { name: 'evidence', type: 'jsonb', hasDefault: false },
    nutrition: { name: 'nutrition', type: 'jsonb', hasDefault: false },
    revision: { name: 'revision', type: 'integer', hasDefault: true },
    detectorVersion: { name: 'detector_version', type: 'text', hasDefault: false },
    pendingSince: { name: 'pending_since', type: 'timestamp with time zone', hasDefault: true },
    leasedUntil: { name: 'leased_until', type: 'timestamp with time zone', hasDefault: false },
    claimedBy: { name: 'claimed_by', type: 'text', hasDefault: false },
    claims: { name: 'claims', type: 'integer', hasDefault: true },
    authorId: { name: 'author_id', type: 'integer', hasDefault: false },
  },
  recipe_trash: {
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    authorId: { name: 'author_id', type: 'integer', hasDefault: false },
    authorHouseId: { name: 'author_house_id', type: 'integer', hasDefault: false },
    visibility: { name: 'visibility', type: 'text', hasDefault: false },
    deletedAt: { name: 'deleted_at', type: 'timestamp(3) with time zone', hasDefault: true },
    bytes: { name: 'bytes', type: 'bigint', hasDefault: false },
    isMoving: { name: 'is_moving', type: 'boolean', hasDefault: true },
  },
  recipe_version: {
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    version: { name: 'version', type: 'integer', hasDefault: false },
    savedBy: { name: 'saved_by', type: 'integer', hasDefault: false },
    savedAt: { name: 'saved_at', type: 'timestamp(3) with time zone', hasDefault: false },
    payload: { name: 'payload', type: 'jsonb', hasDefault: false },
  },
  routine: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    slot: { name: 'slot', type: 'text', hasDefault: false },
    weekdays: { name: 'weekdays', type: 'text[]', hasDefault: false },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    text: { name: 'text', type: 'text', hasDefault: false },
    portions: { name: 'portions', type: 'double precision', hasDefault: false },
    note: { name: 'note', type: 'text', hasDefault: false },
    eaters: { name: 'eaters', type: 'jsonb', hasDefault: false },
    firstDay: { name: 'first_day', type: 'date', hasDefault: false },
    lastDay: { name: 'last_day', type: 'date', hasDefault: false },
    everyWeeks: { name: 'every_weeks', type: 'integer', hasDefault: false },
    plannedOn: { name: 'planned_on', type: 'date', hasDefault: true },
  },
  routine_day: {
    routineId: { name: 'routine_id', type: 'integer', hasDefault: false },
    date: { name: 'date', type: 'date', hasDefault: false },
    itemId: { name: 'item_id', type: 'integer', hasDefault: false },
    isChanged: { name: 'is_changed', type: 'boolean', hasDefault: true },
  },
  session: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    profileId: { name: 'profile_id', type: 'integer', hasDefault: false },
    tokenId: { name: 'token_id', type: 'uuid', hasDefault: true },
    userAgent: { name: 'user_agent', type: 'text', hasDefault: false },
    createdAt: { name: 'created_at', type: 'timestamp(3) with time zone', hasDefault: true },
    lastUsedAt: { name: 'last_used_at', type: 'timestamp(3) with time zone', hasDefault: true },
    expiresAt: { name: 'expires_at', type: 'timestamp with time zone', hasDefault: false },
  },
  shop: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    name: { name: 'name', type: 'text', hasDefault: false },
    subcategories: { name: 'subcategories', type: 'text[]', hasDefault: false },
  },
  shop_food: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    ingredientId: { name: 'ingredient_id', type: 'integer', hasDefault: false },
    shopId: { name: 'shop_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
  },
  shopping_operation: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    id: { name: 'id', type: 'uuid', hasDefault: false },
    applied: { name: 'applied', type: 'boolean', hasDefault: false },
    receivedAt: { name: 'received_at', type: 'timestamp(3) with time zone', hasDefault: true },
  },
  shopping_own_line: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    id: { name: 'id', type: 'uuid', hasDefault: false },
    position: { name: 'position', type: 'bigint', hasDefault: true },
    text: { name: 'text', type: 'text', hasDefault: false },
    ingredientId: { name: 'ingredient_id', type: 'integer', hasDefault: false },
    quantity: { name: 'quantity', type: 'numeric(10,3)', hasDefault: false },
    unitId: { name: 'unit_id', type: 'integer', hasDefault: false },
    shopId: { name: 'shop_id', type: 'integer', hasDefault: false },
    date: { name: 'date', type: 'date', hasDefault: false },
    addedBy: { name: 'added_by', type: 'integer', hasDefault: false },
    checkedBy: { name: 'checked_by', type: 'integer', hasDefault: false },
    bought: { name: 'bought', type: 'jsonb', hasDefault: false },
    tickedOn: { name: 'ticked_on', type: 'date', hasDefault: false },
    until: { name: 'until', type: 'date', hasDefault: false },
  },
  shopping_tick: {
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    date: { name: 'date', type: 'date', hasDefault: false },
    lineId: { name: 'line_id', type: 'text', hasDefault: false },
    unitId: { name: 'unit_id', type: 'integer', hasDefault: false },
    thousandths: { name: 'thousandths', type: 'bigint', hasDefault: false },
    kept: { name: 'kept', type: 'bigint', hasDefault: false },
    checkedBy: { name: 'checked_by', type: 'integer', hasDefault: false },
  },
  source: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
  },
  step: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    position: { name: 'position', type: 'integer', hasDefault: false },
    description: { name: 'description', type: 'text', hasDefault: false },
    foods: { name: 'foods', type: 'jsonb', hasDefault: false },
    unread: { name: 'unread', type: 'jsonb', hasDefault: false },
    removedFoods: { name: 'removed_foods', type: 'jsonb', hasDefault: true },
    revision: { name: 'revision', type: 'integer', hasDefault: true },
    detectorVersion: { name: 'detector_version', type: 'text', hasDefault: false },
    pendingSince: { name: 'pending_since', type: 'timestamp with time zone', hasDefault: true },
    leasedUntil: { name: 'leased_until', type: 'timestamp with time zone', hasDefault: false },
    claimedBy: { name: 'claimed_by', type: 'text', hasDefault: false },
    claims: { name: 'claims', type: 'integer', hasDefault: true },
    authorId: { name: 'author_id', type: 'integer', hasDefault: false },
  },
  step_technique: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    stepId: { name: 'step_id', type: 'integer', hasDefault: false },
    techStepId: { name: 'tech_step_id', type: 'integer', hasDefault: false },
    source: { name: 'source', type: 'text', hasDefault: false },
    spanStart: { name: 'span_start', type: 'integer', hasDefault: false },
    spanEnd: { name: 'span_end', type: 'integer', hasDefault: false },
    ingredients: { name: 'ingredients', type: 'jsonb', hasDefault: false },
    utensils: { name: 'utensils', type: 'jsonb', hasDefault: false },
    duration: { name: 'duration', type: 'jsonb', hasDefault: false },
    temperature: { name: 'temperature', type: 'jsonb', hasDefault: false },
    during: { name: 'during', type: 'boolean', hasDefault: false },
  },
  tech_step: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
  },
  technique_change: {
    techStepId: { name: 'tech_step_id', type: 'integer', hasDefault: false },
    gained: { name: 'gained', type: 'bigint', hasDefault: false },
    lost: { name: 'lost', type: 'bigint', hasDefault: false },
    moved: { name: 'moved', type: 'bigint', hasDefault: false },
  },
  trashed_row: {
    id: { name: 'id', type: 'bigint', hasDefault: true },
    recipeId: { name: 'recipe_id', type: 'integer', hasDefault: false },
    tableName: { name: 'table_name', type: 'text', hasDefault: false },
    content: { name: 'content', type: 'jsonb', hasDefault: false },
  },
  unit: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
  },
  utensil: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    key: { name: 'key', type: 'text', hasDefault: false },
    retired: { name: 'retired', type: 'boolean', hasDefault: true },
  },
  webhook: {
    id: { name: 'id', type: 'integer', hasDefault: true },
    houseId: { name: 'house_id', type: 'integer', hasDefault: false },
    url: { name: 'url', type: 'text', hasDefault: false },
    kinds: { name: 'kinds', type: 'text[]', hasDefault: false },
    secret: { name: 'secret', type: 'text', hasDefault: false },
    enabled: { name: 'enabled', type: 'boolean', hasDefault: true },
    position: { name: 'position', type: 'bigint', hasDefault: false },
    isReset: { name: 'is_reset', type: 'boolean', hasDefault: true },
    attempts: { name: 'attempts', type: 'integer', hasDefault: true },
    failingSince: { name: 'failing_since', type: 'timestamp with time zone', hasDefault: false },
    failedEventId: { name: 'failed_event_id', type: 'bigint', hasDefault: false },
    isSlow: { name: 'is_slow', type: 'boolean', hasDefault: true },
    dueAt: { name: 'due_at', type: 'timestamp with time zone', hasDefault: true },
    deliveries: { name: 'deliveries', type: 'jsonb', hasDefault: true },
  },
  word: {
    key: { name: 'key', type: 'text', hasDefault: false },
    usedOn: { name: 'used_on', type: 'date', hasDefault: false },
    parts: { name: 'parts', type: 'text[]', hasDefault: false },
  },
} as const;
