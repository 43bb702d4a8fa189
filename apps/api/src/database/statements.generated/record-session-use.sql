update session set last_used_at = now(), expires_at = least(
  now() + $2::int * interval '1 day', created_at + interval '180 days'
)
where token_id = $1 and last_used_at < now() - interval '1 hour'
