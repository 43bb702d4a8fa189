import { Empty, Page } from '../../ui/page.js';
import { words } from '../../words/words.js';

export function Screen() {
  return (
    <Page title={words.app.week}>
      <Empty icon="pot" title={words.app.loading} />
    </Page>
  );
}
