select exists (select from changed_part) as "hasChanged",
exists (select from recipe_part where content_id <> part_id) as "hasFrozen"
