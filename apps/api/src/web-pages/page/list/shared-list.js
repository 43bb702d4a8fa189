// The list of a week as this device expects it: the last list of the service with the operations
// that are not delivered. Follows the changes of other devices.
import { expectedList, isPopoteError, OperationQueue } from '../client/index.js';
import { isInWeek, today } from '../language/week.js';
import { databaseName, openDatabase } from './database.js';

/** Milliseconds between attempts to connect, besides those that the browser suggests. */
const RECONNECT_INTERVAL = 10_000;
/** Number of weeks whose last list the device keeps. */
const MAX_WEEKS = 4;

const NOTHING = { lines: [], staples: [], texts: [], ownLines: [], recipes: [] };

/**
 * Fires `change`; `refused` with an operation that the service did not apply; and `sign-out` when
 * the session or the membership has ended.
 */
export class SharedList extends EventTarget {
  /** Whether the last request had a response; null before the first one. */
  isOnline = null;
  #stream = new AbortController();
  #reconnection;
  /** Weeks whose list was read since the page was opened. */
  #current = new Set();

  /** Opens what the device has stored, without a request. */
  static async open(popote, profile, weekStart) {
    const shared = new SharedList();
    shared.popote = popote;
    shared.weekStart = weekStart;
    shared.database = await openDatabase(databaseName(profile));
    shared.lists = new Map((await shared.database.read('lists')) ?? []);
    // The weeks of the house may begin on another day than those of the page.
    shared.weekStart =
      [...shared.lists.keys()].find((start) => isInWeek(today(), start)) ?? weekStart;
    shared.queue = await OperationQueue.open({
      popote,
      storage: shared.database.operations,
      onList: (list) => shared.#accept(list),
      onRefused: (detail) => shared.dispatchEvent(new CustomEvent('refused', { detail })),
      onChange: () => shared.#onQueueChange(),
    });
    return shared;
  }

  /** Whether the device has ever read the list that is shown. */
  get isKnown() {
    return this.lists.has(this.weekStart);
  }

  /** The list that is shown. */
  get list() {
    const { weekStart } = this;
    const unknown = { weekStart, version: 0, ...NOTHING };
    const pending = this.queue.pending.filter(({ date }) => isInWeek(date, weekStart));
    return expectedList(
      { ...unknown, ...this.lists.get(weekStart) },
      pending.map(({ operation }) => operation),
    );
  }

  get pendingCount() {
    return this.queue.pending.length;
  }

  async show(weekStart) {
    this.weekStart = weekStart;
    this.#changed();
    await this.#read();
  }

  /** Applies an operation to the list that is shown, and delivers it when the service is reachable. */
  change(operation) {
    const { weekStart } = this;
    // A line that is added today waits since today.
    return this.queue.add(isInWeek(today(), weekStart) ? today() : weekStart, operation);
  }

  /** Delivers, reads, and follows the changes from now on. Also after the device was offline. */
  connect() {
    this.#stop();
    this.#stream = new AbortController();
    void this.queue.deliver();
    void this.#read();
    void this.#follow(this.#stream.signal);
  }

  disconnect() {
    this.#stop();
    this.#setOnline(false);
  }

  /** Removes the lists and names from the device. Operations that are not delivered stay. */
  async forget() {
    try {
      await this.database.write('lists', []);
      await this.database.write('people', []);
    } catch {
      // The page ends, or a sign-out deletes the database meanwhile; the next start tries again.
    }
  }

  close() {
    this.#stop();
    this.queue.close();
    this.database.close();
  }

  async #follow(signal) {
    try {
      for await (const event of this.popote.events({ signal })) {
        void this.queue.deliver();
        if (event.kind !== 'detection' && !this.#includes(event)) await this.#read();
      }
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** The version of a list is the id of the latest event when the service read it. */
  #includes({ kind, id }) {
    if (kind === 'reset' || !this.#current.has(this.weekStart)) return false;
    return Number(id) <= this.lists.get(this.weekStart)?.version;
  }

  async #read() {
    const { signal } = this.#stream;
    try {
      const query = { date: this.weekStart };
      const { data } = await this.popote.getShoppingList({ query, signal });
      if (this.weekStart === query.date) this.weekStart = data.weekStart;
      this.#accept(data);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** A read that began before a delivery may end after it: the higher version is the later list. */
  #accept({ ignored: _ignored, ...list }) {
    this.#setOnline(true);
    const { weekStart, version } = list;
    const known = this.lists.get(weekStart);
    if (this.#current.has(weekStart) && known?.version > version) return;
    this.#current.add(weekStart);
    this.lists.delete(weekStart);
    this.lists.set(weekStart, list); // last, as the newest
    this.lists = new Map([...this.lists].slice(-MAX_WEEKS));
    // A sign-out deletes the database meanwhile; without the write the next start reads the list.
    this.database.write('lists', [...this.lists]).catch(() => undefined);
    this.#changed();
  }

  #onQueueChange() {
    const { state, error } = this.queue;
    if (state === 'stopped') this.#fail(error);
    else if (state === 'waiting') this.#setOnline(false);
    this.#changed();
  }

  #fail(error) {
    if (isPopoteError(error, 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND')) {
      this.dispatchEvent(new Event('sign-out'));
      return;
    }
    this.#setOnline(false);
    clearTimeout(this.#reconnection);
    this.#reconnection = setTimeout(() => this.connect(), RECONNECT_INTERVAL);
  }

  #stop() {
    this.#stream.abort();
    clearTimeout(this.#reconnection);
  }

  #setOnline(isOnline) {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}
