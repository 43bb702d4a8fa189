import { type EventKind, idempotencyKey, type WebhookView } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { Check, Chips, Field, Form } from '../../ui/form.js';
import { Dialog, useDialog } from '../../ui/dialog.js';
import { Section } from '../../ui/page.js';
import { Secret } from '../../ui/secret.js';
import { attempt, tell } from '../../ui/tell.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';

type Kind = Exclude<EventKind, 'reset'>;

/** Addresses that learn what changes in the house. */
export function Webhooks() {
  const webhooks = useResource<WebhookView[]>('webhooks', () => popote.listWebhooks(), {
    events: ['webhook', 'house'],
  });
  const dialog = useDialog(webhooks.read);
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
    <Section title={words.account.webhooks} hint={words.account.webhooksHint}>
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
              <Button kind="danger" icon="trash" run={() => remove(id)}>
                {words.app.remove}
              </Button>
            </span>
          </div>
        </div>
      ))}
      <Button icon="plus" onClick={() => dialog.open()}>
        {words.account.webhookAdd}
      </Button>
      {dialog.render(() => (
        <NewWebhook onClose={dialog.close} />
      ))}
    </Section>
  );
}

/** Its secret is shown once. */
function NewWebhook({ onClose }: { readonly onClose: () => void }) {
  const secret = useSignal<string | undefined>(undefined);
  const create = async ({ url = '' }, form: FormData) => {
    const kinds = form.getAll('kinds') as Kind[];
    const headers = idempotencyKey();
    const { data } = await popote.createWebhook({ body: { url, kinds }, headers });
    secret.value = data.secret;
  };
  return (
    <Dialog title={words.account.webhookAdd} onClose={onClose}>
      {secret.value === undefined ? (
        <Form action={words.app.next} onSend={create}>
          <Field label={words.account.webhookUrl} name="url" type="url" maxlength={2000} />
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
