select
id, first_name as "firstName", last_name as "lastName", email,
house_id as "houseId", diet_id as "dietId", appetite, unit_system as "unitSystem", locale, password_hash as "passwordHash", token_version as "tokenVersion"
from profile where id = $1
