create table migrations (
  id serial constraint "PK_8c82d7f526340ab734260ea46be" primary key,
  timestamp bigint not null,
  name character varying not null
);

create table migration_digest (
    name text primary key,
    digest text not null
  );;

create table diet (
    id int generated always as identity primary key,
    key text not null unique,
    retired boolean not null default false,
    dietary_flags int not null default 0
  );
  create table allergy (like diet including all);
  create table ingredient (like diet including all);
  create table unit (
    id int generated always as identity primary key,
    key text not null unique,
    retired boolean not null default false
  );
  create table tech_step (like unit including all);
  create table utensil (like unit including all);
  create table source (like unit including all);

  comment on column ingredient.dietary_flags is
    'Bit set: the allergens the ingredient contains and the diets it breaks (libs/domain/src/recipe/dietary-flags.ts)';
  comment on column diet.dietary_flags is 'Bit set: the dietary flags that this diet excludes';
  comment on column allergy.dietary_flags is 'Bit set: the dietary flags that this allergy excludes';;

create table house (
    id int generated always as identity primary key,
    name text not null,
    -- Null after the last member has left. Then the house is kept for some time.
    administrator_id int,
    -- The other administrators, in their order.
    further_administrator_ids int[] not null default '{}',
    left_at timestamptz(3),
    invitation_code text not null constraint house_invitation_code_unique unique,
    -- The subcategories of ingredients that the house has ordered; each once.
    shelf_order text[] not null default '{}',
    week_starts_on text not null default 'MONDAY' constraint house_week_starts_on check (
      week_starts_on in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')
    ),
    -- Ingredients that the house always has; null: those of a new house.
    staple_ids int[],
    -- Whether members may change the HOUSE recipes of each other.
    shared_editing boolean not null default false,
    created_at timestamptz(3) not null default now(),
    constraint house_administered check ((administrator_id is null) = (left_at is not null))
  );
  create index house_left_at on house (left_at) where left_at is not null;

  -- The calendar of a house, which anyone may read who has its address.
  create table house_calendar (
    house_id int primary key references house on delete cascade,
    -- The secret part of the address.
    token text not null constraint house_calendar_token_unique unique,
    -- Who made the address, and in whose language it is.
    profile_id int not null
  );

  create table profile (
    id int generated always as identity primary key,
    first_name text not null,
    last_name text not null,
    email text not null constraint profile_email_unique unique,
    -- Null for an account that OpenID Connect created.
    password_hash text,
    -- Who the person is at the OpenID provider.
    oidc_issuer text,
    oidc_subject text,
    token_version int not null default 0,
    house_id int references house,
    joined_house_at timestamptz(3),
    diet_id int,
    appetite float8 not null default 1 constraint profile_appetite check (appetite between 0.25 and 2),
    unit_system text not null default 'METRIC' constraint profile_unit_system check (
      unit_system in ('METRIC', 'US')
    ),
    -- The language of what is printed for the person; null: that of the request.
    locale text constraint profile_locale check (locale in ('fr', 'en')),
    created_at timestamptz(3) not null default now(),
    constraint profile_membership_complete check ((house_id is null) = (joined_house_at is null)),
    constraint profile_identity_unique unique (oidc_issuer, oidc_subject),
    constraint profile_signs_in check (password_hash is not null or oidc_subject is not null),
    constraint profile_house_unique unique (house_id, id)
  );

  -- The administrator of a house is one of its members. Checked at the end of the transaction.
  alter table house add constraint house_administrator_is_member
    foreign key (id, administrator_id) references profile (house_id, id)
    deferrable initially deferred;

  alter table house_calendar add constraint house_calendar_profile_id_fkey
    foreign key (profile_id) references profile on delete cascade;
  create index house_calendar_profile on house_calendar (profile_id);

  -- Who has left a house, and may take it up again after its last member has left too.
  create table former_member (
    house_id int not null references house on delete cascade,
    profile_id int not null references profile on delete cascade,
    left_at timestamptz(3) not null default now(),
    primary key (house_id, profile_id)
  );
  create index former_member_profile on former_member (profile_id, left_at);

  -- Who has left a house, and whose HOUSE recipes have not all passed to its administrator, or of whose
  -- planned recipes the house has not all copies.
  create table departed_author (
    house_id int not null references house on delete cascade,
    profile_id int not null references profile on delete cascade,
    primary key (house_id, profile_id)
  );
  create index departed_author_profile on departed_author (profile_id);

  create table profile_allergy (
    profile_id int not null references profile on delete cascade,
    allergy_id int not null,
    primary key (profile_id, allergy_id)
  );
  create table profile_disliked_ingredient (
    profile_id int not null references profile on delete cascade,
    ingredient_id int not null,
    primary key (profile_id, ingredient_id)
  );
  -- A person of a house without an account. The sets contain each id once.
  create table dependant (
    id int generated always as identity primary key,
    house_id int not null references house on delete cascade,
    first_name text not null,
    diet_id int,
    allergy_ids int[] not null,
    disliked_ingredient_ids int[] not null,
    -- Eats only where named: libs/domain/src/house/who-eats.ts
    guest boolean not null,
    appetite float8 not null constraint dependant_appetite check (appetite between 0.25 and 2)
  );
  create index dependant_house on dependant (house_id);

  -- What a house has of a food. Quantity and unit are null when there is some, in no known amount.
  create table pantry_row (
    house_id int not null references house on delete cascade,
    ingredient_id int not null,
    quantity numeric(10, 3),
    unit_id int,
    best_before date,
    -- The day on which it was counted.
    as_of date not null,
    primary key (house_id, ingredient_id),
    constraint pantry_row_unit check (num_nulls(quantity, unit_id) <> 1)
  );

  create table shop (
    id int generated always as identity primary key,
    house_id int not null references house on delete cascade,
    name text not null,
    -- The subcategories of ingredients in the order of the shop, each once; empty: that of the house.
    subcategories text[] not null,
    constraint shop_of_house unique (house_id, id)
  );
  -- A food that is bought in one shop.
  create table shop_food (
    house_id int not null,
    ingredient_id int not null,
    shop_id int not null,
    position int not null,
    primary key (house_id, ingredient_id),
    constraint shop_food_shop_fkey foreign key (house_id, shop_id)
      references shop (house_id, id) on delete cascade
  );
  create index shop_food_shop on shop_food (house_id, shop_id);

  create table house_source (
    house_id int not null references house on delete cascade,
    source_id int not null,
    primary key (house_id, source_id)
  );

  -- One row for each sign-in and each access token. A session ends when its row is deleted or has expired.
  create table session (
    id int generated always as identity primary key,
    profile_id int not null references profile on delete cascade,
    -- The id of its tokens.
    token_id uuid not null default gen_random_uuid() constraint session_token_id_unique unique,
    user_agent text,
    created_at timestamptz(3) not null default now(),
    -- Written at most once an hour.
    last_used_at timestamptz(3) not null default now(),
    expires_at timestamptz not null
  );
  create index session_profile on session (profile_id);
  create index session_expires_at on session (expires_at);

  -- What a program sends instead of a cookie. It ends with its session.
  create table access_token (
    session_id int primary key references session on delete cascade,
    -- SHA-256 of the token.
    hash bytea not null constraint access_token_hash_unique unique,
    name text not null,
    scopes text[] not null,
    -- The last day, in UTC.
    expires_on date,
    -- Written at most once a day.
    last_used_on date
  );
  -- A link with which its holder sets a new password, or confirms the new email. Used once.
  create table account_link (
    -- SHA-256 of its token.
    token_hash bytea primary key,
    profile_id int not null references profile on delete cascade,
    -- Null: the link sets a new password.
    new_email text,
    expires_at timestamptz not null
  );
  create index account_link_profile on account_link (profile_id);
  create index account_link_expires_at on account_link (expires_at);

  -- Mails to send. They contain no token: the process that sends a mail creates its link.
  create table mail (
    id bigint generated always as identity primary key,
    kind text not null,
    recipient text not null,
    locale text not null,
    -- The address of the page that its link opens.
    page text not null,
    -- The account whose email changes; null in other kinds.
    profile_id int,
    attempts int not null default 0,
    created_at timestamptz not null default now(),
    -- When it is sent, or sent again. A process that sends it sets this to the end of its lease.
    due_at timestamptz not null default now()
  );
  create index mail_due on mail (due_at);
  create index mail_created_at on mail (created_at);
  create index mail_recipient on mail (recipient, id);

  -- Responses to requests with an Idempotency-Key, for repetitions of these requests.
  create table idempotency_key (
    profile_id int not null,
    key text collate "C" not null,
    -- SHA-256 of method, URL and body.
    fingerprint text not null,
    response text not null,
    created_at timestamptz not null default clock_timestamp(),
    primary key (profile_id, key)
  );
  create index idempotency_key_created_at on idempotency_key (created_at);

  -- Attempts within a rate limit's window. Unlogged: a crash may reset the counters.
  create unlogged table attempt_counter (
    key text primary key,
    count int not null,
    expires_at timestamptz not null
  );
  create index attempt_counter_expires_at on attempt_counter (expires_at);;

-- Houses that no longer exist, and whose rows are not all deleted yet.
  create table deleted_house (
    id int primary key
  );

  -- Accounts that no longer exist, and whose rows are not all deleted yet.
  create table deleted_profile (
    id int primary key,
    -- Who receives the public recipes; null: they are deleted.
    new_author_id int
  );;

-- Its files are in a folder or a bucket. Recipes may share a photo.
  create table photo (
    id uuid primary key,
    width int not null,
    height int not null,
    widths int[] not null,
    placeholder text not null,
    -- Size of all its files.
    bytes int not null,
    -- When its files are deleted, unless a recipe has it; null while a recipe has it.
    delete_after timestamptz
  );
  create index photo_delete_after on photo (delete_after) where delete_after is not null;

  create table recipe (
    id int generated always as identity primary key,
    name text not null,
    -- The words of the name in their order, for sorting.
    sort_name text collate "C" not null,
    -- By which lists find it: libs/domain/src/search/recipe-keys.ts
    search_keys tsvector not null,
    visibility text not null constraint recipe_visibility check (visibility in ('PERSONAL', 'HOUSE', 'PUBLIC')),
    -- 0: the recipe is being deleted. -1: it is in the trash. Null: nobody may read it by itself; it is the copy that plans of
    -- houses keep of a recipe that they may no longer read.
    author_id int,
    author_house_id int,
    portions int not null constraint recipe_portions check (portions between 1 and 1000),
    locale text not null constraint recipe_locale check (locale in ('fr', 'en')),
    image_url text,
    photo_id uuid references photo,
    prep_minutes int constraint recipe_prep_minutes check (prep_minutes between 0 and 10000),
    cook_minutes int constraint recipe_cook_minutes check (cook_minutes between 0 and 10000),
    rest_minutes int constraint recipe_rest_minutes check (rest_minutes between 0 and 10000),
    tags text[] not null,
    diet_ids int[] not null,
    source_id int,
    external_id text,
    source_url text,
    -- The page of an import, however its address is written: libs/domain/src/sources/page-key.ts
    page_key text,
    -- The recipe that it is a copy of, which may no longer exist.
    copied_from_id int,
    -- Size of what the author wrote, as JSON.
    bytes int not null,
    -- Derived from lines, texts and techniques in the same transaction, so that lists filter on one row:
    -- of the recipe and of its parts, through all levels.
    ingredient_ids int[] not null,
    -- The foods of its evidence, which no line has.
    food_ids int[] not null,
    -- Whether it may contain a food that the service has not found.
    is_incomplete boolean not null,
    -- Of all these foods; all flags if it is incomplete.
    dietary_flags int not null,
    tech_step_ids int[] not null,
    utensil_ids int[] not null,
    -- Of one portion; null: too little is known.
    energy_kcal int,
    -- What the author says of it, and what name, tags, lines and steps say.
    course text constraint recipe_course check (course in (
      'STARTER', 'MAIN', 'SIDE', 'DESSERT', 'BREAKFAST', 'SNACK', 'DRINK', 'BASE'
    )),
    derived_course text constraint recipe_derived_course check (derived_course in (
      'STARTER', 'MAIN', 'SIDE', 'DESSERT', 'BREAKFAST', 'SNACK', 'DRINK', 'BASE'
    )),
    -- The recipes whose content it contains, through all levels.
    part_ids int[] not null default '{}',
    -- When one of them last changed; null: it has no parts.
    parts_changed_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now(),
    -- Who wrote its payload, and when. The account may be gone.
    saved_by int,
    saved_at timestamptz(3) not null default now(),
    constraint recipe_source_complete check ((source_id is null) = (external_id is null)),
    constraint recipe_import_unique unique (source_id, external_id, author_house_id),
    constraint recipe_page_unique unique (page_key, author_house_id)
  );
  create index recipe_author on recipe (author_id, id desc) include (bytes);
  create index recipe_house on recipe (author_house_id, visibility, id desc);
  create index recipe_public on recipe (id desc) where visibility = 'PUBLIC';
  create index recipe_photo on recipe (photo_id);
  create index recipe_public_name on recipe (sort_name, id) where visibility = 'PUBLIC';

  -- A file of another application, and how far it is read. The file is deleted after that.
  create table archive (
    id int generated always as identity primary key,
    profile_id int not null,
    -- The name of its file in a folder, and the name that the person gave it.
    file uuid not null,
    name text not null,
    format text,
    state text not null default 'READING'
      constraint archive_state check (state in ('READING', 'READ', 'FAILED')),
    -- Recipes with a draft, and all that are known.
    recipes_read int not null default 0,
    recipes_total int not null default 0,
    -- How far it is stored: parts of the archive, and results of the next part.
    parts int not null default 0,
    results int not null default 0,
    -- [{ path, reason }]
    failures jsonb not null default '[]',
    -- Size of its drafts, as JSON.
    bytes bigint not null default 0,
    -- While it is read: the end of the lease of a process, and the number of leases.
    leased_until timestamptz not null,
    attempts int not null default 1,
    created_at timestamptz(3) not null default now()
  );
  create index archive_profile on archive (profile_id);
  create index archive_created_at on archive (created_at);
  create index archive_reading on archive (leased_until) where state = 'READING';

  create table archive_draft (
    archive_id int not null references archive on delete cascade,
    id int not null,
    is_ready boolean not null,
    draft jsonb not null,
    bytes int not null,
    -- SHA-256 of its name, lines and steps.
    content bytea not null,
    -- Its files are deleted after the archive, unless a recipe has them.
    photo_id uuid,
    -- When the archive was created.
    created_at timestamptz(3) not null,
    primary key (archive_id, id)
  );
  create index archive_draft_created_at on archive_draft (created_at);

  -- What a person has imported from archives.
  create table imported_content (
    profile_id int not null,
    content bytea not null,
    recipe_id int not null references recipe on delete cascade,
    constraint imported_content_once primary key (content, profile_id)
  );
  create index imported_content_profile on imported_content (profile_id);
  create index imported_content_recipe on imported_content (recipe_id);

  -- Recipes that anyone may read who has their address.
  create table recipe_share (
    recipe_id int primary key references recipe on delete cascade,
    -- The secret part of the address.
    token text not null constraint recipe_share_token_unique unique
  );

  create table recipe_line (
    recipe_id int not null references recipe on delete cascade,
    position int not null,
    ingredient_id int not null,
    quantity numeric(10, 3) not null
      constraint recipe_line_quantity check (quantity > 0 and quantity <= 1000000),
    unit_id int not null,
    note text,
    raw_text text,
    constraint recipe_line_ingredient_unique primary key (recipe_id, ingredient_id)
  );

  -- A payload that an update replaced.
  create table recipe_version (
    recipe_id int not null references recipe on delete cascade,
    version int not null,
    saved_by int,
    saved_at timestamptz(3) not null,
    -- The body of a PUT: apps/api/src/recipes/write/version-rows.ts
    payload jsonb not null,
    primary key (recipe_id, version)
  );

  -- The recipes that a recipe contains.
  create table recipe_part (
    recipe_id int not null references recipe on delete cascade,
    position int not null,
    -- The recipe that was named, which may no longer exist.
    part_id int not null,
    -- The recipe whose content counts: the same, or a copy of it as it was when the author of recipe_id
    -- could last read it.
    content_id int not null constraint recipe_part_content references recipe,
    -- Portions of it for all portions of recipe_id.
    portions numeric(7, 3) not null
      constraint recipe_part_portions check (portions > 0 and portions <= 1000),
    note text,
    before int not null,
    constraint recipe_part_unique primary key (recipe_id, part_id)
  );
  create index recipe_part_of on recipe_part (content_id, recipe_id);
  create index recipe_part_frozen on recipe_part (part_id) where content_id <> part_id;

  -- Recipes that changed. They and their dishes are to be derived anew; until then, the dishes may contain
  -- any food.
  create table changed_part (
    id int generated always as identity primary key,
    recipe_id int not null,
    -- Those up to this id are derived.
    done_up_to int not null default 0
  );

  create table favourite (
    profile_id int not null,
    recipe_id int not null references recipe on delete cascade,
    primary key (profile_id, recipe_id)
  );
  create index favourite_recipe on favourite (recipe_id);

  -- A day on which a person cooked a recipe, for the house of that moment.
  create table cooked_mark (
    id int generated always as identity primary key,
    -- Null: the account was deleted.
    profile_id int,
    -- Null: the person had no house.
    house_id int,
    recipe_id int not null references recipe on delete cascade,
    cooked_on date not null,
    constraint cooked_mark_unique unique (profile_id, recipe_id, cooked_on)
  );
  create index cooked_mark_house on cooked_mark (house_id, recipe_id, cooked_on);
  create index cooked_mark_recipe on cooked_mark (recipe_id);

  create table recipe_rating (
    profile_id int not null,
    recipe_id int not null references recipe on delete cascade,
    stars int not null constraint recipe_rating_stars check (stars between 1 and 5),
    primary key (profile_id, recipe_id)
  );
  create index recipe_rating_recipe on recipe_rating (recipe_id);;

create table recipe_text (
    -- The recipe.
    id int primary key references recipe on delete cascade,
    description text,
    -- [{ kind, text, before }]
    other_lines jsonb not null,
    -- What detection found: [{ ingredientId, dish, found, text, isReference }], and words that may be an
    -- unknown food.
    foods jsonb not null,
    unread jsonb not null,
    -- What all texts of the recipe tell beside its lines: { foods, unread } of
    -- libs/domain/src/foods/evidence-of-foods.ts
    evidence jsonb not null,
    -- Nutrition of libs/domain/src/nutrition/nutrition.ts; null: not computed.
    nutrition jsonb,
    
    -- Incremented when the text changes: a result for an older revision is stale.
    revision int not null default 1,
    -- The version of the engine that detected this text; null: pending.
    detector_version text,
    -- Since when the text is pending, if it is.
    pending_since timestamptz not null default now(),
    leased_until timestamptz,
    -- The version of the latest claim, and its number of claims without a result.
    claimed_by text,
    claims int not null default 0,
    -- The author of the recipe. While texts are pending, authors take turns.
    author_id int
  );
  create index recipe_text_detector_version on recipe_text (detector_version, id);
  create index recipe_text_undetected_author on recipe_text (author_id, id)
    where detector_version is null;;

create table step (
    id int generated always as identity primary key,
    recipe_id int not null references recipe on delete cascade,
    position int not null,
    description text not null,
    -- Names that may be a food: [{ ingredientId, dish, start, end, text, isReference, source }]
    foods jsonb not null,
    -- Words that may be an unknown food.
    unread jsonb not null,
    -- Where corrections removed detected foods: [{ start, end }]
    removed_foods jsonb not null default '[]',
    
    -- Incremented when the text changes: a result for an older revision is stale.
    revision int not null default 1,
    -- The version of the engine that detected this text; null: pending.
    detector_version text,
    -- Since when the text is pending, if it is.
    pending_since timestamptz not null default now(),
    leased_until timestamptz,
    -- The version of the latest claim, and its number of claims without a result.
    claimed_by text,
    claims int not null default 0,
    -- The author of the recipe. While texts are pending, authors take turns.
    author_id int,
    constraint step_position_unique unique (recipe_id, position) deferrable initially deferred
  );
  create index step_detector_version on step (detector_version, id);
  create index step_undetected_author on step (author_id, id) where detector_version is null;

  -- A technique on a step. A manual row without tech_step_id means "no technique here".
  create table step_technique (
    id int generated always as identity,
    step_id int not null references step on delete cascade,
    tech_step_id int,
    source text not null constraint step_technique_source check (source in ('auto', 'manual')),
    span_start int not null,
    span_end int not null,
    -- [{ ingredientId, quantity, unitId, share, amountStart, amountEnd, source, start, end }]
    ingredients jsonb not null,
    -- [{ utensilId, source, start, end }]
    utensils jsonb not null,
    -- { minSeconds, maxSeconds, start, end }
    duration jsonb,
    -- { celsius, start, end }
    temperature jsonb,
    -- It happens while another technique of the step runs.
    during boolean not null,
    constraint step_technique_span check (0 <= span_start and span_start < span_end),
    -- At most 730 days. "is true" refuses missing fields.
    constraint step_technique_duration check (duration is null or (
      (duration -> 'minSeconds')::int between 1 and (duration -> 'maxSeconds')::int
      and (duration -> 'maxSeconds')::int <= 63072000
    ) is true),
    constraint step_technique_temperature check (temperature is null or (
      (temperature -> 'celsius')::numeric between -60 and 600
    ) is true),
    constraint step_technique_absence_is_manual check (tech_step_id is not null or source = 'manual'),
    primary key (step_id, span_start, id)
  );

  -- Corrections as submitted: examples for improving the engine. Deleted when the step is reset.
  create table correction (
    id int generated always as identity primary key,
    step_id int not null references step on delete cascade,
    author_id int,
    -- Whether the author of the correction was the author of the recipe.
    by_author boolean not null,
    -- Copied with its recipe: it is no example of its own.
    is_copy boolean not null default false,
    tech_step_id int,
    -- The techniques that the correction replaced.
    replaced_ids int[] not null,
    span_start int not null,
    span_end int not null,
    ingredients jsonb,
    utensils jsonb,
    description text not null,
    locale text not null,
    bytes int not null generated always as (
      octet_length(description)
      + coalesce(octet_length(ingredients::text), 0) + coalesce(octet_length(utensils::text), 0)
    ) stored,
    created_at timestamptz(3) not null default now()
  );
  create index correction_step on correction (step_id, id desc) include (by_author);
  create index correction_author on correction (author_id) include (by_author, bytes);

  -- Versions of the engine whose workers have claimed steps. The one that started last is running:
  -- steps of any other version are pending.
  create table detector (
    version text primary key,
    started_at timestamptz not null default clock_timestamp(),
    claimed_at timestamptz not null default clock_timestamp()
  );

  -- How often repeated detection has gained, lost or moved each technique.
  create table technique_change (
    tech_step_id int primary key,
    gained bigint not null,
    lost bigint not null,
    moved bigint not null
  );;

-- A recipe that is cooked once and eaten at several meals.
  create table cooking (
    id int generated always as identity primary key,
    house_id int not null,
    recipe_id int not null constraint cooking_recipe_id_fkey references recipe on delete cascade,
    date date not null,
    portions float8 not null constraint cooking_portions check (
      portions between 0.5 and 1000 and portions * 2 = trunc(portions * 2)
    ),
    -- What people reported: libs/domain/src/planning/cookings/cooking.ts
    eaten float8 not null,
    discarded float8 not null,
    frozen float8 not null,
    thawed float8 not null,
    thawed_on date,
    plan_freezes boolean not null,
    constraint cooking_counts check (
      least(eaten, discarded, frozen, thawed) >= 0 and eaten + discarded <= portions
    ),
    constraint cooking_dish unique (id, recipe_id)
  );
  create index cooking_house_date on cooking (house_id, date);
  create index cooking_recipe on cooking (recipe_id, house_id);

  create table planning_item (
    id int generated always as identity primary key,
    house_id int not null,
    date date not null,
    slot text not null constraint planning_item_slot check (slot in ('BREAKFAST', 'LUNCH', 'SNACK', 'DINNER')),
    portions float8 not null constraint planning_item_portions check (
      portions between 0.5 and 1000 and portions * 2 = trunc(portions * 2)
    ),
    recipe_id int references recipe on delete cascade,
    -- What is eaten without a recipe: "restaurant".
    text text,
    note text,
    -- The cooking that serves it, of the same recipe.
    cooking_id int,
    constraint planning_item_dish check (num_nonnulls(recipe_id, text) = 1),
    constraint planning_item_served check (cooking_id is null or recipe_id is not null),
    constraint planning_item_cooking_fkey foreign key (cooking_id, recipe_id)
      references cooking (id, recipe_id) on delete cascade on update cascade
  );
  create index planning_item_house_date on planning_item (house_id, date);
  create index planning_item_recipe on planning_item (recipe_id, house_id);
  create index planning_item_cooking on planning_item (cooking_id, recipe_id);

  -- Who eats an item; without rows everybody. Who has left the house does not count.
  create table planning_eater (
    item_id int not null references planning_item on delete cascade,
    position int not null,
    -- No foreign key: the rows of a deleted account are deleted in the background.
    profile_id int,
    dependant_id int references dependant on delete cascade,
    constraint planning_eater_person check (num_nonnulls(profile_id, dependant_id) = 1),
    constraint planning_eater_once unique nulls not distinct (item_id, profile_id, dependant_id)
  );
  create index planning_eater_profile on planning_eater (profile_id);
  create index planning_eater_dependant on planning_eater (dependant_id);

  -- A week without dates.
  create table menu (
    id int generated always as identity primary key,
    house_id int not null,
    name text not null,
    -- As that of a recipe.
    sort_name text collate "C" not null
  );
  create index menu_house on menu (house_id);

  create table menu_cooking (
    menu_id int not null references menu on delete cascade,
    position int not null,
    weekday text not null,
    portions float8 not null,
    recipe_id int not null references recipe on delete cascade,
    primary key (menu_id, position)
  );
  create index menu_cooking_recipe on menu_cooking (recipe_id);

  create table menu_item (
    menu_id int not null references menu on delete cascade,
    position int not null,
    weekday text not null,
    slot text not null,
    portions float8 not null,
    recipe_id int references recipe on delete cascade,
    text text,
    note text,
    -- [{ profileId | dependantId }], of people who may have left the house; null: everybody.
    eaters jsonb,
    -- The cooking that serves it, of the same recipe.
    cooking int,
    primary key (menu_id, position),
    constraint menu_item_dish check (num_nonnulls(recipe_id, text) = 1),
    constraint menu_item_cooking_fkey foreign key (menu_id, cooking)
      references menu_cooking on delete cascade
  );
  create index menu_item_cooking on menu_item (menu_id, cooking);
  create index menu_item_recipe on menu_item (recipe_id);;

-- A dish that is planned on some days of each week.
  create table routine (
    id int generated always as identity primary key,
    house_id int not null references house on delete cascade,
    slot text not null constraint routine_slot check (slot in ('BREAKFAST', 'LUNCH', 'SNACK', 'DINNER')),
    weekdays text[] not null,
    recipe_id int references recipe on delete cascade,
    text text,
    -- Null: what the eaters eat.
    portions float8,
    note text,
    -- [{ profileId | dependantId }]; null: everybody.
    eaters jsonb,
    first_day date not null,
    last_day date,
    every_weeks int not null,
    -- The day on which its window was planned.
    planned_on date not null default current_date,
    constraint routine_dish check (num_nonnulls(recipe_id, text) = 1)
  );
  create index routine_house on routine (house_id);
  create index routine_recipe on routine (recipe_id);
  create index routine_planned_on on routine (planned_on);

  -- The days that a routine has planned, each once.
  create table routine_day (
    routine_id int not null references routine on delete cascade,
    date date not null,
    -- Null: it was deleted, or the cell had the dish already.
    item_id int constraint routine_day_item unique references planning_item on delete set null,
    -- Whether somebody has changed or deleted the item.
    is_changed boolean not null default false,
    primary key (routine_id, date)
  );;

-- Whose a recipe in the trash is: its row has the author -1.
  create table recipe_trash (
    recipe_id int primary key references recipe on delete cascade,
    author_id int not null,
    author_house_id int,
    visibility text not null,
    deleted_at timestamptz(3) not null default now(),
    -- Size of the recipe and of its trashed rows, in the quota of its author.
    bytes bigint not null,
    -- Whether rows are still to be moved: to the trash, or back after the recipe was restored.
    is_moving boolean not null default true
  );
  create index recipe_trash_author on recipe_trash (author_id) include (bytes);
  create index recipe_trash_house on recipe_trash (author_house_id);
  create index recipe_trash_deleted_at on recipe_trash (deleted_at);
  create index recipe_trash_moving on recipe_trash (recipe_id) where is_moving;

  -- A row of another table that named a recipe when it was moved to the trash.
  create table trashed_row (
    id bigint generated always as identity primary key,
    recipe_id int not null references recipe on delete cascade,
    table_name text not null,
    content jsonb not null
  );
  create index trashed_row_recipe on trashed_row (recipe_id, table_name, id);;

-- Operations that have arrived. A device may send them again.
  create table shopping_operation (
    house_id int not null,
    id uuid not null,
    -- False when the operation was ignored.
    applied boolean not null,
    received_at timestamptz(3) not null default clock_timestamp(),
    primary key (house_id, id)
  );
  create index shopping_operation_received_at on shopping_operation (received_at);
  create index shopping_operation_house on shopping_operation (house_id, received_at);

  create table shopping_own_line (
    house_id int not null,
    -- The operation that added the line.
    id uuid not null,
    position bigint not null generated always as identity,
    text text,
    ingredient_id int,
    quantity numeric(10, 3),
    unit_id int,
    -- Where it is bought. No foreign key: a shop that was deleted is the same as none.
    shop_id int,
    -- The date for which it was added.
    date date not null,
    -- Profiles, which may have left the house or been deleted.
    added_by int,
    checked_by int,
    -- What was bought of it, in thousandths of base units: [[unitId, thousandths]]
    bought jsonb not null,
    -- The last day for which something of it was ticked off.
    ticked_on date,
    -- The last day in whose week it stands; infinity while something is missing.
    until date not null,
    primary key (house_id, id),
    constraint shopping_own_line_named check (num_nonnulls(text, ingredient_id) > 0),
    constraint shopping_own_line_unit check (quantity is not null or unit_id is null)
  );
  create index shopping_own_line_date on shopping_own_line (date);
  create index shopping_own_line_house on shopping_own_line (house_id, until, date);
  create index shopping_own_line_added_by on shopping_own_line (added_by, position);

  -- What was bought of an ingredient, in base units.
  create table shopping_tick (
    house_id int not null,
    -- For which it was ticked off.
    date date not null,
    line_id text not null,
    unit_id int,
    thousandths bigint not null,
    -- What was missing when the line was removed; null: it was not removed.
    kept bigint,
    -- A profile, which may have left the house or been deleted.
    checked_by int,
    constraint shopping_tick_positive
      check (thousandths > 0 or (thousandths = 0 and kept is not null)),
    constraint shopping_tick_unique unique nulls not distinct (house_id, date, line_id, unit_id)
  );
  create index shopping_tick_date on shopping_tick (date);;

create table house_event (
    -- No foreign key: an event may be written in the statement that deletes its house. Rows expire.
    house_id int not null,
    -- Increases in the order in which the transactions of a house commit.
    id bigint not null,
    kind text not null
      constraint house_event_kind check (kind in ('planning', 'shopping-list', 'recipe', 'detection', 'house', 'webhook')),
    -- Ids of the planning items or cookings, recipes or webhooks, or of the house; weeks as numbers
    -- (20260706); at most 100.
    ids int[] not null,
    -- Only this profile may see the event; null: every member.
    profile_id int,
    transaction_id xid8 not null default pg_current_xact_id(),
    created_at timestamptz(3) not null,
    primary key (house_id, id),
    -- Several statements of a transaction may report the same change.
    constraint house_event_once unique nulls not distinct
      (house_id, transaction_id, kind, profile_id, ids)
  );
  create index house_event_created_at on house_event (created_at, id);
  create sequence house_event_id owned by house_event.id;


  -- An address that receives the events of a house.
  create table webhook (
    id int generated always as identity primary key,
    house_id int not null references house on delete cascade,
    url text not null,
    kinds text[] not null,
    -- The key of the signatures.
    secret text not null,
    enabled boolean not null default true,
    -- Events up to this id were delivered, or are not for it.
    position bigint not null,
    -- Whether it is told next that events may be missing.
    is_reset boolean not null default false,
    -- Deliveries that failed since the last success, since when, and of which event.
    attempts int not null default 0,
    failing_since timestamptz,
    failed_event_id bigint,
    -- Whether the last response took long.
    is_slow boolean not null default false,
    -- When events are delivered. A process that delivers them sets this to the end of its lease.
    due_at timestamptz not null default now(),
    -- The last attempts, newest first: [{ id, type, attemptedAt, status, outcome }]
    deliveries jsonb not null default '[]'
  );
  create index webhook_house on webhook (house_id);
  create index webhook_due on webhook (due_at) where enabled;


  create table house_event_lock (
    house_id int primary key references house on delete cascade
  );


  -- Locks are taken in one order, so that two of these statements do not deadlock. An event takes its
  -- id and its time after the lock. An event for every member replaces an event for one of them. An
  -- event has at most 100 ids.
  create function add_house_events(
    event_kind text, house_ids int[], entity_ids int[], profile_ids int[] default null
  ) returns void language plpgsql as $$
  begin
    with changed as (
      select house_id, entity_id,
        case when bool_and(profile_id is not null) then min(profile_id) end as profile_id
      from unnest(house_ids, entity_ids, profile_ids) as changed (house_id, entity_id, profile_id)
      group by house_id, entity_id
    ), numbered as (
      select *, row_number() over (partition by house_id, profile_id order by entity_id) - 1 as number
      from changed
    ), event as (
      select house_id, profile_id, number / 100 as part, array_agg(entity_id order by entity_id) as ids
      from numbered group by house_id, profile_id, number / 100
    )
    insert into house_event (house_id, id, kind, ids, profile_id, created_at)
    select house_id, nextval('house_event_id'), event_kind, ids, profile_id, clock_timestamp()
    from (
      select event.* from event join house_event_lock using (house_id)
      order by house_id, profile_id nulls first, part
      for no key update of house_event_lock
    ) locked
    on conflict on constraint house_event_once do nothing;
  end $$;

  -- Reads one entry of each index for each house, whatever the number of its items. The settings
  -- exclude plans that read every item, which PostgreSQL prefers while its statistics are old.
  create function houses_that_plan(planned_id int) returns setof int language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
  begin
    return query with recursive planned as (
      select least(
        (select house_id from planning_item where recipe_id = planned_id order by house_id limit 1),
        (select house_id from cooking where recipe_id = planned_id order by house_id limit 1)
      ) as house_id
      union all
      select least(
        (
          select house_id from planning_item
          where recipe_id = planned_id and house_id > planned.house_id order by house_id limit 1
        ),
        (
          select house_id from cooking
          where recipe_id = planned_id and house_id > planned.house_id order by house_id limit 1
        )
      )
      from planned where house_id is not null
    )
    select house_id from planned where house_id is not null;
  end $$;

  -- Who is told about a recipe: its author; the house of a HOUSE recipe; the author's house if the
  -- recipe is PUBLIC; every house that has planned it.
  create function add_recipe_events(
    event_kind text, recipe_ids int[], visibilities text[], author_ids int[], house_ids int[]
  ) returns void language plpgsql as $$
  begin
    perform add_house_events(
      event_kind, array_agg(house_id), array_agg(recipe_id), array_agg(profile_id)
    ) from (
      select author.house_id, changed.id as recipe_id,
        case when changed.visibility <> 'PUBLIC' then author.id end as profile_id
      from unnest(recipe_ids, visibilities, author_ids) as changed (id, visibility, author_id)
      join profile author on author.id = changed.author_id
      union all
      select house_id, id, null
      from unnest(recipe_ids, visibilities, house_ids) as changed (id, visibility, house_id)
      where visibility = 'HOUSE'
      union all
      select planned.house_id, recipe.id, null
      from (select distinct unnest(recipe_ids) as id) recipe,
        houses_that_plan(recipe.id) as planned (house_id)
    ) audience;
  end $$;;

create index recipe_keys on recipe using gin (search_keys) with (fastupdate = off);

  create table word (
    -- Its kind, and the word: libs/domain/src/search/recipe-keys.ts
    key text collate "C" primary key,
    -- Updated when a recipe is written, at most once a week.
    used_on date not null,
    parts text[] collate "C" not null
  );
  create index word_parts on word using gin (parts) with (fastupdate = off);;

insert into migrations (timestamp, name) values (1763600000000, 'InitialSchema1763600000000');

insert into migration_digest (name, digest) values ('InitialSchema1763600000000', '0701972a6ef149112e7aab41d34ab44a76d4595c23658e11f0ce932eb14455bc');
