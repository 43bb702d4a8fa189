import { inLanguage } from '../locale.js';

/** Sign-up, sign-in, invitations, passwords, and the first steps of a house. */
export const signIn = inLanguage({
  intro: [
    'Les recettes, la semaine, les courses et la cuisine de votre foyer.',
    'The recipes, the week, the shopping and the cooking of your household.',
  ],
  signIn: ['Se connecter', 'Sign in'],
  signUp: ['Créer un compte', 'Create an account'],
  haveAccount: ['J’ai déjà un compte', 'I have an account'],
  noAccount: ['Pas encore de compte ?', 'No account yet?'],
  firstName: ['Prénom', 'First name'],
  lastName: ['Nom', 'Last name'],
  email: ['Adresse e-mail', 'Email address'],
  password: ['Mot de passe', 'Password'],
  passwordHint: [
    'Au moins 8 caractères. Trois mots sans rapport conviennent bien.',
    'At least 8 characters. Three unrelated words do well.',
  ],
  code: ['Code d’invitation', 'Invitation code'],
  codeHint: ['Une personne du foyer vous l’a donné.', 'A person of the house has given it to you.'],
  forgotten: ['Mot de passe oublié ?', 'Forgotten password?'],
  openId: ['Continuer avec votre compte habituel', 'Continue with your usual account'],
  or: ['ou', 'or'],
  joinAccounts: ['Relier vos comptes', 'Join your accounts'],
  joinAccountsHint: [
    'Un compte existe déjà avec votre adresse e-mail. Donnez une fois son mot de passe.',
    'An account with your email address exists already. Enter its password once.',
  ],
  haveCode: ['J’ai un code d’invitation', 'I have an invitation code'],
  invitationOnly: [
    'Pour vous inscrire ici, il faut une invitation.',
    'You need an invitation to create an account here.',
  ],
  insecure: [
    'Cette page n’est pas en https : d’autres personnes du réseau peuvent lire ce que vous envoyez, mot de passe compris.',
    'This page does not use https: others in the network can read what you send, also your password.',
  ],
  notKept: [
    'Votre navigateur n’a pas gardé la session. Ouvrez cette page en https et autorisez ses cookies. Dans un réseau domestique sans https, la personne qui gère le service peut régler COOKIE_SECURE=off.',
    'Your browser has not kept the session. Open this page with https, and allow its cookies. In a home network without https, the person who runs the service can set COOKIE_SECURE=off.',
  ],
  otherLanguage: ['English', 'Français'],
  resetTitle: ['Mot de passe oublié', 'Forgotten password'],
  resetIntro: [
    'Donnez votre adresse : nous y envoyons un lien pour choisir un nouveau mot de passe.',
    'Enter your address: we send a link to it, with which you choose a new password.',
  ],
  sendLink: ['Recevoir un lien', 'Get a link'],
  linkSent: [
    'Si cette adresse a un compte, elle reçoit un lien valable une heure.',
    'If this address has an account, it receives a link that is valid for one hour.',
  ],
  noMail: [
    (email: string) =>
      `Ce service n’envoie pas d’e-mails. Demandez un lien à la personne qui le gère : npm run account -- reset-link ${email}`,
    (email: string) =>
      `This service sends no mail. Ask the person who runs it for a link: npm run account -- reset-link ${email}`,
  ],
  newPassword: ['Nouveau mot de passe', 'New password'],
  setPassword: ['Changer le mot de passe', 'Change the password'],
  passwordChanged: [
    'Votre mot de passe a changé, et vous êtes connecté.',
    'Your password has changed, and you are signed in.',
  ],
  confirmEmail: ['Confirmer cette adresse', 'Confirm this address'],
  confirmEmailTitle: ['Nouvelle adresse e-mail', 'New email address'],
  emailConfirmed: [
    (email: string) => `L’adresse de votre compte est maintenant ${email}.`,
    (email: string) => `The address of your account is now ${email}.`,
  ],
  askAgain: ['Demander un nouveau lien', 'Ask for a new link'],
  toSignIn: ['Retour à la connexion', 'Back to the sign-in'],
  invited: ['Vous êtes invité à rejoindre un foyer', 'You are invited to join a house'],
  invitedHint: [(code: string) => `Invitation ${code}`, (code: string) => `Invitation ${code}`],
  joinAs: [(name: string) => `Rejoindre en tant que ${name}`, (name: string) => `Join as ${name}`],
  hasHouse: [
    'Vous avez déjà un foyer. Quittez-le d’abord, dans « Foyer », pour en rejoindre un autre.',
    'You have a house already. To join another one, leave it first, in “House”.',
  ],
  joined: [
    (house: string) => `Bienvenue dans « ${house} ».`,
    (house: string) => `Welcome to “${house}”.`,
  ],
  hello: [(name: string) => `Bonjour ${name}`, (name: string) => `Hello ${name}`],
  whichHouse: ['Avec qui partagez-vous la cuisine ?', 'Who do you share a kitchen with?'],
  createHouse: ['Créer un foyer', 'Start a house'],
  createHouseHint: ['Vous y inviterez les autres ensuite.', 'You will invite the others next.'],
  houseName: ['Nom du foyer', 'Name of the house'],
  houseNameExample: ['Rue des Lilas', 'Lilac Street'],
  joinHouse: ['Rejoindre un foyer', 'Join a house'],
  join: ['Rejoindre', 'Join'],
  signOut: ['Se déconnecter', 'Sign out'],
  firstSteps: ['Vos premières recettes', 'Your first recipes'],
  firstStepsHint: [
    'La semaine, les courses et la cuisine en découlent. Par où commencer ?',
    'The week, the shopping and the cooking follow from them. Where do you begin?',
  ],
  write: ['Écrire une recette', 'Write a recipe'],
  writeHint: [
    'Popote reconnaît les ingrédients et les gestes pendant que vous écrivez.',
    'Popote recognises ingredients and techniques while you write.',
  ],
  paste: ['Coller une adresse', 'Paste an address'],
  pasteHint: [
    'D’un site de cuisine : la page devient une recette.',
    'Of a cooking site: the page becomes a recipe.',
  ],
  address: ['Adresse de la page', 'Address of the page'],
  read: ['Lire la page', 'Read the page'],
  bring: ['Apporter un fichier', 'Bring a file'],
  bringHint: [
    'De Mealie, Tandoor, Paprika, Nextcloud, CopyMeThat et d’autres.',
    'From Mealie, Tandoor, Paprika, Nextcloud, CopyMeThat and others.',
  ],
  demo: ['Essayer avec des recettes d’exemple', 'Try it with sample recipes'],
  demoHint: [
    'Quatre plats simples, que vous pourrez supprimer.',
    'Four simple dishes, which you can delete.',
  ],
  demoDone: ['Quatre recettes sont dans votre carnet.', 'Four recipes are in your cookbook.'],
  invite: ['Inviter les autres', 'Invite the others'],
  later: ['Plus tard', 'Later'],
});
