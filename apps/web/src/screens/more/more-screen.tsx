import { OTHER_ENTRIES } from '../../navigation/entries.js';
import { Icon } from '../../ui/icon.js';
import { Page } from '../../ui/page.js';
import { words } from '../../words/words.js';

/** On phones: what has no place in the bar. */
export function Screen() {
  return (
    <Page title={words.app.more}>
      <ul class="menu card">
        {OTHER_ENTRIES.map(([name, icon]) => (
          <li key={name}>
            <a href={name}>
              <Icon name={icon} />
              {words.app[name]}
              <Icon name="right" />
            </a>
          </li>
        ))}
        <li>
          <a href="docs" target="_blank" rel="noopener">
            <Icon name="help" />
            {words.app.help}
            <Icon name="right" />
          </a>
        </li>
      </ul>
    </Page>
  );
}
