/** The README of an export. */
export const README = `# Vos données / Your data

## Français

Ce fichier contient tout ce que le service conserve à votre sujet, à l'heure du téléchargement.

- profile.json : votre compte, votre régime, vos allergies et les ingrédients que vous n'aimez pas
- sessions.json : les appareils connectés
- access-tokens.json : les jetons de vos programmes, sans leur secret
- house.json : votre foyer et les personnes sans compte de ce foyer, comme vous les voyez
- recipes.json : vos recettes entières ; la photo d'adresse /photos/<id>/<largeur> est photos/<id>.webp
- trash.json : les recettes de votre corbeille
- recipe-versions.json : les versions antérieures de vos recettes
- favourites.json : vos favoris ; sans nom, une recette que vous ne pouvez plus lire
- cooked-recipes.json : les jours où vous avez cuisiné une recette
- ratings.json : vos notes
- shopping-lines.json : les articles que vous avez ajoutés aux listes de courses
- corrections.json : vos corrections des techniques d'une étape
- archives.json : les fichiers importés d'autres applications, pendant 30 jours
- archive-drafts.json : les recettes lues dans ces fichiers ; la photo est photos/<photoId>.webp
- repeatable-requests.json : les réponses gardées 24 heures pour des requêtes répétées
- catalogues.json : la clé de chaque numéro (ingrédients, unités, techniques…)

Le mot de passe n'est conservé que sous forme d'empreinte, qui n'est pas exportée. Le planning et le
reste des listes de courses appartiennent au foyer.

## English

This file contains everything that the service holds about you at the time of the download.

- profile.json: your account, your diet, your allergies and the ingredients that you dislike
- sessions.json: the devices that are signed in
- access-tokens.json: the tokens of your programs, without their secret
- house.json: your house, and its people without an account, as you see them
- recipes.json: your recipes, whole; the photo with the address /photos/<id>/<width> is photos/<id>.webp
- trash.json: the recipes in your trash
- recipe-versions.json: earlier versions of your recipes
- favourites.json: your favourites; without a name, a recipe that you may no longer read
- cooked-recipes.json: the days on which you cooked a recipe
- ratings.json: your ratings
- shopping-lines.json: the items that you have added to shopping lists
- corrections.json: your corrections of the techniques of a step
- archives.json: files imported from other applications, for 30 days
- archive-drafts.json: the recipes that were read in these files; the photo is photos/<photoId>.webp
- repeatable-requests.json: responses that are kept for 24 hours for repeated requests
- catalogues.json: the key of each id (ingredients, units, techniques…)

Of the password only a hash is kept, which is not exported. Planning and the rest of the shopping lists
belong to the house.
`;
