select from session
where profile_id = $1 and token_id = $2 and created_at > now() - interval '5 minutes'
