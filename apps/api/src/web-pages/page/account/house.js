// The forms for a person without a house: create one, or join one.
import { $ } from '../elements.js';
import { onSubmit } from './forms.js';
import { words } from '../language/language.js';
import { addNotice } from '../notices.js';

/** Prepares the forms. Calls `onHouse` when the person has a house. */
export function enableHouse(popote, sentenceFor, onHouse) {
  onSubmit($('create-house'), sentenceFor, async (body) => {
    const { data: house } = await popote.createHouse({ body });
    $('create-house').reset();
    addNotice(words.houseCreated(house.invitationCode));
    await onHouse();
  });
  onSubmit($('join-house'), sentenceFor, async (body) => {
    await popote.joinHouse({ body });
    $('join-house').reset();
    await onHouse();
  });
}
