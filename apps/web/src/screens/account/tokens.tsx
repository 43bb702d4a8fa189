import { type AccessTokenView, idempotencyKey, type TokenScope } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { Chips } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { Secret } from '../../ui/secret.js';
import { attempt, tell } from '../../ui/toast.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';

const SCOPES: readonly TokenScope[] = ['read', 'list', 'plan', 'write'];

/** Access for programs. */
export function Tokens() {
  const tokens = useResource<AccessTokenView[]>('tokens', () => popote.listAccessTokens());
  const isOpen = useSignal(false);
  const remove = async ({ id, name }: AccessTokenView) => {
    await popote.deleteAccessToken({ path: { tokenId: id } });
    tell(words.account.tokenRemoved(name));
    await tokens.read();
  };
  return (
    <section class="stack">
      <h2>{words.account.tokens}</h2>
      <p class="hint">{words.account.tokensHint}</p>
      {tokens.data !== undefined && tokens.data.length > 0 && (
        <ul class="menu card">
          {tokens.data.map((token) => (
            <li key={token.id} class="menu-row">
              <span>
                {token.name}{' '}
                <small class="hint">
                  {token.scopes.map((scope) => words.account.scope[scope]).join(', ')}
                  {token.expiresOn !== null &&
                    ` · ${words.account.until(nameOfDay(token.expiresOn, 'year'))}`}
                  {' · '}
                  {token.lastUsedOn === null
                    ? words.account.neverUsed
                    : words.account.lastUsed(nameOfDay(token.lastUsedOn, 'year'))}
                </small>
              </span>
              <span class="push">
                <Button
                  kind="quiet"
                  icon="trash"
                  aria-label={words.app.removeNamed(token.name)}
                  onClick={() => void attempt(() => remove(token))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon="plus" onClick={() => (isOpen.value = true)}>
          {words.account.addToken}
        </Button>
      </div>
      {isOpen.value && (
        <NewToken
          onClose={() => {
            isOpen.value = false;
            void tokens.read();
          }}
        />
      )}
    </section>
  );
}

/** The token is shown once. */
function NewToken({ onClose }: { readonly onClose: () => void }) {
  const token = useSignal<string | undefined>(undefined);
  const create = async ({ name = '', expiresOn = '' }, form: FormData) => {
    const scopes = form.getAll('scopes') as TokenScope[];
    const { data } = await popote.createAccessToken({
      body: { name, scopes, expiresOn: expiresOn || null },
      headers: idempotencyKey(),
    });
    token.value = data.token;
  };
  return (
    <Dialog title={words.account.addToken} onClose={onClose}>
      {token.value === undefined ? (
        <Form action={words.app.next} onSend={create}>
          <Field label={words.account.tokenName} name="name" maxlength={80} autocomplete="off" />
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
