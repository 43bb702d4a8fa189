import type { WebPageDraft } from '@popote/client';
import { popote } from '../../api/popote.js';
import { Form, TextArea } from '../../ui/form.js';
import { Section } from '../../ui/page.js';
import { words } from '../../words/words.js';

interface PastedPageProps {
  readonly url: string;
  readonly onRead: (draft: WebPageDraft) => void;
}

/** For sites that refuse services: the person pastes what their browser shows. */
export function PastedPage({ url, onRead }: PastedPageProps) {
  return (
    <Section card title={words.imports.refused}>
      <Form
        action={words.signIn.read}
        onSend={async ({ html = '' }) =>
          onRead((await popote.previewWebPage({ body: { url, html } })).data)
        }
      >
        <TextArea
          label={words.imports.html}
          hint={words.imports.refusedHint}
          name="html"
          spellcheck={false}
          required
        />
      </Form>
    </Section>
  );
}
