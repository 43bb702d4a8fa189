import type { Locale } from '#domain/locale.js';

/** The texts of a mail. They contain nothing that people write: anyone can cause a mail. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The text of the link, which follows the first paragraph. */
  readonly link?: string;
}

type MailTextKey =
  | 'password-reset'
  | 'email-confirmation'
  | 'email-in-use'
  | 'email-change-requested'
  | 'email-changed';

export const MAIL_TEXTS: Readonly<Record<Locale, Readonly<Record<MailTextKey, MailText>>>> = {
  fr: {
    'password-reset': {
      subject: 'Votre nouveau mot de passe Popote',
      link: 'Choisir un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Popote.',
        'Ce lien est valable une heure et ne sert qu’une fois.',
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
      ],
    },
    'email-confirmation': {
      subject: 'Confirmez votre adresse e-mail Popote',
      link: 'Confirmer cette adresse',
      paragraphs: [
        'Cette adresse a été indiquée comme nouvelle adresse d’un compte Popote.',
        'Ce lien est valable 24 heures et ne sert qu’une fois.',
        'Si ce n’est pas vous, ignorez ce message : rien ne change.',
      ],
    },
    'email-in-use': {
      subject: 'Votre adresse e-mail et Popote',
      paragraphs: [
        'Quelqu’un a voulu utiliser cette adresse pour un autre compte Popote. Elle est déjà celle de votre compte, donc rien n’a changé.',
        'Si c’était vous, connectez-vous avec cette adresse, ou demandez un nouveau mot de passe.',
      ],
    },
    'email-change-requested': {
      subject: 'Changement de votre adresse e-mail Popote',
      paragraphs: [
        'Une nouvelle adresse e-mail a été demandée pour votre compte Popote. Elle remplacera celle-ci dès qu’elle sera confirmée.',
        'Si ce n’est pas vous, changez votre mot de passe : la demande est alors annulée.',
      ],
    },
    'email-changed': {
      subject: 'Votre adresse e-mail Popote a changé',
      paragraphs: [
        'Votre compte Popote a une nouvelle adresse e-mail. Cette adresse-ci ne sert plus à vous connecter.',
        'Si ce n’est pas vous, écrivez à la personne qui gère ce service.',
      ],
    },
  },
  en: {
    'password-reset': {
      subject: 'Your new Popote password',
      link: 'Choose a new password',
      paragraphs: [
        'You asked to choose a new password for your Popote account.',
        'This link is valid for one hour and works once.',
        'If you did not ask for it, ignore this message: your password does not change.',
      ],
    },
    'email-confirmation': {
      subject: 'Confirm your Popote email address',
      link: 'Confirm this address',
      paragraphs: [
        'This address was given as the new address of a Popote account.',
        'This link is valid for 24 hours and works once.',
        'If it was not you, ignore this message: nothing changes.',
      ],
    },
    'email-in-use': {
      subject: 'Your email address and Popote',
      paragraphs: [
        'Someone wanted to use this address for another Popote account. It is the address of your account already, so nothing has changed.',
        'If it was you, sign in with this address, or ask for a new password.',
      ],
    },
    'email-change-requested': {
      subject: 'Change of your Popote email address',
      paragraphs: [
        'A new email address was requested for your Popote account. It replaces this one once it is confirmed.',
        'If it was not you, change your password: this cancels the request.',
      ],
    },
    'email-changed': {
      subject: 'Your Popote email address has changed',
      paragraphs: [
        'Your Popote account has a new email address. You can no longer sign in with this one.',
        'If it was not you, write to the person who runs this service.',
      ],
    },
  },
};
