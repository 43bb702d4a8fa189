import type { Profile } from '@popote/client';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useHouseEvents } from '../api/events.js';
import { hasCatalogue, profile, readProfile } from '../api/session.js';
import { useListQueue } from '../screens/list/list-queue.js';
import { Skeleton } from '../ui/page.js';
import { Toasts } from '../ui/toasts.js';
import { Frame } from './frame.js';
import { NotFound, NotLoaded } from './not-found.js';
import { go, place } from '../navigation/router.js';
import { OPEN_SCREENS, SCREENS } from './screens.js';

export function App() {
  return (
    <>
      <Content person={profile.value} />
      <Toasts />
    </>
  );
}

/** Decides what a person sees, by session and house. The address stays that of the wanted screen. */
function Content({ person }: { readonly person: Profile | null | undefined }) {
  const { screen } = place.value;
  useEffect(() => {
    const isWanted = screen === '' || screen === 'sign-in' || screen === 'sign-up';
    if (person && isWanted) go('week', { replace: true });
  }, [person, screen]);
  if (OPEN_SCREENS.includes(screen) && !(person && screen.startsWith('sign-')))
    return <Lazy name={screen} />;
  if (person === undefined) return <Skeleton />;
  if (person === null) return <Lazy name="sign-in" />;
  if (person.houseId === null)
    return screen === 'account' ? (
      <main>
        <Lazy name="account" />
      </main>
    ) : (
      <Lazy name="welcome" />
    );
  return <House key={person.houseId} houseId={person.houseId} screen={screen || 'week'} />;
}

function House({ houseId, screen }: { readonly houseId: number; readonly screen: string }) {
  useHouseEvents(houseId, () => void readProfile());
  useListQueue();
  return (
    <Frame screen={screen}>{hasCatalogue.value ? <Lazy name={screen} /> : <Skeleton />}</Frame>
  );
}

/** A screen that is loaded when it is shown first. The one before stays until then. */
function Lazy({ name }: { readonly name: string }) {
  const [Loaded, setLoaded] = useState<{ readonly Screen: ComponentType }>();
  useEffect(() => {
    let isCurrent = true;
    const load = SCREENS[name];
    if (load === undefined) setLoaded({ Screen: NotFound });
    else
      void load()
        .catch(() => ({ Screen: NotLoaded }))
        .then((module) => {
          if (isCurrent) setLoaded(module);
        });
    return () => (isCurrent = false);
  }, [name]);
  return Loaded === undefined ? <Skeleton /> : <Loaded.Screen />;
}
