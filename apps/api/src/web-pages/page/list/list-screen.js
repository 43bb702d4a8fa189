// Connects the list with the page: draws it after each change, and turns what the person does into
// operations.
import { $, element } from '../elements.js';
import { locale, words } from '../language/language.js';
import { addWeeks, currentWeek, nameOfDay } from '../language/week.js';
import { addNotice, showStatus } from '../notices.js';
import { readKeys } from './catalogue-names.js';
import { databaseName, deleteDatabase } from './database.js';
import { editLine } from './edit-dialog.js';
import { nameOf, rowsOf } from './list-rows.js';
import { showList } from './list-view.js';
import { SharedList } from './shared-list.js';

export class ListScreen {
  #popote;
  #names;
  #onSignOut;
  #profile;
  #shared;
  /** The first names of the members apart from this person, by id. */
  #people = new Map();

  constructor(popote, names, onSignOut) {
    this.#popote = popote;
    this.#names = names;
    this.#onSignOut = onSignOut;
    $('previous-week').addEventListener('click', () => this.#moveBy(-1));
    $('next-week').addEventListener('click', () => this.#moveBy(1));
    $('add').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#add();
    });
    $('new-text').addEventListener('input', () => this.#propose());
    $('print').addEventListener('click', () => globalThis.print());
    addEventListener('online', () => this.connect());
    addEventListener('offline', () => this.#shared?.disconnect());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.connect();
    });
  }

  /** Shows what this device has stored for a person, without a request. */
  async open(profile) {
    const name = databaseName(profile);
    if (this.#profile !== undefined && databaseName(this.#profile) === name) return;
    this.#shared?.close();
    this.#profile = profile;
    const shared = await SharedList.open(this.#popote, profile, currentWeek());
    this.#shared = shared;
    const keys = await shared.database.read('keys');
    if (keys !== undefined) this.#names.use(keys);
    this.#people = new Map(await shared.database.read('people'));
    shared.addEventListener('change', () => this.#draw());
    shared.addEventListener('sign-out', () => this.#onSignOut());
    shared.addEventListener('refused', ({ detail }) => addNotice(this.#explain(detail)));
    $('list').hidden = false;
    this.#draw();
  }

  /** Follows the list of the service. */
  connect() {
    if (this.#shared === undefined) return;
    this.#shared.connect();
    void this.#readKeys(this.#shared);
    void this.#readPeople(this.#shared);
  }

  /** Asks before changes that are not delivered are lost. */
  mayDiscard() {
    const count = this.#shared?.pendingCount ?? 0;
    return count === 0 || confirm(words.discard(count));
  }

  /** Removes the lists from this device. What is shown, and changes that are not delivered, stay. */
  async forget() {
    await this.#shared?.forget();
  }

  /** Hides the list. This device keeps what it has stored. */
  close() {
    this.#shared?.close();
    this.#shared = undefined;
    this.#profile = undefined;
    $('list').hidden = true;
  }

  /** Hides the list, and removes from this device what it has stored for the person. */
  async discard() {
    if (this.#profile === undefined) return;
    const name = databaseName(this.#profile);
    this.close();
    await deleteDatabase(name);
  }

  #draw() {
    if (this.#shared === undefined) return;
    const { weekStart, list, isKnown } = this.#shared;
    $('week').textContent = words.week(nameOfDay(weekStart, locale));
    showStatus(this.#shared);
    showList(this.#rows(list), isKnown ? words.empty : words.neverRead, {
      toggle: (row) => row.toggle.forEach((operation) => this.#change(operation)),
      edit: ({ ownLine }) =>
        editLine(nameOf(ownLine, this.#names), {
          save: (text) => this.#change({ kind: 'EDIT', lineId: ownLine.id, text }),
          remove: () => this.#change({ kind: 'REMOVE', lineId: ownLine.id }),
        }),
      have: ({ id, name }) => {
        this.#change({ kind: 'REMOVE', lineId: id });
        const bringBack = () => this.#change({ kind: 'ADD', lineId: id });
        addNotice(words.had(name), { name: words.undo, run: bringBack });
      },
    });
  }

  #rows(list) {
    return rowsOf(list, this.#names, this.#people);
  }

  /** Proposes ingredients of the catalogue, with their shelves. */
  #propose() {
    const proposals = this.#names.proposals($('new-text').value);
    const options = proposals.map(({ name, shelf }) => element('option', { value: name }, shelf));
    $('proposals').replaceChildren(...options);
    // Without proposals, the field is announced as what it is: a field for any text.
    if (options.length > 0) $('new-text').setAttribute('list', 'proposals');
    else $('new-text').removeAttribute('list');
  }

  #add() {
    const input = $('new-text');
    const text = input.value.trim();
    if (text === '') return;
    const ingredientId = this.#names.idOf(text);
    this.#change({ kind: 'ADD', text, ...(ingredientId !== undefined && { ingredientId }) });
    input.value = '';
    this.#propose();
    input.focus();
  }

  #change(operation) {
    this.#shared.change(operation).catch(() => addNotice(words.notStored));
  }

  #moveBy(weeks) {
    void this.#shared.show(addWeeks(this.#shared.weekStart, weeks));
  }

  /** The keys of the catalogues, for the names: read once for each start of the page. */
  async #readKeys(shared) {
    if (shared.hasKeys) return;
    try {
      const keys = await readKeys(this.#popote);
      shared.hasKeys = true;
      await shared.database.write('keys', keys);
      this.#names.use(keys);
      this.#draw();
    } catch {
      // The stored keys stay in use; the next connection tries again.
    }
  }

  /** The names of the other members. They change rarely: read once for each start of the page. */
  async #readPeople(shared) {
    if (shared.hasPeople) return;
    try {
      const { data: house } = await this.#popote.getHouse();
      shared.hasPeople = true;
      const others = house.members.filter(({ id }) => id !== this.#profile.id);
      this.#people = new Map(others.map(({ id, firstName }) => [id, firstName]));
      await shared.database.write('people', [...this.#people]);
      this.#draw();
    } catch {
      // The stored names stay in use; the next connection tries again.
    }
  }

  /** What became of an operation that the service did not apply. */
  #explain({ operation, error }) {
    const { rows, staples } = this.#rows(this.#shared.list);
    const all = [...rows, ...staples];
    const name = operation.text ?? all.find(({ id }) => id === operation.lineId)?.name ?? '…';
    if (error === null) return words.lineGone(name);
    return words.refused(name, this.#names.error(error.code) ?? error.message);
  }
}
