import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isOnline } from '../api/popote.js';
import { useHouse } from '../api/session.js';
import { TimerBar } from '../screens/cook/timer-bar.js';
import { Icon, type IconName } from '../ui/icon.js';
import { UpdateNotice } from '../ui/update-notice.js';
import { words } from '../words/words.js';
import { MAIN_ENTRIES, OTHER_ENTRIES } from '../navigation/entries.js';
import { place } from '../navigation/router.js';

type Entry = readonly [
  screen: Exclude<keyof typeof words.app, 'amountOf' | 'removeNamed'>,
  icon: IconName,
];

interface FrameProps {
  readonly screen: string;
  readonly children: ComponentChildren;
}

/** The navigation around the screens of a house. */
export function Frame({ screen, children }: FrameProps) {
  const house = useHouse();
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [place.value.screen, place.value.rest.join()]);
  const isOther = OTHER_ENTRIES.some(([name]) => name === screen);
  const link = ([name, icon]: Entry, isCurrent = name === screen) => (
    <a key={name} href={name} class={`to-${name}`} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      {words.app[name]}
    </a>
  );
  return (
    <div class="frame">
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.app.skip}
      </a>
      <nav class="main-nav" aria-label={words.app.mainNavigation}>
        <a href="week" class="brand">
          <img src="icons/icon.svg" alt="" width="36" height="36" />
          <span>
            <strong>Popote</strong>
            <small>{house.data?.name}</small>
          </span>
        </a>
        {MAIN_ENTRIES.map((entry) => link(entry))}
        <div class="others">{OTHER_ENTRIES.map((entry) => link(entry))}</div>
        {link(['more', 'more'], screen === 'more' || isOther)}
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        {!isOnline.value && <p class="offline badge warn">{words.app.offline}</p>}
        <UpdateNotice />
        <TimerBar />
        {children}
      </main>
    </div>
  );
}
