with state as (
  select detector_version is not null
  and detector_version = coalesce(running.version, detector_version) as is_detected,
  coalesce(leased_until > now(), false) as is_leased,
  claims >= 5 and claimed_by = running.version as is_last_claim
  from step left join (
    select version, claimed_at from detector order by started_at desc limit 1) running on true
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
from state
