select profile.id as "profileId", profile.email, new_email as "newEmail"
from account_link join profile on profile.id = profile_id
where token_hash = $1 and expires_at > now()
