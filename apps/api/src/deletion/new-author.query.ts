import { WITH_RECIPE_EVENTS } from '../events/new-events.query.js';

/** What an UPDATE `changed` of the author of recipes returns. */
export const CHANGED_AUTHOR = 'recipe.id, visibility, author_id, author_house_id';

/**
 * Ends a statement that gives recipes `changed` to other authors: shared addresses end, the detection of
 * pending texts takes the turn of the new author, and those who see the recipes are told.
 */
export const TO_NEW_AUTHOR = `
  , shares as (
    delete from recipe_share using changed where recipe_id = changed.id
  ), texts as (
    update recipe_text set author_id = changed.author_id from changed where recipe_text.id = changed.id
  ), steps as (
    update step set author_id = changed.author_id from changed where recipe_id = changed.id
  )
  ${WITH_RECIPE_EVENTS}`;
