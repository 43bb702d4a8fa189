export const household = {
  invitationLink: 'Lien d’invitation',
  invitationHint: 'Envoyez ce lien, ou dictez le code. Tous ceux qui l’ont peuvent entrer.',
  shareText: (house: string) => `Rejoins « ${house} » sur Popote :`,
};
