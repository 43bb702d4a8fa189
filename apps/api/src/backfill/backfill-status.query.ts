import { MAX_CLAIMS } from '#internal-api/contract.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { RUNNING_DETECTOR } from './running-detector.query.js';

/**
 * One row: the numbers of detected, pending, leased and set-aside steps, and the changes of each
 * technique.
 */
export const BACKFILL_STATUS: PreparedStatement = {
  name: 'backfill-status',
  text: `
    with state as (
      select detector_version is not null
               and detector_version = coalesce(running.version, detector_version) as is_detected,
             coalesce(leased_until > now(), false) as is_leased,
             claims >= ${String(MAX_CLAIMS)} and claimed_by = running.version as is_last_claim
      from step left join (${RUNNING_DETECTOR}) running on true
    )
    select json_build_object(
      'total', count(*),
      'analysed', count(*) filter (where is_detected),
      'pending', count(*) filter (where not is_detected),
      'leased', count(*) filter (where not is_detected and is_leased),
      'setAside', count(*) filter (where not is_detected and not is_leased and is_last_claim),
      'changes', coalesce((
        select json_agg(json_build_object(
          'key', key, 'gained', gained, 'lost', lost, 'moved', moved
        ) order by key)
        from technique_change join tech_step on tech_step.id = tech_step_id
      ), '[]')
    ) as status
    from state`,
};
