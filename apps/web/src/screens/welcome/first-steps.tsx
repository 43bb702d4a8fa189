import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useHouse } from '../../api/session.js';
import { go } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Form } from '../../ui/form.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { Page, Section } from '../../ui/page.js';
import { attempt, tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { Ways } from '../cookbook/ways.js';
import { Invitation } from '../household/invitation.js';
import { AddressField } from '../import/import-page.js';
import './welcome.css';

/** How an empty house gets its first recipes. */
export function FirstSteps() {
  const house = useHouse();
  const isAdding = useSignal(false);
  const addDemo = async () => {
    isAdding.value = true;
    const { createDemoRecipes } = await import('./demo-recipes.js');
    if (await attempt(createDemoRecipes)) {
      tell(words.signIn.demoDone);
      go('cookbook');
    }
    isAdding.value = false;
  };
  return (
    <Page title={words.signIn.firstSteps}>
      <p class="quiet-text">{words.signIn.firstStepsHint}</p>
      <Ways />
      <Way icon="link" title={words.signIn.paste} hint={words.signIn.pasteHint}>
        <Form
          action={words.signIn.read}
          onSend={({ url = '' }) => go(`cookbook/import?${String(new URLSearchParams({ url }))}`)}
        >
          <AddressField />
        </Form>
      </Way>
      <Way icon="star" title={words.signIn.demo} hint={words.signIn.demoHint}>
        <Button disabled={isAdding.value} onClick={() => void addDemo()}>
          {words.app.add}
        </Button>
      </Way>
      {house.data !== undefined && (
        <Section title={words.signIn.invite}>
          <Invitation house={house.data} />
        </Section>
      )}
    </Page>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly children: ComponentChildren;
}

function Way({ icon, title, hint, children }: WayProps) {
  return (
    <section class="card way">
      <Icon name={icon} />
      <div class="stack">
        <div>
          <strong>{title}</strong>
          <p class="hint">{hint}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
