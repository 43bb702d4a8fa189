// The dialog that changes or removes an own line.
import { $ } from '../elements.js';

/** Opens the dialog. Calls `save` with the new text, or `remove`, or neither. */
export function editLine(name, { save, remove }) {
  const dialog = $('edit');
  const input = $('edit-text');
  input.value = name;
  dialog.returnValue = '';
  dialog.addEventListener(
    'close',
    () => {
      const text = input.value.trim();
      if (dialog.returnValue === 'remove') remove();
      else if (dialog.returnValue === 'save' && text !== '' && text !== name) save(text);
    },
    { once: true },
  );
  dialog.showModal();
  input.select();
}
