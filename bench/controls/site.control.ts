import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const KILOBYTES = 300;

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Tarte aux pommes',
  recipeYield: '6 personnes',
  prepTime: 'PT20M',
  cookTime: 'PT45M',
  image: 'https://img.example/tarte.jpg',
  recipeIngredient: [
    '200 g de farine',
    '100 g de beurre',
    '3 œufs',
    '10 cl de lait',
    '1 c. à soupe de sucre',
    '1 pincée de sel',
    '6 pommes',
    '1 sachet de levure',
    '2 c. à café de miel',
    '1 citron',
    '50 g de noix',
    '20 g de farine',
  ],
  recipeInstructions: Array.from({ length: 10 }, (_, i) => ({
    '@type': 'HowToStep',
    text: `${String(i + 1)}. Éplucher les pommes, les couper en quartiers et les faire fondre au beurre.`,
  })),
};

/** Markup around the recipe, as on real sites: links, pictures, comments, scripts. */
function filler(index: number): string {
  const i = String(index);
  return `<div class="card card--${i}" data-id="${i}"><a href="/recettes/recette_${i}.aspx" title="Recette ${i}"><picture><source srcset="/i/${i}.webp 1x, /i/${i}@2x.webp 2x"><img src="/i/${i}.jpg" alt="Recette ${i}" loading="lazy"></picture><h4>Recette n&deg;${i}</h4></a><p>Très bonne recette, merci&nbsp;! <em>À refaire</em> <span>4,${i}/5</span></p><script>window.ads.push({slot:"${i}"})</script></div>`;
}

function page(): string {
  const head = `<!doctype html><html lang="fr"><head><title>Tarte</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script></head><body>`;
  let html = head;
  for (let index = 0; html.length < KILOBYTES * 1000; index += 1) html += filler(index);
  return `${html}</body></html>`;
}

const body = Buffer.from(page());

/** A recipe site that returns the same page of 300 KB for every path. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
});

process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
});
