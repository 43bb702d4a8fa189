import { type EventKind, idempotencyKey, type WebhookView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { Chips } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { Check, Field } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { Secret } from '../../ui/secret.js';
import { attempt, tell } from '../../ui/toast.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';

type Kind = Exclude<EventKind, 'reset'>;

/** Addresses that learn what changes in the house. */
export function Webhooks() {
  const webhooks = useResource<WebhookView[]>('webhooks', () => popote.listWebhooks(), {
    events: ['webhook', 'house'],
  });
  const isOpen = useSignal(false);
  const enable = async (webhookId: number, enabled: boolean) => {
    await popote.updateWebhook({ path: { webhookId }, body: { enabled } });
    await webhooks.read();
  };
  const remove = async (webhookId: number) => {
    await popote.deleteWebhook({ path: { webhookId } });
    tell(words.account.webhookRemoved);
    await webhooks.read();
  };
  return (
    <section class="stack">
      <h2>{words.account.webhooks}</h2>
      <p class="hint">{words.account.webhooksHint}</p>
      {webhooks.data?.map(({ id, url, kinds, enabled, deliveries }) => (
        <div key={id} class="card stack">
          <p>
            <strong>{url}</strong>
            <br />
            <small class="hint">{kinds.map((kind) => words.account.kinds[kind]).join(', ')}</small>
          </p>
          {deliveries.length > 0 && (
            <details>
              <summary>{words.account.deliveries}</summary>
              <ul>
                {deliveries.map((delivery) => (
                  <li key={delivery.id + delivery.attemptedAt}>
                    <small>
                      {nameOfDay(delivery.attemptedAt, 'year')} {delivery.type}{' '}
                      {delivery.status ?? delivery.outcome}
                    </small>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div class="row">
            <Check
              label={words.account.webhookOn}
              checked={enabled}
              onChange={(event) => void attempt(() => enable(id, event.currentTarget.checked))}
            />
            <span class="push">
              <Button kind="danger" icon="trash" onClick={() => void attempt(() => remove(id))}>
                {words.app.remove}
              </Button>
            </span>
          </div>
        </div>
      ))}
      <div>
        <Button icon="plus" onClick={() => (isOpen.value = true)}>
          {words.account.webhookAdd}
        </Button>
      </div>
      {isOpen.value && (
        <NewWebhook
          onClose={() => {
            isOpen.value = false;
            void webhooks.read();
          }}
        />
      )}
    </section>
  );
}

/** Its secret is shown once. */
function NewWebhook({ onClose }: { readonly onClose: () => void }) {
  const secret = useSignal<string | undefined>(undefined);
  const create = async ({ url = '' }, form: FormData) => {
    const kinds = form.getAll('kinds') as Kind[];
    const { data } = await popote.createWebhook({
      body: { url, kinds },
      headers: idempotencyKey(),
    });
    secret.value = data.secret;
  };
  return (
    <Dialog title={words.account.webhookAdd} onClose={onClose}>
      {secret.value === undefined ? (
        <Form action={words.app.next} onSend={create}>
          <Field label={words.account.webhookUrl} name="url" type="url" placeholder="https://" />
          <Chips
            label={words.account.webhookKinds}
            name="kinds"
            choices={Object.entries(words.account.kinds).map(([id, name]) => ({ id, name }))}
            chosen={['planning', 'shopping-list']}
          />
        </Form>
      ) : (
        <Secret text={secret.value} hint={words.account.tokenOnce} />
      )}
    </Dialog>
  );
}
