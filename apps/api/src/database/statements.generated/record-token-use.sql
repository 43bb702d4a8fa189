update access_token set last_used_on = current_date
from session
where session.id = session_id and token_id = $1
and last_used_on is distinct from current_date
