import { pluralFr } from './plural.fr.js';

describe('pluralFr', () => {
  it.each([
    ['oignon', 'oignons'],
    ['radis', 'radis'],
    ['riz', 'riz'],
    ['poireau', 'poireaux'],
    ['chou', 'choux'],
    ['emmental', 'emmentals'],
    ['assaisonnement provençal', 'assaisonnements provençaux'],
    ['pomme de terre', 'pommes de terre'],
    ['chou-fleur', 'choux-fleurs'],
    ['crème fraîche', 'crèmes fraîches'],
    ["beurre d'arachide crémeux", "beurres d'arachide crémeux"],
    ['beurre demi-sel', 'beurres demi-sels'],
    ['cure-dent', 'cure-dents'],
    ['biscuit Graham', 'biscuits Graham'],
    ['sauce au poivre', 'sauces au poivre'],
  ])('%s becomes %s', (one, several) => {
    expect(pluralFr(one)).toBe(several);
  });
});
