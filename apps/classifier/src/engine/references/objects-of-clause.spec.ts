import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../../test/pipeline.js';
import type { Mention } from '../document/mention.js';
import { hasUnknownObject, objectsOf } from './objects-of-clause.js';

/** The objects of the first clause of a text: `eggs, milk in bowl`. */
function objectsIn(locale: Locale, text: string): string {
  const pipeline = new Pipeline(locale, text);
  const [clause] = pipeline.clauses;
  if (clause === undefined) return '';
  const own = pipeline.mentions.filter(({ to }) => to <= clause.to);
  const { direct, vessel, isVesselFronted } = objectsOf(pipeline.doc, clause, own);
  const isUnknown = direct.length === 0 && hasUnknownObject(pipeline.doc, clause);
  const written = (mention: Mention) => pipeline.textOf(mention);
  const place =
    vessel.length > 0
      ? `${isVesselFronted ? 'first ' : ''}in ${vessel.map(written).join(', ')}`
      : '';
  return [direct.map(written).join(', '), isUnknown ? 'unknown' : '', place]
    .filter(Boolean)
    .join(' ');
}

describe('objectsOf', () => {
  it.each<[Locale, string, string]>([
    ['fr', 'Couper les carottes et le céleri.', 'carottes, céleri'],
    ['fr', 'Mélanger le lait avec du sel et du poivre.', 'lait, sel, poivre'],
    ['fr', 'Cuire le riz avec du sel et du poivre.', 'riz'],
    ['fr', 'Ajouter de la farine.', 'farine'],
    ['fr', 'Napper de sauce.', ''],
    ['en', 'Stir in the flour.', 'flour'],
    ['en', 'Toss the sprouts in oil.', 'sprouts'],
  ])('finds what the verb acts on (%s): %s', (locale, text, objects) => {
    expect(objectsIn(locale, text)).toBe(objects);
  });

  it.each<[Locale, string, string]>([
    ['fr', 'Mettre le riz dans un bol.', 'riz in bol'],
    ['fr', 'Dans un wok, mettre le riz.', 'riz first in wok'],
    ['fr', 'Retirer le saumon du frigo.', 'saumon'],
    ['en', 'Whisk the eggs in a bowl with a fork.', 'eggs in bowl'],
    ['en', 'Put the flour in the bowl of a stand mixer.', 'flour in bowl, stand mixer'],
  ])('finds the vessel (%s): %s', (locale, text, objects) => {
    expect(objectsIn(locale, text)).toBe(objects);
  });

  it.each<[Locale, string, string]>([
    ['fr', 'Baisser le feu.', 'unknown'],
    ['en', 'Reduce the heat.', 'unknown'],
    ['en', 'Cook for 10 minutes.', ''],
  ])('tells an object that is no mention from none (%s): %s', (locale, text, objects) => {
    expect(objectsIn(locale, text)).toBe(objects);
  });
});
