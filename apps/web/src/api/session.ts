import { type House, isPopoteError, type Profile } from '@popote/client';
import { signal } from '@preact/signals';
import { deleteKept, forgetDocuments, openKept, readKept, writeKept } from '../offline/kept.js';
import { type Catalogue, useCatalogueRows } from '../words/food.js';
import { loadLabels } from '../words/labels.js';
import { popote, refusals } from './popote.js';
import { forgetResources, useResource } from './resource.js';
import { settings } from './settings.js';

const KEY = 'popote-profile';

/** The person who is signed in; null without one; undefined until that is known. */
export const profile = signal<Profile | null | undefined>(undefined);

/** Whether the catalogue is loaded, which most screens need. */
export const hasCatalogue = signal(false);

/** Opens what the device knows of the last person, then asks the service who is signed in. */
export async function startSession() {
  const stored = localStorage.getItem(KEY);
  if (stored !== null) await enter(JSON.parse(stored) as Profile);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) location.reload(); // another window has signed in or out
  });
  refusals.subscribe((count) => {
    if (count > 0) leave();
  });
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (stored !== null || settings.session || isKept) await readProfile();
  else profile.value = null;
}

/** Reads who is signed in. Without a network, the person of the last time stays. */
export async function readProfile() {
  try {
    await enter((await popote.getProfile()).data);
  } catch (error) {
    if (isPopoteError(error, 'NOT_AUTHENTICATED')) leave();
    else if (profile.value === undefined) profile.value = null;
  }
}

/** Shows the app to a person whose session has started, or whose profile has changed. */
export async function enter(person: Profile) {
  const known = profile.value;
  if (known?.id !== person.id || known.houseId !== person.houseId) {
    forgetResources();
    openKept(person);
    await loadLabels();
    void loadCatalogue();
  }
  localStorage.setItem(KEY, JSON.stringify(person));
  profile.value = person;
}

/**
 * The session has ended, perhaps on another device. This one forgets what it has shown; what was not
 * sent to the list stays for the next sign-in of the person.
 */
function leave() {
  localStorage.removeItem(KEY);
  forgetResources();
  void forgetDocuments();
  profile.value = null;
}

/** Ends the session, and removes what the device keeps for the person. */
export async function signOut() {
  const person = profile.value;
  await popote.logOut();
  leave();
  if (person) await deleteKept(person);
}

/** Milliseconds until a catalogue that no device keeps is requested again. */
const RETRY_AFTER = 5_000;

async function loadCatalogue() {
  const kept = await readKept<Catalogue>('catalogue');
  if (kept !== undefined) useCatalogueRows(kept);
  hasCatalogue.value = kept !== undefined;
  const fresh = readCatalogue();
  if (kept === undefined) await fresh;
}

async function readCatalogue() {
  try {
    const [ingredients, units] = await Promise.all([
      popote.listReferenceIngredients(),
      popote.listReferenceUnits(),
    ]);
    const catalogue = { ingredients: ingredients.data, units: units.data };
    useCatalogueRows(catalogue);
    hasCatalogue.value = true;
    await writeKept('catalogue', catalogue);
  } catch {
    // A kept catalogue stays in use until the next start.
    if (!hasCatalogue.value) setTimeout(() => void readCatalogue(), RETRY_AFTER);
  }
}

/** The house of the person. */
export const useHouse = () =>
  useResource<House>('house', () => popote.getHouse(), {
    events: ['house'],
    keep: true,
  });
