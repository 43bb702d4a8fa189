// Sends the text to the classifier on every input and shows the result.
import { drawClause, drawText, element } from './drawing.js';
import { itemsOf, wordDecisions } from './items.js';
import { labelsOf } from './labels.js';
import { browserLocale, languageOf } from './language.js';
import { bodyOf, requestDetection } from './request.js';
import { showSelection } from './selection.js';
import { enableSharing, linkedText, linkTo, MAX_LENGTH } from './share.js';
import { EXAMPLES, WORDS } from './words.js';

/** Time without input before a request is sent. */
const DELAY_MS = 120;

const NO_DETECTION = {
  entities: [],
  ingredients: [],
  durations: [],
  temperatures: [],
  clauses: [],
  decisions: [],
};

const $ = (id) => document.getElementById(id);
const step = $('step');
const locale = () => document.querySelector('[name=locale]:checked').value;
const words = () => WORDS[locale()];

/** The request and the response that are shown. */
let exchange = {};
/** Whether a person or a link has chosen the language. Until then, it is the one of the text. */
let isChosen = false;
let request = new AbortController();
let timer;

function setLocale(value) {
  document.querySelector(`[name=locale][value=${value}]`).checked = true;
  document.documentElement.lang = value;
  for (const node of document.querySelectorAll('[data-word]'))
    node.textContent = words()[node.dataset.word];
  $('examples').replaceChildren(
    ...EXAMPLES[value].map(([name, text]) => {
      const button = element('button', { type: 'button', class: 'example' }, name);
      button.addEventListener('click', () => setText(text));
      return element('li', {}, button);
    }),
  );
}

function setText(text) {
  step.value = text;
  fitText();
  void detect();
}

/** Makes the text box as high as its text. */
function fitText() {
  $('length').textContent = `${String(step.value.length)} / ${String(MAX_LENGTH)}`;
  step.style.height = 'auto';
  step.style.height = `${String(step.scrollHeight)}px`;
}

async function detect() {
  clearTimeout(timer);
  request.abort();
  request = new AbortController();
  const { signal } = request;
  setBusy(true);
  const text = step.value;
  try {
    const labels = await labelsOf(locale(), signal, words().unreachable);
    const language = await languageToUse(text);
    if (signal.aborted) return;
    const body = bodyOf(language, text);
    linkTo(language, text);
    if (text.trim() === '') {
      show({ body }, NO_DETECTION, labels, words().nothing);
      return;
    }
    const start = performance.now();
    const response = await requestDetection(body, signal, words().unreachable);
    const ms = (performance.now() - start).toFixed(1);
    const [detection] = response.results;
    const found = words().found(itemsOf(detection).length, ms);
    const status = `${found} · ${words().languages[language]} · ${response.version.slice(0, 12)}`;
    show({ body, response }, detection, labels, status);
  } catch (error) {
    if (signal.aborted) return;
    $('status').textContent = error.message;
    setBusy(false);
  }
}

/** The language in which a text is read. The page itself stays in its own. */
const languageToUse = async (text) =>
  isChosen ? locale() : languageOf(text, locale(), words().unreachable);

function show(nextExchange, detection, labels, status) {
  exchange = nextExchange;
  const { clauses } = detection;
  const [text] = exchange.body.texts;
  const items = itemsOf(detection);
  const shown = { text, clauses, items, decisions: wordDecisions(detection) };
  $('detection').lang = exchange.body.locale;
  $('detection').replaceChildren(...drawText(shown, labels));
  $('clauses').replaceChildren(
    ...clauses.map((clause, index) => drawClause(clause, index, items, labels, words())),
  );
  $('status').textContent = status;
  for (const id of ['as-json', 'as-curl']) $(id).disabled = exchange.response === undefined;
  showSelection(shown, labels, words());
  setBusy(false);
}

function setBusy(isBusy) {
  $('detection').setAttribute('aria-busy', String(isBusy));
}

/** Shows the text of the address, if it has one. */
function openLink() {
  const linked = linkedText(Object.keys(WORDS));
  if (linked === null) return false;
  isChosen = true;
  if (linked.text !== step.value || linked.locale !== locale()) {
    setLocale(linked.locale);
    setText(linked.text);
  }
  return true;
}

step.addEventListener('input', () => {
  request.abort(); // its response would show an older text
  setBusy(true);
  fitText();
  clearTimeout(timer);
  timer = setTimeout(() => void detect(), DELAY_MS);
});
for (const radio of document.querySelectorAll('[name=locale]')) {
  radio.addEventListener('click', () => {
    isChosen = true;
    const isExample = Object.values(EXAMPLES)
      .flat()
      .some(([, text]) => text === step.value);
    setLocale(radio.value);
    setText(isExample ? EXAMPLES[radio.value][0][1] : step.value);
  });
}
addEventListener('hashchange', openLink);
addEventListener('resize', fitText);
enableSharing(() => exchange, words);

setLocale(browserLocale);
if (!openLink()) setText(EXAMPLES[locale()][0][1]);
