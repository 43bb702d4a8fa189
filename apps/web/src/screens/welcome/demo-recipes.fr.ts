/** A recipe: its name, portions and minutes; its lines; its steps, each a line. */
export const recipes = `Quiche aux oignons | 4 | 25 | 35
1 pâte brisée | 4 oignons | 4 œufs | 20 cl de crème | 100 g de fromage râpé | 20 g de beurre
Préchauffer le four à 180 °C. Étaler la pâte brisée dans un moule à tarte.
Éplucher puis émincer les oignons. Les faire revenir 15 minutes dans le beurre, à feu doux.
Dans un saladier, fouetter les œufs avec la crème. Ajouter le fromage râpé et les oignons.
Verser dans le moule et enfourner 35 minutes.

Soupe de courge | 4 | 15 | 30
1 kg de courge butternut | 1 oignon | 2 carottes | 1 l d’eau | 10 cl de crème
Éplucher la courge, l’oignon et les carottes, puis les couper en morceaux.
Faire revenir l’oignon 5 minutes dans une casserole.
Ajouter la courge, les carottes et l’eau. Laisser mijoter 25 minutes à couvert.
Mixer avec la crème, saler et servir.

Dahl de lentilles corail | 4 | 10 | 25
300 g de lentilles corail | 40 cl de lait de coco | 1 oignon | 2 gousses d’ail | 1 c. à s. de curry | 200 g de riz
Émincer l’oignon et l’ail. Les faire revenir 5 minutes avec le curry.
Ajouter les lentilles rincées, le lait de coco et 50 cl d’eau. Laisser mijoter 20 minutes.
Pendant ce temps, cuire le riz 12 minutes dans l’eau bouillante.
Servir le dahl sur le riz.

Poulet rôti aux pommes de terre | 4 | 15 | 75
1 poulet | 1 kg de pommes de terre | 4 gousses d’ail | 3 c. à s. d’huile d’olive | 4 brins de thym
Préchauffer le four à 200 °C.
Éplucher les pommes de terre et les couper en quartiers. Les mélanger à l’huile, à l’ail et au thym dans un plat.
Poser le poulet sur les pommes de terre, saler et enfourner 1 h 15.
Laisser reposer 10 minutes avant de découper.`;
