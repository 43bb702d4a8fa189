select fingerprint, response from idempotency_key
where profile_id = $1 and key = $2 and not (created_at <= now() - interval '24 hours')
