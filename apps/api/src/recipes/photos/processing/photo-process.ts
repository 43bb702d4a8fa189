import { answerParent } from '../../../child-process/answer-parent.js';
import { memoryOf, resizePhoto } from './resize-photo.js';
import type { ResizedPhoto } from './resized-photo.js';

/** What the process of a picture answers: the MiB that it takes, and then the photo. */
export type PhotoAnswer = number | ResizedPhoto;

// The process of `PhotoProcessor`: ends when the bytes are no picture that it can read.
await answerParent<PhotoAnswer>(async function* (picture: Uint8Array) {
  yield await memoryOf(picture);
  yield await resizePhoto(picture);
});
