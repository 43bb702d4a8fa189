with attempt as (
  select key, max from unnest($1::text[], $2::int[]) as attempt (key, max)
),
exhausted as (
  select counter.expires_at
  from attempt_counter counter join attempt on attempt.key = counter.key
  where counter.key = any ($1) and counter.count >= attempt.max and counter.expires_at > now()
),
counted as (
  insert into attempt_counter as counter (key, count, expires_at)
  select key, 1, now() + $3::int * interval '1 millisecond'
  from attempt where not exists (select from exhausted) order by key
  on conflict (key) do update set
  count = case when counter.expires_at <= now() then 1 else counter.count + 1 end,
  expires_at = case
  when counter.expires_at <= now() then excluded.expires_at
  else counter.expires_at
  end
  returning key, count, expires_at
),
refusing as (
  select expires_at from exhausted
  union all
  select expires_at from counted join attempt using (key) where count > max
)
select (extract(epoch from max(expires_at) - now()) * 1000)::int as wait,
exists (select from counted) as counted
from refusing
