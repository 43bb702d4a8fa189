import type { ErrorName } from './error-catalogue.js';

/** One sentence about an error, for the person who uses an app. */
interface Sentence {
  readonly fr: string;
  readonly en: string;
}

/** A sentence for every error. Clients show them; the service sends codes only. */
export const ERROR_SENTENCES: Readonly<Record<ErrorName, Sentence>> = {
  VALIDATION_ERROR: {
    fr: 'Certaines informations ne sont pas valables : vérifiez votre saisie.',
    en: 'Some of the information is not valid: please check what you entered.',
  },
  EMAIL_ALREADY_IN_USE: {
    fr: 'Un compte existe déjà avec cette adresse e-mail.',
    en: 'An account with this email already exists.',
  },
  INVALID_CREDENTIALS: {
    fr: "L'adresse e-mail ou le mot de passe est incorrect.",
    en: 'The email or the password is wrong.',
  },
  NOT_AUTHENTICATED: {
    fr: 'Connectez-vous pour continuer.',
    en: 'Please log in to continue.',
  },
  ALREADY_IN_HOUSE: {
    fr: "Vous faites déjà partie d'un foyer : quittez-le avant d'en rejoindre un autre.",
    en: 'You already belong to a house: leave it before you join another one.',
  },
  CANNOT_REMOVE_SELF: {
    fr: 'Vous ne pouvez pas vous retirer vous-même : quittez plutôt le foyer.',
    en: 'You cannot remove yourself: leave the house instead.',
  },
  RECIPE_ALREADY_IMPORTED: {
    fr: 'Votre foyer a déjà importé cette recette.',
    en: 'Your house has already imported this recipe.',
  },
  TEXT_CHANGED: {
    fr: 'Le texte de cette étape a changé : rechargez la recette avant de la corriger.',
    en: 'The text of this step has changed: reload the recipe before you correct it.',
  },
  REQUEST_IN_PROGRESS: {
    fr: 'Votre demande est déjà en cours : patientez un instant.',
    en: 'Your request is already being handled: please wait a moment.',
  },
  QUOTA_EXCEEDED: {
    fr: "Le nombre maximal est atteint : supprimez un élément avant d'en ajouter un autre.",
    en: 'The maximum is reached: remove something before you add more.',
  },
  NOT_RECIPE_AUTHOR: {
    fr: 'Seule la personne qui a écrit cette recette peut la modifier.',
    en: 'Only the person who wrote this recipe can change it.',
  },
  NOT_HOUSE_ADMIN: {
    fr: 'Seule la personne qui administre le foyer peut faire cela.',
    en: 'Only the administrator of the house can do this.',
  },
  SOURCE_NOT_ENABLED: {
    fr: "Votre foyer n'a pas activé ce site de recettes.",
    en: 'Your house has not enabled this recipe site.',
  },
  ORIGIN_NOT_ALLOWED: {
    fr: "Cette page n'est pas autorisée à utiliser Popote.",
    en: 'This page is not allowed to use Popote.',
  },
  NOT_FOUND: {
    fr: "Cette page n'existe pas : mettez l'application à jour.",
    en: 'This page does not exist: please update the app.',
  },
  HOUSE_NOT_FOUND: {
    fr: "Créez ou rejoignez d'abord un foyer.",
    en: 'Create or join a house first.',
  },
  DIET_NOT_FOUND: { fr: "Ce régime n'existe pas.", en: 'This diet does not exist.' },
  ALLERGY_NOT_FOUND: { fr: "Cette allergie n'existe pas.", en: 'This allergy does not exist.' },
  INGREDIENT_NOT_FOUND: {
    fr: "Cet ingrédient n'existe pas ou n'existe plus.",
    en: 'This ingredient does not exist, or no longer exists.',
  },
  RECIPE_NOT_FOUND: {
    fr: "Cette recette n'existe pas, ou vous n'y avez pas accès.",
    en: 'This recipe does not exist, or you cannot see it.',
  },
  UNIT_NOT_FOUND: { fr: "Cette unité n'existe pas.", en: 'This unit does not exist.' },
  UTENSIL_NOT_FOUND: { fr: "Cet ustensile n'existe pas.", en: 'This utensil does not exist.' },
  TECH_STEP_NOT_FOUND: {
    fr: "Cette technique n'existe pas.",
    en: 'This technique does not exist.',
  },
  SOURCE_NOT_FOUND: {
    fr: "Ce site de recettes n'existe pas.",
    en: 'This recipe site does not exist.',
  },
  STEP_NOT_FOUND: {
    fr: "Cette étape n'existe plus : rechargez la recette.",
    en: 'This step no longer exists: reload the recipe.',
  },
  MEMBER_NOT_FOUND: {
    fr: 'Cette personne ne fait pas partie de votre foyer.',
    en: 'This person is not a member of your house.',
  },
  INVITATION_NOT_FOUND: {
    fr: "Ce code d'invitation ne correspond à aucun foyer : vérifiez-le.",
    en: 'This invitation code belongs to no house: please check it.',
  },
  PLANNING_ITEM_NOT_FOUND: {
    fr: "Ce repas n'est plus au planning.",
    en: 'This meal is no longer in the plan.',
  },
  SOURCE_ITEM_NOT_FOUND: {
    fr: 'Cette page ne contient pas de recette lisible.',
    en: 'This page contains no readable recipe.',
  },
  SHOPPING_LINE_NOT_FOUND: {
    fr: "Cette ligne n'est plus dans la liste de courses.",
    en: 'This line is no longer on the shopping list.',
  },
  PRECONDITION_FAILED: {
    fr: "Quelqu'un a modifié ces informations entre-temps : rechargez-les.",
    en: 'Someone changed this in the meantime: please reload.',
  },
  PAYLOAD_TOO_LARGE: {
    fr: 'Ces informations sont trop volumineuses : raccourcissez-les.',
    en: 'This is too large: please shorten it.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    fr: "L'application a envoyé des données illisibles : mettez-la à jour.",
    en: 'The app sent data that cannot be read: please update it.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    fr: 'Une autre demande a déjà été envoyée à la place de celle-ci : recommencez.',
    en: 'A different request was already sent in place of this one: please start again.',
  },
  TOO_MANY_REQUESTS: {
    fr: 'Trop de tentatives : patientez un peu avant de réessayer.',
    en: 'Too many attempts: please wait a little before you try again.',
  },
  INTERNAL_ERROR: {
    fr: 'Une erreur est survenue : réessayez plus tard.',
    en: 'Something went wrong: please try again later.',
  },
  SOURCE_UNAVAILABLE: {
    fr: 'Le site de recettes ne répond pas pour le moment.',
    en: 'The recipe site is not responding at the moment.',
  },
  SERVICE_UNAVAILABLE: {
    fr: 'Popote est momentanément indisponible : réessayez dans un instant.',
    en: 'Popote is not available at the moment: please try again shortly.',
  },
};
