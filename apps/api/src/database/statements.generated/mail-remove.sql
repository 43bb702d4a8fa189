delete from mail where id = $1
