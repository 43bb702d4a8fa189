/**
 * What 100 g of the edible part of each ingredient contain, and the grams in what recipes count.
 * [Nutrition](../../../../../docs/nutrition.md) says how the foods were matched.
 *
 * Sources: Anses, Table de composition nutritionnelle des aliments Ciqual 2020, Licence Ouverte
 * (Etalab); U.S. Department of Agriculture, FoodData Central, SR Legacy, public domain. A code is an
 * `alim_code` or an NDB number.
 *
 * `:cooked` is what a line means whose text says cooked or canned, `:piece` what is counted. `edible`
 * is the share that is eaten of what is weighed, `pieces` are grams that are eaten. A row without a
 * source has no food in the tables. A figure that the table calls traces, or less than a limit, is 0.
 */
export const NUTRITION_TABLE = `
key|source|code|food|energyKcal|proteinG|fatG|saturatedFatG|carbohydrateG|sugarsG|fibreG|saltG|alcoholG|edible|pieces|doubt
onion|CIQUAL|20034|Oignon, cru|39|1.1|0.62|0.2|6.25|4.8|1.7|0.098|||piece110 slice10|
redOnion|CIQUAL|20238|Oignon rouge, cru|36.3|1.31|0.4|0.14|5.63|5.2|2.5|0|||piece110 slice10|
whiteOnion|CIQUAL|20034|Oignon, cru|39|1.1|0.62|0.2|6.25|4.8|1.7|0.098|||piece110 slice10|
sweetOnion|USDA|11294|Onions, sweet, raw|32|0.8|0.08||6.65|5.02|0.9|0.02|||piece200 slice15|
pearlOnion|CIQUAL|20034|Oignon, cru|39|1.1|0.62|0.2|6.25|4.8|1.7|0.098|||piece15|
scallion|USDA|11291|Onions, spring or scallions (includes tops and bulb), raw|32|1.83|0.19|0.03|4.74|2.33|2.6|0.04|||piece15 sprig15 bunch100|
shallot|CIQUAL|20097|Échalote, crue|63.6|1.81|0|0|12.2|3.3|2.6|0.013|||piece25 clove12|
garlic|CIQUAL|11000|Ail, cru|111|5.31|0|0|18.6|1.2|5.8|0.023|||clove4 piece40|
wildGarlic|CIQUAL|11003|Ciboule ou Ciboulette, fraîche|29.7|2.57|0.52|0.15|2.1|1.75|3.19|0.028|||piece1 bunch50|like chives
blackGarlic|CIQUAL|11000|Ail, cru|111|5.31|0|0|18.6|1.2|5.8|0.023|||clove4 piece40|raw garlic
garlicScape|CIQUAL|11003|Ciboule ou Ciboulette, fraîche|29.7|2.57|0.52|0.15|2.1|1.75|3.19|0.028|||piece10|like chives
leek|CIQUAL|20039|Poireau, cru|32.3|1.49|0.25|0.05|4.9|3.15|2.27|0.036||.65|piece150 slice8|
carrot|CIQUAL|20009|Carotte, crue|40.2|0.63|0|0|7.59|6|2.7|0.11|||piece80 slice5 bunch400|
turnip|CIQUAL|20064|Navet, pelé, cru|26.5|0.76|0.1|0.01|4.7|3.8|1.9|0.11|||piece120 bunch500|
rutabaga|CIQUAL|20201|Rutabaga, cru|33.9|1.17|0.13|0.02|5.7|4.46|2.6|0.028|||piece400|
parsnip|CIQUAL|20181|Panais, cru|58.3|1.54|0.4|0.06|10.1|4.8|4.7|0.02|||piece130|
beet|CIQUAL|20091|Betterave rouge, crue|50.6|1.74|0.24|0.04|9.1|6.76|2.55|0.15|||piece120 slice10|
radish|CIQUAL|20045|Radis rouge, cru|14.5|0.94|0|0|1.53|1.1|1.4|0.04|||piece6 bunch150|
blackRadish|CIQUAL|20089|Radis noir, cru|29.2|0.94|0|0|5.52|4.3|1.2|0.058|||piece200|
daikon|USDA|11430|Radishes, oriental, raw|18|0.6|0.1|0.03|2.5|2.5|1.6|0.052|||piece350|
celery|CIQUAL|20023|Céleri branche, cru|17.6|0.63|0|0|2.41|1.3|2.2|0.2|||piece40 sprig40|
celeryRoot|CIQUAL|20055|Céleri-rave, cru|29.3|1.38|0|0|3.98|1.6|4.5|0.085|||piece500|
potato|CIQUAL|4008|Pomme de terre, sans peau, crue|80.5|2.16|0.18|0.04|16.2|0.78|1.8|0.016|||piece130 slice10|
sweetPotato|CIQUAL|4101|Patate douce, crue|86.3|1.51|0.15|0.06|18.3|5.64|2.87|0.098|||piece200|
jerusalemArtichoke|CIQUAL|20196|Topinambour, cru|60.7|1.94|0.31|0.11|11.5|9.6|2.1|0.009|||piece60|
salsify|CIQUAL|20197|Salsifis noir, ou scorsonère d'Espagne, cru|83|3.13|0.3|0|15.3||3.3|0.011|||piece70|
chineseArtichoke|CIQUAL|20231|Crosne, surgelé, cru|40.4|1.4|0|0|8.7|0.5|0|0.003|||piece5|
cassava|CIQUAL|54031|Manioc, racine crue|157|1.31|0.29|0.07|36.3|1.7|1.8|0.035|||piece400|
taro|CIQUAL|53200|Taro, tubercule, cru|107|1.5|0.2|0.04|22.8|0.4|4.1|0.028|||piece150|
yam|CIQUAL|53502|Igname, épluchée, crue|111|1.53|0.17|0.04|23.8|0.5|4.1|0.023|||piece400|
lotusRoot|USDA|11254|Lotus root, raw|74|2.6|0.1|0.03|12.33||4.9|0.1|||piece120|
jicama|USDA|11603|Yambean (jicama), raw|38|0.72|0.09|0.02|3.92|1.8|4.9|0.01|||piece500|
horseradish|CIQUAL|11016|Raifort, cru|103|7.5|0.7|0.11|13||7.5|0.015||||
tomato|CIQUAL|20047|Tomate, crue|19.3|0.86|0.26|0.06|2.49|2.48|1.2|0.008|||piece120 slice20|
cherryTomato|CIQUAL|20172|Tomate cerise, crue|33.7|1.31|0|0|5.62|4.8|1.2|0|||piece15|
cannedTomato|CIQUAL|20048|Tomate, pelée, appertisée, égouttée|18.3|1.07|0.28|0.04|1.89|1.88|1.27|0.28|||piece80|
sunDriedTomato|CIQUAL|20189|Tomate, séchée|282|14.2|2.99|0.46|43.3|37.6|12.3|0.62|||piece5|
zucchini|CIQUAL|20020|Courgette, pulpe et peau, crue|16.5|1.23|0.26|0.06|1.8|1.79|1.05|0.023|||piece200 slice8|
zucchiniFlower|CIQUAL|20020|Courgette, pulpe et peau, crue|16.5|1.23|0.26|0.06|1.8|1.79|1.05|0.023|||piece10|like courgette
yellowSquash|USDA|11467|Squash, summer, crookneck and straightneck, raw|19|1.01|0.27|0.09|2.88|3.53|1|0.005|||piece200|
eggplant|CIQUAL|20053|Aubergine, crue|21.2|1.12|0.14|0.03|2.39|2.39|2.7|0.006|||piece300 slice25|
cucumber|CIQUAL|20019|Concombre, pulpe et peau, cru|15.6|0.64|0.11|0.04|2.54|1.67|0.6|0.012|||piece300 slice7|
bellPepper|CIQUAL|20041|Poivron, vert, jaune ou rouge, cru|26.8|0.8|0.27|0.07|4.55|2.7|1.5|0.021|||piece140 slice10|
redBellPepper|CIQUAL|20087|Poivron rouge, cru|36.6|1.06|0|0|5.98|4.8|3.2|0|||piece140 slice10|
greenBellPepper|CIQUAL|20085|Poivron vert, cru|26|0.81|0|0|3.43|3|3.2|0|||piece140 slice10|
chiliPepper|CIQUAL|20151|Piment, cru|44.5|1.87|0.32|0.03|7.7|5.3|1.65|0.02|||piece15|
jalapeno|USDA|11979|Peppers, jalapeno, raw|29|0.91|0.37|0.09|3.7|4.12|2.8|0.007|||piece14|
habanero|USDA|11819|Peppers, hot chili, red, raw|40|1.87|0.44|0.04|7.31|5.3|1.5|0.022|||piece8|hot chili
chipotle|USDA|11962|Peppers, hot chile, sun-dried|324|10.58|5.81|0.81|41.16|41.06|28.7|0.23|||piece5|dried chili
pepperoncini|USDA|11632|Peppers, jalapeno, canned, solids and liquids|27|0.92|0.94|0.1|2.14|2.14|2.6|4.18|||piece10|canned jalapeño
pimiento|USDA|11943|Pimento, canned|23|1.1|0.3|0.04|3.2|2.71|1.9|0.035|||piece100|
pumpkin|CIQUAL|20166|Citrouille, pulpe, crue|29.9|1|0.1|0.05|6|2.76|0.5|0.003||.7|piece2500|
pumpkinPuree|USDA|11424|Pumpkin, canned, without salt|34|1.1|0.28|0.15|5.19|3.3|2.9|0.013||||
butternutSquash|CIQUAL|20138|Courge doubeurre (butternut), pulpe, crue|30.5|1|0.1|0.02|5.4|2.2|2|0.01||.8|piece900|
kabochaSquash|CIQUAL|20132|Potimarron, pulpe, cru|18|0.63|0.1|0.03|3.1||1.1|0.074|||piece900|
acornSquash|USDA|11482|Squash, winter, acorn, raw|40|0.8|0.1|0.02|8.92||1.5|0.007||.75|piece430|
spaghettiSquash|CIQUAL|20145|Courge spaghetti, pulpe, crue|32.3|0.64|0.57|0.12|5.41|2.76|1.5|0.043||.7|piece900|
squash|CIQUAL|20139|Courge, crue|14.9|1.1|0.17|0.04|1.6|1.6|1.3|0.011||.75|piece800|
chayote|CIQUAL|13128|Chayote ou christophine ou chouchou, crue|18.6|0.72|0.12|0.03|2.8|1.66|1.7|0.005|||piece200|
mushroom|CIQUAL|20056|Champignon de Paris ou champignon de couche, cru|28|2.62|0.36|0.07|3.15|2.5|1|0.098|||piece18 slice4|
portobello|USDA|11265|Mushrooms, portabella, raw|22|2.11|0.35|0.06|2.57|2.5|1.3|0.022|||piece84|
shiitake|USDA|11238|Mushrooms, shiitake, raw|34|2.24|0.49||4.29|2.38|2.5|0.022|||piece19|
oysterMushroom|CIQUAL|20114|Champignon, pleurote, crue|25.5|3.06|0.36|0.06|1.5|0.71|2.4|0.034|||piece30|
enoki|USDA|11950|Mushrooms, enoki, raw|37|2.66|0.29|0.02|5.11|0.22|2.7|0.007||||
porcini|CIQUAL|20160|Champignon, cèpe, cru|31.6|3.13|0.43|0.07|3.03|1.7|1.93|0.024|||piece60|
chanterelle|CIQUAL|20103|Champignon, chanterelle ou girolle, crue|33.1|2.28|0.78|0.5|2.3|1.87|4.23|0.016|||piece10|
morel|CIQUAL|20105|Champignon, morille, crue|24.5|3.16|0.54|0.16|0.1|0.04|3.35|0.064|||piece13|
driedMushroom|CIQUAL|20211|Champignon, lentin comestible ou shiitaké, séché|316|9.58|0.99|0.23|63.9|2.21|11.5|0.033|||piece3|
truffle|CIQUAL|20056|Champignon de Paris ou champignon de couche, cru|28|2.62|0.36|0.07|3.15|2.5|1|0.098|||piece30 slice1|cultivated mushrooms
spinach|CIQUAL|20059|Épinard, cru|28.7|2.62|0.5|0.06|2.25|0.32|2.37|0.17|||piece10 bunch300|
swissChard|CIQUAL|20004|Bette ou blette, crue|16.4|1|0|0|1.63|1.2|1.8|0.57|||piece40 bunch350|
kale|CIQUAL|20218|Chou frisé, cru|53.6|4.33|1.07|0.12|4.2|2.26|4.9|0.091|||piece20 bunch150|
cabbage|CIQUAL|20116|Chou blanc, cru|36.5|1.38|0.6|0.27|4.63|4.2|3.5|0.033|||piece900|
savoyCabbage|USDA|11114|Cabbage, savoy, raw|27|2|0.1|0.01|3|2.27|3.1|0.07|||piece900|
redCabbage|CIQUAL|20014|Chou rouge, cru|30|1.13|0|0|4.33|3.9|2.8|0.035|||piece800|
napaCabbage|USDA|11119|Cabbage, chinese (pe-tsai), raw|16|1.2|0.2|0.04|2.03|1.41|1.2|0.022|||piece800|
bokChoy|USDA|11116|Cabbage, chinese (pak-choi), raw|13|1.5|0.2|0.03|1.18|1.18|1|0.16|||piece200|
brusselsSprout|CIQUAL|20058|Chou de Bruxelles, cru|50.1|3.98|0.4|0.07|5.67|2.2|3.95|0.041|||piece19|
cauliflower|CIQUAL|20016|Chou-fleur, cru|26.2|1.81|0.7|0.24|2.13|1.7|2.2|0.015|||piece600|
broccoli|CIQUAL|20057|Brocoli, cru|36|3.95|0.48|0.06|1.7|1.7|2.9|0.048|||piece350|
broccolini|CIQUAL|20057|Brocoli, cru|36|3.95|0.48|0.06|1.7|1.7|2.9|0.048|||bunch200|like broccoli
broccoliRabe|USDA|11096|Broccoli raab, raw|22|3.17|0.49|0.05|0.15|0.38|2.7|0.083||||
romanesco|CIQUAL|20280|Chou romanesco ou brocoli à pomme, cru|28.8|2.93|0.4|0.05|2.2|2.2|2.35|0.039|||piece500|
kohlrabi|CIQUAL|20065|Chou-rave, cru|25.1|1.79|0.1|0.01|2.35|2.35|3.6|0.05|||piece200|
collardGreens|USDA|11161|Collards, raw|32|3.02|0.61|0.06|1.42|0.46|4|0.043|||bunch300|
mustardGreens|USDA|11270|Mustard greens, raw|27|2.86|0.42|0.01|1.47|1.32|3.2|0.05|||bunch250|
sauerkraut|USDA|11439|Sauerkraut, canned, solids and liquids|19|0.91|0.14|0.03|1.38|1.78|2.9|1.65||||
kimchi|USDA|11439|Sauerkraut, canned, solids and liquids|19|0.91|0.14|0.03|1.38|1.78|2.9|1.65||||like sauerkraut
lettuce|CIQUAL|20031|Laitue, crue|15.1|1.3|0.2|0.02|1.33|0.73|1.2|0.021|||piece300|
icebergLettuce|CIQUAL|20200|Laitue iceberg, crue|17.8|1.01|0.18|0.02|2.45|1.48|1.15|0.024|||piece500|
romaineLettuce|CIQUAL|20171|Laitue romaine, crue|16.7|1.24|0.3|0.04|1.2|1.19|2.1|0.02|||piece400|
saladMix|CIQUAL|20272|Mesclun ou salade, mélange de jeunes pousses|22|2|0|0|2.5|0|2|0.048||||
arugula|CIQUAL|20217|Roquette, crue|27.9|2.58|0.66|0.09|2.1|2.05|1.6|0.068|||bunch80|
lambsLettuce|CIQUAL|20099|Mâche, crue|16.8|2|0|0|0.5|0|2.3|0||||
watercress|CIQUAL|20022|Cresson de fontaine, cru|15|2.09|0.15|0.03|0.9|0.2|0.85|0.13|||bunch100|
endive|CIQUAL|20026|Endive, crue|20.2|1.19|0|0|2.83|2.4|1.1|0|||piece120|
frisee|CIQUAL|20012|Salade ou chicorée frisée, crue|22.7|1.48|0.25|0.06|2.4|0.7|2.45|0.084|||piece250|
radicchio|USDA|11952|Radicchio, raw|23|1.43|0.25|0.06|3.58|0.6|0.9|0.055|||piece230|
dandelionGreens|CIQUAL|20038|Pissenlit, cru|49.1|2.91|0.85|0.17|6.1|0.71|2.7|0.22||||
purslane|CIQUAL|20059|Épinard, cru|28.7|2.62|0.5|0.06|2.25|0.32|2.37|0.17||||like spinach
nettle|CIQUAL|20059|Épinard, cru|28.7|2.62|0.5|0.06|2.25|0.32|2.37|0.17||||like spinach
artichoke|CIQUAL|20052|Artichaut, cru|45.7|3.2|0.18|0.04|4.92|0.99|5.4|0.15||.4|piece120|
artichokeHeart|CIQUAL|20232|Artichaut, fond, surgelé, cru|59.6|2.08|0.43|0.1|8.09|1.89|7.54|0.18|||piece40|
asparagus|CIQUAL|20279|Asperge, verte, crue|24.7|2.46|0.27|0.07|2.03|1.5|2.15|0.014||.75|piece16 bunch350|
fennel|CIQUAL|20028|Fenouil, cru|21.8|1|0|0|2.63|2.2|2.6|0.055|||piece230|
cardoon|CIQUAL|20054|Cardon, cru|13.7|0.7|0.1|0.01|1.7|1.5|1.6|0.43||||
okra|USDA|11278|Okra, raw|33|1.93|0.19|0.03|4.25|1.48|3.2|0.018|||piece12|
greenBean|CIQUAL|20061|Haricot vert, cru|32.1|1.85|0.21|0.06|4.14|3.26|2.85|0.01|||piece6|
greenPea|CIQUAL|20072|Petits pois, crus|67.3|5.84|0.55|0.1|7|5.67|5.5|0.009||||
snowPea|CIQUAL|20173|Pois mange-tout ou pois gourmand, cru|44.8|3.08|0.27|0.04|6.2|4|2.63|0.01|||piece4|
peaShoot|CIQUAL|20183|Haricot mungo germé ou pousse de "soja", cru|27.3|2.57|0|0|3.4|3.4|1.7|0.043||||like bean sprouts
broadBean|CIQUAL|20517|Fève à écosser, fraîche|61.6|6.76|0.67|0.13|4.2|0.37|5.85|0.094||||
edamame|USDA|11211|Edamame, frozen, unprepared|110|10.25|4.73||3.78|2.48|4.8|0.015||||
corn|CIQUAL|20233|Maïs doux, surgelé, cru|105|3.28|0.78|0.12|19.8|3.78|2.8|0.013||||
cornOnTheCob|CIQUAL|20108|Maïs doux, en épis, surgelé, cru|97.4|3.36|1.19|0.19|17|3.78|2.65|0.01||.55|piece100|
babyCorn|CIQUAL|20233|Maïs doux, surgelé, cru|105|3.28|0.78|0.12|19.8|3.78|2.8|0.013|||piece10|like sweet corn
hominy|USDA|20030|Hominy, canned, white|72|1.48|0.88|0.12|11.76|1.82|2.5|0.86||||
beanSprout|CIQUAL|20183|Haricot mungo germé ou pousse de "soja", cru|27.3|2.57|0|0|3.4|3.4|1.7|0.043||||
alfalfaSprout|CIQUAL|15029|Luzerne, graine germée|26.9|3.28|0.7|0.07|0.91|0.2|1.9|0.015||||
sprouts|CIQUAL|15029|Luzerne, graine germée|26.9|3.28|0.7|0.07|0.91|0.2|1.9|0.015||||
bambooShoot|CIQUAL|20198|Bambou, pousse, crue|35.1|2.52|0.2|0.05|5.08|3|1.45|0.01||||
waterChestnut|USDA|11588|Waterchestnuts, chinese, (matai), raw|97|1.4|0.1|0.03|20.94|4.8|3|0.035||||
heartOfPalm|CIQUAL|20018|Coeur de palmier, appertisé, égoutté|35.1|2.45|0.5|0.13|4.03|1.5|2.32|0.81||||
nopal|USDA|11963|Nopales, raw|16|1.32|0.09|0.02|1.13|1.15|2.2|0.052||||
seaweed|CIQUAL|20984|Wakamé (Undaria pinnatifida), séchée ou déshydratée|184|14.1|2.51|0.3|5.7||41.4|12.9||||dried wakame
nori|CIQUAL|20987|Nori (Porphyra sp.), séchée ou déshydratée|255|31.5|1.63||10.5||36.3|4.96|||piece3 slice3|
kombu|CIQUAL|20990|Kombu ou kombu japonais (Laminaria japonica), séchée ou déshydratée|224|8.38|2.65|0.74|24.2||34.8|6.41|||piece5|
vineLeaf|USDA|11974|Grape leaves, raw|93|5.6|2.12|0.34|6.31|6.3|11|0.022|||piece3|
bananaLeaf|||||||||||||||wrapping, not eaten
pickle|CIQUAL|11004|Cornichon, au vinaigre|19.4|1.06|0|0|0.78|0.6|1.5|1.72|||piece10|
pickledVegetables|CIQUAL|11055|Oignon au vinaigre|17.6|0.56|0.2|0|2.5|1.98|1.8|2.36||||pickled onions
vegetables|CIQUAL|20101|Légumes, mélange surgelé, crus|65.1|2.26|2.65|0.62|5.71|2.18|4.7|0.6||||
greens|CIQUAL|20059|Épinard, cru|28.7|2.62|0.5|0.06|2.25|0.32|2.37|0.17||||like spinach
olive|CIQUAL|13184|Olive (aliment moyen)|162|1.39|16.5|2.35|0.04|0.01|4.38|3.03|||piece3|
blackOlive|CIQUAL|13032|Olive noire, en saumure, égouttée|173|1.38|17.2|2.08|0|0|6.2|1.77|||piece3|
greenOlive|CIQUAL|13033|Olive verte, en saumure, égouttée|155|1.31|15.7|2.33|0|0|3.6|3.15|||piece3|
tomatillo|USDA|11954|Tomatillos, raw|32|0.96|1.02|0.14|3.94|3.93|1.9|0.003|||piece34|
stuffedOlive|CIQUAL|13147|Olives vertes, fourrées ou farcies (anchois, poivrons, etc.)|156|2.09|15.2|2.63|0.61|0|4.33|2.78|||piece4|
fingerroot|CIQUAL|11074|Gingembre, racine crue|32.9|1.1|1.1|0.09|3.4|1|2.7|0.016||||like ginger
lemon|CIQUAL|13009|Citron, pulpe, cru|27.6|0|0|0|1.56|0.8|0|0|||piece60 slice8|
lemonZest|CIQUAL|13125|Citron, zeste, cru|51|1.38|0.3|0.04|5.4|4.17|10.6|0.015|||piece6|
lime|CIQUAL|13067|Citron vert ou Lime, pulpe, cru|40.2|1.13|0|0|3.14|2.1|4.3|0.015|||piece45 slice6|
limeZest|CIQUAL|13125|Citron, zeste, cru|51|1.38|0.3|0.04|5.4|4.17|10.6|0.015|||piece3|lemon zest
orange|CIQUAL|13034|Orange, pulpe, crue|45.5|0.75|0|0|8.03|7.6|2.7|0||.73|piece140 slice15|
orangeZest|USDA|09216|Orange peel, raw|97|1.5|0.2|0.02|14.4||10.6|0.007|||piece10|
candiedOrangePeel|CIQUAL|31021|Zeste d'orange confit|336|0.2|0.2|0.02|82.7|82.7|1.1|0.068||||
mandarin|CIQUAL|13024|Clémentine ou Mandarine, pulpe, crue|47.3|0.81|0|0|9.17|8.6|1.7|0||.74|piece75|
grapefruit|CIQUAL|13040|Pomelo (dit Pamplemousse), pulpe, cru|39.8|0|0|0|8.02|6.6|0.8|0||.6|piece230|
kumquat|CIQUAL|13549|Kumquat, sans pépin, cru|66.2|1.57|1.18|0.17|9.6|9.36|5.45|0.02|||piece15|
yuzu|CIQUAL|2028|Jus de citron, pur jus|29.4|0.4|0.29|0.04|6.1|2.4|0.4|0.053|||piece60|lemon juice
citron|CIQUAL|13125|Citron, zeste, cru|51|1.38|0.3|0.04|5.4|4.17|10.6|0.015|||piece150|lemon zest
preservedLemon|CIQUAL|13009|Citron, pulpe, cru|27.6|0|0|0|1.56|0.8|0|0|||piece60|raw lemon; the salt of the brine is not counted
apple|CIQUAL|13039|Pomme, pulpe et peau, crue|53.8|0.25|0.25|0.05|11.6|9.35|1.4|0.004|||piece150 slice12|
crabApple|USDA|09077|Crabapples, raw|76|0.4|0.3|0.05|19.95|||0.003|||piece35|
driedApple|CIQUAL|13111|Pomme, sèche|258|0.78|0.31|0.06|57.2|54.6|8.7|0.22||||
applesauce|CIQUAL|13038|Compote de pomme|102|0.23|0.21|0.02|24.4|20.7|1.53|0||||
pear|CIQUAL|13037|Poire, pulpe et peau, crue|58.3|0.49|0.27|0.07|10.9|9.01|2.9|0.004|||piece150|
asianPear|USDA|09340|Pears, asian, raw|42|0.5|0.23|0.01|7.05|7.05|3.6|0|||piece200|
quince|CIQUAL|13010|Coing, cru|60.3|0.51|0.1|0.01|13.4|6.3|1.9|0.01|||piece200|
banana|CIQUAL|13005|Banane, pulpe, crue|90.5|1.06|0|0|19.7|15.6|2.7|0||.65|piece110 slice5|
plantain|CIQUAL|53100|Banane plantain, crue|132|1.28|0.39|0.14|29.6||2.3|0.01||.65|piece180|
strawberry|CIQUAL|13014|Fraise, crue|38.6|0.63|0|0|6.03|5.6|3.8|0|||piece12|
raspberry|CIQUAL|13015|Framboise, crue|49.2|1.19|0.8|0.13|5.83|5.4|4.3|0|||piece4|
blackberry|CIQUAL|13029|Mûre (de ronce), crue|47.3|1.13|0.7|0.07|6.53|6.1|5.2|0|||piece5|
blueberry|CIQUAL|13028|Myrtille, crue|57.7|0.87|0.33|0.03|10.6|9.96|2.4|0.003||||
cranberry|CIQUAL|13113|Canneberge ou cranberry, crue|44.8|0.75|0.13|0.01|7.6|4.04|5.13|0.02||||
driedCranberry|CIQUAL|13178|Canneberge ou cranberry, séchée, sucrée|333|0|1|0.2|76.4|72.8|5.7|0||||
blackcurrant|CIQUAL|13007|Cassis, cru|71.3|1.33|0.86|0.14|9.68|9.68|5.8|0.006||||
redCurrant|CIQUAL|13019|Groseille, crue|68.5|1.56|0.7|0.21|7.06|6.63|4.6|0||||
gooseberry|CIQUAL|13020|Groseille à maquereau, crue|40.1|0.75|0.59|0.06|4.88||4.03|0.004||||
physalis|USDA|09138|Groundcherries, (cape-gooseberries or poha), raw|53|1.9|0.7||11.2|||||||
elderberry|CIQUAL|13126|Sureau, baie, crue|66.7|0.64|0.5|0.03|11.4||7|0.018||||
gojiBerry|CIQUAL|13046|Raisin, sec|321|3|0.9|0.31|73.2|70.3|4.2|0.013||||like raisins
berries|CIQUAL|13997|Fruits rouges, crus (framboises, fraises, groseilles, cassis)|49.4|1.11|0.31|0|7.88|7.4|5.3|0.008||||
cherry|CIQUAL|13008|Cerise, dénoyautée, crue|55.7|0.81|0|0|13|10|1.6|0|||piece7|
maraschinoCherry|USDA|09328|Maraschino cherries, canned, drained|165|0.22|0.21|0.04|38.77|38.77|3.2|0.01|||piece5|
driedCherry|USDA|09044|Cherries, tart, dried, sweetened|333|1.25|0.73|0.15|77.95|67.15|2.5|0.033||||
apricot|CIQUAL|13000|Abricot, dénoyauté, cru|45.9|0.81|0|0|9.01|6.7|1.7|0|||piece40|
driedApricot|CIQUAL|13001|Abricot, dénoyauté, sec|239|2.88|0.5|0.19|59.1|34.3|8.3|0|||piece8|
peach|CIQUAL|13043|Pêche, pulpe et peau, crue|48.5|1.08|0.33|0.03|9|8.16|1.6|0.007|||piece130|
nectarine|CIQUAL|13030|Nectarine ou brugnon, pulpe et peau, crue|46.6|1.16|0.31|0.03|8.9|7.89|1.7|0.003|||piece130|
plum|CIQUAL|13100|Prune, crue|51.7|0.66|0.29|0.04|9.92|9.92|1.5|0.007|||piece60|
mirabelle|CIQUAL|13027|Mirabelle, crue|76.9|0.63|0|0|18|13.3|2.2|0|||piece10|
prune|CIQUAL|13042|Pruneau, sec|229|1.63|0.4|0.16|55.4|38.1|5.1|0|||piece9|
grape|CIQUAL|13112|Raisin, cru|69.4|0.72|0.16|0.05|15.7|15.5|0.9|0.005|||piece5|
raisin|CIQUAL|13046|Raisin, sec|321|3|0.9|0.31|73.2|70.3|4.2|0.013||||
fig|CIQUAL|13012|Figue, crue|69.4|1.19|0|0|13.5|12.2|4.1|0.013|||piece50|
driedFig|CIQUAL|13013|Figue, sèche|258|2.99|0.87|0.35|54.3|49.2|9.72|0.22|||piece12|
date|CIQUAL|13011|Datte, pulpe et peau, sèche|287|1.81|0.25|0.07|64.7|64.7|7.3|0.098|||piece8|
mango|CIQUAL|13025|Mangue, pulpe, crue|73.9|0.63|0|0|14.3|12.9|1.6|0||.67|piece230|
pineapple|CIQUAL|13002|Ananas, pulpe, cru|54.4|0|0|0|11.7|10.5|1.2|0||.5|piece600 slice80|
kiwi|CIQUAL|13021|Kiwi, pulpe et graines, cru|60.5|0.88|0.6|0.13|11|8.9|2.4|0|||piece75|
papaya|CIQUAL|13035|Papaye, pulpe, crue|42.2|0.75|0|0|8.53|8.1|1.8|0||.65|piece500|
passionFruit|CIQUAL|13016|Fruit de la passion ou maracudja, pulpe et pépins, cru|101|2.13|3|0.54|10.9|8.5|6.8|0||.5|piece18|
litchi|CIQUAL|13023|Litchi, pulpe, cru|81|1.13|0|0|16.1|15.7|2|0||.6|piece10|
guava|CIQUAL|13083|Goyave, pulpe, crue|62|1.59|0.73|0.21|9.02|8.92|5.15|0.005|||piece55|
dragonFruit|CIQUAL|13063|Figue de Barbarie, pulpe et graines, crue|37.2|0.37|0.31|0.01|6|1.02|4.45|0.011|||piece200|prickly pear
starFruit|CIQUAL|13054|Carambole, pulpe, crue|28.7|1.15|0.32|0.02|3.9|3.9|2.8|0.005|||piece90|
jackfruit|USDA|09144|Jackfruit, raw|95|1.72|0.64|0.2|21.75|19.08|1.5|0.005||.3||
durian|CIQUAL|13529|Dourian, pulpe, cru|155|1.47|5.33||23.3||3.8|0.005||.3||
persimmon|CIQUAL|13066|Kaki, pulpe, cru|68.6|0.88|0|0|14.3|13.9|3.4|0|||piece165|
pomegranate|CIQUAL|13018|Grenade, pulpe et pépins, crue|80.6|1.44|1.2|0.07|14.3|13.3|2.3|0||.5|piece200|
melon|CIQUAL|13026|Melon cantaloup (par ex.: Charentais, de Cavaillon) pulpe, cru|62.7|1.13|0|0|14.8|10.6|1.3|0.06||.55|piece550 slice100|
watermelon|CIQUAL|13036|Pastèque, pulpe, crue|38.9|0.69|0|0|8.33|7.9|0.5|0||.55|piece2500 slice280|
rhubarb|CIQUAL|13047|Rhubarbe, tige, crue|21.7|0.78|0.23|0.05|1.47|1.47|2.47|0.009|||piece80 sprig80|
avocado|CIQUAL|13004|Avocat, pulpe, cru|205|1.56|20.6|4.51|0.83|0.4|3.6|0.015||.7|piece150 slice15|
coconut|CIQUAL|15006|Noix de coco, amande mûre, fraîche|358|3.33|33.5|29.7|6.22|6.22|9|0.05||.5|piece350|
tamarind|CIQUAL|13080|Tamarin, fruit mûr, pulpe, cru|256|2.65|0.6|0.24|57.4|38.8|5.1|0.07||||
candiedFruit|CIQUAL|31027|Fruit confit|298|0|0|0|72.3|62.9|3.3|0.14||||
driedFruit|CIQUAL|13046|Raisin, sec|321|3|0.9|0.31|73.2|70.3|4.2|0.013||||like raisins
fruit|CIQUAL|13999|Fruit cru (aliment moyen)|59.5|0.7|0.26|0.02|11.6|9.89|1.97|0.009||||
acai|CIQUAL|13028|Myrtille, crue|57.7|0.87|0.33|0.03|10.6|9.96|2.4|0.003||||like blueberries
parsley|CIQUAL|11014|Persil, frais|43|3.71|0.63|0.1|3.48|0.95|4.3|0.59|||bunch50|
cilantro|CIQUAL|11094|Coriandre, fraiche|22.3|2.13|0.52|0.01|0.87|0.87|2.8|0.12|||bunch50|
basil|CIQUAL|11033|Basilic, frais|34.8|3.35|0.47|0.13|2.55|0.37|3.47|0.028||||
thaiBasil|CIQUAL|11033|Basilic, frais|34.8|3.35|0.47|0.13|2.55|0.37|3.47|0.028||||
mint|CIQUAL|11027|Menthe, fraîche|57.6|3.52|0.84|0.22|5.3|5.3|7.4|0.076||||
thyme|CIQUAL|11070|Thym, frais|107|5.56|1.68|0.47|10.5||14|0.023||||
rosemary|CIQUAL|11068|Romarin, frais|121|3.31|5.86|2.84|6.6||14.1|0.065|||sprig2|
sage|CIQUAL|11069|Sauge, fraîche|36.7|4|0|0|0.97|0.3|7|0.028||||
oregano|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
marjoram|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
dill|CIQUAL|11093|Aneth, frais|48.2|3.93|1.1|0.27|3.9|1.2|3.5|0.15||||
tarragon|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
chervil|CIQUAL|11002|Cerfeuil, frais|39.9|3.72|0.6|0.22|3.63|0.6|2.55|0.038||||
chive|CIQUAL|11003|Ciboule ou Ciboulette, fraîche|29.7|2.57|0.52|0.15|2.1|1.75|3.19|0.028||||
bayLeaf|CIQUAL|11053|Laurier, feuille|353|7.61|8.36|2.28|48.6|48.6|26.3|0.058|||piece0.3|
savory|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
sorrel|CIQUAL|20111|Oseille, crue|23.2|1.84|0.65|0.1|1.6|1.54|1.8|0.009||||
lovage|CIQUAL|11014|Persil, frais|43|3.71|0.63|0.1|3.48|0.95|4.3|0.59||||like parsley
lemongrass|USDA|11972|Lemon grass (citronella), raw|99|1.82|0.49|0.12|25.31|||0.015|||piece15 sprig15|
lemonVerbena|CIQUAL|11027|Menthe, fraîche|57.6|3.52|0.84|0.22|5.3|5.3|7.4|0.076||||like mint
lemonBalm|CIQUAL|11027|Menthe, fraîche|57.6|3.52|0.84|0.22|5.3|5.3|7.4|0.076||||like mint
limeLeaf|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
curryLeaf|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
shiso|CIQUAL|11027|Menthe, fraîche|57.6|3.52|0.84|0.22|5.3|5.3|7.4|0.076||||like mint
hyssop|CIQUAL|11027|Menthe, fraîche|57.6|3.52|0.84|0.22|5.3|5.3|7.4|0.076||||like mint
borage|CIQUAL|20059|Épinard, cru|28.7|2.62|0.5|0.06|2.25|0.32|2.37|0.17||||like spinach
epazote|USDA|11984|Epazote, raw|32|0.33|0.52||3.64||3.8|0.11||||
edibleFlower|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
lavender|CIQUAL|11068|Romarin, frais|121|3.31|5.86|2.84|6.6||14.1|0.065||||like rosemary
hibiscus|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||average of fresh herbs
bouquetGarni|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28|||piece5|
mixedHerbs|CIQUAL|11080|Herbes aromatiques fraîches (aliment moyen)|49.4|3.58|0.8|0.2|4.15|1.99|5.64|0.28||||
herbesDeProvence|CIQUAL|11060|Herbes de Provence, séchées|283|11.5|7.2|1.88|23|18.5|40.1|0.088||||
italianSeasoning|CIQUAL|11060|Herbes de Provence, séchées|283|11.5|7.2|1.88|23|18.5|40.1|0.088||||herbes de Provence
meat|CIQUAL|6231|Boeuf, à bourguignon ou pot-au-feu, cru|164|24|7.5|2.7|0|0|0|0.1||||stewing beef
groundMeat|CIQUAL|6254|Boeuf, steak haché 15% MG, cru|209|20.2|14.1|5.71|0.47|0|0|0.1||||ground beef
beef|CIQUAL|6231|Boeuf, à bourguignon ou pot-au-feu, cru|164|24|7.5|2.7|0|0|0|0.1||||
groundBeef|CIQUAL|6254|Boeuf, steak haché 15% MG, cru|209|20.2|14.1|5.71|0.47|0|0|0.1||||
beefSteak|CIQUAL|6201|Boeuf, steak ou bifteck, cru|223|19.2|16.2|6.75|0|0|0|0.15|||piece150 slice150|
beefTenderloin|CIQUAL|6116|Boeuf, filet, cru|132|21.6|4.95|2.06|0.22|0|0|0.15|||piece700 slice150|
roastBeef|CIQUAL|6160|Boeuf, tende de tranche, crue|116|23.1|2.34|0.8|0.57|0|0|0.078||||
beefChuck|CIQUAL|6270|Boeuf, paleron, cru|144|21.2|6.54|2.59|0|0|0|0.12||||
beefBrisket|USDA|13803|Beef, brisket, whole, separable lean and fat, trimmed to 1/8" fat, all grades, raw|251|18.42|19.06|7.53|0|0|0|0.17||||
beefShortRibs|CIQUAL|6122|Boeuf, plat de côtes, cru|287|18.4|23.7|10.6|0||0|0.12||.7||
beefShank|CIQUAL|6150|Boeuf, jarret, cru|122|20.9|4.25|1.22|0|0|0|0.14||.65||
beefCheek|CIQUAL|6140|Boeuf, joue, crue|136|22.3|5.02|1.81|0.4|0|0|0.18||||
veal|CIQUAL|6550|Veau, rôti, cru|145|27.3|3.96|2.39|0|0|0|0.2||||
vealCutlet|CIQUAL|6521|Veau, escalope, crue|108|20.7|2.6|0.6|0.58|0|0|0.097|||piece120 slice120|
groundVeal|CIQUAL|6536|Veau, steak haché 15% MG, cru|208|18.2|15|6.2|0||0|0.17||||
vealShank|CIQUAL|6583|Veau, jarret, cru|118|21.3|3.66|1.11|0|0|0|0.21||.6|piece180 slice180|
pork|CIQUAL|28300|Porc, rôti, cru|153|22.3|6.86|2.84|0.5|0|0|0.1||||
groundPork|USDA|10972|Pork, ground, 84% lean / 16% fat, raw|218|17.99|16|5.36|0.44|0|0|0.17||||
porkTenderloin|CIQUAL|28204|Porc, filet mignon, cru|123|21.2|4.09|1.69|0.4|0|0|0.11|||piece450|
porkLoin|CIQUAL|28003|Porc, longe, crue|175|20.8|9.89|3.51|0.75|0|0|0.17||||
porkChop|CIQUAL|28100|Porc, côte, crue|164|19.8|9.3|3.75|0.38|0|0|0.12||.75|piece130|
porkShoulder|CIQUAL|28001|Porc, épaule, crue|178|18.9|11.2|4.41|0.38|0|0|0.12||||
porkRibs|CIQUAL|28400|Porc, travers, cru|237|18|18|7.16|0.6|0|0|0.12||.65||
porkBelly|CIQUAL|28002|Porc, poitrine, crue|253|17|20.5|7.89|0||0|0.14|||slice80|
porkTrotter|USDA|10102|Pork, fresh, variety meats and by-products, feet, raw|212|23.16|12.59|3.57|0|0|0|0.33||.4|piece150|
lamb|CIQUAL|21504|Agneau, épaule, crue|170|18.3|10.6|3.87|0.45|0|0|0.2||||
lambShoulder|CIQUAL|21504|Agneau, épaule, crue|170|18.3|10.6|3.87|0.45|0|0|0.2||.75|piece1100|
lambLeg|CIQUAL|21502|Agneau, gigot, cru|128|20|5.13|1.97|0.48|0|0|0.12||.75|piece1500|
lambChop|CIQUAL|21521|Agneau, côte ou côtelette, crue (aliment moyen)|273|16.3|22.6|10.1|0.92|0.06|0|0.19||.65|piece60|
lambShank|USDA|17068|Lamb, New Zealand, imported, fore-shank, separable lean and fat, raw|223|18.04|16.15|8.18|0||0|0.11||.6|piece220|
groundLamb|USDA|17353|Lamb, Australian, ground, 85% lean / 15% fat, raw|255|17.14|20.71|9.93|0|||0.19||||
goat|CIQUAL|21800|Chevreau, cru|103|20.6|2.31|0.71|0||0|0.21||.75||
rabbit|CIQUAL|34001|Lapin, viande crue|189|20.4|11.6|4.74|0.66|0|0|0.14||.75|piece900|
venison|CIQUAL|14006|Cerf, cru|113|23.7|2.04|0.88|0|0|0|0.13||||
wildBoar|CIQUAL|14002|Sanglier, cru|147|20.7|7.13|2.47|0|0|0|0.2||||
game|CIQUAL|14005|Chevreuil, cru|110|23|2|1|0|0|0|0.053||||
bison|USDA|17156|Game meat, bison, separable lean only, raw|109|21.62|1.84|0.69|0||0|0.14||||
horseMeat|CIQUAL|6900|Cheval, viande, crue|167|18.8|10|3.64|0.6||0|0.16||||
liver|CIQUAL|40106|Foie, veau, cru|120|15.5|3.4|1.31|5.64|0|0|0.16||||
kidney|CIQUAL|40409|Rognon, veau, cru|86.1|16|2.36|0.82|0.2||0|0.46||||
tongue|CIQUAL|40202|Langue, boeuf, crue|193|16.8|13.8|4.69|0.4|0.2|0|0.17|||piece1200|
sweetbread|CIQUAL|40304|Ris, veau, cru|96.6|17.4|3.02|1.25|0|0|0|0.19||||
tripe|CIQUAL|40502|Tripes, boeuf, crues|81.5|12.1|3.69|1.29|0|0|0|0.24||||
heart|CIQUAL|40062|Coeur, veau, cru|106|16.1|3.84|1.24|1.8||0|0.23||||
boneBroth|USDA|06170|Soup, stock, beef, home-prepared|13|1.97|0.09|0.04|1.2|0.54|0|0.49||||
meatballs|CIQUAL|25186|Boulettes au porc et au boeuf (à la suédoise), préemballées, crues|260|14.4|18.6|6.99|7.78|0.8|0.8|1.51|||piece25|
seitan|CIQUAL|25598|Seitan, préemballé|134|20.6|2.5|0.38|6.74|0.81|0.9|1.13||||
veggieMince|CIQUAL|30181|Haché végétal à base de soja, préemballé|143|11.5|5.8|0.64|7.01|4.19|5.23|0.78||||
veggieBurger|USDA|16147|Veggie burgers or soyburgers, unprepared|177|15.7|6.3|1.44|9.37|1.07|4.9|1.42|||piece80|
meatSubstitute|CIQUAL|25223|Bouchées ou émincé végétal au soja et blé (convient aux véganes ou végétaliens), préemballé|157|19.5|3.7|0.66|6.76|2.57|4.86|1.68||||
aspic|CIQUAL|11176|Gelée au madère|11.3|2|0.01|0|0.8|0.1|0|1.48||||
poultry|CIQUAL|36016|Poulet, viande et peau, cru|173|20.2|10.1|2.81|0.3|0.2|0|0.16||||
chicken|CIQUAL|36016|Poulet, viande et peau, cru|173|20.2|10.1|2.81|0.3|0.2|0|0.16|||piece900|
chickenBreast|CIQUAL|36017|Poulet, filet, sans peau, cru|110|23.4|1.5|0.44|0|0|0|0.11|||piece150|
chickenThigh|CIQUAL|36002|Poulet, cuisse, viande et peau, cru|192|17.3|13.5|3.85|0|0|0|0.22||.7|piece150|
chickenWing|CIQUAL|36023|Poulet, aile, viande et peau, cru|181|20.4|11|3.04|0|0|0|0.22||.55|piece35|
groundChicken|USDA|05332|Chicken, ground, raw|143|17.44|8.1|2.3|0.04|0|0|0.15||||
chickenLiver|CIQUAL|40111|Foie, poulet, cru|121|18.8|4.62|1.46|1.1|0|0|0.17|||piece40|
gizzard|CIQUAL|40700|Gésier, poulet, cru|105|17.3|3.75|1.12|0.6|0|0|0.18|||piece35|
turkey|CIQUAL|36300|Dinde, viande et peau, crue|132|23.4|4.31|1.15|0||0|0.25|||piece3000|
turkeyBreast|CIQUAL|36304|Dinde, escalope, crue|109|24.1|1.22|0.29|0.51|0.32|0|0.2|||piece120 slice120|
groundTurkey|USDA|05305|Ground turkey, raw|148|19.66|7.66|2.02|0|0|0|0.14||||
duck|CIQUAL|36204|Canard, viande et peau, cru|284|17.4|22.6|7.47|2.75|0.2|0|0.14||.6|piece1100|
duckBreast|CIQUAL|36206|Canard, magret, cru|340|17.9|29.4|8.95|0.85|0.7|0|0.21|||piece350|
duckLeg|CIQUAL|36203|Canard, cuisse avec peau, sans os, crue|103|18.7|3.1|1.05|0||0|0.26||.7|piece150|
duckConfit|CIQUAL|8110|Confit de canard|273|25.7|18.8|7.26|0.15|0.14|0.4|1.44||.7|piece180|
foieGras|CIQUAL|8321|Foie gras, canard, entier, cuit|535|8.41|54.6|23|2.32|1.71|0.35|1.11|||piece500 slice50|
goose|CIQUAL|36501|Oie, viande et peau, crue|365|15.7|33.6|9.78|0||0|0.18||.6|piece2000|
guineaFowl|CIQUAL|36700|Pintade, crue|143|22.8|5.75|1.55|0|0|0|0.18||.65|piece750|
quail|CIQUAL|36100|Caille, viande et peau, crue|136|21.5|5.55|0.6|0|0|0|0.13||.7|piece110|
pigeon|CIQUAL|36600|Pigeon, cru|222|18.9|16|4.89|0.7|0.4|0|0.17||.6|piece200|
pheasant|CIQUAL|36403|Faisan, viande et peau, cru|164|23.2|7.95|3.32|0|0|0|0.09||.65|piece600|
partridge|CIQUAL|36401|Faisan, viande, cru|127|23.3|3.78|1.29|0|0|0|0.094||.65|piece220|like pheasant
ostrich|CIQUAL|36800|Autruche, viande crue|159|20.2|8.7||0|0|0|0.18||||
chickenNuggets|CIQUAL|36027|Poulet, croquette panée ou nuggets|250|15.6|11.6|2.68|19.4|1.3|2.4|1.37|||piece18|
meatQuenelle|CIQUAL|8910|Quenelle de volaille, crue|187|9.3|10.1|1.5|14.1|1.2|1.1|0.74|||piece50|
ham|CIQUAL|28900|Jambon cuit, supérieur|125|20.8|4.28|1.58|0.81|0.77|0|1.79|||slice40|
curedHam|CIQUAL|28800|Jambon cru|225|25.9|13.2|5.09|0.76|0.75|0|5.67|||slice15|
bacon|CIQUAL|28502|Poitrine de porc, fumée, crue|303|15.6|26.1|9.39|0.79|0.75|1|2.41|||slice20|
lardons|CIQUAL|28720|Lardon fumé, cru|275|16.7|22.6|8|0.96|0.8|0.34|2.63||||
pancetta|CIQUAL|28858|Pancetta ou Poitrine roulée sèche|342|20.2|28.8|12.5|0.75|0.43|0|4.14|||slice10|
peamealBacon|USDA|10130|Canadian bacon, unprepared|111|20.24|2.76|0.91|1.29|0.9|0|1.86||||
turkeyBacon|USDA|07254|Turkey bacon, unprepared|250|15.1|20.3|5.27|1.7|1.8|0|3.03||||
turkeyHam|CIQUAL|28964|Jambon de dinde ou Blanc de dinde en tranche|104|20.9|1.67|0.54|1.29|1.08|0.39|1.9||||
sausage|CIQUAL|30110|Saucisse de Toulouse, crue|327|13.2|30|11.3|1|1|0|1.89|||piece100|
sausageMeat|CIQUAL|30051|Chair à saucisse, pur porc, crue|273|15.4|21.2|7.87|5.25||0|0.14||||
hotDog|CIQUAL|30742|Saucisse de Strasbourg ou Knack|291|12.4|25.9|10.9|1.39|1.06|1.37|2.21|||piece45|
merguez|CIQUAL|30150|Merguez, crue|316|13.5|28|11.2|2.5|2|0|1.48|||piece50|
chorizo|CIQUAL|30315|Chorizo|433|23.5|36.1|14.3|3.05|2.01|0.93|4.24|||piece200 slice5|
salami|CIQUAL|30350|Salami|451|17.7|41.8|16.2|1.05|0|0|4.05|||slice10|
pepperoni|USDA|07057|Pepperoni, beef and pork, sliced|494|22.68|43.98|14.86|0|0|0|4.4|||slice2|
mortadella|CIQUAL|30789|Mortadelle|305|15|26.7|10.6|1.4|0|0|2.13||||
bloodSausage|CIQUAL|8703|Boudin noir, à cuire|313|12.2|27.1|9.57|4.5|1.12|1.42|1.29|||piece120|
whiteSausage|CIQUAL|8800|Boudin blanc, sauté/poêlé|212|9.89|17.1|6.6|4.6|2||1.64|||piece120|
bresaola|CIQUAL|28503|Bresaola|165|31.6|4.3|2.04|0|0|0|3.46|||slice8|
pastrami|USDA|13355|Beef, cured, pastrami|147|21.8|5.82|2.68|0.36|0.1|0|2.69||||
cornedBeef|CIQUAL|28505|Corned-beef, appertisé|188|23.1|10.5|4.54|0|0|0|1.95||||
pate|CIQUAL|8332|Pâté (aliment moyen)|325|13.6|27.9|10.4|4.61|1.23|0.29|1.58||||
rillettes|CIQUAL|8000|Rillettes traditionnelles de porc|390|14.3|36.9|14.6|0.2||0|1.6||||
nduja|CIQUAL|30315|Chorizo|433|23.5|36.1|14.3|3.05|2.01|0.93|4.24||||like chorizo
spam|USDA|07045|Luncheon meat, pork, canned|334|12.5|30.3|10.79|2.1|0|0|3.22||||
coldCuts|CIQUAL|30900|Charcuterie (aliment moyen)|238|19.7|17.1|6.61|1.47|0.86|0.25|2.47||||
jerky|USDA|19002|Snacks, beef jerky, chopped and formed|410|33.2|25.6|10.85|9.2|9|1.8|5.2||||
charSiu|CIQUAL|28300|Porc, rôti, cru|153|22.3|6.86|2.84|0.5|0|0|0.1||||raw pork roast
fish|CIQUAL|26043|Cabillaud, cru|77.6|18.1|0.57|0.1|0|0|0|0.23||||like cod
salmon|CIQUAL|26036|Saumon, cru, élevage|194|20.5|12.4|2.15|0|0|0|0.16|||piece130 slice130|
smokedSalmon|CIQUAL|26037|Saumon fumé|178|22|9.49|2.06|0.91|0|0|3.51|||slice35|
cannedSalmon|CIQUAL|26119|Saumon, appertisé, égoutté|180|20.5|10.2|1.68|1.5||0|1.22||||
salmonRoe|CIQUAL|26275|Oeufs de saumon, semi-conserve|224|30.8|10.5|2.05|1.5|0|0|2.34||||
taramasalata|CIQUAL|8293|Tarama, préemballé|534|6.75|54.8|4.61|3.19|0.75|0.74|1.69||||
bottarga|CIQUAL|26056|Oeufs de cabillaud, fumés, semi-conserve|146|26.9|4.2|0.56|0.1||0|0.73||||smoked cod roe
trout|CIQUAL|27009|Truite arc en ciel, crue, élevage|132|19|6.24|1.15|0|0|0|0.11|||piece180|
tuna|CIQUAL|26053|Thon, cru|144|24|5.38|1.19|0|0|0|0.12|||piece150 slice150|
cannedTuna|CIQUAL|26039|Thon, au naturel, appertisé, égoutté|111|26.8|0.4|0.09|0|0|0|0.74||||
cod|CIQUAL|26043|Cabillaud, cru|77.6|18.1|0.57|0.1|0|0|0|0.23|||piece140|
saltCod|CIQUAL|26098|Morue, salée, sèche|206|47.6|1.67|0.31|0|0|0|12.3||||
haddock|CIQUAL|26122|Églefin, cru|72.3|17.3|0.35|0.1|0|0|0|0.16|||piece140|
pollock|CIQUAL|26134|Lieu noir, cru|82.5|18.8|0.8|0.15|0|0|0|0.2|||piece140|
hake|CIQUAL|26044|Merlu, cru|82.6|17.6|1.35|0.22|0|0|0|0.22|||piece140|
whiting|CIQUAL|26095|Merlan, cru|79.3|18.8|0.47|0.1|0|0|0|0.16|||piece140|
sole|CIQUAL|26058|Sole, crue|77.3|18|0.6|0.13|0|0|0|0.19|||piece130|
halibut|CIQUAL|26154|Flétan du Groënland ou flétan noir ou flétan commun, cru|168|13.5|12.7|2.32|0|0|0|0.43|||piece150|
seaBass|CIQUAL|26072|Bar commun ou loup, cru, sans précision|82.5|19.1|0.7|0.2|0|0|0|0.23|||piece220|
seaBream|CIQUAL|26080|Dorade royale, ou daurade ou vraie daurade, crue, sauvage|93.2|18.1|2.31|0.46|0|0|0|0.12|||piece220|
redMullet|CIQUAL|26085|Rouget-barbet de roche, cru|158|18.4|9.37|2.72|0|0|0|0.17|||piece70|
monkfish|CIQUAL|26018|Lotte ou baudroie, crue|67.2|15.1|0.74|0.2|0|0|0|0.19|||piece150|
johnDory|CIQUAL|26104|Saint-Pierre, cru|86.7|19.9|0.8|0.17|0|0|0|0.17||||
mackerel|CIQUAL|26051|Maquereau, cru|194|18.1|13.5|3.22|0|0|0|0.16|||piece150|
sardine|CIQUAL|26065|Sardine, crue|163|19.5|9.48|2.4|0|0|0|0.22|||piece45|
anchovy|CIQUAL|26000|Anchois, filets à l'huile, semi-conserve, égoutté|182|26.4|8.45|3.08|0|0|0|11.3|||piece4|
herring|CIQUAL|26011|Hareng, cru|176|17.7|11.7|2.82|0|0|0|0.22|||piece100|
swordfish|CIQUAL|26082|Espadon, cru|130|18.9|5.97||0|0|0|0.28|||piece150 slice150|
mahiMahi|USDA|15023|Fish, mahimahi, raw|85|18.5|0.7|0.19|0||0|0.22||||
tilapia|CIQUAL|27019|Tilapia, cru|91.6|18.1|2.13|0.56|0|0|0|0.071|||piece120|
catfish|CIQUAL|27017|Pangasius ou Poisson-chat, cru|65.2|13.5|1.27|0.47|0|0|0|0.68|||piece140|
perch|CIQUAL|27010|Perche, crue|82.2|17.9|1.19|0.28|0|0|0|0.14|||piece60|
eel|CIQUAL|27016|Anguille, crue|232|16.1|18.6|3.89|0|0|0|0.16||||
skate|CIQUAL|26052|Raie, crue|89.9|21.4|0.47|0.12|0|0|0|0.35|||piece200|
smelt|CIQUAL|26083|Éperlan, cru|85.4|17.5|1.7|0.27|0|0|0|0.39|||piece15|
wolffish|CIQUAL|26172|Loup tacheté, cru|108|16.3|4.8|0.96|0|0|0|0.26||||
fishSticks|CIQUAL|26029|Poisson pané, surgelé, cru|162|11|5.73|1.3|16.1|2.2|0.9|0.69|||piece28|
surimi|CIQUAL|26046|Surimi, bâtonnets, tranche ou râpé saveur crabe|125|8.31|4.92|0.46|11.8|2.1|0|1.58|||piece16|
bonitoFlakes|||||||||||||||no entry
dashi|USDA|06963|Fish broth|16|2|0.6|0.13|0.4|0.09|0|0.8||||fish broth
fishStock|USDA|06174|Soup, stock, fish, home-prepared|17|2.26|0.81|0.2|0|0|0|0.39||||
quenelle|CIQUAL|8933|Quenelle de poisson, crue|245|8.1|12.7|8.2|23.6|1.9|2.15|0.95|||piece50|
anchovyButter|CIQUAL|16403|Beurre à 80% MG, salé|732|0.5|80.8|52.9|0.68|0|0|2.52||||salted butter
isinglass|CIQUAL|11007|Gélatine, sèche|348|86.9|0.1|0.04|0||0|0.75||||gelatine
shrimp|CIQUAL|10021|Crevette, crue|99|19.7|0.84|0.19|3.21|0|0|0.45|||piece10|
driedShrimp|||||||||||||||no entry
langoustine|CIQUAL|10024|Langoustine, crue|89.8|19.1|0.79|0.21|1.53|0|0|0.72||.35|piece20|
lobster|CIQUAL|10010|Homard, cru|85.5|17.9|1.15|0.13|0.94|0|0|0.9||.35|piece150|
crayfish|CIQUAL|10030|Écrevisse, crue|68.3|14.8|0.64|0.11|0.81|0|0|0.39||.25|piece6|
crab|CIQUAL|10039|Crabe, cru|104|19.5|2.86|0.47|0.03|0|0|0.69||.35|piece200|
shellfishStock|USDA|06174|Soup, stock, fish, home-prepared|17|2.26|0.81|0.2|0|0|0|0.39||||fish stock
mussel|CIQUAL|10014|Moule commune, crue|71.8|11.2|1.82|0.45|2.69|0|0|0.85||.25|piece4|
clam|CIQUAL|10017|Clam, Praire ou Palourde, cru|80.5|11.5|2.65|0.21|2.66|0.16|0|0.82||.2|piece5|
clamJuice|USDA|14187|Beverages, Clam and tomato juice, canned|48|0.6|0.2|0|10.55|3.31|0.4|0.91||||clam and tomato juice
clamatoJuice|USDA|14187|Beverages, Clam and tomato juice, canned|48|0.6|0.2|0|10.55|3.31|0.4|0.91||||
cockle|CIQUAL|10017|Clam, Praire ou Palourde, cru|80.5|11.5|2.65|0.21|2.66|0.16|0|0.82||.15|piece2|like clams
oyster|CIQUAL|10011|Huître, sans précision, crue|67.2|8.64|1.91|0.34|3.86|0|0|1.45||.15|piece12|
scallop|CIQUAL|10045|Coquille Saint-Jacques, noix, crue|83.6|17.9|0.84|0.09|1.15|0|0|0.34|||piece20|
abalone|CIQUAL|10041|Ormeau, cru|99.6|14.4|0.83|0.15|8.69|0|0|0.47||.4||
squid|CIQUAL|10001|Calmar ou calamar ou encornet, cru|77|14.4|1.19|0.28|2.17|0|0|0.61|||piece100|
cuttlefish|CIQUAL|10016|Seiche, crue|76.3|16.2|1.05|0.35|0.51|0|0|0.93|||piece150|
octopus|CIQUAL|10018|Poulpe, cru|60.1|12.9|0.5|0.16|0.97|0|0|0.68|||piece700|
squidInk|||||||||||||||no entry
snail|CIQUAL|10008|Escargot, cru|77.9|16.1|0.92|0.19|1.29|0|0|0.35|||piece6|
seafood|CIQUAL|10021|Crevette, crue|99|19.7|0.84|0.19|3.21|0|0|0.45||||like shrimp
seaUrchin|USDA|15072|Fish, roe, mixed species, raw|143|22.32|6.42|1.46|1.5|0|0|0.23||.1||fish roe
frogLeg|CIQUAL|34500|Grenouille, cuisse, crue|70|16.2|0.28|0.07|0.66|0|0|0.14||.6|piece15|
crabCake|USDA|15142|Crustaceans, crab, blue, crab cakes, home recipe|155|20.21|7.52|1.48|0.48||0|0.82|||piece60|
barnacle|CIQUAL|10039|Crabe, cru|104|19.5|2.86|0.47|0.03|0|0|0.69||.3||like crab
seaCucumber|USDA|35070|Sea cucumber, yane (Alaska Native)|56|13|0.4||0|||||||
shellfishButter|CIQUAL|16403|Beurre à 80% MG, salé|732|0.5|80.8|52.9|0.68|0|0|2.52||||salted butter
pasta|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
pasta:cooked|CIQUAL|9811|Pâtes sèches standard, cuites, non salées|126|3.99|0.55|0.11|25|0.6|1.9|0||||
freshPasta|CIQUAL|9815|Pâtes fraîches, aux oeufs, crues|283|10.1|1.87|0.49|53.8|2.54|3.17|0.35||||
freshPasta:cooked|CIQUAL|9816|Pâtes fraîches, aux oeufs, cuites, non salées|168|5.76|1.3||32||1.5|0.042||||
spaghetti|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
linguine|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
fettuccine|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
tagliatelle|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031|||piece25|
penne|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
rigatoni|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
fusilli|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
macaroni|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
farfalle|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
conchiglie|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
cannelloni|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031|||piece10|
lasagna|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031|||piece18 slice18|
orzo|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
vermicelli|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
ditalini|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||
ravioli|USDA|22901|Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased|307|13.5|7.23|3.6|45.1|0.95|1.9|1.01|||piece7|fresh tortellini with cheese
tortellini|USDA|22901|Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased|307|13.5|7.23|3.6|45.1|0.95|1.9|1.01||||
gnocchi|CIQUAL|26264|Gnocchi à la pomme de terre, cru|176|4.66|1.42|0.3|35|3.18|2.2|1.18||||
spaetzle|CIQUAL|9815|Pâtes fraîches, aux oeufs, crues|283|10.1|1.87|0.49|53.8|2.54|3.17|0.35||||fresh egg pasta
pierogi|USDA|22901|Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased|307|13.5|7.23|3.6|45.1|0.95|1.9|1.01||||fresh tortellini with cheese
noodles|CIQUAL|9863|Pâtes ou nouilles asiatiques au blé et aux oeufs, crues, nature|371|11.9|3|1|71|0.5|4|0.99|||piece50|
noodles:cooked|CIQUAL|9086|Pâtes ou nouilles asiatiques au blé, cuites, nature, non salées|165|3.5|6.9|3.16|21.4||1|0.23||||
ramen|CIQUAL|9863|Pâtes ou nouilles asiatiques au blé et aux oeufs, crues, nature|371|11.9|3|1|71|0.5|4|0.99|||piece80 sachet80|
udon|CIQUAL|9863|Pâtes ou nouilles asiatiques au blé et aux oeufs, crues, nature|371|11.9|3|1|71|0.5|4|0.99||||wheat noodles with egg
soba|USDA|20114|Noodles, japanese, soba, dry|336|14.38|0.71|0.14|74.62|||1.98||||
riceNoodles|CIQUAL|9900|Vermicelle de riz, sèche|365|7.44|1|0.3|80.5|0|1.2|0.03||||
riceNoodles:cooked|CIQUAL|9901|Vermicelle de riz, cuite, non salée|89.3|1.43|0|0|20.1|0|0|0.024||||
glassNoodles|CIQUAL|9902|Vermicelle de soja, sèche|344|0|0.14|0|84.7|1.38|1.6|0.039||||
glassNoodles:cooked|CIQUAL|9903|Vermicelle de soja, cuite, non salée|61.2|0|0.1||14.4||0.8|0.006||||
glutenFreePasta|CIQUAL|9874|Pâtes sèches, sans gluten, crues|356|6.17|1.24|0.24|79|0.38|1.22|0.008||||
glutenFreePasta:cooked|CIQUAL|9824|Pâtes sèches, sans gluten, cuites, non salées|163|3.09|1.1|0.29|34.4|0.49|1|0.015||||
rice|CIQUAL|9100|Riz blanc, cru|352|7.04|0.91|0.2|78|0.16|1.05|0.006|||sachet125|
rice:cooked|CIQUAL|9104|Riz blanc, cuit, non salé|145|2.92|0.41|0.08|31.8|0|0.8|0||||
basmatiRice|CIQUAL|9119|Riz thaï ou basmati, cru|353|7.67|0.84|0.19|77.8|0.17|0.92|0.014||||
basmatiRice:cooked|CIQUAL|9125|Riz basmati, cuit, non salé|117|2.74|0.6|0.3|24.4|0|1|0||||
jasmineRice|CIQUAL|9119|Riz thaï ou basmati, cru|353|7.67|0.84|0.19|77.8|0.17|0.92|0.014||||
jasmineRice:cooked|CIQUAL|9124|Riz thaï, cuit, non salé|143|2.92|0.7|0.3|30.5|0|1.1|0||||
arborioRice|USDA|20050|Rice, white, medium-grain, raw, enriched|360|6.61|0.58|0.16|77.94||1.4|0.003||||
sushiRice|USDA|20052|Rice, white, short-grain, enriched, uncooked|358|6.5|0.52|0.14|76.35||2.8|0.003||||
stickyRice|USDA|20054|Rice, white, glutinous, unenriched, uncooked|370|6.81|0.55|0.11|78.88||2.8|0.018||||
stickyRice:cooked|USDA|20055|Rice, white, glutinous, unenriched, cooked|97|2.02|0.19|0.04|20.09|0.05|1|0.013||||
brownRice|CIQUAL|9102|Riz complet, cru|350|7.02|2.8|0.61|71.4|0.66|5|0.01||||
brownRice:cooked|CIQUAL|9103|Riz complet, cuit, non salé|158|3.21|1|0.17|32.6|0|2.3|0||||
wildRice|CIQUAL|9108|Riz sauvage, cru|344|11.1|0.94|0.14|69.2|2.5|5.9|0.007||||
wildRice:cooked|CIQUAL|9111|Riz sauvage, cuit, non salé|102|3.8|0.34|0.05|19.7|0.73|1.8|0.007||||
redRice|CIQUAL|9109|Riz rouge, cru|352|7.97|3||70.6||4.5|0.028||||
redRice:cooked|CIQUAL|9110|Riz rouge, cuit, non salé|141|3.45|0.69||28.2||4|0.009||||
paellaRice|USDA|20050|Rice, white, medium-grain, raw, enriched|360|6.61|0.58|0.16|77.94||1.4|0.003||||
couscous|CIQUAL|9681|Graine de couscous (semoule de blé dur précuite), crue|365|12|1.45|0.28|72.7|2.95|4.33|0.013||||
couscous:cooked|CIQUAL|9683|Graine de couscous (semoule de blé dur précuite), cuite, non salée|157|4.56|1|0.25|31|1.6|2.3|0||||
bulgur|CIQUAL|9690|Boulgour de blé, cru|351|11.5|1.71|0.27|66.8|0.41|9.57|0.043||||
bulgur:cooked|CIQUAL|9691|Boulgour de blé, cuit, non salé|111|3.73|0.5|0.11|21.7|0|2.2|0.018||||
wheat|CIQUAL|9080|Blé dur précuit, entier, cru|359|13.7|1.83|0.37|67.7|0.83|6.67|0.01||||
wheat:cooked|CIQUAL|9081|Blé dur précuit, grains entiers, cuit, non salé|149|5.54|0.9|0.23|27.4|0|3.8|0||||
spelt|CIQUAL|9001|Épeautre, cru|344|14.6|2.43|0.41|59.5|6.68|10.7|0.02||||
barley|CIQUAL|9321|Orge perlée, crue|346|9.91|1.16|0.24|68.6|0.8|9.1|0.023||||
barley:cooked|CIQUAL|9322|Orge perlée, bouilli/cuite à l'eau, non salée|119|2.26|0.44|0.09|24.4|0.28|3.8|0.007||||
oats|CIQUAL|9311|Flocon d'avoine|367|13.3|6.51|1.13|57.9|0.97|10.2|0.014|||sachet28|
oatBran|CIQUAL|9640|Son d'avoine|359|15.8|6.48|1.16|51|2.23|16.7|0.016||||
wheatBran|CIQUAL|9621|Son de blé|279|15.4|4.35|0.84|23.6|2.46|42|0.033||||
wheatGerm|CIQUAL|9660|Germe de blé|375|27.2|9.5|1.83|35.1|10|16.3|0.018||||
rye|CIQUAL|9390|Seigle entier, cru|334|9.83|1.97|0.25|61|0.98|15|0.007||||
quinoa|CIQUAL|9340|Quinoa, cru|358|13.2|6.07|0.71|58.1||7|0.013||||
quinoa:cooked|CIQUAL|9341|Quinoa, bouilli/cuit à l'eau, non salé|149|4.66|1.1|0.14|27.9|0.87|3.8|0.015||||
millet|CIQUAL|9330|Mil entier, cru|359|11|4.21|0.72|64.3||8.5|0.007||||
millet:cooked|CIQUAL|9331|Mil, cuit, non salé|116|3.51|1|0.17|22.4|0.13|1.3|0.005||||
buckwheat|CIQUAL|9380|Sarrasin entier, cru|356|12.9|3.55|0.74|64.6||7|0.003||||
buckwheat:cooked|USDA|20010|Buckwheat groats, roasted, cooked|92|3.38|0.62|0.13|17.24|0.9|2.7|0.01||||
amaranth|CIQUAL|9345|Amarante, crue|369|13.5|7.02|1.46|58.6|1.68|6.7|0.01||||
polenta|CIQUAL|9614|Polenta ou semoule de maïs, précuite, sèche|350|7.88|1.8||74||3.2|0.004||||
polenta:cooked|CIQUAL|9615|Polenta ou semoule de maïs, cuite, non salée|77.5|1.38|0|0|16.9|0.1|1.6|0||||
grits|USDA|08316|Cereals, QUAKER, hominy grits, white, regular, dry|366|9.76|1.22|0.26|75.6|1|2.4|0.005||||
semolina|CIQUAL|9610|Semoule de blé dur, crue|352|10.9|1.25|0.21|71.6|1|3.37|0.003||||
tapioca|CIQUAL|4000|Tapioca ou Perles du Japon, cru|354|0.19|0.02|0.01|87.8|3.35|0.9|0.003||||
cereal|CIQUAL|32003|Céréales pour petit déjeuner (aliment moyen)|398|7.78|6.08|2.19|75.3|24.6|5.16|0.79||||
cornflakes|CIQUAL|32005|Pétales de maïs natures, enrichis en vitamines et minéraux|377|7.4|0.87|0.28|83.2|9.53|3.48|1.64||||
puffedRice|CIQUAL|32006|Riz soufflé nature, enrichi en vitamines et minéraux|391|6.66|1.5|0.3|87|8|1|1.15||||
granola|CIQUAL|32108|Muesli croustillant aux fruits et/ou fruits secs, graines (non enrichi en vitamines et minéraux)|436|8.88|16.7|6.61|59.7|21.7|8.68|0.34||||
popcorn|USDA|25002|SNACKS,POPCORN,UNPOPPED KRNLS|375|10.87|4.31|0.64|61.3|0.91|12.7|0.018||||
ricePaper|CIQUAL|9900|Vermicelle de riz, sèche|365|7.44|1|0.3|80.5|0|1.2|0.03|||piece9 slice9|rice noodles
riceCake|USDA|20055|Rice, white, glutinous, unenriched, cooked|97|2.02|0.19|0.04|20.09|0.05|1|0.013||||cooked glutinous rice
macAndCheese|USDA|22970|Macaroni and cheese, frozen entree|149|5.6|6.41|2.61|16.18|1.53|1.1|0.72||||
stuffingMix|USDA|18081|Bread stuffing, bread, dry mix|386|11|3.4|0.84|73|8.27|3.2|3.51||||
meatRavioli|USDA|22901|Tortellini, pasta with cheese filling, fresh-refrigerated, as purchased|307|13.5|7.23|3.6|45.1|0.95|1.9|1.01||||fresh tortellini with cheese
glutenFreeOats|CIQUAL|9311|Flocon d'avoine|367|13.3|6.51|1.13|57.9|0.97|10.2|0.014||||
triticale|USDA|20069|Triticale|336|13.05|2.09|0.37|72.13|||0.013||||
squidInkPasta|CIQUAL|9810|Pâtes sèches standard, crues|336|11.5|1.79|0.37|65.8|2.12|3|0.031||||plain pasta
dumpling|USDA|32013|Potsticker or wonton, pork and vegetable, frozen, unprepared|136|8.28|5.52|1.72|11.88|2.76|1.4|1.1|||piece20|
flour|CIQUAL|9436|Farine de blé tendre ou froment T55 (pour pains)|350|9.03|1|0.19|73.7|1.5|3.2|0||||
selfRisingFlour|USDA|20082|Wheat flour, white, all-purpose, self-rising, enriched|354|9.89|0.97|0.15|71.52|0.22|2.7|2.98||||
cakeFlour|CIQUAL|9440|Farine de blé tendre ou froment T45 (pour pâtisserie)|356|9.06|0.82|0.13|75.9|0.41|2.5|0.098||||
wholeWheatFlour|CIQUAL|9415|Farine de blé tendre ou froment T150|342|11.4|1.52|0.22|64.9|1.77|10.2|0.035||||
ryeFlour|CIQUAL|9532|Farine de seigle T85|344|8.12|1.37|0.15|70.7|0.93|7.15|0.005||||
speltFlour|CIQUAL|9480|Farine d'épeautre (grand épeautre)|352|11.4|3|0.5|64|1.3|9.3|0||||
barleyFlour|CIQUAL|9550|Farine d'orge|339|9.91|2.3|0.43|64.5|0.8|8.85|0.008||||
oatFlour|USDA|20132|Oat flour, partially debranned|404|14.66|9.12|1.61|59.2|0.8|6.5|0.048||||
buckwheatFlour|CIQUAL|9540|Farine de sarrasin|348|11.5|2.19|0.33|68.4|0.03|4.2|0.042||||
riceFlour|CIQUAL|9520|Farine de riz|357|7.62|2.5|0.46|73.9|0.9|3.3|0||||
cornFlour|CIQUAL|9545|Farine de maïs|361|6.23|2.1|0.27|78.1|0.64|2.55|0.003||||
cornstarch|CIQUAL|9510|Amidon de maïs ou fécule de maïs|362|0.43|0.25|0.01|89.2|0|0.8|0.019||||
potatoStarch|CIQUAL|4090|Fécule de pomme de terre|348|0|0.2|0.04|86.3||0.55|0.009||||
tapiocaStarch|CIQUAL|4000|Tapioca ou Perles du Japon, cru|354|0.19|0.02|0.01|87.8|3.35|0.9|0.003||||
arrowroot|USDA|20003|Arrowroot flour|357|0.3|0.1|0.02|84.75||3.4|0.005||||
chestnutFlour|CIQUAL|9570|Farine de châtaigne|360|5.69|3.43|0.52|70.4||12.6|||||
chickpeaFlour|CIQUAL|9580|Farine de pois chiche|359|22.4|6.69|0.69|47|10.9|10.8|0.16||||
soyFlour|CIQUAL|20900|Farine de soja|460|35.8|21.4|3.04|22.9|7.5|10|0.019||||
lupinFlour|CIQUAL|20534|Lupin, graine crue|356|36.2|9.74|1.16|21.5||18.9|0.038||||whole seed
almondFlour|CIQUAL|15041|Amande, mondée, émondée ou blanchie|613|21.4|52.5|3.95|8.76|4.63|9.9|0.048||||blanched almonds
coconutFlour|||||||||||||||no entry
glutenFreeFlour|CIQUAL|9520|Farine de riz|357|7.62|2.5|0.46|73.9|0.9|3.3|0||||rice flour
wheatGluten|USDA|48052|Vital wheat gluten|370|75.16|1.85|0.27|13.19|0|0.6|0.072||||
sugar|CIQUAL|31016|Sucre blanc|399|0|0|0|99.8|99.8|0|0.005|||sachet5 piece5|
brownSugar|CIQUAL|31017|Sucre roux|390|0.12|0|0|97.3|95.5|0|0.1||||
caneSugar|CIQUAL|31017|Sucre roux|390|0.12|0|0|97.3|95.5|0|0.1||||
powderedSugar|USDA|19336|Sugars, powdered|389|0|0|0|99.77|97.81|0|0.005||||
vanillaSugar|CIQUAL|31044|Sucre vanillé|400|0.1|0.33|0.05|99|97.2|0.37|0.009|||sachet7.5|
pearlSugar|CIQUAL|31016|Sucre blanc|399|0|0|0|99.8|99.8|0|0.005||||
sugarCube|CIQUAL|31016|Sucre blanc|399|0|0|0|99.8|99.8|0|0.005|||piece5|
gellingSugar|CIQUAL|31016|Sucre blanc|399|0|0|0|99.8|99.8|0|0.005||||white sugar
palmSugar|CIQUAL|31017|Sucre roux|390|0.12|0|0|97.3|95.5|0|0.1||||brown sugar
honey|CIQUAL|31008|Miel|329|0.56|0|0|81.7|79.8|0|0.01||||
mapleSyrup|CIQUAL|31034|Sirop d'érable|269|0.04|0.06|0.01|67.1|62.6|0|0.015||||
agaveSyrup|CIQUAL|31089|Sirop d'agave|317|0|0.5|0.25|78.1|70.2|0|0.018||||
cornSyrup|USDA|19350|Syrups, corn, light|283|0|0.2|0|76.79|76.77|0|0.15||||
goldenSyrup|USDA|19362|Syrups, table blends, corn, refiner, and sugar|319|0|0|0|83.9||0|0.18||||blend of corn syrup and sugar
molasses|CIQUAL|31067|Mélasse de canne|300|0|0.1|0.02|74.7|74.7|0|0.093||||
riceSyrup|USDA|19350|Syrups, corn, light|283|0|0.2|0|76.79|76.77|0|0.15||||corn syrup
dateSyrup|CIQUAL|31067|Mélasse de canne|300|0|0.1|0.02|74.7|74.7|0|0.093||||molasses
barleyMaltSyrup|USDA|19352|Syrups, malt|318|6.2|0|0|71.3|71.3|0|0.087||||
syrup|CIQUAL|18017|Sirop à diluer, sucré|255|0|0|0|62.6|58.8|0|0.017||||
sweetener|CIQUAL|31076|Sucre allégé à l'aspartame|398|0.81|0|0|98.7|98.7|0|0.004||||sugar with aspartame
fructose|CIQUAL|31077|Fructose|399|0|0|0|99.8||0|0||||
caramel|CIQUAL|31046|Caramel liquide ou nappage caramel|324|0|0|0|81|61|0|0.013||||
marshmallow|CIQUAL|31050|Guimauve ou marshmallow|343|3.67|1.42|0.07|78.7|65.6|0.23|0.092|||piece7|
jam|CIQUAL|31006|Confiture ou Marmelade, tout type de fruits (aliment moyen)|249|0.29|0.31|0.06|60.2|59|0.91|0.019||||
chestnutCream|CIQUAL|15013|Crème de marrons|234|1.28|0.67||55||1.3|||||
chocolate|CIQUAL|31120|Chocolat, en tablette (aliment moyen)|557|7.81|36.1|22.3|45.3|39.5|7.39|0.11||||
darkChocolate|CIQUAL|31005|Chocolat noir à moins de 70% de cacao, à croquer, tablette|526|6.63|33.8|22.5|42.9|38.3|12|0.023||||
bakersChocolate|USDA|19078|Baking chocolate, unsweetened, squares|501|12.9|52.31|32.35|13.24|0.91|16.6|0.06||||
milkChocolate|CIQUAL|31004|Chocolat au lait, tablette|537|7.5|30.8|18.7|55.6|53.1|2.9|0.2||||
whiteChocolate|CIQUAL|31010|Chocolat blanc, tablette|563|6.16|34.2|21.3|57.1|56|1|0.22||||
chocolateChips|CIQUAL|31085|Chocolat noir à 40% de cacao minimum, à pâtisser, tablette|547|6.39|33.1|22|51.4|41.6|8.76|0.015||||
candyChips|USDA|19085|Candies, confectioner's coating, butterscotch|539|2.2|29.05|24.1|67.1|67.1|0|0.22||||
cocoaPowder|CIQUAL|18100|Cacao, non sucré, poudre soluble|387|22.4|20.6|12.4|11.6|0.9|29.5|0.11||||
hotChocolateMix|CIQUAL|18101|Poudre cacaotée ou au chocolat pour boisson, sucrée|379|6.65|3.29|2.16|75.6|67.9|10.5|0.21|||sachet25|
cocoaButter|CIQUAL|16030|Huile ou beurre de cacao|900|0|100|59.7|0|0|0|0||||
chocolateSpread|CIQUAL|31032|Pâte à tartiner chocolat et noisette|550|5.02|32.4|9.18|57.9|56.2|3.23|0.12||||
chocolateSauce|CIQUAL|11300|Sauce au chocolat, préemballée|277|3.8|16.8|10.9|26.2|24.1|3|0.13||||
chocolateCandy|CIQUAL|31001|Barre chocolatée non biscuitée enrobée|496|3.7|24.1|13.5|66.4|60.5|0.6|0.5|||piece50|
candy|CIQUAL|31003|Bonbons, tout type|411|1.75|6.32|3.79|86.5|64.4|0.63|0.15|||piece5|
nougat|CIQUAL|31033|Nougat ou touron|510|7.88|25.2|1.61|62.5|58|0.7|0.003||||
marzipan|CIQUAL|15201|Pâte d'amande, préemballée|432|5.8|13.5|1.05|70.3|60.1|2.8|0.018||||
fondant|USDA|19099|Candies, fondant, prepared-from-recipe|373|0|0.02|0|93.18|88.9|0|0.028||||
frosting|USDA|19375|Frostings, glaze, prepared-from-recipe|341|0.44|0.53|0.27|83.65|80.44|0|0.015||||glaze
sprinkles|CIQUAL|11510|Vermicelles multicolores|420|0.5|5|4|93|91|0.5|0.019||||
pectin|USDA|19310|Pectin, unsweetened, dry mix|325|0.3|0.3|0.05|81.8||8.6|0.5||||
puddingMix|USDA|19202|Puddings, vanilla, dry mix, instant|377|0|0.6|0.43|92.9|92.9|0|3.6|||sachet45|
jelloPowder|USDA|19172|Gelatin desserts, dry mix|381|7.8|0|0|90.5|86.04|0|1.17|||sachet85|
cakeMix|USDA|18144|Cake, yellow, enriched, dry mix|374|3.7|3.5|1.62|80.72|43.29|1.2|1.82|||sachet430|
pancakeMix|USDA|18289|Pancakes, plain, dry mix, complete (includes buttermilk)|368|9.77|3.1|0.82|70.75|16.03|2.9|2.71||||
maltedMilk|USDA|14311|Beverages, Malted drink mix, natural, powder, dairy based.|428|14.29|9.52|4.76|71.11|47.62|0.1|1.01||||
wheatStarch|CIQUAL|9510|Amidon de maïs ou fécule de maïs|362|0.43|0.25|0.01|89.2|0|0.8|0.019||||maize starch
milletFlour|CIQUAL|9555|Farine de millet|350|10.2|4.1|0.76|63.2|0.5|9.7|0||||
quinoaFlour|CIQUAL|9340|Quinoa, cru|358|13.2|6.07|0.71|58.1||7|0.013||||whole seed
peanutFlour|USDA|16099|Peanut flour, defatted|327|52.2|0.55|0.06|18.9|8.22|15.8|0.45||||
veganChocolate|CIQUAL|31074|Chocolat noir à 70% cacao minimum, extra, dégustation, tablette|591|10.4|46.3|28.7|26.9|17.9|12.8|0.02||||
nutChocolate|CIQUAL|31018|Chocolat au lait aux fruits secs (noisettes, amandes, raisins, praline), tablette|559|8.43|35.9|17|48.7|43.6|3.52|0.25||||
nutSpread|CIQUAL|31032|Pâte à tartiner chocolat et noisette|550|5.02|32.4|9.18|57.9|56.2|3.23|0.12||||chocolate and hazelnut spread
cookieButter|CIQUAL|24009|Spéculoos|481|5.94|19.7|9.35|69|32.6|1.93|0.86||||speculoos biscuit
frangipane|CIQUAL|15201|Pâte d'amande, préemballée|432|5.8|13.5|1.05|70.3|60.1|2.8|0.018||||almond paste
gianduja|CIQUAL|31066|Rocher chocolat fourré praliné|557|6.53|35.3|15.5|51.4|49.2|3.88|0.14||||praline chocolate
royalJelly|CIQUAL|31108|Gelée royale|144|13|4||14|14||||||
lentil|CIQUAL|20504|Lentille, sèche|331|25.4|1.34|0.13|50.6|1.25|7.63|0.21||||
lentil:cooked|CIQUAL|20505|Lentille, bouillie/cuite à l'eau|104|9.02|0.38|0.05|12.2|1.8|7.9|0.005||||
redLentil|CIQUAL|20535|Lentille corail, sèche|328|27.7|0.8|0.14|44.9|1.29|15.4|0||||
redLentil:cooked|CIQUAL|20589|Lentille corail, bouillie/cuite à l'eau|123|10.6|0.5|0.09|15|0.26|8.2|0||||
dal|CIQUAL|20504|Lentille, sèche|331|25.4|1.34|0.13|50.6|1.25|7.63|0.21||||
dal:cooked|CIQUAL|20505|Lentille, bouillie/cuite à l'eau|104|9.02|0.38|0.05|12.2|1.8|7.9|0.005||||
chickpea|CIQUAL|20516|Pois chiche, sec|351|20.5|5.85|0.55|47.5|6.5|13.3|0.08||||
chickpea:cooked|CIQUAL|20532|Pois chiche, appertisé, égoutté|122|6.74|2.68|0.3|15|0.5|5.45|0.54||||
aquafaba|||||||||||||||no entry
splitPea|CIQUAL|20515|Pois cassé, sec|344|22.8|1.44|0.23|52|2.75|15.8|0.051||||
splitPea:cooked|CIQUAL|20506|Pois cassé, bouilli/cuit à l'eau|129|8.6|1.49|0.16|16.3|3.85|7.95|0.011||||
blackEyedPea|USDA|16062|Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw|336|23.52|1.26|0.33|49.43|6.9|10.6|0.04||||
blackEyedPea:cooked|USDA|16063|Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt|116|7.73|0.53|0.14|14.26|3.3|6.5|0.01||||
whiteBean|CIQUAL|20501|Haricot blanc, sec|302|19.1|1.78|0.22|43.9|1.92|16.8|0.028||||
whiteBean:cooked|CIQUAL|20511|Haricot blanc, appertisé, égoutté|87.5|6.57|0.4|0.11|10.9|0.52|7|0.69||||
kidneyBean|CIQUAL|20525|Haricot rouge, sec|314|22.5|1.06|0.15|46.1|2.1|15.2|0.03||||
kidneyBean:cooked|CIQUAL|20524|Haricot rouge, appertisé, égoutté|108|8.31|0.97|0.41|13|1|7|0.68||||
blackBean|USDA|16014|Beans, black, mature seeds, raw|341|21.6|1.42|0.37|46.86|2.12|15.5|0.013||||
blackBean:cooked|USDA|16015|Beans, black, mature seeds, cooked, boiled, without salt|132|8.86|0.54|0.14|15.01||8.7|0.003||||
pintoBean|USDA|16042|Beans, pinto, mature seeds, raw|347|21.42|1.23|0.23|47.05|2.11|15.5|0.03||||
pintoBean:cooked|USDA|16146|Beans, pinto, canned, drained solids|114|6.99|0.9|0.16|14.72|0.54|5.5|0.6||||
beans|CIQUAL|20501|Haricot blanc, sec|302|19.1|1.78|0.22|43.9|1.92|16.8|0.028||||white beans
beans:cooked|CIQUAL|20511|Haricot blanc, appertisé, égoutté|87.5|6.57|0.4|0.11|10.9|0.52|7|0.69||||white beans
mungBean|CIQUAL|20530|Haricot mungo, sec|335|24.5|1.42|0.24|47.6||16.7|0.066||||
mungBean:cooked|CIQUAL|20531|Haricot mungo, bouilli/cuit à l'eau|95.5|7.54|0.55|0.04|11.9|2.01|6.4|0.018||||
adzukiBean|USDA|16001|Beans, adzuki, mature seeds, raw|329|19.87|0.53|0.19|50.2||12.7|0.013||||
adzukiBean:cooked|USDA|16002|Beans, adzuki, mature seeds, cooked, boiled, without salt|128|7.52|0.1|0.04|17.47||7.3|0.02||||
soybean|CIQUAL|20901|Soja, graine entière|432|34.5|19.2|2.72|20.8|7.33|13|0.007||||
soybean:cooked|USDA|16109|Soybeans, mature cooked, boiled, without salt|173|16.64|8.97|1.3|3.93|3|6|0.003||||
tofu|CIQUAL|20904|Tofu nature, préemballé|148|13.4|8.5|1.35|2.87|0.57|0|0.025|||piece200 slice40|
silkenTofu|CIQUAL|20906|Tofu soyeux, préemballé|54.3|4.57|2.9|0.47|1.53|1.13|0.6|0||||
tempeh|CIQUAL|20917|Tempeh|157|16.1|4.7|0.57|7.89|0.24|6.2|0.098||||
bakedBeans|USDA|16006|Beans, baked, canned, plain or vegetarian|94|4.75|0.37|0.07|17.04|7.96|4.1|0.86||||
refriedBeans|USDA|16171|Refried beans, canned, vegetarian|83|5.28|0.87|0.14|8.8|0.59|4.7|1.07||||
lupinBean|CIQUAL|20534|Lupin, graine crue|356|36.2|9.74|1.16|21.5||18.9|0.038||||
peaProtein|USDA|16122|Soy protein isolate|338|80.69|3.39|0.42|1.76|0|5.6|2.51||||soy protein
hummus|CIQUAL|25621|Houmous, préemballé|288|8.2|23.9|2.48|7.1|1.38|5.98|1.19||||
falafel|CIQUAL|25571|Falafel ou Boulette de pois-chiche et/ou fève, frite|252|8.25|14.4|1.5|18.7|1.4|7.7|1.6|||piece17|
beansInTomatoSauce|USDA|16006|Beans, baked, canned, plain or vegetarian|94|4.75|0.37|0.07|17.04|7.96|4.1|0.86||||
proteinPowder|USDA|14066|Beverages, Protein powder whey based|352|78.13|1.56|0.78|3.15|0|3.1|0.39||||
eggTofu|CIQUAL|20906|Tofu soyeux, préemballé|54.3|4.57|2.9|0.47|1.53|1.13|0.6|0||||silken tofu
nuts|USDA|12135|Nuts, mixed nuts, dry roasted, with peanuts, without salt added|594|17.3|51.45|6.9|16.35||9|0.03||||
walnut|CIQUAL|15005|Noix, séchée, cerneaux|700|13.3|67.3|6.45|6.88|3|6.7|0|||piece4|
almond|CIQUAL|15000|Amande (avec peau)|600|18.8|51.3|4.11|9.51|4.2|12.5|0|||piece1.2|
groundAlmond|CIQUAL|15041|Amande, mondée, émondée ou blanchie|613|21.4|52.5|3.95|8.76|4.63|9.9|0.048||||
almondButter|USDA|12195|Nuts, almond butter, plain, without salt added|614|20.96|55.5|4.15|8.52|4.43|10.3|0.018||||
hazelnut|CIQUAL|15004|Noisette|622|14.4|56.9|4.75|7.16|4.9|11.6|0|||piece1.2|
groundHazelnut|CIQUAL|15004|Noisette|622|14.4|56.9|4.75|7.16|4.9|11.6|0||||
pistachio|CIQUAL|15044|Pistache, grillée|595|18.4|47.4|5.52|18.6|7.74|10.1|0.015||||
cashew|CIQUAL|15054|Noix de cajou, grillée, non salée|618|17.4|48.1|8.24|21.3|6.64|8.4|0.015|||piece1.6|
pecan|CIQUAL|15026|Noix de pécan|730|9.57|72.6|6.62|5.43|3.64|8.33|0.003|||piece3|
macadamia|CIQUAL|15027|Noix de macadamia|752|7.91|75.8|11.8|5.22|4.24|8.6|0.013|||piece2.5|
brazilNut|CIQUAL|15008|Noix du Brésil|692|14.8|66.1|16|6.17|2.33|6.4|0.007|||piece5|
pineNut|CIQUAL|15025|Pignon de pin|685|13.7|65|5.53|6.31|5.21|10|0.023||||
chestnut|CIQUAL|15024|Châtaigne, crue|188|1.81|2.23|0.37|36.5|7.86|7.45|0.008||.8|piece9|
peanut|CIQUAL|15001|Cacahuète ou Arachide|610|22.8|49.1|8.4|14.8|5.9|8.6|0.022||||
peanutButter|CIQUAL|15202|Beurre de cacahuète ou Pâte d'arachide|636|22.2|52.5|10.4|16.1|10.5|5|0.97||||
sesameSeed|CIQUAL|15010|Sésame, graine|587|17.6|49.7|7.09|9.85|0.3|14.9|0||||
tahini|CIQUAL|15203|Tahin ou Purée de sésame|621|17.7|53.4|7.48|13.8|0.49|7|0.19||||
halva|||||||||||||||no entry
sunflowerSeed|CIQUAL|15011|Tournesol, graine|638|21.3|55.5|6.23|10.1|2.62|6.4|0.014||||
sunflowerButter|USDA|12040|Seeds, sunflower seed butter, without salt|617|17.28|55.2|4.68|17.62|10.54|5.7|0.007||||
pumpkinSeed|CIQUAL|15028|Cucurbitacées, graine|594|30.2|49.1|8.66|4.71|1.4|6|0.018||||
flaxSeed|CIQUAL|15034|Lin, graine|491|20.2|36.6|3.17|6.6|1.55|27.3|0.051||||
chiaSeed|CIQUAL|15047|Chia, graine, séchée|442|16.5|30.7|3.33|7.72||34.4|0.04||||
poppySeed|CIQUAL|11061|Pavot, graine|551|19.7|43.1|4.69|13.7|2.99|14.8|0.059||||
hempSeed|||||||||||||||no entry
psyllium|||||||||||||||no entry
nigella|CIQUAL|11042|Cumin, graine|427|17.8|22.3|1.54|33.7|2.25|10.5|0.42||||like cumin
mixedSeeds|CIQUAL|15011|Tournesol, graine|638|21.3|55.5|6.23|10.1|2.62|6.4|0.014||||sunflower seeds
shreddedCoconut|CIQUAL|15007|Noix de coco, amande, sèche|685|6.62|66.3|57.7|8.55|6.64|14|0.064||||
coffeeBean|CIQUAL|18003|Café, moulu|397|14.4|15.4||40.2||19.8|0.19||||
mixedNuts|USDA|12135|Nuts, mixed nuts, dry roasted, with peanuts, without salt added|594|17.3|51.45|6.9|16.35||9|0.03||||
driedFruitAndNuts|CIQUAL|15049|Mélange apéritif de graines (non salées) et raisins secs|541|12.5|37.2|4.96|31.8|29.4|9.6|0.018||||
trailMix|CIQUAL|15048|Mélange apéritif de graines (non salées) et fruits séchés|411|8.29|26.3|5.07|32.2|7|6.36|0.3||||
nutButter|USDA|12195|Nuts, almond butter, plain, without salt added|614|20.96|55.5|4.15|8.52|4.43|10.3|0.018||||almond butter
seedButter|USDA|12040|Seeds, sunflower seed butter, without salt|617|17.28|55.2|4.68|17.62|10.54|5.7|0.007||||sunflower butter
tigerNut|||||||||||||||no entry
bread|CIQUAL|7001|Pain, baguette, courante|287|8.27|1.4|0.45|58.3|2.3|2.7|1.3|||piece250 slice35|
sandwichBread|CIQUAL|7200|Pain de mie, courant|278|7.13|3.6|0.58|52.3|7.8|1.8|1.15|0.2||slice25|
focaccia|USDA|18973|Focaccia, Italian flatbread, plain|249|8.77|7.89|0.88|34.02|1.75|1.8|1.4||||
cornbread|USDA|18024|Bread, cornbread, prepared from recipe, made with low fat (2%) milk|266|6.7|7.1|1.55|43.5|||1.65||||
pita|CIQUAL|7180|Pain pita|259|7.53|0.92|0.17|53|2.18|2.68|1.38|||piece60|
naan|USDA|28307|Bread, naan, plain, commercially prepared, refrigerated|291|9.62|5.65|1.39|48.23|3.55|2.2|1.16|||piece90|
tortilla|CIQUAL|7815|Tortilla souple (à garnir), à base de blé|327|8.34|8.2|3.85|52.1|1.55|3.85|1.25|||piece45|
cornTortilla|USDA|18363|Tortillas, ready-to-bake or -fry, corn|218|5.7|2.85|0.45|38.34|0.88|6.3|0.11|||piece25|
tortillaChips|CIQUAL|38105|Chips de maïs ou tortilla chips|495|6.56|24.7|9.98|59.5|2.62|4.19|1.42||||
potatoChips|CIQUAL|4004|Chips de pommes de terre nature ou aromatisées, standard|545|5.67|34.3|3.23|51.1|1.59|4.57|1.65||||
burgerBun|CIQUAL|7259|Pain pour hamburger ou hot dog (bun), préemballé|293|9.07|5.35|0.88|49.7|5.88|3.3|1.14|||piece55|
bagel|CIQUAL|7258|Bagel|272|9.26|3.98|1.02|47.3|5.36|3.42|1.08|||piece90|
brioche|CIQUAL|7741|Brioche, sans précision|401|11.3|19.1|7.84|46|5.7|0|1.13|||piece50 slice30|
croissant|CIQUAL|7602|Croissant, sans précision|375|6.65|20|11.6|40.4|8.83|2.32|1.1|||piece55|
waffle|CIQUAL|23851|Gaufre moelleuse (type bruxelloise ou liégeoise), nature ou sucrée, préemballée|469|7.1|25.2|11.4|52.5|32|1.77|0.82|||piece50|
crepe|CIQUAL|23800|Crêpe, nature, préemballée, rayon température ambiante|396|8.5|14.1|6.51|58.1|28.1|1.3|1.71|||piece40|
breadcrumbs|CIQUAL|7500|Chapelure|374|11.6|3.77|0.94|70|6.9|4.5|1.82||||
panko|CIQUAL|7500|Chapelure|374|11.6|3.77|0.94|70|6.9|4.5|1.82||||
croutons|CIQUAL|7432|Croûtons nature, préemballés|495|8.38|24.1|4.3|59.1|4|2.6|1.7||||
crackers|CIQUAL|7351|Crackers de table au froment|450|7.75|12|4.5|75|0.4|4.1|1.5|||piece4|
rusk|CIQUAL|7300|Biscotte classique|409|9.8|5.9|1.98|76.6|6.8|3.1|1.27|||piece9 slice9|
cookie|CIQUAL|24000|Biscuit sec, sans précision|477|6.9|20.6|6.09|65|24.7|2.03|0.63|||piece10|
oreo|USDA|18166|Cookies, chocolate sandwich, with creme filling, regular|463|5.21|19.13|5.66|68.1|40.67|2.9|0.97|||piece11|
grahamCracker|USDA|18173|Cookies, graham crackers, plain or honey (includes cinnamon)|423|6.9|10.1|1.52|74|31.1|2.8|1.19|||piece14|
ladyfinger|CIQUAL|24430|Biscuit sec aux oeufs à la cuillère (cuiller) ou Boudoir|388|7.98|3.77|0.99|79.9|47.9|1.37|0.41|||piece8|
gingerbread|CIQUAL|23200|Pain d'épices|314|2.94|1.1|0.18|71.5|38.2|3|0.47|||slice25|
cake|CIQUAL|23594|Gâteau moelleux nature type génoise|392|5.7|14.4|1.6|57.6|27.1|4.6|0.5|||piece300|
meringue|CIQUAL|24520|Meringue|394|4.11|0|0|94.3|94.3|0|0.16|||piece15|
iceCreamCone|CIQUAL|24685|Cône ou cornet classique, pour glace|401|7.5|5|4.1|80.4|25.6|2|0.54|||piece5|
yorkshirePudding|USDA|18290|Pancakes, plain, dry mix, complete, prepared|194|5.2|2.5|0.51|35.4||1.3|1.57||||pancake
frenchFries|CIQUAL|4046|Frites de pommes de terre, surgelées, préfrites, pour cuisson en friteuse|244|3.12|12.1|4.09|29.1|0.48|3.39|0.12||||
glutenFreeBread|CIQUAL|7130|Pain, sans gluten|261|2.62|3.3|1.24|51.8|4.9|6.5|1.56|||slice35|
glutenFreeBreadcrumbs|CIQUAL|7130|Pain, sans gluten|261|2.62|3.3|1.24|51.8|4.9|6.5|1.56||||gluten-free bread
glutenFreeCookie|CIQUAL|24000|Biscuit sec, sans précision|477|6.9|20.6|6.09|65|24.7|2.03|0.63|||piece10|plain biscuit
glutenFreeCrackers|CIQUAL|7352|Galette de riz soufflé complet|385|7.32|3|0.54|80.5|0.73|2.9|0.18||||puffed rice cake
peanutCookie|USDA|18185|Cookies, peanut butter, commercially prepared, regular|477|9.6|23.6|4.49|57.1|31.83|1.8|1.26|||piece15|
prawnCrackers|CIQUAL|38104|Chips de crevette|508|3.1|26.6|2.4|63.7|7.1|1|1.53||||
almondCookie|CIQUAL|23027|Macaron sec|436|6.9|10.2|0.6|77.7|74|3|0.2|||piece12|
buckwheatCrepe|CIQUAL|23801|Galette de sarrasin, nature, préemballée|164|5.95|1.51|0.33|30.1|1.08|3.08|1.32|||piece70|
puffPastry|CIQUAL|23424|Pâte feuilletée pur beurre, crue|368|5.6|20.1|14.1|39.7|3.03|2.32|1.37|||piece230|
shortcrustPastry|CIQUAL|23410|Pâte brisée, crue|377|5.35|19.5|8.96|43.6|3.77|1.8|1.06|||piece230|
sweetPastry|CIQUAL|23440|Pâte sablée, crue|404|5.3|19.6|9.94|51|13|1.2|0.25|||piece230|
grahamCrust|USDA|18942|Pie Crust, Cookie-type, Graham Cracker, Ready Crust|501|5.1|24.83|5|62.4|18.13|1.9|1.18|||piece170|
pizzaDough|CIQUAL|37001|Pâte à pizza crue|240|7.05|3.45|0.25|44.2|1.4|2.2|1.31|||piece260|
breadDough|CIQUAL|37001|Pâte à pizza crue|240|7.05|3.45|0.25|44.2|1.4|2.2|1.31|||piece500|pizza dough
crescentDough|USDA|18014|Biscuits, plain or buttermilk, refrigerated dough, higher fat|307|6.66|10.58|2.81|45.62|7.4|0.7|2.44|||piece235|biscuit dough
biscuitDough|USDA|18014|Biscuits, plain or buttermilk, refrigerated dough, higher fat|307|6.66|10.58|2.81|45.62|7.4|0.7|2.44||||
cookieDough|USDA|18205|Cookies, sugar, refrigerated dough|436|4|19.48|5.43|60.32|36.51|0.9|0.73||||
cinnamonRoll|USDA|18357|Sweet rolls, cinnamon, refrigerated dough with frosting|333|5|12.2|3.08|51.6|||1.91|||piece60|
phyllo|CIQUAL|23445|Pâte phyllo ou Pâte filo, crue|289|7.1|6|1.47|50.8|0.18|1.9|1.21|||piece20 slice20|
brickPastry|CIQUAL|51550|Khatfa feuille de brick, préemballée|283|7|1.5|0.1|59|2|2.5|3.25|||piece17 slice17|
wontonWrapper|USDA|18368|Wonton wrappers (includes egg roll wrappers)|291|9.8|1.5|0.26|56.1||1.8|1.43|||piece8|
eggRollWrapper|USDA|18368|Wonton wrappers (includes egg roll wrappers)|291|9.8|1.5|0.26|56.1||1.8|1.43|||piece32|
chouxPastry|||||||||||||||no entry
crepeBatter|||||||||||||||no entry
sourdoughStarter|||||||||||||||no entry
dough|CIQUAL|37001|Pâte à pizza crue|240|7.05|3.45|0.25|44.2|1.4|2.2|1.31||||pizza dough
glutenFreePastry|CIQUAL|23410|Pâte brisée, crue|377|5.35|19.5|8.96|43.6|3.77|1.8|1.06|||piece230|wheat shortcrust
milk|CIQUAL|19041|Lait demi-écrémé, UHT|47|3.38|1.55|1.04|4.83|4.66|0|0.09||||
goatMilk|CIQUAL|19200|Lait de chèvre, entier, UHT|56.1|3.39|2.83|1.8|4.35|4.35|0|0.13||||
sheepMilk|CIQUAL|19250|Lait de brebis, entier|103|5.68|6.97|4.8|4.5|4.5|0|0.11||||
buttermilk|USDA|01088|Milk, buttermilk, fluid, cultured, lowfat|40|3.31|0.88|0.55|4.79|4.79|0|0.47||||
powderedMilk|CIQUAL|19044|Lait en poudre, demi-écrémé|459|31.5|17.5|11.6|43.4|43.4|0|0.78||||
evaporatedMilk|CIQUAL|19026|Lait concentré non sucré, entier|122|6.44|5.9|3.96|9.91|9.47|0|0.24||||
condensedMilk|CIQUAL|19027|Lait concentré sucré, entier|323|7.7|7.87|5.17|55.6|55.6|0|0.21||||
dulceDeLeche|CIQUAL|31040|Confiture de lait|308|6.45|5.45|2.87|58|51.7|0.58|0.27||||
cream|CIQUAL|19415|Crème de lait, 30% MG, semi-épaisse, UHT|297|2.49|30.7|21.4|1.94|1.94|0|0.073||||
doubleCream|CIQUAL|19411|Crème d'Isigny AOP, >= 35% MG|381|2.33|40|28.9|3|2.05|0|0.076||||
cremeFraiche|CIQUAL|19410|Crème de lait, 30% MG, épaisse, rayon frais|304|3|30.7|20.8|2.8|2.66|0|0.07||||
sourCream|USDA|01056|Cream, sour, cultured|193|2.07|19.73|11.51|2.88|2.88|0|0.12||||
halfAndHalf|USDA|01049|Cream, fluid, half and half|130|2.96|11.5|7.16|4.3|4.3|0|0.1||||
whippedCream|CIQUAL|19420|Crème chantilly, sous pression, UHT|308|2.11|28.2|18.9|10.6|10.4|0|0.065||||
yogurt|CIQUAL|19593|Yaourt, lait fermenté ou spécialité laitière, nature|45.5|3.96|1.5|1|2.65|2.65|0|0.11|||piece125|
greekYogurt|CIQUAL|19860|Yaourt à la grecque, nature|113|3.32|9.22|6.22|4.21|3.9|0|0.097|||piece125|
flavoredYogurt|CIQUAL|19587|Yaourt, lait fermenté ou spécialité laitière, aux fruits, sucré|95.7|3.61|2.4|1.54|14.2|13.6|0.22|0.12|||piece125|
skyr|USDA|01256|Yogurt, Greek, plain, nonfat|59|10.19|0.39|0.12|3.6|3.24|0|0.09|||piece140|non-fat Greek yogurt
kefir|CIQUAL|19865|Kéfir de lait|62.3|3.19|3.5|2.33|4.5|3.62|0|0.12||||
fromageBlanc|CIQUAL|19646|Fromage blanc nature, 3% MG environ|76.9|8.03|3.26|2.12|3.46|3.46|0|0.11|||piece100|
quark|CIQUAL|19646|Fromage blanc nature, 3% MG environ|76.9|8.03|3.26|2.12|3.46|3.46|0|0.11||||fromage blanc
petitSuisse|CIQUAL|19666|Fromage frais type petit suisse, nature, 10% MG environ|149|9.7|10.4|6.99|3.17|3.17|0|0.058|||piece60|
butter|CIQUAL|16400|Beurre à 82% MG, doux|753|0.7|82.9|55.4|0.9|0.83|0|0.063|||slice10|
saltedButter|CIQUAL|16402|Beurre à 80% MG, demi-sel|738|0.72|81.4|54.9|0.55|0.39|0|1.9||||
clarifiedButter|CIQUAL|16401|Huile de beurre ou Beurre concentré|900|0.28|99.9|61.9|0|0|0|0.005||||
margarine|CIQUAL|16615|Matière grasse végétale ou margarine, 80% MG, doux|726|0.39|80.4|25.1|0.3|0.3|0|0.43||||
whey|USDA|01114|Whey, sweet, fluid|27|0.85|0.36|0.23|5.14|5.14|0|0.14||||
coffeeWhitener|USDA|01069|Cream substitute, powdered|545|4.79|35.48|32.52|54.88|54.88|0|0.31||||
custard|CIQUAL|39700|Crème anglaise, préemballée|105|3.44|2.5|1.55|16.7|12.9|1|0.13||||
iceCream|CIQUAL|39515|Glace ou crème glacée, en bac|191|2.55|8.4|5.44|26.1|21.9|0|0.12||||
sorbet|CIQUAL|39524|Sorbet, en bac|130|0.47|0.78|0.45|29.6|25|1.17|0.045||||
coconutMilk|CIQUAL|18041|Lait de coco ou Crème de coco|188|1.77|18.4|16.5|3.4|2.1|0.57|0.075||||
coconutCream|USDA|12115|Nuts, coconut cream, raw (liquid expressed from grated meat)|330|3.63|34.68|30.75|4.45||2.2|0.01||||
soyMilk|CIQUAL|18900|Boisson au soja, nature, non enrichie, préemballée|37.1|3.31|2.07|0.26|0.7|0|0.6|0.061||||
soyCream|CIQUAL|11214|Préparation culinaire à base de soja, type "crème de soja"|154|3.25|14.7|1.65|2.03|1.6||0.063||||
soyYogurt|CIQUAL|19693|Dessert au soja, nature, non sucré, non enrichi, fermenté, préemballé|44.7|3.76|1.9|0.22|2.05|0.69|0.8|0.085|||piece100|
almondMilk|CIQUAL|18107|Boisson à l'amande, nature, non sucrée, non enrichie, préemballée|36.3|1.06|3.2|0.31|0.68|0|0|0.051||||
oatMilk|CIQUAL|18905|Boisson à base d'avoine, nature, préemballée|42.6|0|1.1|0.2|7.8|5|0|0.066||||
riceMilk|CIQUAL|18904|Boisson au riz, nature, préemballée|53.7|0|1|0.11|10.8|5.6|0|0.074||||
hazelnutMilk|CIQUAL|18107|Boisson à l'amande, nature, non sucrée, non enrichie, préemballée|36.3|1.06|3.2|0.31|0.68|0|0|0.051||||almond drink
cashewMilk|CIQUAL|18107|Boisson à l'amande, nature, non sucrée, non enrichie, préemballée|36.3|1.06|3.2|0.31|0.68|0|0|0.051||||almond drink
oatCream|CIQUAL|11214|Préparation culinaire à base de soja, type "crème de soja"|154|3.25|14.7|1.65|2.03|1.6||0.063||||soya cream
coconutYogurt|CIQUAL|20923|Dessert végétal sans soja (coco, riz), aux fruits, sucré, enrichi en calcium, fermenté, préemballé|76.6|0|1|0.83|16|10.8|0|0.095||||fruit dessert of coconut and rice
plantMilk|CIQUAL|18900|Boisson au soja, nature, non enrichie, préemballée|37.1|3.31|2.07|0.26|0.7|0|0.6|0.061||||
veganButter|CIQUAL|16615|Matière grasse végétale ou margarine, 80% MG, doux|726|0.39|80.4|25.1|0.3|0.3|0|0.43||||
nutMilk|CIQUAL|18107|Boisson à l'amande, nature, non sucrée, non enrichie, préemballée|36.3|1.06|3.2|0.31|0.68|0|0|0.051||||
plantCream|CIQUAL|11214|Préparation culinaire à base de soja, type "crème de soja"|154|3.25|14.7|1.65|2.03|1.6||0.063||||
plantYogurt|CIQUAL|19693|Dessert au soja, nature, non sucré, non enrichi, fermenté, préemballé|44.7|3.76|1.9|0.22|2.05|0.69|0.8|0.085|||piece100|
veganIceCream|CIQUAL|39524|Sorbet, en bac|130|0.47|0.78|0.45|29.6|25|1.17|0.045||||sorbet
casein|||||||||||||||no entry
peanutMilk|CIQUAL|18107|Boisson à l'amande, nature, non sucrée, non enrichie, préemballée|36.3|1.06|3.2|0.31|0.68|0|0|0.051||||almond drink
cheese|CIQUAL|12999|Fromage (aliment moyen)|338|21.8|27.4|18.2|0.56|0.27|0|1.28||||
cheddar|CIQUAL|12726|Cheddar|399|24|33.8|19.5|0|0|0|1.61||||
mozzarella|CIQUAL|19590|Mozzarella au lait de vache|227|16.5|17.7|11.7|0.75|0.7|0|0.6|||piece125 slice20|
burrata|CIQUAL|19590|Mozzarella au lait de vache|227|16.5|17.7|11.7|0.75|0.7|0|0.6|||piece125|mozzarella
parmesan|CIQUAL|12120|Parmesan|406|31.1|31|20.6|0|0|0|1.57||||
pecorino|USDA|01038|Cheese, romano|387|31.8|26.94|17.11|3.63|0.73|0|3.58||||
gruyere|CIQUAL|12114|Gruyère|423|28.4|34.6|19.8|0|0|0|0.8||||
emmental|CIQUAL|12115|Emmental ou emmenthal|373|27.9|28.8|19.7|0|0|0|0.61||||
comte|CIQUAL|12110|Comté|418|27.2|34.6|22.5|0|0|0|0.8||||
beaufort|CIQUAL|12105|Beaufort|410|26.5|34|19.2|0|0|0|1.27||||
raclette|CIQUAL|12749|Raclette (fromage)|342|23.4|27.5|18.5|0|0|0|1.69|||slice28|
reblochon|CIQUAL|12045|Reblochon|326|20.4|27.4|18.8|0|0|0|1.27|||piece450 slice20|
cantal|CIQUAL|12723|Cantal, Salers ou Laguiole|378|25.3|31|24.2|0|0|0|2.15||||
tomme|CIQUAL|12758|Tomme ou tome de vache|350|21.6|29.4|19.4|0|0|0|1.28||||
morbier|CIQUAL|12743|Morbier|355|22.8|29.2|19.2|0|0|0|1.41||||
munster|CIQUAL|12039|Munster|344|21.2|29|18.8|0|0|0|1.78|||piece200|
camembert|CIQUAL|12001|Camembert, sans précision|280|19.5|22.5|15.8|0|0|0|1.45|||piece250 slice20|
brie|CIQUAL|12020|Brie, sans précision|297|17.3|25.5|16.3|0|0|0|1.51||||
chaource|CIQUAL|12028|Chaource|276|17.3|22.9|15.8|0|0|0|1.9||||
saintNectaire|CIQUAL|12752|Saint-Nectaire, sans précision|344|22.5|28.4|18.8|0|0|0|1.41||||
montDor|CIQUAL|12051|Mont d'or ou Vacherin du Haut-Doubs (produit en France) ou Vacherin-Mont d'Or (produit en Suisse)|302|18.9|25.4|16.3|0|0|0|1.38|||piece500|
blueCheese|CIQUAL|12520|Fromage bleu au lait de vache|333|19.9|28.3|17.7|0|0|0|2.89||||
roquefort|CIQUAL|12500|Roquefort|384|19.5|33.9|24.9|0|0|0|3.22||||
gorgonzola|CIQUAL|12524|Gorgonzola|312|19|26.4|16.9|0|0|0|1.77||||
goatCheese|CIQUAL|12812|Fromage de chèvre bûche|285|18.8|23.3|16.2|0|0|0|1.58|||piece180 slice15|
sheepCheese|CIQUAL|12827|Fromage de brebis à pâte pressée|384|23.9|32.3|21.3|0|0|0|1.85||||
manchego|CIQUAL|12827|Fromage de brebis à pâte pressée|384|23.9|32.3|21.3|0|0|0|1.85||||pressed sheep's cheese
feta|CIQUAL|12066|Feta AOP|285|15.1|24.3|16.8|0.65|0|0|2.27|||piece200|
halloumi|CIQUAL|12061|Fromage 100% brebis (Feta AOP ou type Feta)|274|14.8|22.8|14.3|2.5|1.13|0|2.59|||piece200 slice25|feta
paneer|CIQUAL|19590|Mozzarella au lait de vache|227|16.5|17.7|11.7|0.75|0.7|0|0.6||||mozzarella
ricotta|CIQUAL|19585|Ricotta|158|8.79|11.9|8.08|4|2.25|0|0.3||||
mascarpone|CIQUAL|19584|Mascarpone|385|4.38|39|25.7|4|4|0|0.081||||
creamCheese|USDA|01017|Cheese, cream|342|5.93|34.24|19.29|4.07|3.21|0|0.91||||
garlicHerbCheese|CIQUAL|19530|Spécialité fromagère non affinée à tartiner environ 30-40 % MG aromatisée (ex: ail et fines herbes)|366|7.66|35.3|23.9|4.24|1.86|0|1.2||||
cottageCheese|USDA|01012|Cheese, cottage, creamed, large or small curd|98|11.12|4.3|1.72|3.38|2.67|0|0.91||||
processedCheese|CIQUAL|12300|Fromage fondu en tranchettes|246|14.1|18.5|12.3|5.34|4.95|0|2.46|||piece17 slice20|
gouda|CIQUAL|12736|Gouda|374|23.2|31.5|20.3|0|0|0|2||||
provolone|CIQUAL|12716|Provolone|340|25.6|26.6|17.1|0|0|0|2.19||||
fontina|CIQUAL|12121|Fontina|381|25.6|31.1|19.2|0|0|0|2||||
montereyJack|USDA|01025|Cheese, monterey|373|24.48|30.28|19.07|0.68|0.5|0|1.5||||
havarti|CIQUAL|12736|Gouda|374|23.2|31.5|20.3|0|0|0|2||||gouda
oka|CIQUAL|12755|Saint-Paulin (fromage à pâte pressée non cuite demi-ferme)|327|22.3|26.4|17.9|0|0|0|1.61||||saint-paulin
cheeseCurds|CIQUAL|12726|Cheddar|399|24|33.8|19.5|0|0|0|1.61||||cheddar
quesoFresco|USDA|01228|Cheese, fresh, queso fresco|299|18.09|23.82|12.94|2.98|2.32|0|1.88||||
veganCheese|CIQUAL|1029|Spécialité végétale type fromage en tranche ou râpé, sans soja, préemballée|272|0|20.1|17.4|21.2|0.25|2.3|1.88||||
granaPadano|CIQUAL|12123|Grana Padano|396|34.1|29.2|19.5|0|0|0|1.56||||
egg|CIQUAL|22000|Oeuf, cru|140|12.7|9.83|2.64|0.27|0.27|0|0.31|||piece50|
eggWhite|CIQUAL|22001|Oeuf, blanc (blanc d'oeuf), cru|48.1|10.8|0.19|0|0.85|0.71|0|0.42|||piece33|
eggYolk|CIQUAL|22002|Oeuf, jaune (jaune d'oeuf), cru|307|15.5|26.7|8.47|1.09|0.56|0|0.048|||piece17|
hardBoiledEgg|CIQUAL|22010|Oeuf, dur|134|13.5|8.62|2.55|0.52|0.52|0|0.31|||piece50|
quailEgg|CIQUAL|22050|Oeuf de caille, cru|154|13.1|11.1|3.56|0.41|0.4|0|0.35|||piece9|
duckEgg|CIQUAL|22060|Oeuf de cane, cru|181|13|13.8|3.68|1.31|0.93|0|0.37|||piece70|
eggSubstitute|USDA|01226|Egg substitute, liquid or frozen, fat free|48|10|0|0|2|2|0|0.5||||
veganEgg|||||||||||||||no entry
salt|CIQUAL|11058|Sel blanc alimentaire, iodé, non fluoré (marin, ignigène ou gemme)|0|0|0||0|0|0|97.8||||
coarseSalt|CIQUAL|11017|Sel blanc alimentaire, non iodé, non fluoré (marin, ignigène ou gemme)|0|0|0|0|0|0|0|97.8||||
seaSalt|CIQUAL|11083|Sel marin gris, non iodé, non fluoré|0|0|0||0|0|0|80.5||||
smokedSalt|CIQUAL|11083|Sel marin gris, non iodé, non fluoré|0|0|0||0|0|0|80.5||||
celerySalt|CIQUAL|11044|Sel au céleri|49|1.81|2.53||4.14|0|1.19|87.5||||
garlicSalt|CIQUAL|11044|Sel au céleri|49|1.81|2.53||4.14|0|1.19|87.5||||celery salt
onionSalt|CIQUAL|11044|Sel au céleri|49|1.81|2.53||4.14|0|1.19|87.5||||celery salt
seasoningSalt|CIQUAL|11044|Sel au céleri|49|1.81|2.53||4.14|0|1.19|87.5||||celery salt
blackSalt|CIQUAL|11083|Sel marin gris, non iodé, non fluoré|0|0|0||0|0|0|80.5||||
curingSalt|CIQUAL|11058|Sel blanc alimentaire, iodé, non fluoré (marin, ignigène ou gemme)|0|0|0||0|0|0|97.8||||
pepper|CIQUAL|11015|Poivre noir, poudre|330|13.3|7.5|2.9|39.5|0.64|25.7|0.036||||
whitePepper|CIQUAL|11019|Poivre blanc, poudre|310|11.4|2.11|0.63|48.3||26.2|0.013||||
greenPeppercorn|CIQUAL|11015|Poivre noir, poudre|330|13.3|7.5|2.9|39.5|0.64|25.7|0.036||||black pepper
pinkPeppercorn|CIQUAL|11015|Poivre noir, poudre|330|13.3|7.5|2.9|39.5|0.64|25.7|0.036||||black pepper
sichuanPepper|CIQUAL|11015|Poivre noir, poudre|330|13.3|7.5|2.9|39.5|0.64|25.7|0.036||||black pepper
lemonPepper|CIQUAL|11015|Poivre noir, poudre|330|13.3|7.5|2.9|39.5|0.64|25.7|0.036||||black pepper
cayenne|CIQUAL|11088|Poivre de Cayenne ou piment de Cayenne|376|12|17.3|3.26|29.4|10.3|27.2|0.075||||
espelettePepper|CIQUAL|11088|Poivre de Cayenne ou piment de Cayenne|376|12|17.3|3.26|29.4|10.3|27.2|0.075||||cayenne
chiliFlakes|CIQUAL|11088|Poivre de Cayenne ou piment de Cayenne|376|12|17.3|3.26|29.4|10.3|27.2|0.075||||
chiliPowder|USDA|02009|Spices, chili powder|282|13.46|14.28|2.46|14.9|7.19|34.8|10||||
paprika|CIQUAL|11049|Paprika|319|14.1|12.9|2.14|19.1|10.3|34.9|0.17||||
smokedPaprika|CIQUAL|11049|Paprika|319|14.1|12.9|2.14|19.1|10.3|34.9|0.17||||
garlicPowder|CIQUAL|11023|Ail séché, poudre|344|16.7|0.77|0.2|62.8|2.43|9.45|0.11||||
onionPowder|USDA|02026|Spices, onion powder|341|10.41|1.04|0.22|63.92|6.63|15.2|0.18||||
driedOnion|CIQUAL|20180|Oignon, séché|358|8.95|0.46|0.08|75|37.4|9.2|0.053||||
friedOnions|||||||||||||||no entry
cumin|CIQUAL|11042|Cumin, graine|427|17.8|22.3|1.54|33.7|2.25|10.5|0.42||||
coriander|CIQUAL|11026|Coriandre, graine|346|12.4|17.8|0.97|13||41.9|0.088||||
turmeric|CIQUAL|11089|Curcuma, poudre|291|9.68|3.25|1.84|44.4|3.21|22.7|0.068||||
curryPowder|CIQUAL|11005|Curry, poudre|301|14.5|14|1.65|2.63|2.63|53.2|0.13||||
garamMasala|CIQUAL|11005|Curry, poudre|301|14.5|14|1.65|2.63|2.63|53.2|0.13||||curry powder
tandooriSpice|CIQUAL|11005|Curry, poudre|301|14.5|14|1.65|2.63|2.63|53.2|0.13||||curry powder
rasElHanout|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
fourSpices|CIQUAL|11056|Quatre épices|348|6.09|8.69|2.55|50.5||21.6|0.19||||
fiveSpice|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
pumpkinPieSpice|USDA|02035|Spices, pumpkin pie spice|342|5.76|12.6|6.53|54.48|7.76|14.8|0.13||||
cinnamon|CIQUAL|11025|Cannelle, poudre|243|3.87|1.22|0.44|27.5|2.17|53.1|0.025||||
cinnamonStick|CIQUAL|11025|Cannelle, poudre|243|3.87|1.22|0.44|27.5|2.17|53.1|0.025|||piece3|
nutmeg|CIQUAL|11048|Noix de muscade|507|5.3|36.3|25.9|28.5|2.99|20.8|0.04|||piece5|
mace|USDA|02022|Spices, mace, ground|475|6.71|32.38|9.51|30.3||20.2|0.2||||
cloves|CIQUAL|11052|Clou de girofle|335|5.97|13|3.95|31.6|2.38|33.9|0.69|||piece0.1 clove0.1|
allspice|USDA|02001|Spices, allspice, ground|263|6.09|8.69|2.55|50.52||21.6|0.19|||piece0.1|
ginger|CIQUAL|11074|Gingembre, racine crue|32.9|1.1|1.1|0.09|3.4|1|2.7|0.016|||piece30 slice3|
groundGinger|CIQUAL|11006|Gingembre, poudre|335|8.98|4.24|2.6|58.3|3.39|14.1|0.068||||
pickledGinger|CIQUAL|11074|Gingembre, racine crue|32.9|1.1|1.1|0.09|3.4|1|2.7|0.016||||raw ginger
gingerGarlicPaste|CIQUAL|11000|Ail, cru|111|5.31|0|0|18.6|1.2|5.8|0.023||||raw garlic
cardamom|CIQUAL|11075|Cardamome, poudre|321|10.8|6.7||40.5||28|0.045|||piece0.2|
galangal|CIQUAL|11074|Gingembre, racine crue|32.9|1.1|1.1|0.09|3.4|1|2.7|0.016|||slice3|like ginger
saffron|CIQUAL|11039|Safran|352|11.4|5.85|1.59|61.5|42.4|3.9|0.37|||pinch0.05 sachet0.1|
annatto|CIQUAL|11049|Paprika|319|14.1|12.9|2.14|19.1|10.3|34.9|0.17||||like paprika
starAnise|USDA|02002|Spices, anise seed|337|17.6|15.9|0.59|35.42||14.6|0.04|||piece2|anise seed
anise|USDA|02002|Spices, anise seed|337|17.6|15.9|0.59|35.42||14.6|0.04||||
fennelSeed|CIQUAL|11066|Fenouil, graine|326|15.7|14.9|0.48|12.5|12.5|39.8|0.22||||
fenugreek|CIQUAL|11077|Fenugrec, graine|350|27.1|6.41|1.46|33.8|8.7|24.6|0.17||||
caraway|CIQUAL|11064|Carvi, graine|334|19.8|14.6|0.62|11.9|0.64|38|0.043||||
celerySeed|USDA|02007|Spices, celery seed|392|18.07|25.27|2.19|29.55|0.67|11.8|0.4||||
mustardSeed|USDA|02024|Spices, mustard seed, ground|508|26.08|36.24|1.99|15.89|6.79|12.2|0.033||||
mustardPowder|USDA|02024|Spices, mustard seed, ground|508|26.08|36.24|1.99|15.89|6.79|12.2|0.033||||
dillSeed|CIQUAL|11064|Carvi, graine|334|19.8|14.6|0.62|11.9|0.64|38|0.043||||like caraway
sumac|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
zaatar|CIQUAL|11038|Thym, séché|285|9.11|7.43|2.73|26.9|1.71|37|0.14||||dried thyme
dukkah|CIQUAL|15010|Sésame, graine|587|17.6|49.7|7.09|9.85|0.3|14.9|0||||sesame seeds
asafoetida|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
juniperBerry|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048|||piece0.2|average spice
tonkaBean|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
vanilla|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048|||piece3|average spice
vanillaBean|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048|||piece3 clove3|average spice
vanillaExtract|CIQUAL|11065|Vanille, extrait alcoolique|240|0.05|0||2.41||0|0.01|32.9|||
almondExtract|CIQUAL|11065|Vanille, extrait alcoolique|240|0.05|0||2.41||0|0.01|32.9|||vanilla extract
lemonExtract|CIQUAL|11065|Vanille, extrait alcoolique|240|0.05|0||2.41||0|0.01|32.9|||vanilla extract
coffeeExtract|CIQUAL|11098|Vanille, extrait aqueux|57.7|0.03|0|0|14.4|14.4|0|0.007||||watery vanilla extract
mintExtract|CIQUAL|11065|Vanille, extrait alcoolique|240|0.05|0||2.41||0|0.01|32.9|||vanilla extract
extract|CIQUAL|11065|Vanille, extrait alcoolique|240|0.05|0||2.41||0|0.01|32.9|||vanilla extract
orangeBlossomWater|USDA|14411|Beverages, water, tap, drinking|0|0|0|0|0|0|0|0.01||||water
roseWater|USDA|14411|Beverages, water, tap, drinking|0|0|0|0|0|0|0|0.01||||water
wasabi|USDA|11990|Wasabi, root, raw|109|4.8|0.63||15.74||7.8|0.043||||
tacoSeasoning|USDA|02009|Spices, chili powder|282|13.46|14.28|2.46|14.9|7.19|34.8|10|||sachet30|chili powder
cajunSeasoning|USDA|02009|Spices, chili powder|282|13.46|14.28|2.46|14.9|7.19|34.8|10||||chili powder
oldBay|CIQUAL|11044|Sel au céleri|49|1.81|2.53||4.14|0|1.19|87.5||||celery salt
steakSpice|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
poultrySeasoning|USDA|02034|Spices, poultry seasoning|307|9.59|7.53|3.29|54.29|3.08|11.3|0.068||||
greekSeasoning|CIQUAL|11060|Herbes de Provence, séchées|283|11.5|7.2|1.88|23|18.5|40.1|0.088||||herbes de Provence
jerkSeasoning|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
berbere|USDA|02009|Spices, chili powder|282|13.46|14.28|2.46|14.9|7.19|34.8|10||||chili powder
pizzaSeasoning|CIQUAL|11060|Herbes de Provence, séchées|283|11.5|7.2|1.88|23|18.5|40.1|0.088||||herbes de Provence
picklingSpice|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||average spice
everythingBagelSeasoning|CIQUAL|15010|Sésame, graine|587|17.6|49.7|7.09|9.85|0.3|14.9|0||||sesame seeds
ranchSeasoning|||||||||||||||no entry
dressingMix|||||||||||||||no entry
spices|CIQUAL|11081|Epice (aliment moyen)|346|12.3|10.4|4.84|37.7|2.14|25.9|0.048||||
msg|||||||||||||||no entry
licoriceRoot|||||||||||||||steeped, not eaten
driedChili|USDA|11962|Peppers, hot chile, sun-dried|324|10.58|5.81|0.81|41.16|41.06|28.7|0.23|||piece1|
furikake|CIQUAL|15010|Sésame, graine|587|17.6|49.7|7.09|9.85|0.3|14.9|0||||sesame seeds
gomasio|CIQUAL|15038|Sésame, grillé, graine décortiquée|570|17|48|6.72|9.14|0.48|16.9|0.098||||toasted sesame seeds
shichimi|USDA|02009|Spices, chili powder|282|13.46|14.28|2.46|14.9|7.19|34.8|10||||chili powder
mustard|CIQUAL|11013|Moutarde|152|6.92|11.2|0.76|4.33|1.66|0|6.3||||
wholegrainMustard|CIQUAL|11021|Moutarde à l'ancienne|142|6.6|9.9|0.61|2.2|2.2|4.5|4.9||||
mayonnaise|CIQUAL|11054|Mayonnaise (70% MG min.), préemballée|696|1.36|75.2|7.27|2.62|1.03|0.32|1.39||||
veganMayonnaise|CIQUAL|11054|Mayonnaise (70% MG min.), préemballée|696|1.36|75.2|7.27|2.62|1.03|0.32|1.39||||mayonnaise with egg
aioli|CIQUAL|11168|Sauce aïoli, préemballée|395|1.13|41||4.7|3.14|0.42|1.85||||
ketchup|CIQUAL|11008|Ketchup, préemballé|99|1.27|0.19|0.07|21.4|20.8|1.15|2.59||||
tomatoSauce|CIQUAL|11107|Sauce tomate aux oignons, préemballée|78.8|1.52|4.18|0.49|7.69|5.44|2.17|1.17||||
tomatoPaste|CIQUAL|20268|Tomate, double concentré, appertisé|92.8|3.73|0.29|0|17|16.5|3.62|0.93||||
tomatoPuree|CIQUAL|20170|Tomate, purée, appertisée|47.1|1.4|0.4|0.09|7.54|3.64|2.38|0.51||||
bologneseSauce|CIQUAL|11114|Sauce tomate à la viande ou Sauce bolognaise, préemballée|93.8|4.22|4.81|1.78|7.27|4.74|2.29|1.18||||
condensedSoup|USDA|06043|Soup, cream of mushroom, canned, condensed|79|1.35|5.3|0.96|6.1|0.4|0.7|1.73||||
soySauce|CIQUAL|11104|Sauce soja, préemballée|45.5|7.08|0.1|0.01|3.64|1.32|0.86|18.6||||
tamari|USDA|16124|Soy sauce made from soy (tamari)|60|10.51|0.1|0.01|4.77|1.7|0.8|13.96||||
fishSauce|CIQUAL|11194|Sauce Nuoc Mâm ou Sauce au poisson, préemballée|81.2|9.3|0|0|10.9|8.34|0.2|22.2||||
oysterSauce|USDA|06176|Sauce, oyster, ready-to-serve|51|1.35|0.25|0.04|10.62|0|0.3|6.83||||
hoisinSauce|USDA|06175|Sauce, hoisin, ready-to-serve|220|3.31|3.39|0.57|41.28|27.26|2.8|4.04||||
teriyakiSauce|CIQUAL|11301|Sauce teriyaki, préemballée|89|3.82|1.06|0.3|16|13.2|0.1|6.13||||
ponzu|CIQUAL|11104|Sauce soja, préemballée|45.5|7.08|0.1|0.01|3.64|1.32|0.86|18.6||||soy sauce
blackBeanSauce|USDA|06175|Sauce, hoisin, ready-to-serve|220|3.31|3.39|0.57|41.28|27.26|2.8|4.04||||hoisin sauce
worcestershireSauce|USDA|06971|Sauce, worcestershire|78|0|0|0|19.46|10.03|0|2.45||||
tabasco|USDA|06168|Sauce, ready-to-serve, pepper or hot|11|0.51|0.37|0.05|1.45|1.26|0.3|6.61||||
sriracha|CIQUAL|11008|Ketchup, préemballé|99|1.27|0.19|0.07|21.4|20.8|1.15|2.59||||ketchup
sambalOelek|CIQUAL|11112|Harissa (sauce condimentaire), préemballée|76.4|2.72|2.9|0.47|7.3||5.1|2.81||||harissa
gochujang|USDA|06175|Sauce, hoisin, ready-to-serve|220|3.31|3.39|0.57|41.28|27.26|2.8|4.04||||hoisin sauce
chiliSauce|USDA|06972|Sauce, tomato chili sauce, bottled, with salt|104|2.5|0.3|0.04|13.89|10.54|5.9|3.35||||
harissa|CIQUAL|11112|Harissa (sauce condimentaire), préemballée|76.4|2.72|2.9|0.47|7.3||5.1|2.81||||
chimichurri|CIQUAL|11179|Sauce pesto, préemballée|370|3.94|35.4|4.39|6.6|3.2|2.5|2.64||||pesto
curryPaste|||||||||||||||no entry
tandooriPaste|||||||||||||||no entry
miso|CIQUAL|20916|Miso|174|10.7|5.31|1.01|18.1|6.2|5.4|8.35||||
pesto|CIQUAL|11179|Sauce pesto, préemballée|370|3.94|35.4|4.39|6.6|3.2|2.5|2.64||||
redPesto|CIQUAL|11210|Sauce pesto rosso, préemballée|305|4.8|27|3.95|8.58|2.75|4.15|1.99||||
tapenade|CIQUAL|11043|Tapenade|230|1.3|23|2.7|2.6|0.2|3.7|3.2||||
guacamole|CIQUAL|25620|Guacamole, préemballé|192|2.18|16.5|3.95|5.85|2.65|5.65|1.38||||
salsa|USDA|06164|Sauce, salsa, ready-to-serve|29|1.54|0.17|0.03|4.92|3.94|1.8|1.76||||
tzatziki|CIQUAL|19863|Tzatziki, à base yaourt, préemballé|138|6.19|10.9|0.81|3.8|2.7|0|0.88||||
eggplantCaviar|CIQUAL|25624|Caviar d'aubergine, préemballé|215|0.71|21|0.65|4.3|1.85|2.93|1.36||||
bechamel|CIQUAL|11143|Sauce béchamel, maison|147|3.84|10.6|2.85|8.97|4.38|0.2|0.89||||
hollandaise|CIQUAL|11105|Sauce hollandaise, préemballée|203|1.19|19.8|7.23|4.58|0.7|0.5|1.19||||
tartarSauce|CIQUAL|11051|Sauce tartare, préemballée|520|0.99|55|4.99|4.6|3.11|0.47|1.94||||
barbecueSauce|CIQUAL|11100|Sauce barbecue, préemballée|136|0.56|0.6|0.1|30.3|27.5|1.2|1.77||||
steakSauce|USDA|06150|Sauce, barbecue|172|0.82|0.63|0.04|39.87|33.24|0.9|2.57||||barbecue sauce
gravy|USDA|06116|Gravy, beef, canned, ready-to-serve|53|3.75|2.36|1.15|4.41|0.21|0.4|1.4||||
vinaigrette|CIQUAL|11110|Sauce vinaigrette (50 à 75% d'huile), préemballée|493|0.54|52.4||4.56|2.9|0.34|2.57||||
creamyDressing|USDA|04639|Salad dressing, ranch dressing, regular|421|1.32|44.54|6.96|5.74|4.69|0|2.25||||
peanutSauce|USDA|27059|Sauce, peanut, made from peanut butter, water, soy sauce|257|6.31|16.02|2.91|20.22|17.07|1.8|3.35||||
mintSauce|||||||||||||||no entry
cranberrySauce|USDA|09081|Cranberry sauce, canned, sweetened|151|0.2|0.15|0.01|37.9|37.9|1|0.072||||
chutney|CIQUAL|31006|Confiture ou Marmelade, tout type de fruits (aliment moyen)|249|0.29|0.31|0.06|60.2|59|0.91|0.019||||jam
relish|USDA|11945|Pickle relish, sweet|130|0.37|0.47|0.05|33.96|29.13|1.1|2.03||||
horseradishSauce|USDA|02055|Horseradish, prepared|48|1.18|0.69|0.09|7.99|7.99|3.3|1.05||||
capers|CIQUAL|11040|Câpres, au vinaigre|37.7|2.18|0.86|0.23|3.5|0.41|3.6|4.06||||
pomegranateMolasses|CIQUAL|31067|Mélasse de canne|300|0|0.1|0.02|74.7|74.7|0|0.093||||molasses
balsamicGlaze|CIQUAL|11091|Vinaigre balsamique|125|0.69|0|0|25.8|19.1|0.5|0.068||||balsamic vinegar
fruitCoulis|CIQUAL|13998|Coulis de fruits rouges (framboises, fraises, groseilles, cassis)|115|0.8|0.54|0|25.1|25.1|3.46|0.014||||
lemonCurd|||||||||||||||no entry
pieFilling|USDA|19312|Pie fillings, apple, canned|100|0.1|0.1|0|25.1|13.8|1|0.12||||
liquidSmoke|USDA|14411|Beverages, water, tap, drinking|0|0|0|0|0|0|0|0.01||||water
liquidSeasoning|CIQUAL|11104|Sauce soja, préemballée|45.5|7.08|0.1|0.01|3.64|1.32|0.86|18.6||||soy sauce
seasoningCube|CIQUAL|11174|Bouillon de volaille, déshydraté|233|11.3|11.5|6.75|20.8|5.38|0.58|49.6|||piece10|
asianSauce|CIQUAL|11301|Sauce teriyaki, préemballée|89|3.82|1.06|0.3|16|13.2|0.1|6.13||||teriyaki
dip|||||||||||||||no entry
sandwichSpread|USDA|04030|Sandwich spread, with chopped pickle, regular, unspecified oils|389|0.9|34|5.1|22|15.18|0.4|2.5||||
sauce|CIQUAL|11184|Sauce (aliment moyen)|265|1.3|25.7|2.76|6.04|4.57|0.87|2.14|0|||
marinade|CIQUAL|11110|Sauce vinaigrette (50 à 75% d'huile), préemballée|493|0.54|52.4||4.56|2.9|0.34|2.57||||vinaigrette
buffaloSauce|USDA|06168|Sauce, ready-to-serve, pepper or hot|11|0.51|0.37|0.05|1.45|1.26|0.3|6.61||||hot pepper sauce
roseeSauce|CIQUAL|11208|Sauce tomate au fromage, préemballée|181|3.94|14.2|3.83|8.09|4.6|2.41|1.31||||tomato sauce with cheese
sweetAndSourSauce|CIQUAL|11163|Sauce aigre douce, préemballée|86.4|0.55|0.2|0.06|20.1|15.9|0.97|1.01||||
sesameDressing|USDA|04016|Salad dressing, sesame seed dressing, regular|443|3.1|45.2|6.2|7.6|8.32|1|2.5||||
rouille|CIQUAL|11205|Sauce rouille, préemballée|381|1.1|41.4|5.7|1||0|1.18||||
enchiladaSauce|USDA|06599|PACE, Enchilada Sauce|40|1.67|0|0|6.63|6.67|1.7|2.17||||
mincemeat|||||||||||||||no entry
beefExtract|USDA|43406|Yeast extract spread|185|23.88|0.9|0|13.92|1.6|6.5|7.41||||yeast extract
chiliCrisp|||||||||||||||no entry
glutenFreeSoySauce|USDA|16124|Soy sauce made from soy (tamari)|60|10.51|0.1|0.01|4.77|1.7|0.8|13.96||||
coconutAminos|CIQUAL|11104|Sauce soja, préemballée|45.5|7.08|0.1|0.01|3.64|1.32|0.86|18.6||||soy sauce
veganPesto|CIQUAL|11179|Sauce pesto, préemballée|370|3.94|35.4|4.39|6.6|3.2|2.5|2.64||||pesto with cheese
vegetarianOysterSauce|USDA|06176|Sauce, oyster, ready-to-serve|51|1.35|0.25|0.04|10.62|0|0.3|6.83||||oyster sauce
xoSauce|||||||||||||||no entry
thaiChiliPaste|||||||||||||||no entry
ssamjang|CIQUAL|20916|Miso|174|10.7|5.31|1.01|18.1|6.2|5.4|8.35||||miso
romesco|CIQUAL|11210|Sauce pesto rosso, préemballée|305|4.8|27|3.95|8.58|2.75|4.15|1.99||||red pesto
mole|||||||||||||||no entry
shellfishSauce|CIQUAL|11111|Sauce armoricaine, préemballée|83.6|2.1|6.6|6.3|3.95|0.73|0|1.3||||
honeyMustard|USDA|04703|Salad dressing, honey mustard, regular|464|0.87|40.83|5|22.93|15.84|0.4|1.28||||dressing
seaweedSalad|||||||||||||||no entry
oil|CIQUAL|17001|Huile végétale (aliment moyen)|900|0.21|99.9|13.5|0|0|0|0.01||||
vegetableOil|CIQUAL|17001|Huile végétale (aliment moyen)|900|0.21|99.9|13.5|0|0|0|0.01||||
oliveOil|CIQUAL|17270|Huile d'olive vierge extra|900|0|99.9|15.2|0|0|0|0||||
sunflowerOil|CIQUAL|17440|Huile de tournesol|901|0|100|11.1|0|0|0|0.025||||
canolaOil|CIQUAL|17130|Huile de colza|900|0|100|7.26|0|0|0|0||||
peanutOil|CIQUAL|17040|Huile d'arachide|900|0|99.9|16.2|0|0|0|0||||
sesameOil|CIQUAL|17400|Huile de sésame|900|0|100|14.9|0|0|0|0||||
walnutOil|CIQUAL|17220|Huile de noix|900|0|100|10|0|0|0|0||||
hazelnutOil|CIQUAL|17210|Huile de noisette|900|0|100|8.34|0|0|0|0||||
almondOil|CIQUAL|17030|Huile d'amande|900|0|100|8.2|0|0|0|0||||
grapeseedOil|CIQUAL|17350|Huile de pépins de raisin|900|0|100|11.4|0|0|0|0||||
cornOil|CIQUAL|17190|Huile de maïs|900|0|100|12.2|0|0|0|0||||
coconutOil|CIQUAL|16040|Huile ou graisse de coco (coprah), sans précision|900|0|100|84|0|0|0|0||||
avocadoOil|CIQUAL|17100|Huile d'avocat|900|0|100|17.9|0|0|0|0||||
safflowerOil|CIQUAL|17126|Huile de carthame|900|0|100|6.69|0|0|0|0||||
flaxOil|CIQUAL|17180|Huile de lin|900|0|100|9.19|0|0|0|0||||
riceBranOil|CIQUAL|17390|Huile de son de riz|900|0|100|19.7|0|0|0|0||||
palmOil|CIQUAL|16129|Huile de palme, sans précision|900|0|100|49.3|0|0|0|0||||
truffleOil|CIQUAL|17270|Huile d'olive vierge extra|900|0|99.9|15.2|0|0|0|0||||
chiliOil|CIQUAL|17001|Huile végétale (aliment moyen)|900|0.21|99.9|13.5|0|0|0|0.01||||
garlicOil|CIQUAL|17001|Huile végétale (aliment moyen)|900|0.21|99.9|13.5|0|0|0|0.01||||
cookingSpray|USDA|04679|Oil, PAM cooking spray, original|792|0.26|78.69|5.03|20.69|0|0|0.15||||
shortening|USDA|04615|Shortening, vegetable, household, composite|884|0|99.97|24.98|0|0|0|0.01||||
lard|CIQUAL|16520|Saindoux|896|0|99.5|41.1|0|0|0|0.005||||
fat|CIQUAL|16520|Saindoux|896|0|99.5|41.1|0|0|0|0.005||||
duckFat|CIQUAL|16550|Graisse de canard|898|0|99.8|33.2|0|0|0|0||||
beefFat|USDA|04001|Fat, beef tallow|902|0|100|49.8|0|0|0|0||||
baconFat|USDA|04609|Animal fat, bacon grease|897|0|99.5|39|0|0|0|0.38||||
bardeDeLard|CIQUAL|16530|Lard gras, cru|810|2.92|88.7|32.2|0|0|0|0.028||||
vinegar|CIQUAL|11018|Vinaigre|22.6|0.04|0.1|0|0.62|0.04|0|0.033|0.2|||
whiteVinegar|USDA|02053|Vinegar, distilled|18|0|0|0|0.04|0.04|0|0.005||||
wineVinegar|CIQUAL|11220|Vinaigre de vin rouge|21.6|0|0||0|0|0|0.013|0.11|||
redWineVinegar|CIQUAL|11220|Vinaigre de vin rouge|21.6|0|0||0|0|0|0.013|0.11|||
whiteWineVinegar|CIQUAL|11220|Vinaigre de vin rouge|21.6|0|0||0|0|0|0.013|0.11|||red wine vinegar
ciderVinegar|CIQUAL|11090|Vinaigre de cidre|3.7|0|0|0|0.93|0.4|0|0.013||||
balsamicVinegar|CIQUAL|11091|Vinaigre balsamique|125|0.69|0|0|25.8|19.1|0.5|0.068||||
whiteBalsamicVinegar|CIQUAL|11091|Vinaigre balsamique|125|0.69|0|0|25.8|19.1|0.5|0.068||||dark balsamic vinegar
riceVinegar|CIQUAL|11090|Vinaigre de cidre|3.7|0|0|0|0.93|0.4|0|0.013||||cider vinegar
sherryVinegar|CIQUAL|11220|Vinaigre de vin rouge|21.6|0|0||0|0|0|0.013|0.11|||red wine vinegar
maltVinegar|CIQUAL|11018|Vinaigre|22.6|0.04|0.1|0|0.62|0.04|0|0.033|0.2|||
soybeanOil|CIQUAL|17420|Huile de soja|900|0|100|14.7|0|0|0|0||||
nutOil|CIQUAL|17001|Huile végétale (aliment moyen)|900|0.21|99.9|13.5|0|0|0|0.01||||average vegetable oil
mustardOil|USDA|04583|Oil, mustard|884|0|100|11.58|0||0|0||||
wheatGermOil|CIQUAL|17110|Huile de germe de blé|900|0|100|17.4|0|0|0|0||||
fishOil|USDA|04593|Fish oil, salmon|902|0|100|19.87|0||0|0||||
blackVinegar|CIQUAL|11091|Vinaigre balsamique|125|0.69|0|0|25.8|19.1|0.5|0.068||||balsamic vinegar
yeast|CIQUAL|11045|Levure de boulanger, déshydratée|354|44.5|6.37|1.5|17.9|0|23.3|0.56|||sachet7|dried; fresh yeast has a third of it
yeast:piece|CIQUAL|11010|Levure de boulanger, compressée|112|8.23|1.9|0.26|11.9|0|7.15|0.058|||piece42|
brewersYeast|CIQUAL|11009|Levure alimentaire|334|40.4|4.5|0.7|21.8|2.5|22.5|0.35||||
nutritionalYeast|CIQUAL|11009|Levure alimentaire|334|40.4|4.5|0.7|21.8|2.5|22.5|0.35||||
bakingPowder|USDA|18369|Leavening agents, baking powder, double-acting, sodium aluminum sulfate|53|0|0|0|27.5|0|0.2|26.5|||sachet11|
bakingSoda|USDA|18372|Leavening agents, baking soda|0|0|0|0|0|0|0|68.4|||sachet5|
creamOfTartar|USDA|18373|Leavening agents, cream of tartar|258|0|0|0|61.3|0|0.2|0.13||||
citricAcid|||||||||||||||no entry
gelatin|CIQUAL|11007|Gélatine, sèche|348|86.9|0.1|0.04|0||0|0.75|||piece2 slice2 sachet7|
agarAgar|USDA|11663|Seaweed, agar, dried|306|6.21|0.3|0.06|73.18|2.97|7.7|0.26|||sachet2|
xanthanGum|||||||||||||||no entry
foodColoring|||||||||||||||traces
rennet|||||||||||||||traces
lecithin|CIQUAL|42200|Lécithine de soja|779|0|83|12.6|8|3.3|0|0.038||||
baconBits|USDA|43212|Bacon bits, meatless|476|32|25.9|4.05|18.4|0|10.2|4.42||||
matchaPowder|CIQUAL|18076|Thé, feuille|232|19.4|2||6.3||55.8|0.11||||tea leaves
instantCoffee|CIQUAL|18005|Café, poudre soluble|296|19.4|1.1|0.2|42.6|0|19.1|0.098|||sachet2|
mashedPotatoes|CIQUAL|4018|Pomme de terre, purée, avec lait et beurre, non salée|88.8|1.89|2.4|1.46|14.2|1.41|1.5|0.11||||made; the flakes have four times as much
cheeseCulture|||||||||||||||traces
collagen|CIQUAL|11007|Gélatine, sèche|348|86.9|0.1|0.04|0||0|0.75||||gelatine
beeswax|||||||||||||||not eaten
shellac|||||||||||||||traces
carmine|||||||||||||||traces
sulphite|||||||||||||||traces
water|USDA|14411|Beverages, water, tap, drinking|0|0|0|0|0|0|0|0.01||||
cookingWater|USDA|14411|Beverages, water, tap, drinking|0|0|0|0|0|0|0|0.01||||
sparklingWater|USDA|14411|Beverages, water, tap, drinking|0|0|0|0|0|0|0|0.01||||
tonicWater|CIQUAL|18344|Tonic ou bitter, sucré|34.1|0.07|0.07|0|8.28|7.38|0.05|0.014||||
coconutWater|CIQUAL|18011|Eau de coco|15.2|0|0|0|3.33|2.48|0|0.051||||
broth|USDA|06170|Soup, stock, beef, home-prepared|13|1.97|0.09|0.04|1.2|0.54|0|0.49||||
broth:piece|CIQUAL|11001|Bouillon de boeuf, déshydraté|240|10.2|13.3|7.03|19.7|3.95|0.65|33|||piece10|
chickenBroth|USDA|06172|Soup, stock, chicken, home-prepared|36|2.52|1.2|0.32|3.53|1.58|0|0.36||||
chickenBroth:piece|CIQUAL|11174|Bouillon de volaille, déshydraté|233|11.3|11.5|6.75|20.8|5.38|0.58|49.6|||piece10|
beefBroth|USDA|06170|Soup, stock, beef, home-prepared|13|1.97|0.09|0.04|1.2|0.54|0|0.49||||
beefBroth:piece|CIQUAL|11001|Bouillon de boeuf, déshydraté|240|10.2|13.3|7.03|19.7|3.95|0.65|33|||piece10|
vealStock|CIQUAL|11304|Fond de veau, préemballé|40.9|3.15|2.05|1|2.4|0.7|0.1|1.1||||
porkBroth|USDA|06170|Soup, stock, beef, home-prepared|13|1.97|0.09|0.04|1.2|0.54|0|0.49||||beef stock
vegetableBroth|USDA|06170|Soup, stock, beef, home-prepared|13|1.97|0.09|0.04|1.2|0.54|0|0.49||||beef stock
vegetableBroth:piece|CIQUAL|11174|Bouillon de volaille, déshydraté|233|11.3|11.5|6.75|20.8|5.38|0.58|49.6|||piece10|chicken stock cube
brine|||||||||||||||poured away
lemonJuice|CIQUAL|2028|Jus de citron, pur jus|29.4|0.4|0.29|0.04|6.1|2.4|0.4|0.053||||
limeJuice|CIQUAL|2030|Jus de citron vert, maison|9.9|0.42|0.07|0.01|1.69|1.69|0.4|0.005||||
citrusJuice|CIQUAL|2070|Jus d'orange, pur jus|45.4|0.61|0.11|0.05|9.61|9.61|0.28|0.012||||
orangeJuice|CIQUAL|2070|Jus d'orange, pur jus|45.4|0.61|0.11|0.05|9.61|9.61|0.28|0.012||||
appleJuice|CIQUAL|2074|Jus de pomme, pur jus|48.9|0.17|0.14|0.05|11.4|10.9|0.23|0.022||||
pineappleJuice|CIQUAL|2073|Jus d'ananas, pur jus|52.9|0.41|0.07|0.03|12.1|12.1|0.22|0.013||||
tomatoJuice|CIQUAL|2053|Jus de tomate, pur jus (aliment moyen)|21.7|0.88|0.14|0.04|3.72|3.72|0.4|0.45||||
grapeJuice|CIQUAL|2016|Jus de raisin, pur jus|69.2|0.25|0.06|0.03|16.3|16|0.14|0.009||||
cranberryJuice|USDA|14242|Cranberry juice cocktail, bottled|54|0|0.1|0.01|13.52|11.87|0|0.005||||
pomegranateJuice|CIQUAL|2017|Jus de grenade, pur jus|55.4|0.15|0.29|0.08|13|12.7|0.1|0.023||||
juice|CIQUAL|2072|Jus de fruits, pur jus (aliment moyen)|46.9|0.51|0.14|0.04|9.32|8.94|0.27|0.012||||
lemonade|CIQUAL|18010|Limonade, sucrée|34.1|0.04|0.02|0|8.45|8.45|0|0.015||||
cola|CIQUAL|18018|Cola, sucré|41.8|0.09|0.06|0|10.2|10.2|0|0.017||||
gingerAle|USDA|14136|Beverages, carbonated, ginger ale|34|0|0|0|8.77|8.7|0|0.018||||
drinkMix|USDA|14407|Beverages, orange-flavor drink, breakfast type, powder|386|0|0|0|98.54|92.31|0.4|0.043||||
coffee|CIQUAL|18004|Café, non instantané, non sucré, prêt à boire|6.9|0|0.02|0|1.35|0|0|0.007||||
tea|CIQUAL|18154|Thé noir, infusé, non sucré|1.3|0|0.01|0|0.3|0|0|0.007||||
chicory|CIQUAL|18152|Chicorée, poudre soluble|323|3.3|2.5|0.75|57.2|21.7|29.2|0.39||||
wine|CIQUAL|5210|Vin (aliment moyen)|84.2|0.09|0|0|3.29|1.37|0|0.007|10.1|||
whiteWine|CIQUAL|5215|Vin blanc (sec)|70.4|0|0|0|4.04|0.17|0|0.006|7.75|||
redWine|CIQUAL|5214|Vin rouge|82.1|0.07|0|0|2.63|0.62|0|0.003|10.2|||
roseWine|CIQUAL|5216|Vin rosé|71.5|0|0||1.6||0|0.01|9.3|||
champagne|CIQUAL|5207|Champagne|81.7|0.3|0|0|2.81|1.4|0|0.005|9.9|||
port|CIQUAL|1006|Vin doux|149|0.2|0|0|10.5|7.78|0|0.027|15.2|||
madeira|CIQUAL|1006|Vin doux|149|0.2|0|0|10.5|7.78|0|0.027|15.2|||
marsala|CIQUAL|1015|Marsala|211|0.1|0|0|27.9|27.9|0|0.01|14.2|||
sherry|CIQUAL|1006|Vin doux|149|0.2|0|0|10.5|7.78|0|0.027|15.2|||
vermouth|CIQUAL|1007|Apéritif à base de vin ou vermouth|137|0.05|0|0|11.3|11.1|0|0.038|13.1|||
riceWine|CIQUAL|1026|Saké ou Alcool de riz|133|0|0|0|5|0|0|0.005|16.1|||
sake|CIQUAL|1026|Saké ou Alcool de riz|133|0|0|0|5|0|0|0.005|16.1|||
mirin|||||||||||||||no entry
beer|CIQUAL|5001|Bière "coeur de marché" (4-5° alcool)|37.4|0.39|0|0|2.7|0.98|0|0.005|3.57|||
hops|||||||||||||||no entry
cider|CIQUAL|5003|Cidre (aliment moyen)|37.3|0.07|0.08|0|3.22|2.82|0|0.01|3.21|||
rum|CIQUAL|1004|Rhum|256|0|0|0|0|0|0|0.003|36.6|||
cognac|CIQUAL|1023|Eau de vie de vin, type armagnac, cognac|228|0|0||1|0|0||32|||
calvados|CIQUAL|1024|Eau de vie, type calvados|0|0|0|0|0|0|0|0||||
kirsch|CIQUAL|1001|Eau de vie|229|0|0|0|0.37|0|0|0.003|32.6|||
whisky|CIQUAL|1005|Whisky|252|0|0|0|0.1|0.1|0|0|36|||
vodka|CIQUAL|1008|Vodka|242|0|0|0|0|0|0|0.003|34.5|||
gin|CIQUAL|1002|Gin|265|0|0|0|0|0|0|0.005|37.9|||
tequila|CIQUAL|1001|Eau de vie|229|0|0|0|0.37|0|0|0.003|32.6|||average spirit
pastis|CIQUAL|1000|Pastis|274|0|0|0|2.86|0|0|0|37.5|||
amaretto|CIQUAL|1003|Liqueur|328|0.1|0.3|0.08|39.6|35.3|0|0.018|23.8|||
orangeLiqueur|CIQUAL|1003|Liqueur|328|0.1|0.3|0.08|39.6|35.3|0|0.018|23.8|||
coffeeLiqueur|USDA|14414|Alcoholic beverage, liqueur, coffee, 53 proof|326|0.1|0.3|0.11|46.8|46.43|0|0.02|21.7|||
limoncello|CIQUAL|1003|Liqueur|328|0.1|0.3|0.08|39.6|35.3|0|0.018|23.8|||
cremeDeCassis|CIQUAL|1021|Crème de cassis|245|0|0|0|41|40.9|0|0|11.6|||
liqueur|CIQUAL|1003|Liqueur|328|0.1|0.3|0.08|39.6|35.3|0|0.018|23.8|||
bitters|CIQUAL|1003|Liqueur|328|0.1|0.3|0.08|39.6|35.3|0|0.018|23.8|||liqueur
grenadine|CIQUAL|18017|Sirop à diluer, sucré|255|0|0|0|62.6|58.8|0|0.017||||
fruitLiquid|CIQUAL|20918|Sirop pour fruits appertisés au sirop|73.6|0|0||18.4|14.9|0|0.019||||
eggnog|CIQUAL|39400|Lait de poule, sans alcool|87.8|4.55|4.19|2.59|8.05|8.05|0|0.14||||
creamLiqueur|USDA|14415|Alcoholic beverage, liqueur, coffee with cream, 34 proof|327|2.8|15.7|9.66|20.9|19.76|0|0.23|13.8|||coffee liqueur with cream
eggLiqueur|CIQUAL|1003|Liqueur|328|0.1|0.3|0.08|39.6|35.3|0|0.018|23.8|||liqueur
barleyTea|CIQUAL|18154|Thé noir, infusé, non sucré|1.3|0|0.01|0|0.3|0|0|0.007||||
mead|CIQUAL|1006|Vin doux|149|0.2|0|0|10.5|7.78|0|0.027|15.2|||sweet wine
bottledLemonJuice|CIQUAL|2028|Jus de citron, pur jus|29.4|0.4|0.29|0.04|6.1|2.4|0.4|0.053||||
`;
