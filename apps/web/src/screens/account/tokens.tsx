import { type AccessTokenView, idempotencyKey, type TokenScope } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { Dialog, useDialog } from '../../ui/dialog.js';
import { Chips, Field, type Fields, Form } from '../../ui/form.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Section } from '../../ui/page.js';
import { Secret } from '../../ui/secret.js';
import { tell } from '../../ui/tell.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';

const SCOPES: readonly TokenScope[] = ['read', 'list', 'plan', 'write'];

/** Access for programs. */
export function Tokens() {
  const tokens = useResource<AccessTokenView[]>('tokens', () => popote.listAccessTokens());
  const dialog = useDialog(tokens.read);
  const remove = async ({ id, name }: AccessTokenView) => {
    await popote.deleteAccessToken({ path: { tokenId: id } });
    tell(words.account.tokenRemoved(name));
    await tokens.read();
  };
  return (
    <Section title={words.account.tokens} hint={words.account.tokensHint}>
      <Rows {...tokens}>
        {(token) => (
          <MenuRow key={token.id} title={token.name} hint={aboutOf(token)}>
            <Button
              icon="trash"
              label={words.app.removeNamed(token.name)}
              run={() => remove(token)}
            />
          </MenuRow>
        )}
      </Rows>
      <Button icon="plus" onClick={() => dialog.open()}>
        {words.account.addToken}
      </Button>
      {dialog.render(() => (
        <NewToken onClose={dialog.close} />
      ))}
    </Section>
  );
}

/** "lire, changer la liste · jusqu'au 3 mai 2027 · jamais utilisé" */
function aboutOf({ scopes, expiresOn, lastUsedOn }: AccessTokenView): string {
  const { until, lastUsed, neverUsed, scope } = words.account;
  const names = scopes.map((each) => scope[each]).join(', ');
  const end = expiresOn === null ? [] : [until(nameOfDay(expiresOn, 'year'))];
  const use = lastUsedOn === null ? neverUsed : lastUsed(nameOfDay(lastUsedOn, 'year'));
  return [names, ...end, use].join(' · ');
}

/** The token is shown once. */
function NewToken({ onClose }: { readonly onClose: () => void }) {
  const token = useSignal<string | undefined>(undefined);
  const create = async ({ name = '', expiresOn = '' }: Fields, form: FormData) => {
    const scopes = form.getAll('scopes') as TokenScope[];
    const body = { name, scopes, expiresOn: expiresOn || null };
    const { data } = await popote.createAccessToken({ body, headers: idempotencyKey() });
    token.value = data.token;
  };
  return (
    <Dialog title={words.account.addToken} onClose={onClose}>
      {token.value === undefined ? (
        <Form action={words.app.next} onSend={create}>
          <Field label={words.account.tokenName} name="name" />
          <Chips
            label={words.account.scopes}
            name="scopes"
            choices={SCOPES.map((id) => ({ id, name: words.account.scope[id] }))}
            chosen={['read']}
          />
          <Field label={words.account.expiresOn} name="expiresOn" type="date" optional />
        </Form>
      ) : (
        <Secret text={token.value} hint={words.account.tokenOnce} />
      )}
    </Dialog>
  );
}
