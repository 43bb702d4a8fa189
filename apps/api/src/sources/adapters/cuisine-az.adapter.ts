import { scrapedSite } from './scraped-site.js';

/** www.cuisineaz.com: `/recettes/filet-de-saumon-au-four-63049.aspx`. */
export const cuisineAz = scrapedSite({
  key: 'cuisineAz',
  locale: 'fr',
  site: 'https://www.cuisineaz.com',
  itemPath: '/recettes/*.aspx',
  externalId: /^[\w-]{1,150}-\d{1,12}$/,
  results: '.search_result_container',
  searchPath: (search, page) =>
    `/recettes/recherche_terme.aspx?${new URLSearchParams({ recherche: search, page: String(page) }).toString()}`,
});
