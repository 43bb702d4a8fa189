import { isPopoteError, type Profile } from '@popote/client';
import { useEffect, useState } from 'react';
import { forget, stored, useRoute } from './browser.js';
import { loadCatalogue, loadLabels } from './catalogue.js';
import { CookScreen } from './cook.js';
import { EditorScreen } from './editor.js';
import { HouseScreen } from './house.js';
import { ListScreen } from './list.js';
import { followHouse, listen, popote, tell } from './popote.js';
import { RecipeScreen } from './recipe.js';
import { RecipesScreen } from './recipes.js';
import { SignInScreen } from './sign-in.js';
import { Timers } from './timers.js';
import { WeekScreen } from './week.js';
import { words } from './words.js';

const profileOf = stored<Profile>('profile');

/** Without a network the person of the last time uses what the browser has kept. */
async function readProfile(): Promise<Profile | null> {
  try {
    const { data } = await popote.getProfile();
    profileOf.write(data);
    return data;
  } catch (error) {
    if (isPopoteError(error, 'NOT_AUTHENTICATED')) return null;
    return profileOf.read() ?? null;
  }
}

export function App() {
  const [profile, setProfile] = useState<Profile | null>();
  const refresh = async () => {
    const [current] = await Promise.all([readProfile(), loadLabels()]);
    if (current !== null) await loadCatalogue();
    setProfile(current);
    tell('ready');
  };
  useEffect(() => void refresh(), []);
  useEffect(() => listen(['signed-out'], () => setProfile(null)), []);

  if (profile === undefined) return null;
  if (profile === null) return <SignInScreen onDone={() => void refresh()} />;
  if (profile.houseId === null) return <HouseScreen onDone={() => void refresh()} />;
  const signOut = async () => {
    await popote.logOut();
    forget();
    setProfile(null);
  };
  return (
    <House key={profile.houseId} onEnd={() => void refresh()} onSignOut={() => void signOut()} />
  );
}

interface HouseProps {
  readonly onEnd: () => void;
  readonly onSignOut: () => void;
}

const TABS = [
  ['recipes', words.recipes, 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11'],
  ['week', words.week, 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4'],
  [
    'list',
    words.listShort,
    'M4 6l1.5 1.5L8 5M4 12.5 5.5 14 8 11.5M4 19l1.5 1.5L8 18M11 6.5h9M11 13h9M11 19.5h9',
  ],
  [
    'cook',
    words.cook,
    'M4 11h16v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM2 11h20M9 7c0-2 2-1 2-3M14 7c0-2 2-1 2-3',
  ],
] as const;

function House({ onEnd, onSignOut }: HouseProps) {
  const [screen, id] = useRoute();
  useEffect(() => {
    const house = new AbortController();
    void followHouse(house.signal).then(() => house.signal.aborted || onEnd());
    return () => house.abort();
  }, []);
  return (
    <>
      <header>
        <strong>Popote</strong>
        <button className="quiet" onClick={onSignOut}>
          {words.signOut}
        </button>
      </header>
      <main>
        {screen === 'recipes' && <RecipesScreen />}
        {screen === 'recipe' && <RecipeScreen key={id} id={Number(id)} />}
        {screen === 'edit' && <EditorScreen key={id} id={Number(id)} />}
        {screen === 'week' && <WeekScreen />}
        {screen === 'list' && <ListScreen />}
        {screen === 'cook' && <CookScreen />}
        <Timers />
      </main>
      <nav>
        {TABS.map(([name, label, icon]) => (
          <a key={name} href={`#/${name}`} aria-current={screen === name ? 'page' : undefined}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}
