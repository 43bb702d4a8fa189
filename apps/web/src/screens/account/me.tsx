import type { AllergyRow, IngredientRow, Profile, UnitSystem } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { enter } from '../../api/session.js';
import { Field, Form, Select } from '../../ui/form.js';
import { Loading, Section } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { changeLocale, type Locale, locale } from '../../words/locale.js';
import { words } from '../../words/words.js';
import { PreferenceFields, preferencesOf } from '../household/preferences.js';

export interface PersonProps {
  readonly person: Profile;
}

const LANGUAGES = [
  { id: 'fr', name: 'Français' },
  { id: 'en', name: 'English' },
];

/** The name, the language and the table of the person. */
export function Me({ person }: PersonProps) {
  return (
    <>
      <section class="card">
        <Form action={words.app.save} onSend={({ ...fields }) => saveName(fields)}>
          <Field
            {...{ label: words.signIn.firstName, name: 'firstName' }}
            {...{ defaultValue: person.firstName, autocomplete: 'given-name' }}
          />
          <Field
            {...{ label: words.account.lastName, name: 'lastName', optional: true }}
            {...{ defaultValue: person.lastName, autocomplete: 'family-name' }}
          />
          <Select
            label={words.account.language}
            name="locale"
            chosen={locale}
            options={LANGUAGES}
          />
          <Select
            label={words.account.units}
            name="unitSystem"
            chosen={person.unitSystem}
            options={[
              { id: 'METRIC', name: words.account.metric },
              { id: 'US', name: words.account.us },
            ]}
          />
        </Form>
      </section>
      <Table person={person} />
    </>
  );
}

async function saveName({ firstName = '', lastName = '', ...fields }: Record<string, string>) {
  const chosen = fields.locale as Locale;
  const unitSystem = fields.unitSystem as UnitSystem;
  const { data } = await popote.changeProfile({
    body: { firstName, lastName, unitSystem, locale: chosen },
  });
  await enter(data);
  tell(words.app.saved);
  changeLocale(chosen);
}

/** What the person eats. */
function Table({ person }: PersonProps) {
  const allergies = useResource<AllergyRow[]>('my-allergies', () => popote.listAllergies());
  const disliked = useResource<IngredientRow[]>('my-dislikes', () =>
    popote.listDislikedIngredients(),
  );
  const dislikes = useSignal<number[]>([]);
  useEffect(
    () => void (dislikes.value = (disliked.data ?? []).map(({ id }) => id)),
    [disliked.data],
  );
  if (allergies.data === undefined || disliked.data === undefined)
    return <Loading {...(allergies.data === undefined ? allergies : disliked)} />;
  const save = async (form: FormData) => {
    const { dietId, allergyIds, appetite } = preferencesOf(form);
    await popote.setDiet({ body: { dietId } });
    await popote.replaceAllergies({ body: { allergyIds } });
    await popote.replaceDislikedIngredients({ body: { ingredientIds: dislikes.value } });
    await enter((await popote.changeProfile({ body: { appetite } })).data);
    await allergies.read();
    tell(words.app.saved);
  };
  return (
    <Section card title={words.account.table} hint={words.account.tableHint}>
      <Form action={words.app.save} onSend={(_, form) => save(form)}>
        <PreferenceFields
          value={{
            ...{ dietId: person.dietId, appetite: person.appetite },
            allergyIds: allergies.data.map(({ id }) => id),
            dislikedIngredientIds: dislikes.value,
          }}
          dislikes={dislikes.value}
          onDislikes={(ids) => (dislikes.value = ids)}
        />
      </Form>
    </Section>
  );
}
