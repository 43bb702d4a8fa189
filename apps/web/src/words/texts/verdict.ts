import { inLanguage } from '../locale.js';

/** Whether the people who eat can eat a dish. */
export const verdict = inLanguage({
  SUITABLE: ['Convient à tous', 'Suits everybody'],
  UNCERTAIN: ['À vérifier', 'To check'],
  UNSUITABLE: ['Ne convient pas', 'Does not suit'],
  often: ['en contient souvent', 'often contains it'],
  unread: [
    (texts: string) => `Non reconnu : ${texts}`,
    (texts: string) => `Not recognised: ${texts}`,
  ],
  someone: ['Quelqu’un', 'Somebody'],
});
