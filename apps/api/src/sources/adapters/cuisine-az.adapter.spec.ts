import { cuisineAz } from './cuisine-az.adapter.js';

const RESULTS = new URL('https://www.cuisineaz.com/recettes/recherche_terme.aspx?recherche=saumon');

const PAGE = `<!doctype html><html lang="fr"><body>
<section class="search_result_container">
  <article class="tile searchResult"><img data-src="https://img.cuisineaz.com/300x300/saumon.jpg" src="/blank.gif">
    <h2 class="tile_title"><a class="txtgrey" href="/recettes/filet-de-saumon-au-four-63049.aspx">Filet de saumon au four</a></h2>
  </article>
  <article class="tile"><h2><a href="/recettes/saumon-en-papillote-8391.aspx">Saumon en papillote</a></h2></article>
  <a href="/categories/saumon-cat48653">Tous les saumons</a>
</section>
<section><h3>Recettes populaires</h3><a href="/recettes/crepes-1.aspx">Crêpes</a></section>
</body></html>`;

/** A recipe page as on the site: with a graph, headings between steps and an empty ingredient. */
const RECIPE = `<!doctype html><html lang="fr"><head><script type="application/ld+json">
{"@context":"https://schema.org","@graph":[{"@context":"https://schema.org","@type":"Recipe","name":"Filet de saumon",
"image":["https://img.cuisineaz.com/660x660/saumon.jpeg","https://img.cuisineaz.com/660x660/saumon.webp"],
"recipeIngredient":[" ","600 g Filet de saumon","1 pincée(s) Sel"],"prepTime":"PT5M","cookTime":"PT10M","totalTime":"PT15M",
"recipeInstructions":["Etape 1","Préchauffez le four.","Etape 2","Enfournez le saumon."],"recipeYield":"4"},
{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}]}</script></head><body></body></html>`;

describe('cuisineAz', () => {
  it('reads the results and not the popular recipes', () => {
    expect(cuisineAz.readSearch(PAGE, RESULTS)).toEqual([
      {
        externalId: 'filet-de-saumon-au-four-63049',
        name: 'Filet de saumon au four',
        imageUrl: 'https://img.cuisineaz.com/300x300/saumon.jpg',
        page: '/recettes/filet-de-saumon-au-four-63049.aspx',
      },
      {
        externalId: 'saumon-en-papillote-8391',
        name: 'Saumon en papillote',
        imageUrl: null,
        page: '/recettes/saumon-en-papillote-8391.aspx',
      },
    ]);
  });

  it('reads a recipe', () => {
    expect(cuisineAz.readItem(RECIPE, RESULTS)).toEqual({
      name: 'Filet de saumon',
      locale: 'fr',
      portions: 4,
      yieldText: null,
      prepMinutes: 5,
      cookMinutes: 10,
      imageUrl: 'https://img.cuisineaz.com/660x660/saumon.jpeg',
      ingredientLines: ['600 g Filet de saumon', '1 pincée(s) Sel'],
      ingredientHeadings: [],
      steps: ['Préchauffez le four.', 'Enfournez le saumon.'],
      description: null,
      tags: [],
      course: null,
      isCut: false,
    });
  });

  it('builds search paths and locates items', () => {
    expect(cuisineAz.searchPath('saumon', 1)).toBe(
      '/recettes/recherche_terme.aspx?recherche=saumon&page=1',
    );
    expect(cuisineAz.locate('filet-de-saumon-63049')).toHaveProperty(
      'document',
      '/recettes/filet-de-saumon-63049.aspx',
    );
    expect(cuisineAz.locate('saumon')).toBeNull();
    expect(cuisineAz.locate('../saumon-1')).toBeNull();
  });
});
