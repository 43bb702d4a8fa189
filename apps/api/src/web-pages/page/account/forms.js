// Sends forms.

/**
 * Calls `send` with the fields of a form, one call at a time. Shows the sentence that it returns, or
 * the sentence for its error, in the form.
 */
export function onSubmit(form, sentenceFor, send) {
  const button = form.querySelector('button');
  const alert = form.querySelector('.error');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    alert.textContent = '';
    try {
      alert.textContent = (await send(Object.fromEntries(new FormData(form)))) ?? '';
    } catch (error) {
      alert.textContent = sentenceFor(error);
    } finally {
      button.disabled = false;
    }
  });
}
