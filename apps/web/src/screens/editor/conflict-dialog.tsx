import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { words } from '../../words/words.js';
import { differencesOf, type RecipeDraft } from './recipe-draft.js';

interface ConflictDialogProps {
  readonly mine: RecipeDraft;
  readonly theirs: RecipeDraft;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Another device has changed the recipe: both versions, where they differ. */
export function ConflictDialog({ mine, theirs, onKeep, onTake, onClose }: ConflictDialogProps) {
  const choose = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <Dialog title={words.editor.conflict} onClose={onClose}>
      <p>{words.editor.conflictHint}</p>
      {differencesOf(mine, theirs).map(({ name, text, otherText }) => (
        <section key={name} class="difference">
          <h3>{words.editor.names[name]}</h3>
          <div>
            <small class="quiet-text">{words.editor.mine}</small>
            <p>{text || '–'}</p>
          </div>
          <div>
            <small class="quiet-text">{words.editor.theirs}</small>
            <p>{otherText || '–'}</p>
          </div>
        </section>
      ))}
      <div class="row">
        <Button kind="main" onClick={choose(onKeep)}>
          {words.editor.keepMine}
        </Button>
        <Button onClick={choose(onTake)}>{words.editor.takeTheirs}</Button>
      </div>
    </Dialog>
  );
}
