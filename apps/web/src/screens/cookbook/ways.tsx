import { MenuRow } from '../../ui/menu.js';
import { words } from '../../words/words.js';

const WAYS = [
  ['edit', 'cookbook/new', words.signIn.write, words.signIn.writeHint],
  ['link', 'cookbook/import', words.signIn.paste, words.signIn.pasteHint],
  ['upload', 'cookbook/archives', words.signIn.bring, words.signIn.bringHint],
] as const;

/** How a recipe comes into the cookbook. */
export function Ways() {
  return (
    <ul class="menu card ways-in">
      {WAYS.map(([icon, href, title, hint]) => (
        <MenuRow {...{ key: href, icon, href, hint }} title={<strong>{title}</strong>} />
      ))}
    </ul>
  );
}
