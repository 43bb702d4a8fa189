import { useSignal } from '@preact/signals';
import { useHouse } from '../../api/session.js';
import { go } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { Page } from '../../ui/page.js';
import { attempt, tell } from '../../ui/toast.js';
import { words } from '../../words/words.js';
import { Invitation } from '../household/invitation.js';
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
      <ul class="ways">
        <Way
          icon="edit"
          href="cookbook/new"
          title={words.signIn.write}
          hint={words.signIn.writeHint}
        />
        <li class="card way">
          <Icon name="link" />
          <div class="stack">
            <WayText title={words.signIn.paste} hint={words.signIn.pasteHint} />
            <Form
              action={words.signIn.read}
              onSend={async ({ url = '' }) => {
                go(`cookbook/import?${String(new URLSearchParams({ url }))}`);
                return Promise.resolve();
              }}
            >
              <Field label={words.signIn.address} name="url" type="url" placeholder="https://" />
            </Form>
          </div>
        </li>
        <Way
          icon="upload"
          href="cookbook/archives"
          title={words.signIn.bring}
          hint={words.signIn.bringHint}
        />
        <li class="card way">
          <Icon name="star" />
          <div class="stack">
            <WayText title={words.signIn.demo} hint={words.signIn.demoHint} />
            <div>
              <Button disabled={isAdding.value} onClick={() => void addDemo()}>
                {words.app.add}
              </Button>
            </div>
          </div>
        </li>
      </ul>
      {house.data !== undefined && (
        <section class="stack">
          <h2>{words.signIn.invite}</h2>
          <Invitation house={house.data} />
        </section>
      )}
    </Page>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly href: string;
  readonly title: string;
  readonly hint: string;
}

function Way({ icon, href, title, hint }: WayProps) {
  return (
    <li>
      <a class="card way" href={href}>
        <Icon name={icon} />
        <WayText title={title} hint={hint} />
        <Icon name="right" />
      </a>
    </li>
  );
}

function WayText({ title, hint }: Pick<WayProps, 'title' | 'hint'>) {
  return (
    <div class="way-text">
      <strong>{title}</strong>
      <p class="hint">{hint}</p>
    </div>
  );
}
