select profile.id as "profileId", token_version as "tokenVersion", token_id as "tokenId", scopes,
extract(epoch from session.created_at)::float8 as "issuedAt",
extract(epoch from session.expires_at)::float8 as "expiresAt"
from access_token
join session on session.id = session_id
join profile on profile.id = profile_id
where hash = $1
