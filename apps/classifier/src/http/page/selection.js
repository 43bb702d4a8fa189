// The item or the words that the page highlights, by pointer and by keyboard.
import { drawItem, drawWords } from './detail.js';
import { element } from './drawing.js';
import { linkedTo } from './items.js';

const NARROW = matchMedia('(max-width: 54rem)');

const $ = (id) => document.getElementById(id);

/** What is shown: the text, its clauses, items and decisions. */
let shown;
let labels;
let words;
/** Stays highlighted until another target is selected, or Escape is pressed. */
let selected = null;

/** Starts without a selection, after the text is drawn. */
export function showSelection(nextShown, nextLabels, nextWords) {
  [shown, labels, words, selected] = [nextShown, nextLabels, nextWords, null];
  $('detection').querySelector('.word')?.setAttribute('tabindex', '0');
  highlight(null);
}

/** Highlights an item and the items linked to it, or words; `null` highlights nothing. */
function highlight(target) {
  const item = target?.item;
  const linked = item ? linkedTo(item, shown.items) : [];
  document.body.toggleAttribute('data-focused', item !== undefined);
  for (const node of document.querySelectorAll('[data-items]')) {
    const ids = node.dataset.items.split(' ').map(Number);
    node.toggleAttribute('data-active', ids.includes(item?.id));
    node.toggleAttribute(
      'data-linked',
      linked.some(({ id }) => ids.includes(id)),
    );
  }
  for (const node of document.querySelectorAll('[data-clause]'))
    node.toggleAttribute('data-active', !!item?.clauses.includes(Number(node.dataset.clause)));
  for (const node of document.querySelectorAll('.chip, .word'))
    node.setAttribute('aria-pressed', String(isSame(targetAt(node), selected)));
  $('detail').replaceChildren(...detailOf(target));
}

function detailOf(target) {
  if (target === null) return [element('p', { class: 'hint' }, words.hint)];
  return target.item
    ? drawItem(target.item, shown, labels, words)
    : drawWords(target, shown, labels, words);
}

/** The item or the words that a node of the page shows. */
function targetAt(node) {
  const part = node instanceof Element ? node.closest('.chip, .word') : null;
  if (part === null) return null;
  const { item, start, end } = part.dataset;
  return item ? { item: shown.items[Number(item)] } : { start: Number(start), end: Number(end) };
}

function isSame(one, other) {
  return one?.item === other?.item && one?.start === other?.start && one !== null && other !== null;
}

function toggle(target) {
  selected = isSame(target, selected) ? null : target;
  highlight(selected);
  // On a narrow screen, the details are below the text.
  if (selected && NARROW.matches) $('detail').scrollIntoView({ block: 'nearest' });
}

/** Moves the focus between the words of the text. Returns whether the key does that. */
function moveFocus(key, from) {
  const all = [...$('detection').querySelectorAll('.word')];
  const at = all.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[key];
  if (to === undefined) return false;
  all[Math.min(Math.max(to, 0), all.length - 1)].focus();
  return true;
}

document.addEventListener('click', ({ target }) => {
  const at = targetAt(target);
  if (at) toggle(at);
});
document.addEventListener('pointerover', ({ target }) => {
  if (shown) highlight(targetAt(target) ?? selected);
});
document.addEventListener('focusin', ({ target }) => {
  if (!shown) return;
  if (target.matches('.word')) {
    for (const node of document.querySelectorAll('.word[tabindex="0"]')) node.tabIndex = -1;
    target.tabIndex = 0;
  }
  highlight(targetAt(target) ?? selected);
});
document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Escape' && shown && !$('share').open) toggle(null);
  if (!target.matches('.word')) return;
  const selects = key === 'Enter' || key === ' ';
  if (selects) toggle(targetAt(target));
  if (selects || moveFocus(key, target)) event.preventDefault();
});
