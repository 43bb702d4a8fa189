// A sign-in with OpenID Connect leaves the list, and returns to `/`.
const KEY = 'popote-open-id';

/** Remembers in this tab that a sign-in begins at the list. */
export const rememberSignIn = () => sessionStorage.setItem(KEY, 'begun');

/** Whether a sign-in has begun at the list; true once. */
export function takeSignIn() {
  const hasBegun = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return hasBegun;
}
