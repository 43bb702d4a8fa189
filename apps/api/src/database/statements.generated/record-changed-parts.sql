insert into changed_part (recipe_id)
select id from unnest($1::int[]) as changed (id)
where exists (select from recipe_part where content_id = changed.id)
