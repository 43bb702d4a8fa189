import type { SourceRow, Weekday } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { profile, readProfile } from '../../api/session.js';
import { AskButton } from '../../ui/dialog.js';
import { Button, FileButton } from '../../ui/button.js';
import { Check, Field, Form, Select } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { saveFile } from '../../ui/share.js';
import { attempt, tell } from '../../ui/tell.js';
import { nameOfWeekday, WEEKDAYS } from '../../words/dates.js';
import { labels, named } from '../../words/labels.js';
import { words } from '../../words/words.js';
import type { HousePartProps } from './member-dialog.js';

/** The name and the habits of the house, its file, and how one leaves it. */
export function HouseSettings({ house, onChange }: HousePartProps) {
  const isAdministrator = house.administratorIds.includes(profile.value?.id ?? 0);
  return (
    <>
      <section class="card">
        <Form
          action={words.app.save}
          onSend={async ({ name = '', weekStartsOn = '' }, form) => {
            const sharedEditing = form.has('sharedEditing');
            const body = { name, weekStartsOn: weekStartsOn as Weekday, sharedEditing };
            onChange((await popote.renameHouse({ body })).data);
            tell(words.app.saved);
          }}
        >
          <Field label={words.signIn.houseName} name="name" defaultValue={house.name} />
          <Select
            label={words.household.weekStartsOn}
            name="weekStartsOn"
            chosen={house.weekStartsOn}
            options={WEEKDAYS.map((id) => ({ id, name: nameOfWeekday(id) }))}
          />
          <Check
            label={words.household.sharedEditing}
            name="sharedEditing"
            defaultChecked={house.sharedEditing}
          />
        </Form>
      </section>
      <Sources />
      <HouseFile />
      <Section title={words.household.trouble}>
        <div class="row">
          <AskButton
            title={words.household.leave}
            text={words.household.leaveAsk}
            onConfirm={() => popote.leaveHouse().then(readProfile)}
          />
          {isAdministrator && (
            <AskButton
              title={words.household.delete}
              text={words.household.deleteAsk}
              onConfirm={() => popote.deleteHouse().then(readProfile)}
            />
          )}
        </div>
      </Section>
    </>
  );
}

/** The sites in which the house searches. */
function Sources() {
  const all = useResource<SourceRow[]>('sources', () => popote.listReferenceSources());
  const own = useResource<SourceRow[]>('house-sources', () => popote.listHouseSources(), {
    events: ['house'],
  });
  const ids = (own.data ?? []).map(({ id }) => id);
  const change = async (id: number, isOn: boolean) => {
    const sourceIds = isOn ? [...ids, id] : ids.filter((each) => each !== id);
    own.show((await popote.replaceHouseSources({ body: { sourceIds } })).data);
  };
  return (
    <Section title={words.household.sources} hint={words.household.sourcesHint}>
      <div class="card">
        {named(all.data, labels.sources).map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            checked={ids.includes(id)}
            onChange={(event) => void attempt(() => change(id, event.currentTarget.checked))}
          />
        ))}
      </div>
    </Section>
  );
}

/** Takes everything of the house along, or brings it back. */
function HouseFile() {
  const isBusy = useSignal(false);
  const run = async (work: () => Promise<unknown>) => {
    isBusy.value = true;
    await attempt(work);
    isBusy.value = false;
  };
  const download = async () => {
    const { data } = await popote.exportHouse({ parseAs: 'blob' });
    saveFile(data, 'popote.zip');
  };
  const upload = async (file: File) => {
    const { data } = await popote.importHouse({ body: { file } });
    tell(words.household.imported(data.recipes));
  };
  return (
    <Section title={words.household.export} hint={words.household.exportHint}>
      <div class="row">
        <Button icon="download" disabled={isBusy.value} onClick={() => void run(download)}>
          {words.household.export}
        </Button>
        <FileButton
          label={words.household.import}
          accept=".zip"
          onFile={(file) => void run(() => upload(file))}
        />
      </div>
    </Section>
  );
}
