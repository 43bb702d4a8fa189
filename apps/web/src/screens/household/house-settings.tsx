import type { SourceRow, Weekday } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { profile, readProfile } from '../../api/session.js';
import { Ask } from '../../ui/dialog.js';
import { Button } from '../../ui/button.js';
import { Check, Field, Select } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { saveFile } from '../../ui/share.js';
import { attempt, tell } from '../../ui/toast.js';
import { nameOfWeekday, WEEKDAYS } from '../../words/dates.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';
import type { HousePartProps } from './house-part.js';

/** The name and the habits of the house, its file, and how one leaves it. */
export function HouseSettings({ house, onChange }: HousePartProps) {
  const isAdministrator = house.administratorIds.includes(profile.value?.id ?? 0);
  return (
    <>
      <section class="card">
        <Form
          action={words.app.save}
          onSend={async ({ name = '', weekStartsOn = '' }, form) => {
            const { data } = await popote.renameHouse({
              body: {
                name,
                weekStartsOn: weekStartsOn as Weekday,
                sharedEditing: form.has('sharedEditing'),
              },
            });
            onChange(data);
            tell(words.app.saved);
          }}
        >
          <Field
            label={words.household.name}
            name="name"
            defaultValue={house.name}
            maxlength={80}
            autocomplete="off"
          />
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
      <Leaving isAdministrator={isAdministrator} />
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
    <section class="stack">
      <h2>{words.household.sources}</h2>
      <p class="hint">{words.household.sourcesHint}</p>
      <div class="card">
        {all.data?.map(({ id, key }) => (
          <Check
            key={id}
            label={labels.sources[key]?.name ?? key}
            checked={ids.includes(id)}
            onChange={(event) => void attempt(() => change(id, event.currentTarget.checked))}
          />
        ))}
      </div>
    </section>
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
    <section class="stack">
      <h2>{words.household.export}</h2>
      <p class="hint">{words.household.exportHint}</p>
      <div class="row">
        <Button icon="download" disabled={isBusy.value} onClick={() => void run(download)}>
          {words.household.export}
        </Button>
        <label class="button usual">
          {words.household.import}
          <input
            type="file"
            accept=".zip"
            class="visually-hidden"
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0];
              if (file !== undefined) void run(() => upload(file));
            }}
          />
        </label>
      </div>
    </section>
  );
}

function Leaving({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const asking = useSignal<'leave' | 'delete' | undefined>(undefined);
  const isLeaving = asking.value === 'leave';
  const close = () => (asking.value = undefined);
  const leave = async () => {
    await (isLeaving ? popote.leaveHouse() : popote.deleteHouse());
    await readProfile();
  };
  return (
    <section class="stack">
      <h2>{words.household.trouble}</h2>
      <div class="row">
        <Button kind="danger" onClick={() => (asking.value = 'leave')}>
          {words.household.leave}
        </Button>
        {isAdministrator && (
          <Button kind="danger" onClick={() => (asking.value = 'delete')}>
            {words.household.delete}
          </Button>
        )}
      </div>
      {asking.value !== undefined && (
        <Ask
          title={isLeaving ? words.household.leave : words.household.delete}
          text={isLeaving ? words.household.leaveAsk : words.household.deleteAsk}
          onConfirm={leave}
          onClose={close}
        />
      )}
    </section>
  );
}
