import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button.js';
import { Page } from '../../ui/page.js';
import { changeLocale, locale } from '../../words/locale.js';
import { UpdateNotice } from '../../ui/update-notice.js';
import { words } from '../../words/words.js';
import './sign-in.css';

interface VisitorPageProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** What a person without a session or a house sees: the name of the app, and one thing to do. */
export function VisitorPage({ title, children }: VisitorPageProps) {
  const other = locale === 'fr' ? 'en' : 'fr';
  return (
    <main class="visitor">
      <UpdateNotice />
      <div class="visitor-brand">
        <img src="icons/icon.svg" alt="" width="64" height="64" />
        <strong>Popote</strong>
        <p>{words.signIn.intro}</p>
      </div>
      <Page title={title} class="narrow">
        {!isSecureContext && <p class="notice">{words.signIn.insecure}</p>}
        {children}
        <Button kind="quiet" lang={other} onClick={() => changeLocale(other)}>
          {words.signIn.otherLanguage}
        </Button>
      </Page>
    </main>
  );
}
