import { words } from '../words/words.js';
import { Button } from './button.js';
import { copyText } from './share.js';

interface SecretProps {
  readonly text: string;
  readonly hint: string;
}

/** A secret that a person takes to a program. */
export function Secret({ text, hint }: SecretProps) {
  return (
    <div class="stack">
      <p class="hint">{hint}</p>
      <code class="secret">{text}</code>
      <Button kind="main" icon="copy" onClick={() => void copyText(text)}>
        {words.app.copy}
      </Button>
    </div>
  );
}
