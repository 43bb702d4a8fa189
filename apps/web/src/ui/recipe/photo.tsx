import type { PhotoView } from '@popote/client';
import { Icon } from '../icon.js';

interface PhotoProps {
  readonly photo: PhotoView | null;
  /** How wide it is shown, as in the attribute of `img`. */
  readonly sizes: string;
}

/** The photo of a recipe; its name stands beside it. */
export function Photo({ photo, sizes }: PhotoProps) {
  if (photo === null)
    return (
      <span class="photo no-photo">
        <Icon name="pot" />
      </span>
    );
  const { url, width, height, widths } = photo;
  const address = url.replace(/^\//, '').replace(/[^/]*$/, ''); // relative to the app
  return (
    <img
      class="photo"
      alt=""
      loading="lazy"
      src={`${address}${String(widths.at(-1))}`}
      srcset={widths.map((each) => `${address}${String(each)} ${String(each)}w`).join(', ')}
      {...{ width, height, sizes }}
    />
  );
}
