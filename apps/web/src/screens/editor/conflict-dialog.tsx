import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { words } from '../../words/words.js';
import { Differences } from './differences.js';
import type { RecipeDraft } from './recipe-draft.js';

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
      <Differences one={mine} other={theirs} titles={[words.editor.mine, words.editor.theirs]} />
      <div class="row">
        <Button kind="main" onClick={choose(onKeep)}>
          {words.editor.keepMine}
        </Button>
        <Button onClick={choose(onTake)}>{words.editor.takeTheirs}</Button>
      </div>
    </Dialog>
  );
}
