/** The README of an export of a house. */
export const README = `# Votre foyer / Your house

## Français

Ce fichier contient les recettes, le planning, les listes de courses et les réglages d'un foyer. Importez-le
tel quel dans un autre foyer, ou sur un autre serveur : POST /house/current/import.

- house.json : les réglages du foyer et ses personnes sans compte
- recipes/<n>.jsonld : chaque recette selon schema.org, que d'autres logiciels savent lire
- recipes.ndjson : les mêmes recettes, une par ligne, avec tout ce que schema.org ne sait pas exprimer
- photos/<n>.webp : leurs photos
- cookings.ndjson : ce qui est cuisiné une fois et mangé plusieurs fois, une cuisson par ligne
- planning.ndjson : le planning, un repas par ligne
- menus.ndjson : les semaines types, un menu par ligne
- routines.ndjson : ce qui revient chaque semaine, une habitude par ligne
- shops.ndjson : les magasins et ce qu'on y achète
- pantry.ndjson : ce que le foyer a à la maison, un ingrédient par ligne
- own-lines.ndjson : ce qui a été ajouté aux listes de courses, un article par ligne
- ticks.ndjson : ce qui a été coché ou retiré des listes de courses, un ingrédient par ligne

Il contient les recettes du foyer et celles du planning que la personne qui l'a téléchargé peut lire,
jamais les recettes personnelles des autres.

## English

This file contains the recipes, the planning, the shopping lists and the settings of a house. Import it
unchanged into another house, or on another server: POST /house/current/import.

- house.json: the settings of the house and its people without an account
- recipes/<n>.jsonld: each recipe in terms of schema.org, which other software can read
- recipes.ndjson: the same recipes, one on a line, with everything that schema.org cannot express
- photos/<n>.webp: their photos
- cookings.ndjson: what is cooked once and eaten several times, one cooking on a line
- planning.ndjson: the planning, one meal on a line
- menus.ndjson: weeks without dates, one menu on a line
- routines.ndjson: what is planned again every week, one routine on a line
- shops.ndjson: the shops, and what is bought there
- pantry.ndjson: what the house has at home, one ingredient on a line
- own-lines.ndjson: what was added to the shopping lists, one item on a line
- ticks.ndjson: what was ticked off or removed in the shopping lists, one ingredient on a line

It contains the recipes of the house, and those of the planning that the person who downloaded it may
read, never the personal recipes of others.
`;
