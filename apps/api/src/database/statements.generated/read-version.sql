select payload from recipe_version where recipe_id = $1 and version = $2
