// Starts the page: shows what the device has stored, then asks the service who is signed in.
import { createPopote, isPopoteError } from './client/index.js';
import { $ } from './elements.js';
import { loadLabels, locale, switchLanguage, translatePage, words } from './language/language.js';
import { CatalogueNames } from './list/catalogue-names.js';
import { ListScreen } from './list/list-screen.js';
import { addNotice } from './notices.js';
import { keepOffline } from './offline.js';
import * as session from './session.js';

const popote = createPopote({ baseUrl: new URL('.', location).href.replace(/\/$/, ''), locale });

translatePage();
keepOffline().catch(() => undefined); // the next start of the page tries again
const labels = await loadLabels();
const screen = new ListScreen(popote, new CatalogueNames(labels), () => void end());

/** Opens the list of a person and follows its changes. */
async function enter(profile) {
  if (profile.houseId === null) {
    screen.close();
    session.showSignIn(words.noHouse);
    return;
  }
  session.hideSignIn();
  session.storeOwner(profile);
  $('sign-out').hidden = false;
  await screen.open(profile);
  screen.connect();
}

/** The session has ended, perhaps on another device: this one keeps no list for its next start. */
async function end() {
  session.forgetOwner();
  session.showSignIn();
  await screen.forget();
}

async function leave() {
  if (!screen.mayDiscard()) return;
  try {
    await popote.logOut();
  } catch (error) {
    if (!isPopoteError(error, 'NOT_AUTHENTICATED')) return addNotice(words.noConnection);
  }
  session.forgetOwner();
  await screen.discard();
  $('sign-out').hidden = true;
  session.showSignIn();
}

$('language').textContent = words.otherLanguage;
$('language').addEventListener('click', switchLanguage);
$('sign-out').addEventListener('click', () => void leave());
session.onOwnerChange(() => location.reload());
session.enableSignIn(popote, enter, (error) => session.sentenceOf(error, labels));

const owner = session.storedOwner();
if (owner !== null) await screen.open(owner);
try {
  const { data: profile } = await popote.getProfile();
  await enter(profile);
} catch (error) {
  if (isPopoteError(error, 'NOT_AUTHENTICATED')) {
    await end();
    screen.close();
  } else if (owner === null) {
    session.showSignIn(isPopoteError(error) ? '' : words.noConnection);
  } else {
    screen.connect(); // Offline, the list of this device stays open.
  }
}
