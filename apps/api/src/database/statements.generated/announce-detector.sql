with running as (
  select version, claimed_at from detector order by started_at desc limit 1)
insert into detector (version) values ($1)
on conflict (version) do update set
started_at = case when detector.version = (select version from running)
then detector.started_at else excluded.started_at end,
claimed_at = excluded.claimed_at
where detector.version = (select version from running)
or (select claimed_at from running) < now() - interval '2 minutes'
returning version
