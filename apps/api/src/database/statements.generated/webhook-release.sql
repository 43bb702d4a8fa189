update webhook set due_at = now(), position = greatest(position, $3::bigint)
where id = $1 and due_at = $2::timestamptz and enabled
