import { constants, setPriority } from 'node:os';
import { resizePhoto } from './resize-photo.js';
import type { ResizedPhoto } from './resized-photo.js';

// The process of `PhotoProcessor`: receives one picture, and sends the photo; null if the bytes are no
// picture that it can read.

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', (picture: Uint8Array) => {
  void resizePhoto(picture)
    .catch(() => null)
    .then(send);
});
// The process has sent the photo, or the API has ended.
process.once('disconnect', () => process.exit());

function send(photo: ResizedPhoto | null): void {
  process.send?.(photo, () => {
    process.disconnect();
  });
}
