// The line that says whether the device is up to date, and notices that stay until they are closed.
import { $, element } from './elements.js';
import { words } from './language/language.js';

export function showStatus({ isOnline, pendingCount }) {
  const parts = [
    ...(isOnline === null ? [words.connecting] : []),
    ...(isOnline === false ? [words.offline] : []),
    ...(pendingCount > 0 ? [words.pending(pendingCount)] : []),
  ];
  $('status').textContent = parts.join(' · ') || words.upToDate;
  $('status').dataset.state = isOnline && pendingCount === 0 ? 'current' : 'pending';
}

/**
 * Shows a notice. The person closes it: a change that has no effect must not go unnoticed.
 *
 * @param action a button with a `name`, which calls `run` and closes the notice
 */
export function addNotice(text, action) {
  const close = element(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': words.close },
    '×',
  );
  const notice = element('li', { class: 'notice' }, element('span', {}, text), close);
  if (action !== undefined) {
    const button = element('button', { type: 'button', class: 'quiet' }, action.name);
    button.addEventListener('click', () => {
      notice.remove();
      action.run();
    });
    close.before(button);
  }
  close.addEventListener('click', () => notice.remove());
  $('notices').append(notice);
}
