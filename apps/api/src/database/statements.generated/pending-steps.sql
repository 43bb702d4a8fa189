with running as (
  select version, claimed_at from detector order by started_at desc limit 1), counted as (
  (select detector_version, pending_since, leased_until, claims, claimed_by from step where detector_version is null order by detector_version, id limit 100000)
  union all
  (select detector_version, pending_since, leased_until, claims, claimed_by from step where detector_version < (select version from running) order by detector_version, id limit 100000)
  union all
  (select detector_version, pending_since, leased_until, claims, claimed_by from step where detector_version > (select version from running) order by detector_version, id limit 100000)
  limit 100000
), pending as (
  select counted.*,
  coalesce(leased_until > now(), false) as is_leased,
  coalesce(
    claims >= 5 and claimed_by = (select version from running), false
  ) as is_last_claim
  from counted
)
select
(count(*) filter (where not is_leased and not is_last_claim))::int as waiting,
(count(*) filter (where is_leased))::int as leased,
(count(*) filter (where not is_leased and is_last_claim))::int as "setAside",
coalesce(extract(epoch from now() - min(pending_since) filter (
      where detector_version is null and (is_leased or not is_last_claim)
  )), 0)::float8 as "oldestAge"
from pending
