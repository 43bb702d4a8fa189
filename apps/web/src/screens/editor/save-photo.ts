import { popote } from '../../api/popote.js';
import { tell } from '../../ui/tell.js';
import { sentenceOf } from '../../words/errors.js';
import { words } from '../../words/words.js';
import type { RecipeDraft } from './recipe-draft.js';

/** Sends the photo of a recipe that was saved. Its error is told: the recipe is saved nevertheless. */
export async function savePhoto(recipeId: number, { photo }: RecipeDraft) {
  const path = { recipeId };
  try {
    if (photo === null) await popote.deleteRecipePhoto({ path });
    else if (photo !== undefined)
      await popote.putRecipePhoto({ path, body: photo, headers: { 'Content-Type': photo.type } });
  } catch (error) {
    tell(`${words.editor.photoFailed} ${sentenceOf(error)}`);
  }
}
