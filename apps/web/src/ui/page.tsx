import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isPopoteError } from '@popote/client';
import { sentenceOf } from '../words/errors.js';
import { words } from '../words/words.js';
import { Button } from './button.js';
import { Icon, type IconName } from './icon.js';

interface PageProps {
  readonly title: string;
  /** Where "back" leads, for a screen below another one. */
  readonly back?: string;
  /** Buttons beside the title. */
  readonly actions?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A screen: its title, also that of the window, and its content. */
export function Page({ title, back, actions, class: name = '', children }: PageProps) {
  useEffect(() => void (document.title = `${title} · Popote`), [title]);
  return (
    <div class={`page ${name}`}>
      <header class="page-header">
        {back !== undefined && (
          <a href={back} class="button quiet icon-only" aria-label={words.app.back}>
            <Icon name="left" />
          </a>
        )}
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Whether it is a sheet of paper. */
  readonly card?: boolean;
  readonly children: ComponentChildren;
}

/** A part of a screen. */
export function Section({ title, hint, card = false, children }: SectionProps) {
  return (
    <section class={card ? 'card stack' : 'stack'}>
      <h2>{title}</h2>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {children}
    </section>
  );
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [href: string, name: string])[];
  readonly current: string;
}

/** Parts of a screen, each with its address. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Only sideways: the page stays where it is.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - 80;
  }, [current]);
  return (
    <nav ref={nav} class="tabs" aria-label={label}>
      {tabs.map(([href, name]) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** What a screen shows without content: what it is for, and how to begin. */
export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** Lines in place of what is being read. */
export function Skeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div class="skeleton" role="status" aria-label={words.app.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

interface LoadingProps {
  readonly error?: unknown;
  readonly read: () => Promise<void>;
  readonly rows?: number;
}

/** In place of data that are not there yet, or could not be read. */
export function Loading({ error, read, rows = 4 }: LoadingProps) {
  if (error === undefined) return <Skeleton rows={rows} />;
  return (
    <Empty icon={isPopoteError(error) ? 'warning' : 'link'} title={sentenceOf(error)}>
      <Button onClick={() => void read()}>{words.app.again}</Button>
    </Empty>
  );
}
