import type { House } from '@popote/client';
import { Button } from '../../ui/button.js';
import { copyText, shareLink } from '../../ui/share.js';
import { words } from '../../words/words.js';

/** The code and the link with which others join the house. */
export function Invitation({ house }: { readonly house: House }) {
  const code = house.invitationCode ?? '';
  const link = new URL(`join/${code}`, document.baseURI).href;
  return (
    <div class="card stack">
      <p class="hint">{words.household.invitationHint}</p>
      <p class="invitation-code">{code}</p>
      <div class="row">
        <Button
          kind="main"
          icon="share"
          onClick={() => void shareLink(link, words.household.shareText(house.name))}
        >
          {words.app.share}
        </Button>
        <Button icon="copy" onClick={() => void copyText(link)}>
          {words.household.invitationLink}
        </Button>
      </div>
    </div>
  );
}
