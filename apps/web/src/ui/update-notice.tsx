import { isUpdateReady, update } from '../offline/update.js';
import { words } from '../words/words.js';
import { Button } from './button.js';

/** Offers a new version of the app, when there is one. */
export function UpdateNotice() {
  if (!isUpdateReady.value) return null;
  return (
    <p class="notice">
      <span>{words.app.updateReady}</span>
      <Button onClick={update}>{words.app.reload}</Button>
    </p>
  );
}
