import type { NamesOf } from '../notation.js';

export const nutsAndSeeds: NamesOf<'nutsAndSeeds'> = {
  nuts: `
    fruits à coque, noix variées, noix au choix, fruits secs à coque, noix hachées, ?noix,
    fruits à coques, fruit à coque, noix diverses, mélange de fruits à coque, oléagineux,
    noix mixtes, noix en tout genre`,
  walnut: `
    noix de Grenoble, noix, cerneau de noix, noix concassées, noix de Grenobles, brisures de noix,
    poudre de noix, noix moulues, farine de noix, noix en poudre, cerneaux, noix décortiquées,
    noix fraîches, noix sèches, noix du Périgord, noix entières, cerneaux de noix, éclats de noix,
    noix noires, noix grillées, noix en morceaux`,
  almond: `
    amande, amandes effilées, amande entière, amandes émondées, amandes mondées, amandes grillées,
    amandes tranchées, amandes en bâtonnets, amande en lamelles, amandes hachées, amande effilée,
    amandes blanchies, amandes rôties, amandes concassées, amandon, amandes de Provence,
    éclats d'amande, amande douce, amande grillée, pralin d'amandes,
    amandes fraîches, amandes complètes`,
  groundAlmond: `
    poudre d'amande, poudre d'amande(s), amande en poudre, amandes moulues, amande moulue,
    amandes en poudres, poudre d'amandes`,
  almondButter: "beurre d'amande, beurre d'amande(s), purée d'amande(s), beurre d'amandes",
  hazelnut: `
    noisette, noisettes concassées, noisette entière, noisettes grillées, aveline,
    noisettes décortiquées, noisettes du Piémont, éclats de noisettes, noisettes torréfiées,
    noisettes hachées, noisettes entières, noisettes fraîches`,
  groundHazelnut: `
    poudre de noisette, poudre de noisette(s), noisettes en poudre, noisettes moulues,
    farine de noisette, farine de noisettes`,
  pistachio: `
    pistache, pistaches non salées, pistaches décortiquées, pistaches concassées,
    poudre de pistache(s), farine de pistache(s), pistaches moulues, pistaches en poudre,
    pistaches émondées, pistache de Bronte, pistaches vertes, pistaches grillées,
    éclats de pistache(s), pistaches hachées, pistache verte, pistaches de Sicile`,
  cashew: `
    noix de cajou, cajou, noix d'acajou, anacarde, poudre de noix de cajou, poudre de cajou,
    noix de cajou en poudre, noix de cajou grillées, noix de cajou salées, pommes cajou,
    noix d'anacarde, noix de cajous, cajous`,
  pecan: `
    noix de pécan, pacane, pécan, demi-pacane, pacanes grillées, pacanes concassées,
    noix de pécan hachées, noix de pacane, noix pacane, pécans caramélisées, noix d'hickory`,
  macadamia: `
    noix de macadamia, macadamia, noix de Queensland, noix du Queensland, noix d'Australie`,
  brazilNut: "noix du Brésil, noix de para, noix d'Amazonie, châtaigne du Brésil, noix brésilienne",
  pineNut: 'pignon de pin, pignon, noix de pin, graine de pin',
  chestnut: `
    châtaigne, marron, marrons cuits, châtaigne cuite, marrons glacés, châtaignes au naturel,
    marrons entiers`,
  peanut: `
    cacahuète, cacahouète, arachide, cacahuètes grillées, arachides non salées, arachides salées,
    cacahuète non salée, arachides rôties, arachides grillées, cacahuètes salées,
    pistache (de) terre, noix de terre, pinotte, pinottes, cacahuètes concassées, cacahuètes pilées,
    arachides concassées, cacahuètes hachées, cacahuètes enrobées, cacahouètes, cacahuète grillée,
    cacahuètes crues, arachide grillée, pois de terre`,
  peanutButter: `
    beurre de cacahuète, beurre de cacahuète(s), beurre d'arachide(s), pâte d'arachide,
    purée de cacahuète(s), beurre d'arachides, beurre d'arachide croquant,
    beurre d'arachide crémeux, beurre de cacahouète(s), beurre de pinottes, pâte de cacahuète(s),
    beurre de cacahouètes, beurre de cacahuètes crémeux, beurre cacahuète, beurre arachide,
    pâte d'arachides, beurre d'arachides crémeux, purée d'arachide(s), peanut butter, dakatine`,
  sesameSeed: `
    graine de sésame, sésame, graines de sésame grillées, sésame blanc, sésame noir, sésame doré,
    graines de sésame blanches, graines de sésame rôties, sésames, sésame complet, sésame grillé,
    graines de sésame noir, graines de sésame noires, sésame torréfié, graines de sésame doré,
    ajonjoli`,
  tahini: `
    tahini, tahin, purée de sésame, crème de sésame, tahiné, beurre de sésame, pâte de sésame,
    tahina, tahineh, crème de tahini, sauce tahini, tahini blanc, purée de sésame blanc`,
  halva: 'halva, halwa, halvah, halawa, chamia',
  sunflowerSeed: 'graine de tournesol',
  sunflowerButter: `
    beurre de tournesol, purée de tournesol, beurre de graines de tournesol,
    purée de graines de tournesol`,
  pumpkinSeed: 'graine de courge, graine de citrouille, pepita, graines de potiron',
  flaxSeed: `
    graine de lin, lin, lin moulu, graine de lin moulues, graine de lin moulue(s), œuf(s) de lin,
    gel de lin`,
  chiaSeed: 'graine de chia, chia, œuf(s) de chia',
  poppySeed: 'graine de pavot, pavot',
  hempSeed: 'graine de chanvre, chanvre, cœurs de chanvre',
  psyllium: 'psyllium, téguments de psyllium',
  nigella: 'nigelle, graine de nigelle, cumin noir',
  mixedSeeds: 'mélange de graines, graines mélangées, graines',
  shreddedCoconut: `
    noix de coco râpée, coco râpé(e), noix de coco en poudre, copeaux de noix de coco,
    flocons de noix de coco, coco râpée, noix de coco en flocons, noix de coco rapée,
    noix de coco séchée, copeaux de coco, flocons de coco, poudre de coco,
    noix de coco déshydratée, coco en flocons`,
  coffeeBean: 'grain de café, café en grain(s), café moulu',
  mixedNuts: `
    noix mélangées, mélange de noix, noix salées, mélange apéritif, noix mélangées salées`,
  driedFruitAndNuts: `
    fruits secs et noix, fruit sec, mélange de fruits secs, fruits secs variés,
    fruits secs au choix, mendiant, mélange étudiant`,
  trailMix: 'mélange du randonneur, mélange de randonnée, mélange montagnard',
  nutButter: `
    beurre de noix, beurre de noisette(s), beurre de pistache(s), beurre de cajou,
    beurre de noix de cajou, beurre de noix de pécan, beurre de pacanes,
    beurre de noix de macadamia, purée de noisette(s), purée de noix de cajou, purée de cajou,
    purée de pistache(s), purée de noix, purée d'oléagineux`,
  seedButter: `
    beurre de graines, purée de graines, beurre de graines de courge, purée de graines de courge,
    beurre de courge`,
  tigerNut: `
    souchet, noix tigrée, poudre de souchet, farine de souchet, souchet en poudre, amande de terre`,
};
