import { idempotencyKey } from '@popote/client';
import { useState } from 'react';
import { Field, Form } from './form.js';
import { popote } from './popote.js';
import { words } from './words.js';

/** A person without a house founds one or joins one. */
export function HouseScreen({ onDone }: { readonly onDone: () => void }) {
  const [onceOnly] = useState(() => idempotencyKey()); // a second tap has no effect
  const found = async ({ name = '' }: Record<string, string>) => {
    await popote.createHouse({ body: { name }, headers: onceOnly });
    onDone();
  };
  const join = async ({ code = '' }: Record<string, string>) => {
    await popote.joinHouse({ body: { invitationCode: code } });
    onDone();
  };
  return (
    <main className="narrow">
      <h1>{words.welcome}</h1>
      <Form label={words.found} onSend={found}>
        <Field label={words.houseName} name="name" maxLength={80} />
      </Form>
      <p className="or">{words.or}</p>
      <Form label={words.join} onSend={join}>
        <Field label={words.code} name="code" autoCapitalize="characters" autoComplete="off" />
      </Form>
    </main>
  );
}
