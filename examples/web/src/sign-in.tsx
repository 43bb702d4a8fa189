import { useState } from 'react';
import { Field, Form } from './form.js';
import { popote } from './popote.js';
import { words } from './words.js';

export function SignInScreen({ onDone }: { readonly onDone: () => void }) {
  const [isNew, setNew] = useState(true);
  const send = async ({ email = '', password = '', firstName = '' }: Record<string, string>) => {
    if (isNew) await popote.signUp({ body: { email, password, firstName, lastName: '' } });
    else await popote.logIn({ body: { email, password } });
    onDone();
  };
  return (
    <main className="narrow">
      <h1>Popote</h1>
      <p>{words.intro}</p>
      <Form label={isNew ? words.signUp : words.signIn} onSend={send}>
        {isNew && <Field label={words.firstName} name="firstName" autoComplete="given-name" />}
        <Field label={words.email} name="email" type="email" autoComplete="email" />
        <Field
          label={words.password}
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={isNew ? words.passwordHint : undefined}
        />
      </Form>
      <button className="quiet" onClick={() => setNew(!isNew)}>
        {isNew ? words.haveAccount : words.noAccount}
      </button>
    </main>
  );
}
