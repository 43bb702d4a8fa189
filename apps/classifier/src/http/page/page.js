// Sends the step to the classifier on every input and shows the result.
import { drawClause, drawDetail, drawText, element } from './drawing.js';
import { itemsOf, linkedTo } from './segments.js';
import { EXAMPLES, WORDS } from './words.js';

/** Time without input before a request is sent. */
const DELAY_MS = 120;

const $ = (id) => document.getElementById(id);
const step = $('step');
const locale = () => document.querySelector('[name=locale]:checked').value;
const words = () => WORDS[locale()];

/** The text that is shown, and its techniques and mentions. */
let shown = { text: '', items: [] };
/** The selected item; it stays selected until another is selected or Escape is pressed. */
let selected = null;
let request = new AbortController();

function showTexts() {
  document.documentElement.lang = locale();
  $('detection').lang = locale();
  for (const node of document.querySelectorAll('[data-word]')) {
    node.textContent = words()[node.dataset.word];
  }
  $('examples').replaceChildren(
    ...EXAMPLES[locale()].map(([name, text]) => {
      const button = element('button', { type: 'button', class: 'example' }, name);
      button.addEventListener('click', () => setStep(text));
      return element('li', {}, button);
    }),
  );
}

function setStep(text) {
  step.value = text;
  void detect();
}

async function detect() {
  request.abort();
  request = new AbortController();
  setBusy(true);
  const text = step.value;
  $('length').textContent = `${String(text.length)} / 5000`;
  if (text.trim() === '') {
    showDetection('', { entities: [], ingredients: [], clauses: [] }, words().nothing);
    return;
  }
  try {
    const start = performance.now();
    const { version, results } = await process(text, request.signal);
    const ms = (performance.now() - start).toFixed(1);
    const count = results[0].entities.length + results[0].ingredients.length;
    showDetection(text, results[0], `${words().found(count, ms)} · ${version.slice(0, 12)}`);
  } catch (error) {
    if (error.name === 'AbortError') return;
    $('status').textContent = error.message;
    setBusy(false);
  }
}

async function process(text, signal) {
  const body = JSON.stringify({ locale: locale(), texts: [text] });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/v1/process', { method: 'POST', headers, body, signal }).catch(
    (error) => {
      throw error.name === 'AbortError' ? error : new Error(words().unreachable);
    },
  );
  const result = await response.json();
  if (!response.ok) throw new Error(`${String(result.code)} · ${result.message}`);
  return result;
}

function showDetection(text, detection, status) {
  const items = itemsOf(detection);
  shown = { text, items };
  selected = null;
  $('detection').replaceChildren(...drawText(text, items, detection.clauses));
  $('clauses').replaceChildren(...detection.clauses.map((_, index) => drawClause(index, items)));
  $('status').textContent = status;
  highlight(null);
  setBusy(false);
}

function setBusy(isBusy) {
  $('detection').setAttribute('aria-busy', String(isBusy));
}

/** Highlights an item and the items linked to it; `null` highlights none. */
function highlight(item) {
  const linked = item ? linkedTo(item, shown.items) : [];
  document.body.toggleAttribute('data-focused', item !== null);
  for (const node of document.querySelectorAll('[data-items]')) {
    const ids = node.dataset.items.split(' ').map(Number);
    node.toggleAttribute('data-active', item !== null && ids.includes(item.id));
    node.toggleAttribute(
      'data-linked',
      linked.some(({ id }) => ids.includes(id)),
    );
  }
  for (const node of document.querySelectorAll('[data-clause]')) {
    node.toggleAttribute(
      'data-active',
      item !== null && Number(node.dataset.clause) === item.clause,
    );
  }
  for (const chip of document.querySelectorAll('.chip')) {
    chip.setAttribute('aria-pressed', String(Number(chip.dataset.item) === selected?.id));
  }
  $('detail').replaceChildren(
    ...(item
      ? drawDetail(item, shown.items, shown.text, words())
      : [element('p', { class: 'hint' }, words().hint)]),
  );
}

function itemAt(target) {
  const node = target instanceof Element ? target.closest('[data-item]') : null;
  return node ? shown.items[Number(node.dataset.item)] : null;
}

function toggle(item) {
  selected = item && selected?.id !== item.id ? item : null;
  highlight(selected);
}

let timer;
step.addEventListener('input', () => {
  request.abort(); // its response would show an older text
  setBusy(true);
  clearTimeout(timer);
  timer = setTimeout(() => void detect(), DELAY_MS);
});
for (const radio of document.querySelectorAll('[name=locale]')) {
  radio.addEventListener('change', () => {
    const isExample = Object.values(EXAMPLES)
      .flat()
      .some(([, text]) => text === step.value);
    showTexts();
    if (isExample) step.value = EXAMPLES[locale()][0][1];
    void detect();
  });
}
document.addEventListener('click', ({ target }) => {
  const item = itemAt(target);
  if (item) toggle(item);
});
document.addEventListener('pointerover', ({ target }) => highlight(itemAt(target) ?? selected));
document.addEventListener('focusin', ({ target }) => highlight(itemAt(target) ?? selected));
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') toggle(null);
});

showTexts();
setStep(EXAMPLES[locale()][0][1]);
