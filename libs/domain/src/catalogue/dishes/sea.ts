import { dish } from './dish.js';

export const sea = {
  scampi: dish('scampi', 'scampi', ['langoustine'], ['breadcrumbs', 'egg']),
  bouillabaisse: dish('bouillabaisse', 'bouillabaisse', ['fish'], ['shrimp', 'mussel', 'celery']),
  ceviche: dish('ceviche, cebiche', 'ceviche, cebiche', ['fish'], ['shrimp']),
  sushi: dish('sushi', 'sushi', ['fish'], ['soySauce', 'shrimp', 'sesameSeed', 'egg', 'wasabi']),
  romanCalamari: dish(
    'calamar à la romaine, calmar à la romaine, encornet à la romaine',
    'fried calamari',
    ['squid', 'flour'],
    ['egg', 'milk'],
  ),
  anchovyButter: dish("beurre d'anchois", 'anchovy butter', ['anchovy', 'butter']),
  lobsterButter: dish('beurre de homard', 'lobster butter', ['lobster', 'butter']),
};
