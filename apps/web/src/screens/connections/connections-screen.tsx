import { Page } from '../../ui/page.js';
import { words } from '../../words/words.js';
import { Calendar } from './calendar.js';
import { Webhooks } from './webhooks.js';

/** What leaves the house: a calendar, and the events of programs. */
export function Screen() {
  return (
    <Page title={words.app.connections}>
      <Calendar />
      <Webhooks />
    </Page>
  );
}
