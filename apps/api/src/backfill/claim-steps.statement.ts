import { LEASE_SECONDS } from '#internal-api/contract.js';
import type { PreparedStatement } from '../database/prepared-statement.js';

const IS_FREE = `(leased_until is null or leased_until < now())`;

/**
 * Leases up to `$2` steps that version `$1` has not analysed, new texts first, and remembers it
 * as the version that runs. Three ranges of one index, instead of `is distinct from`, which no
 * index can serve.
 */
export const CLAIM_STEPS: PreparedStatement = {
  name: 'claim-steps',
  text: `
    with heard as (
      insert into running_detector (version)
      select $1 where not exists (select from running_detector where version = $1)
      on conflict (is_only) do update set version = excluded.version
    ), never as (
      select id from step where detector_version is null and ${IS_FREE}
      order by detector_version, id
      limit $2 for update skip locked
    ), older as (
      select id from step where detector_version < $1 and ${IS_FREE}
      order by detector_version, id
      limit $2 - (select count(*) from never) for update skip locked
    ), newer as (
      select id from step where detector_version > $1 and ${IS_FREE}
      order by detector_version, id
      limit $2 - (select count(*) from never) - (select count(*) from older)
      for update skip locked
    )
    update step set leased_until = now() + interval '${String(LEASE_SECONDS)} seconds'
    from (table never union all table older union all table newer) owed, recipe
    where step.id = owed.id and recipe.id = step.recipe_id
    returning step.id as "stepId", step.revision, recipe.locale, step.description`,
};
