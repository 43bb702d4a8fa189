update webhook set
position = $3::bigint,
is_reset = false,
attempts = 0,
failing_since = null,
failed_event_id = null,
is_slow = $8::boolean,
due_at = now() + interval '60 seconds',
deliveries = jsonb_path_query_array(
  jsonb_build_array(jsonb_build_object(
      'id', $4::text,
      'type', $5::text,
      'attemptedAt', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'status', $6::int,
      'outcome', $7::text
  )) || deliveries,
  '$[0 to 19]'
)
where id = $1 and due_at = $2::timestamptz and enabled
returning due_at::text as lease
