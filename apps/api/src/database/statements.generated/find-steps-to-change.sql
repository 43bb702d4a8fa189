select id, description, detector_version as "detectorVersion", foods, unread,
removed_foods as "removedFoods"
from step where recipe_id = $1 order by position
