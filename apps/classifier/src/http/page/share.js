// Ways to pass on a text and its detection: a link, the response, and the request for a shell.
import { curlOf } from './request.js';

/** Maximum length of a text. */
export const MAX_LENGTH = 5000;

/** Time without a new text before the address is updated. Browsers limit how often it changes. */
const ADDRESS_DELAY_MS = 1000;

const $ = (id) => document.getElementById(id);
let addressTimer;

/** The text and the language in the hash of the address; null without a text. */
export function linkedText(locales) {
  const fields = new URLSearchParams(location.hash.slice(1));
  const [locale, text] = [fields.get('locale'), fields.get('text')];
  return text !== null && locales.includes(locale)
    ? { locale, text: text.slice(0, MAX_LENGTH) }
    : null;
}

/** Puts a text into the link and the address. Browsers do not send a hash to the server. */
export function linkTo(locale, text) {
  const hash = `#${String(new URLSearchParams({ locale, text }))}`;
  $('link').href = hash;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, '', hash), ADDRESS_DELAY_MS);
}

/**
 * Makes the link and the buttons work.
 * @param exchange returns the body of the last request, and the response to it
 * @param words returns the words of the page
 */
export function enableSharing(exchange, words) {
  $('link').addEventListener('click', () => {
    void copy($('link').href).then((copied) => {
      $('status').textContent = copied ? words().linkCopied : words().linkInAddress;
    });
  });
  $('as-json').addEventListener('click', () =>
    showText(words().json, JSON.stringify(exchange().response, null, 2)),
  );
  $('as-curl').addEventListener('click', () =>
    showText(words().curl, curlOf(location.origin, exchange().body)),
  );
  $('copy').addEventListener('click', () => {
    const code = $('shared');
    void copy(code.textContent, code).then((copied) => {
      $('copied').textContent = copied ? words().copied : words().selected;
    });
  });
  $('close').addEventListener('click', () => $('share').close());
}

function showText(title, text) {
  $('share-title').textContent = title;
  $('shared').textContent = text;
  $('copied').textContent = '';
  $('share').showModal();
}

/** Copies a text. Without access to the clipboard, selects `node`, so that a person can copy it. */
async function copy(text, node) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (node) getSelection().selectAllChildren(node);
    return false;
  }
}
