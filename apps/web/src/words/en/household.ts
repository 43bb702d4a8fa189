import type { Words } from '../fr.js';

export const household: Words['household'] = {
  invitationLink: 'Invitation link',
  invitationHint: 'Send this link, or dictate the code. Everybody who has it can enter.',
  shareText: (house) => `Join “${house}” on Popote:`,
};
