// Reads a step as it is typed and shows what the classifier makes of it.
import { drawClause, drawDetail, drawReading, element } from './drawing.js';
import { itemsOf, linkedTo } from './segments.js';
import { EXAMPLES, WORDS } from './words.js';

const PAUSE_MS = 120;

const $ = (id) => document.getElementById(id);
const step = $('step');
const locale = () => document.querySelector('[name=locale]:checked').value;
const words = () => WORDS[locale()];

/** What is on show: the text that was read and what was found in it. */
let shown = { text: '', items: [] };
/** The item that was chosen and stays until another is, or Escape. */
let chosen = null;
let running = new AbortController();

function speak() {
  document.documentElement.lang = locale();
  $('reading').lang = locale();
  for (const node of document.querySelectorAll('[data-word]')) {
    node.textContent = words()[node.dataset.word];
  }
  $('examples').replaceChildren(
    ...EXAMPLES[locale()].map(([name, text]) => {
      const button = element('button', { type: 'button', class: 'example' }, name);
      button.addEventListener('click', () => write(text));
      return element('li', {}, button);
    }),
  );
}

function write(text) {
  step.value = text;
  void read();
}

async function read() {
  running.abort();
  running = new AbortController();
  busy(true);
  const text = step.value;
  $('length').textContent = `${String(text.length)} / 5000`;
  if (text.trim() === '') {
    show('', { entities: [], ingredients: [], clauses: [] }, words().nothing);
    return;
  }
  try {
    const began = performance.now();
    const { version, results } = await process(text, running.signal);
    const ms = (performance.now() - began).toFixed(1);
    const count = results[0].entities.length + results[0].ingredients.length;
    show(text, results[0], `${words().found(count, ms)} · ${version.slice(0, 12)}`);
  } catch (error) {
    if (error.name === 'AbortError') return;
    $('status').textContent = error.message;
    busy(false);
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
  const answer = await response.json();
  if (!response.ok) throw new Error(`${String(answer.code)} · ${answer.message}`);
  return answer;
}

function show(text, analysis, status) {
  const items = itemsOf(analysis);
  shown = { text, items };
  chosen = null;
  $('reading').replaceChildren(...drawReading(text, items, analysis.clauses));
  $('clauses').replaceChildren(...analysis.clauses.map((_, index) => drawClause(index, items)));
  $('status').textContent = status;
  highlight(null);
  busy(false);
}

function busy(isBusy) {
  $('reading').setAttribute('aria-busy', String(isBusy));
}

/** Shows one item and what it is linked to; `null` shows none. */
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
    chip.setAttribute('aria-pressed', String(Number(chip.dataset.item) === chosen?.id));
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

function choose(item) {
  chosen = item && chosen?.id !== item.id ? item : null;
  highlight(chosen);
}

let pause;
step.addEventListener('input', () => {
  running.abort(); // an answer about the text as it was would end the wait for this one
  busy(true);
  clearTimeout(pause);
  pause = setTimeout(() => void read(), PAUSE_MS);
});
for (const radio of document.querySelectorAll('[name=locale]')) {
  radio.addEventListener('change', () => {
    const untouched = Object.values(EXAMPLES)
      .flat()
      .some(([, text]) => text === step.value);
    speak();
    if (untouched) step.value = EXAMPLES[locale()][0][1];
    void read();
  });
}
document.addEventListener('click', ({ target }) => {
  const item = itemAt(target);
  if (item) choose(item);
});
document.addEventListener('pointerover', ({ target }) => highlight(itemAt(target) ?? chosen));
document.addEventListener('focusin', ({ target }) => highlight(itemAt(target) ?? chosen));
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') choose(null);
});

speak();
write(EXAMPLES[locale()][0][1]);
