// The page of the links of accounts: asks for a link, sets a new password, or confirms an email.
import { createPopote, isPopoteError } from '../client/index.js';
import { $ } from '../elements.js';
import { loadLabels, locale, switchLanguage, translatePage, words } from '../language/language.js';
import { sentenceOf } from './session.js';

const popote = createPopote({ baseUrl: new URL('.', location).href.replace(/\/$/, ''), locale });
const parameters = new URLSearchParams(location.search);
const token = parameters.get('token');

translatePage();
document.title = `${words.resetTitle} – Popote`;
$('language').textContent = words.otherLanguage;
$('language').addEventListener('click', switchLanguage);

/** Shows a form. `send` takes its fields and returns the sentence to show when it is done. */
function show(id, send) {
  const form = $(id);
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    $('error').textContent = '';
    try {
      $('result').textContent = await send(Object.fromEntries(new FormData(form)));
      form.hidden = true;
    } catch (error) {
      $('error').textContent = sentenceOf(error, await loadLabels());
      $('again').hidden = !isPopoteError(error, 'RESET_TOKEN_INVALID');
    } finally {
      button.disabled = false;
    }
  });
}

if (token === null) {
  show('request', async ({ email }) => {
    const { data } = await popote.requestPasswordReset({ body: { email } });
    return data.mail ? words.linkSent : words.noMail(email);
  });
} else if (parameters.get('action') === 'confirm-email') {
  show('confirm', async () => {
    const { data } = await popote.confirmEmail({ body: { token } });
    return words.emailConfirmed(data.email);
  });
} else {
  show('reset', async ({ newPassword }) => {
    await popote.resetPassword({ body: { token, newPassword } });
    return words.passwordChanged;
  });
}
