import { words } from '../words/words.js';
import { tell } from './tell.js';

/** Copies a text, for example a link. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    tell(words.app.copied);
  } catch {
    prompt(words.app.copy, text); // a page without https has no clipboard
  }
}

/** Opens what the device offers to send a link; copies it on devices without. */
export async function shareLink(url: string, text: string) {
  if (!('share' in navigator)) {
    await copyText(url);
    return;
  }
  await navigator.share({ text, url }).catch(() => undefined); // the person has closed it
}

/** The same for a text. */
export async function shareText(title: string, text: string) {
  if (!('share' in navigator)) await copyText(text);
  else await navigator.share({ title, text }).catch(() => undefined);
}

/** Saves what the service has sent as a file of the device. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
