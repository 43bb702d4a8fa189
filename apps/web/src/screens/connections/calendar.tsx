import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { Button } from '../../ui/button.js';
import { Section } from '../../ui/page.js';
import { Secret } from '../../ui/secret.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';

/** The secret address of the calendar. The service shows it once. */
export function Calendar() {
  const url = useSignal<string | undefined>(undefined);
  const create = async () => {
    const { data } = await popote.publishCalendar();
    url.value = data.url;
  };
  const remove = async () => {
    await popote.deleteCalendar();
    url.value = undefined;
    tell(words.account.calendarRemoved);
  };
  return (
    <Section card title={words.account.calendar} hint={words.account.calendarHint}>
      {url.value !== undefined && <Secret text={url.value} hint={words.account.calendarNew} />}
      <div class="row">
        <Button icon="calendar" run={create}>
          {words.account.calendarCreate}
        </Button>
        <Button kind="quiet" run={remove}>
          {words.account.calendarRemove}
        </Button>
      </div>
    </Section>
  );
}
