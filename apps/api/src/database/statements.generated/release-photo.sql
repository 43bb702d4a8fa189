update photo set delete_after = now() where id = $1::uuid
