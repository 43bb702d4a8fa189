import type { PreparedStatement } from '../database/prepared-statement.js';

/** One row: the numbers of detected, pending and leased steps, and the changes of each technique. */
export const BACKFILL_STATUS: PreparedStatement = {
  name: 'backfill-status',
  text: `
    with state as (
      select detector_version is not null
               and detector_version = coalesce(running.version, detector_version) as is_detected,
             leased_until > now() as is_leased
      from step left join running_detector running on true
    )
    select json_build_object(
      'total', count(*),
      'analysed', count(*) filter (where is_detected),
      'pending', count(*) filter (where not is_detected),
      'leased', count(*) filter (where not is_detected and is_leased),
      'changes', coalesce((
        select json_agg(json_build_object(
          'key', key, 'gained', gained, 'lost', lost, 'moved', moved
        ) order by key)
        from technique_change join tech_step on tech_step.id = tech_step_id
      ), '[]')
    ) as status
    from state`,
};
