// Starts the page: shows what the device has stored, then asks the service who is signed in.
import { enableHouse } from './account/house.js';
import * as session from './account/session.js';
import { enableSignIn, showSignIn } from './account/sign-in.js';
import { createPopote, ERROR_CODES, isPopoteError } from './client/index.js';
import { $ } from './elements.js';
import { loadLabels, locale, switchLanguage, translatePage, words } from './language/language.js';
import { CatalogueNames } from './list/catalogue-names.js';
import { ListScreen } from './list/list-screen.js';
import { addNotice } from './notices.js';
import { keepOffline } from './offline.js';

const popote = createPopote({ baseUrl: new URL('.', location).href.replace(/\/$/, ''), locale });

translatePage();
keepOffline().catch(() => undefined); // the next start of the page tries again
const labels = await loadLabels();
const screen = new ListScreen(popote, new CatalogueNames(labels), () => void end());

const sentenceFor = (error) => session.sentenceOf(error, labels);

/** Shows the forms for a person without a session or without a house, or none. */
function showForms(shown) {
  for (const id of ['visitor', 'no-house']) $(id).hidden = id !== shown;
}

/** Opens the list of a person and follows its changes. */
async function enter(profile) {
  history.replaceState(null, '', 'list'); // the outcome of a sign-in with OpenID Connect is used
  $('sign-out').hidden = false;
  if (profile.houseId === null) {
    session.forgetOwner();
    screen.close();
    showForms('no-house');
    return;
  }
  showForms(null);
  session.storeOwner(profile);
  await screen.open(profile);
  screen.connect();
}

const readProfile = async () => enter((await popote.getProfile()).data);

function askToSignIn(options) {
  showForms('visitor');
  showSignIn(options);
}

/** The session has ended, perhaps on another device: this one keeps no list for its next start. */
async function end(options) {
  session.forgetOwner();
  if ($('visitor').hidden) askToSignIn(options);
  await screen.forget();
}

/** What the form shows to a person who returns from the OpenID provider. */
function outcomeOfOpenId() {
  const parameters = new URLSearchParams(location.search);
  const code = Number(parameters.get('error'));
  const isNotKept = code === ERROR_CODES.NOT_AUTHENTICATED && !isSecureContext;
  return {
    to: parameters.get('oidc') === 'join' ? 'joinAccount' : 'signIn',
    message: isNotKept ? words.sessionNotKept : labels.errors[code],
  };
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
  askToSignIn();
}

$('language').textContent = words.otherLanguage;
$('language').addEventListener('click', switchLanguage);
$('sign-out').addEventListener('click', () => void leave());
session.onOwnerChange(() => location.reload());
enableSignIn(popote, sentenceFor, enter);
enableHouse(popote, sentenceFor, readProfile);

const owner = session.storedOwner();
$('sign-out').hidden = owner === null;
if (owner !== null) await screen.open(owner);
try {
  await readProfile();
} catch (error) {
  if (isPopoteError(error, 'NOT_AUTHENTICATED')) {
    await end(outcomeOfOpenId());
    screen.close();
  } else if (owner === null) {
    askToSignIn({ message: isPopoteError(error) ? '' : words.noConnection });
  } else {
    screen.connect(); // Offline, the list of this device stays open.
  }
}
