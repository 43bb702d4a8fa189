// The form for people without a session. It signs in, creates an account, or joins the account of a
// person who returns from the OpenID provider.
import { isPopoteError } from '../client/index.js';
import { $ } from '../elements.js';
import { onSubmit } from './forms.js';
import { words } from '../language/language.js';
import { rememberSignIn } from './open-id.js';
import { SETTINGS } from '../settings.js';

/** What the form does: its fields, and the request that sends them. */
const WAYS = {
  signIn: {
    fields: ['email', 'password'],
    send: (popote, body) => popote.logIn({ body }),
  },
  signUp: {
    fields: ['firstName', 'lastName', 'email', 'password', 'invitationCode'],
    send: (popote, { invitationCode, ...person }) =>
      popote.signUp({ body: { ...person, invitationCode: invitationCode.trim() || null } }),
  },
  joinAccount: {
    fields: ['password'],
    send: (popote, body) => popote.joinOidc({ body }),
  },
};

const form = $('sign-in');
let way;

/** Prepares the form. Calls `onProfile` with the profile of a person whose session has started. */
export function enableSignIn(popote, sentenceFor, onProfile) {
  $('forgotten-password').href = 'reset'; // not a file of this version
  $('insecure').hidden = isSecureContext;
  $('open-id').hidden = !SETTINGS.openId;
  $('open-id').href = 'auth/oidc/start';
  $('open-id').addEventListener('click', rememberSignIn);
  form.elements.invitationCode.addEventListener('input', ({ target }) => {
    $('open-id').search = target.value && new URLSearchParams({ invitationCode: target.value });
  });
  $('other-way').addEventListener('click', () => {
    choose(way === 'signIn' ? 'signUp' : 'signIn');
    form.querySelector('input:enabled').focus();
  });
  onSubmit(form, sentenceFor, async (fields) => {
    await WAYS[way].send(popote, fields);
    const profile = await readProfile(popote);
    if (profile === null) return words.sessionNotKept;
    form.reset();
    await onProfile(profile);
  });
}

/** Shows the form, with a message. */
export function showSignIn({ to = 'signIn', message = '' } = {}) {
  choose(to);
  form.querySelector('.error').textContent = message;
}

/** Shows the fields and texts of a way. */
function choose(chosen) {
  way = chosen;
  const isNew = way === 'signUp';
  for (const input of form.querySelectorAll('input')) {
    input.disabled = !WAYS[way].fields.includes(input.name);
    input.closest('label').hidden = input.disabled;
  }
  const { password } = form.elements;
  password.autocomplete = isNew ? 'new-password' : 'current-password';
  password.minLength = isNew ? 8 : 0;
  password.setAttribute('aria-describedby', isNew ? 'password-rule' : '');
  $('password-rule').hidden = !isNew;
  $('forgotten-password').hidden = isNew;
  form.querySelector('h2').textContent = words[way];
  form.querySelector('button').textContent = words[way];
  form.querySelector('.error').textContent = '';
  $('join-hint').hidden = way !== 'joinAccount';
  $('other-way').textContent = way === 'signIn' ? words.signUp : words.signIn;
}

/** The profile; null when the browser has not kept the cookie of the session that has just started. */
async function readProfile(popote) {
  try {
    return (await popote.getProfile()).data;
  } catch (error) {
    if (isPopoteError(error, 'NOT_AUTHENTICATED')) return null;
    throw error;
  }
}
