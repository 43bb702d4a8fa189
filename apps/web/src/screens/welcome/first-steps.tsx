import { useHouse } from '../../api/session.js';
import { go } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Page, Section } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { Ways } from '../cookbook/ways.js';
import { Invitation } from '../household/invitation.js';

/** How an empty house gets its first recipes. */
export function FirstSteps() {
  const house = useHouse();
  const addDemo = async () => {
    const { createDemoRecipes } = await import('./demo-recipes.js');
    await createDemoRecipes();
    tell(words.signIn.demoDone);
    go('cookbook');
  };
  return (
    <Page title={words.signIn.firstSteps}>
      <p class="quiet-text">{words.signIn.firstStepsHint}</p>
      <Ways />
      <section class="card stack">
        <div>
          <strong>{words.signIn.demo}</strong>
          <p class="hint">{words.signIn.demoHint}</p>
        </div>
        <Button icon="star" run={addDemo}>
          {words.app.add}
        </Button>
      </section>
      {house.data !== undefined && (
        <Section title={words.signIn.invite}>
          <Invitation house={house.data} />
        </Section>
      )}
    </Page>
  );
}
