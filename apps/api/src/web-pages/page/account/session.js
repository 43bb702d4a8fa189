// Who is signed in. The session is a cookie that scripts cannot read: the service tells its person.
import { isPopoteError } from '../client/index.js';
import { words } from '../language/language.js';

const OWNER = 'popote-list-owner';

/**
 * The person whose list this device keeps, `{ id, houseId }`, or null. The page opens their list
 * without a request, and so offline.
 */
export const storedOwner = () => JSON.parse(localStorage.getItem(OWNER));

export const storeOwner = ({ id, houseId }) =>
  localStorage.setItem(OWNER, JSON.stringify({ id, houseId }));

export const forgetOwner = () => localStorage.removeItem(OWNER);

/** Calls back when another window of this device signs in or out: they share the session. */
export function onOwnerChange(callback) {
  addEventListener('storage', ({ key }) => {
    if (key === OWNER || key === null) callback(); // null: a logout has cleared the storage
  });
}

/** The sentence for the person about a failed request. */
export function sentenceOf(error, labels) {
  if (!isPopoteError(error)) return words.noConnection;
  return labels.errors[error.code] ?? error.message;
}
