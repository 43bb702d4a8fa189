import type { AllergenKey } from '#domain/catalogue/allergens.js';
import type { Locale } from '#domain/locale.js';

/**
 * Names under which public lists tell people to look for an allergen: annex II of Regulation (EU) No
 * 1169/2011, the Food Standards Agency, Health Canada, and the DGCCRF.
 */
const PUBLIC_NAMES: Readonly<Record<AllergenKey, Readonly<Record<Locale, string>>>> = {
  gluten: {
    en: 'wheat, rye, barley, oats, spelt, khorasan wheat, kamut, bulgur, couscous, durum, einkorn, emmer, farro, seitan, semolina, triticale, malt, breadcrumbs, pasta, beer',
    fr: 'blé, seigle, orge, avoine, épeautre, blé de khorasan, boulgour, couscous, engrain, amidonnier, seitan, semoule, triticale, malt, chapelure, nouilles, bière',
  },
  crustaceans: {
    en: 'crab, lobster, prawns, shrimp, crayfish, langoustine, scampi, krill, shrimp paste',
    fr: 'crabe, homard, crevettes, gambas, écrevisses, langoustines, langouste, krill, pâte de crevettes, araignée de mer, tourteau',
  },
  eggs: {
    en: 'eggs, egg white, egg yolk, mayonnaise, meringue, albumen, ovalbumin, eggnog, quail eggs, hollandaise',
    fr: 'œufs, blancs d’œufs, jaunes d’œufs, mayonnaise, meringue, albumine, ovalbumine, lait de poule, œufs de caille, aïoli',
  },
  fish: {
    en: 'anchovies, cod, salmon, tuna, haddock, halibut, mackerel, herring, trout, pollock, fish sauce, fish stock, caviar, roe, surimi, Worcestershire sauce',
    fr: 'anchois, cabillaud, morue, saumon, thon, flétan, maquereau, hareng, truite, merlu, nuoc-mâm, fumet de poisson, caviar, surimi, tarama, haddock',
  },
  peanuts: {
    en: 'peanuts, peanut butter, groundnuts, monkey nuts, goober peas, beer nuts, mandelonas, peanut oil, arachis oil, satay sauce',
    fr: 'arachides, cacahuètes, cacahouètes, beurre de cacahuète, beurre d’arachide, huile d’arachide, pistaches de terre, sauce satay',
  },
  soybeans: {
    en: 'soybeans, soya, tofu, tempeh, miso, edamame, tamari, shoyu, natto, soy milk, textured vegetable protein, soy lecithin, yuba, okara',
    fr: 'soja, fèves de soja, tofu, tempeh, miso, edamame, tamari, shoyu, natto, lait de soja, protéines végétales texturées, lécithine de soja, yuba, okara',
  },
  milk: {
    en: 'milk, butter, cheese, yogurt, buttermilk, whey, casein, sodium caseinate, lactose, ghee, curds, condensed milk, sour cream, ricotta, paneer, kefir',
    fr: 'lait, beurre, fromage, yaourt, babeurre, lactosérum, caséine, caséinate, lactose, ghee, lait caillé, lait concentré, crème fraîche, ricotta, paneer, kéfir',
  },
  nuts: {
    en: 'almonds, hazelnuts, walnuts, cashews, pecan nuts, Brazil nuts, pistachio nuts, macadamia nuts, Queensland nuts, marzipan, praline, gianduja, frangipane',
    fr: 'amandes, cerneaux de noix, noix de cajou, noix de pécan, noix du Brésil, pistaches, noix de macadamia, noix du Queensland, massepain, praliné, gianduja, frangipane',
  },
  celery: {
    en: 'celery, celeriac, celery leaves, celery seeds, celery salt, celery root',
    fr: 'céleri, céleri-rave, feuilles de céleri, graines de céleri, sel de céleri, céleri branche',
  },
  mustard: {
    en: 'mustard, mustard seeds, Dijon mustard, mustard powder, mustard leaves, mustard oil',
    fr: 'moutarde, graines de moutarde, moutarde de Dijon, moutarde en poudre, moutarde à l’ancienne',
  },
  sesame: {
    en: 'sesame, sesame seeds, tahini, sesame oil, hummus, halva, benne seeds, gingelly oil, gomasio',
    fr: 'sésame, graines de sésame, tahini, tahin, huile de sésame, houmous, halva, gomasio',
  },
  sulphites: {
    en: 'sulphur dioxide, sulphites, sodium metabisulphite, white wine, red wine, dried apricots, cider',
    fr: 'anhydride sulfureux, sulfites, métabisulfite de sodium, vin blanc, vin rouge, abricots secs, cidre',
  },
  lupin: {
    en: 'lupin, lupin flour, lupin seeds, lupini beans, lupini flour',
    fr: 'lupin, farine de lupin, graines de lupin, tramousses',
  },
  molluscs: {
    en: 'mussels, oysters, squid, clams, scallops, octopus, cuttlefish, cockles, whelks, snails, abalone, periwinkles, oyster sauce',
    fr: 'moules, huîtres, calamars, encornets, palourdes, coquilles Saint-Jacques, poulpe, seiche, coques, bulots, escargots, ormeaux, bigorneaux',
  },
};

export function publicNames(allergen: AllergenKey, language: Locale): string[] {
  return PUBLIC_NAMES[allergen][language].split(', ');
}
