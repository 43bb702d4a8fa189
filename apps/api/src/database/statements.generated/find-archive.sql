select id, format, state, recipes_read as read, failures,
greatest(recipes_total, recipes_read + (state = 'READING')::int) as total
from archive where id = $2 and profile_id = $1
