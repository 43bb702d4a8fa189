import { OTHER_ENTRIES } from '../../navigation/entries.js';
import { MenuRow } from '../../ui/menu.js';
import { Page } from '../../ui/page.js';
import { words } from '../../words/words.js';

/** On phones: what has no place in the bar. */
export function Screen() {
  return (
    <Page title={words.app.more}>
      <ul class="menu card">
        {OTHER_ENTRIES.map(([name, icon]) => (
          <MenuRow key={name} icon={icon} title={words.app[name]} href={name} />
        ))}
        <MenuRow icon="help" title={words.app.help} href="docs" target="_blank" />
      </ul>
    </Page>
  );
}
