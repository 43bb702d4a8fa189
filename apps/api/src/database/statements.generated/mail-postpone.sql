update mail set attempts = attempts + 1, due_at = now() + least(5 * 2 ^ least(attempts, 20), 3600) * interval '1 second'
where id = $1
and now() + least(5 * 2 ^ least(attempts, 20), 3600) * interval '1 second' < created_at + interval '24 hours'
returning id
