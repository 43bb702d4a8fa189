import { Button } from '../ui/button.js';
import { Empty, Page } from '../ui/page.js';
import { words } from '../words/words.js';

/** An address without a screen, or of something that does not exist any more. */
export function NotFound() {
  return (
    <Page title="Popote">
      <Empty icon="search" title={words.app.notFound}>
        <a class="button usual" href="week">
          {words.app.toStart}
        </a>
      </Empty>
    </Page>
  );
}

/** A screen that could not be loaded: the device has not kept it yet, and there is no network. */
export function NotLoaded() {
  return (
    <Page title="Popote">
      <Empty icon="link" title={words.errors.noConnection}>
        <Button onClick={() => location.reload()}>{words.app.again}</Button>
      </Empty>
    </Page>
  );
}
