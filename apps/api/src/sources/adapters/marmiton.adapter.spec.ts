import { marmiton } from './marmiton.adapter.js';

const RESULTS = new URL('https://www.marmiton.org/recettes/recherche.aspx?aqt=tarte&page=1');

/** Results as on the site: a card has one link, or separate links for picture and title. */
const PAGE = `<!doctype html><html lang="fr"><body>
<nav><a href="/recettes/recette_menu-du-jour_1.aspx">Menu du jour</a></nav>
<div class="MRTN__sc-1gofnyi-0"><a class="MRTN__sc-1gofnyi-2" href="/recettes/recette_tarte-aux-pommes_18588.aspx">
  <img alt="" src="data:image/gif;base64,AA" data-src="https://assets.afcdn.com/recipe/tarte_w157h157.jpg">
  <h4 class="MRTN__sc-30rwkm-0">Tarte aux pommes</h4><span>4.7/5</span><span>1203 avis</span></a></div>
<div class="mrtn-card">
  <a href="https://www.marmiton.org/recettes/recette_tarte-tatin_13680.aspx?origin=search"><picture><img
    srcset="//assets.afcdn.com/recipe/tatin_w300.jpg 1x, //assets.afcdn.com/recipe/tatin_w600.jpg 2x"></picture></a>
  <div class="mrtn-card__title"><a href="/recettes/recette_tarte-tatin_13680.aspx">Tarte   Tatin
    <i>Sponsorisé</i></a></div></div>
<a href="/recettes/recette_tarte-a-l-oignon_24881.aspx" title="Tarte à l&#39;oignon"><img src="http://assets/plain.jpg"></a>
<a href="/recettes/selection_tartes_3.aspx">Nos tartes</a>
<a href="https://www.autresite.fr/recettes/recette_tarte_9.aspx">Ailleurs</a>
<a href="javascript:void(0)">Plus</a>
<footer><a href="/recettes/recette_crepes_2.aspx">Crêpes</a></footer>
</body></html>`;

describe('marmiton', () => {
  it('reads the results', () => {
    expect(marmiton.readSearch(PAGE, RESULTS)).toEqual([
      {
        externalId: 'recette_tarte-aux-pommes_18588',
        name: 'Tarte aux pommes',
        imageUrl: 'https://assets.afcdn.com/recipe/tarte_w157h157.jpg',
        page: '/recettes/recette_tarte-aux-pommes_18588.aspx',
      },
      {
        externalId: 'recette_tarte-tatin_13680',
        name: 'Tarte Tatin',
        imageUrl: 'https://assets.afcdn.com/recipe/tatin_w300.jpg',
        page: '/recettes/recette_tarte-tatin_13680.aspx',
      },
      {
        externalId: 'recette_tarte-a-l-oignon_24881',
        name: "Tarte à l'oignon",
        imageUrl: null,
        page: '/recettes/recette_tarte-a-l-oignon_24881.aspx',
      },
    ]);
  });

  it('builds search paths', () => {
    expect(marmiton.searchPath('crème brûlée & co', 2)).toBe(
      '/recettes/recherche.aspx?aqt=cr%C3%A8me+br%C3%BBl%C3%A9e+%26+co&page=2',
    );
  });

  it('locates items', () => {
    const path = '/recettes/recette_tarte-aux-pommes_18588.aspx';
    const externalId = 'recette_tarte-aux-pommes_18588';
    expect(marmiton.locate(externalId)).toEqual({ externalId, page: path, document: path });
  });

  it.each(['', '18588', 'recette_', 'recette_tarte', 'recette_../../admin_1', 'recette_a/b_1',
    'recette_a%2Fb_1', 'recette_a?b_1', 'recette_a@evil.test_1', 'http://evil.test/recette_a_1', 'recette_a_1\n'])(
    'has no item %j',
    (externalId) => {
      expect(marmiton.locate(externalId)).toBeNull();
    },
  ); // prettier-ignore
});
