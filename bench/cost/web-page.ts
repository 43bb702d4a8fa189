const FILLERS = 500;

/** The HTML of a page of about 100 KB with a schema.org recipe. */
export function webPage(name: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: '6 personnes',
    recipeIngredient: ['200 g de farine', '100 g de beurre', '3 œufs', '10 cl de lait', '6 pommes'],
    recipeInstructions: [
      'Mélanger la farine, le beurre et les œufs.',
      'Éplucher les pommes, les couper en quartiers et les faire fondre au beurre.',
      'Enfourner pendant 45 minutes.',
    ],
  };
  const filler = (_: unknown, n: number) =>
    `<div class="card" id="card-${String(n)}"><a href="/recettes/${String(n)}"><img src="/i/${String(n)}.jpg" alt=""></a><p>Très bonne recette, merci&nbsp;! <em>À refaire</em></p></div>`;
  const body = Array.from({ length: FILLERS }, filler).join('\n');
  return `<!doctype html><html lang="fr"><head><title>${name}</title>
<script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body>${body}</body></html>`;
}
