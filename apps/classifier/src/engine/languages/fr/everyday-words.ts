import type { EverydayWords } from '../../language/language.js';
import { PROPER_NOUNS } from '../proper-nouns.js';
import { ADJECTIVES_FR } from './ordinary-adjectives.js';
import { NOUNS_FR } from './ordinary-nouns.js';
import { VERB_FORMS_FR } from './ordinary-verbs.js';

/** Frequent first names, except those that are foods or other words. */
const FIRST_NAMES = `
  adèle agathe agnès alain albert alexandra alexandre alexis alice alicia amélie andré andrée
  angèle anna anne annick annie antoine arnaud arthur audrey aurélie benjamin benoît bernadette
  bernard brigitte bruno camille carole caroline catherine cécile céline chantal christian
  christiane christine christophe claire claude claudine clément colette corinne cyril damien
  daniel danielle david denis denise didier dominique emma emmanuel édith élisabeth élise élodie
  émilie éric étienne fabien fabrice fanny franck françois françoise frédéric gabriel geneviève
  georges gérard ghislaine gilles ginette guillaume guy henri hélène hugo hugues isabelle
  jacqueline jacques jean jeanne jérôme joël joëlle johanne joseph josette josée josiane julie
  julien karine laetitia laurence laurent léa liliane lise louis louise luc lucie lucien lynda
  manon marcel marie martin martine maryse mathieu maurice maxime michel micheline michèle
  mireille monique nadine nathalie nicolas nicole odette odile pascal pascale patrice patrick paul
  pauline philippe pierre raymond rené renée rémi richard robert roger roland sabine sandrine
  serge sébastien simon simone solange sophie stéphane stéphanie suzanne sylvain sylvie thérèse
  thierry thomas valérie véronique victor vincent viviane xavier yannick yolande yves yvette
  yvonne
`
  .trim()
  .split(/\s+/);

/** Words of recipes, descriptions and shops that are no food, besides those of the other data. */
export const EVERYDAY_FR: EverydayWords = {
  endings:
    /(?:[st]ions?|ités?|[^m]ent|(?:[^aeiou]|[lr]i|[gqnt]u)ée?s?|ifi(?:ée?s?|es?|er|ez|ons)|[aeiu]r(?:ez|ons|ont)|(?:log|graph)ies?|ences?|[dgnprsy]eurs?|antes?|ants?|euses?|eux|iques?|[^s]ables?|ibles?|[^t]ages?|teurs?|oirs?|ances?|ements?|iennes?|iens?|oises?|aises?|eaux|ismes?|istes?|erai[st]?|[^bfl]ait|[cgstuv]era|[dlnstv]ira|(?:[^s]t|s)i(?:fs?|ves?)|[cnrt]iel(?:le)?s?|(?:onn|[dtx]u)el(?:le)?s?|[ln]aires?|toires?|trices?|[^clrst]eries?|[dnrtx]iales?|nales?|tudes?|[^a]gènes?|iums?|ctures?|issimes?)$/u,
  aroundNames: {
    before:
      /^(?:par|chez|depuis|chef|tante|matante|tatie|tata|oncle|tonton|mamie|mamy|mémé|papi|papy|mme|dr|amie?|source|crédit|animations|frères|sœurs)$/u,
    first: new RegExp(`^(?:${FIRST_NAMES.join('|')})$`, 'u'),
    beforeBrand: /^(?:type|style|genre|marque|comme)$/u,
    after: /(?!)/u,
  },
  words: [
    ...PROPER_NOUNS,
    ...`
  aaron abandon abandonne abandonner abandonnez abandons abatis abattre abattu abby abeilles abers
  abigail ables aboli abolis abondamment abondante abondantes abots aboutant aboute aboutée aboutées
  abouter aboutes aboutez aboutons abraham abri abruti absence absolue absolument absurde abus
  académie acajou accéder accélère accélérer accepte accepter acceptez accès accessoires accidents
  accompli accomplir accora accord accordéon accords accoucher accro accroche accrocher accros
  accrus accueil accueillir accuse accuser achat achète acheter achèteras achetez acide acier acomat
  acomats acquis acres acte acter actes actif actine active actrice actuel actuelle adam adapter
  addison additionnel adhère adhérer adhésif adhésive adieu adjoint admets admettre admire admis adn
  ado adopter adora adorais adorait adore adorer adrénaline adresse adresser adrian adulte
  adversaire aéroport aérosol affaire affecte affiche affirme affronter afghan afghanistan agace
  agame agape âge agence agenda agents agglomère agglutiner agi agile agiles agir agirez agirons
  agissait agit agora agresseur agressif agression ah ahh ai aiches aideriez aiderons aidiez aie
  aigle aigre aigue aiguillait aiguille aiguilles aiguillot aiguillots aile ailée ailette ailettes
  aillant aille aillerons ailleurs aimais aimait aimant aimante aimantes aimants aime aimée aimées
  aiment aimer aimera aimerez aimeriez aimerions aimerons aimes aimez aimiez aimons air airant airer
  airerons airez airons aisée aisées ait ajour ajours ajout ajouts al alan alarme albert album
  alcoolos aldose aldoses alec alentours alerte alex alexander alexandre alexis alfred alfredo
  algies ali alias alibi alice alicia alignez alimentaire aliments alise alises alison allah allais
  allait allantes allemagne allemand allemande allemands allen aller alliant alliés alliez allions
  allison allô allongerons allons allumettes allure allurée allurées allures ally alpes alpha alter
  altérée alternance alternances alternative altesse altitude altos alumine alumines amanda amante
  amantes ambassade ambassadeur amber ambiance ambra âme amelia améliore améliorer amen amendant
  amende amendée amendées amender amendez amendons amère américain américaine ami amiante amical
  amide amidonner amie amiral amitié amnios amome amomes amour amoura amoure amoures ampère amura
  amuse amuser amy ana analyse analyser ancêtres ancra andante anderson andouillers andrea andrew
  andy âne anéantir ange angel angela angeles angelo angie anglais angle angles angleterre angoisse
  anhydrite anhydrites animal animaux animent ann anna annaux anne anneau annelle annelles annie
  anniversaire annonce annoncer annule annuler anomalie anonyme anormal ans anses antécédents
  antenne antes anthony anti antiadhésif antiadhésive antidote antoine anton antonio août aperceviez
  aperçu apéro apocalypse apollo apparaisse apparaît apparaître appareil apparemment apparence
  appart appartenait apparu appât appel appelais appelait appeler appelez appelle appellera appelons
  appétit apport apports apprécie apprécier apprend apprendra apprendre apprenez apprenne apprêt
  appris approche approcher approchez approprié approuve approximatif appuis après âpres april arabe
  arables arachnide arachnides arbitre arbre arbres arc archer arches archie architecte archives
  ardente arène arènes arêtes argentés argue argues argument ari aride aridité arisa arizona arme
  armes armez armilles armoire armstrong armure arnaque arnold arolle arolles arôme arrache arracher
  arrangerons arrêt arrêtait arrête arrêté arrêtera arrêtes arrêtez arrêtons arrière arrivais
  arrivait arrivas arriviez arrivions arrogant arrogante arrogantes arrogants arrois art artère
  arthur article artie artifice artille artilles aryenne as ascenseur ashley asie asile asiles
  aspartate aspartates aspect asperme aspermes aspirine assassin assassinat assassiner assaut
  assette assettes assiste assister assistes associe assoirez assois assortis assumant assume
  assumée assumées assumer assumerez assumes assumez assumons assurance assurances aster asters
  astuce atelier atlanta atmosphère atome atomes atour atours atout atroce attaque attaquée attaquer
  atteigne atteindre atteindrez atteint attenant attenante attenantes attendais attendait attende
  attendiez attendions attendit attendrai attendrais attendrait attendras attendrons attentant
  attentat attente attentez attentons atterri atterrir attire attirer attitude attrape attraper
  attrapez aube auberge audience auditionnant auditionne auditionnée auditionnées auditionner
  auditionnerez auditionnes auditionnez auditionnons audrey augments aujourd auprès auquel aura
  aurai aurait aurez auriez aurions aurons auront austin australie autel auto autographe automne
  autopsie autorise autoroute autour autrefois ava avais avait avale avaler avancer avancez avantage
  avariées avars avatar avenant avenir aventure avenue avère avères avers averti avertir avery
  aveugle avez avide avidité aviez avine avines avion avis avocate avocates avoies avons avoue
  avouer avril axiles ayez ayons azora babies babys badge badine badines badins bagarre bagnole
  bagous bague bah baigne baignoire bail bailey baille bailles bain baiser baisure baisures baker
  bal balade balader balades balai balaies balane balanes balaye balayes balcon balcons balle ballet
  ballon balte baltimore baltons balzane balzanes banale banales banc banche banches banco bandana
  bandant bande bandée bandées bander banderez bandes bandez bandit bandons banette banettes bang
  banks banlieue banne bannes bannons banque banquette banquettes banquier baquette baquettes
  baraque barb barbant barbante barbantes barbants barbara barbas barbe barbée barber barbette
  barbettes barbez barbons barbote barbotes barbules barbus bardeau bardeaux bardis bards barème
  barèmes barman barnes barney barns baron baronne baronnet baronnets barque barques barrant barreau
  barreaux barrée barrel barrels barrer barrerez barrez barrière barries barris barrons barry bart
  basana basane basanes base baseball basins basket basque basques basse bassets bassin bassinets
  bassins bastes bastons bataille bâtard bateau bâtes bâtés bâtiment batman bâton bâtonnat bâtonnât
  bâtonnes bâtonnet battait batte batterie battis battrons bauer bavons baxter bayes bayle bayons
  bazar bd bec becca beckett becky bedon bedons beignes bel belette belettes bella ben bénédictin
  bénédictins bénéfice béni bénisse benjamin bennett benny berceau berger bergers berlin berme
  bermes bernard bernie bert bertrand besants besoins bêta bétail bête beth bêtise béton betty beurk
  beurs beverly biais biaisant biaise biaisée biaisées biaiser biaises biaisez biaisons bibis bibles
  bibliothèque bichette bichettes bidon bielles bienfaits bientôt bienvenu bienvenue bièvre bigles
  bigre bigres bijou bijoux bilan bilane bilanes biles bill billard billet billets billons bills
  billy bilons bine bingo binons biote biotes bip bipons biquette biquettes birème birèmes biscottis
  biscuites bise biseau bisée bishop bisou bissac bissacs bisulfate bisulfates bite biter bites
  bitons bitos bizarre bla blague blair blake blâme blâmer blanchâtres blanchisse blases blatte
  blattes bleds blesse blesser blesses blessure blets bletties blettis bleue bleuit blinde blinder
  blindes blobs blochet blochets blocks blocus blogs blonde blondeur blondeurs bloque bloquer
  blousse blousses blues bluet bluette bluettes bo boats bob bobby boilles boire boires bois boise
  boisée boisées boisson boit boite boitons boive boives bombe bombes bombons bond bonde bondes
  bondir bondirez bondis bondit bondon bondons bonds bones bonheur bonhomme bonjour bonnet bonnie
  bonus boom booth boots bord bordant borde bordée bordées bordel border borderez bordes bordez
  bordons bordure borins boriqué boriqués boris bornes bornite bornites bosons bosquet bosquets
  bossant bosse bossée bossées bosser bosserez bossez boston bostons botnet botnets bottant bottas
  botter botteur botteurs bottez bottons boucaux bouche boucher bouchers boucle bouclée boucler
  bouclette bouclettes bouclez bouclier boucs bouddha boude bouder boudes boudine boudines boue
  bouée boues bouette bouettes bouffe bouffer bouffes bouffies bouge bouger bouges bougez bougie
  bougon bouille bouilliez bouillions bouillonne bouillonner boulangère boulangerie boulangeries
  boulangers boulée boulet boulin boulins bouloir bouloirs boulon boulot boulots boulotte boulottes
  boum boume boumes boums bouquin bourdon bourdons bourrant bourre bourrée bourrées bourrer
  bourrerez bourres bourrez bourriche bourriches bourrin bourrins bourse bouse bouses bousillant
  bousillez bousillons bouteillers boutis boutoir boutoirs bouton boutons bouvillon bouvillons
  bouvril bouvrils bouzin bouzins bowling boxe boyaux boyd bracelet brad bradley brady braguette
  braguettes brajs brame brames branchues branchus brande brandes brandille brandilles brandis
  brandon braque braques bras braser brasseriez brassière brassières brasure brasures bravas brave
  bravo brèche bref brefs brèle brèles brenda brendan brennan brésil brett brèves brian bribes
  bridge bridger bridget bridgez brigade briggs brigue brigues brillait brillants brille brilles
  brimes briquets brise briser brisis brisures brizes broadway brocante broche broché broches brocs
  brody brome bronche bronches brooke brooklyn brooks broque broques broquette broquettes brouillant
  brouillard brouillez brouillis brouillon brouillons brousse brousses broutons brown browniens
  broyeur bruce bruche bruches bruinons bruit bruits brûle brûler brûlure brume brumes brun brunche
  brunches brune brunisse bruno brutal brute bruxelles bruyant bruyante bruyantes bruyants bu
  bûchers buck bud budget bueno buffalo buffet buffy buisson bulgare bulle bulles bulletin bunker
  bureau bures burins burke burns burt burton bush bushes busons busque busques busses buter butin
  butons butteur butteurs buvait buvette buvettes buvez buvons buzz ca ça cabales cabane cabine
  cabinet câble cabrages cabre cabrons caca cachait cache cacher caches cachets cachette cachez
  cachons cachotta cacou cadavre cadeau cades cadette cadettes cadis cadrat cadrats cadre cadrons
  cafard cafards caféine cafette cafettes cafouille cafouilles cafre caftes caftons cages cagette
  cagettes cagnard cagnards cagne cagnes cagou cagous cahute cahutes cailler caisse cajola cal calao
  calaos calcul calculer caleb calendrier cales calés calette calettes californie câlin callie
  callose calme calmer calmissons calotte calottes caltons calvin cam camarade camard camards
  camarines cambrons camelle camelles caméra cameron camerons cames camille camion camionnette camp
  campagne campagnes campbell campe campes camping campus camus canada canal canarda canardes
  canaris cancer candidat canine canines canner canon canota canton cantons cantres canula canyon
  caoutchouc cap cape capelle capelles caperons capitaine capital capitale caporal cappa caprin
  caprine caprines capsule captal captals capte captes captons capture capturer capuchons capucin
  capucins caque caquelon caques car carabe carabes caracals caracole caracos caractère caracul
  caraïbes caravane carbone carcasse cardan cardes cardial cardiaque cardiaux cardinal cardite
  cardites caressons cargaison caries carieux carl carla carlin carline carlines carlins carlo
  carlton carme carmen carmes carneau carneaux carnet carnets carnier carniers carol caroline
  caronade caronades carotène carré carrée carrément carrie carrière carson carte cartel carter
  cartes carton cartons cartoon cartoons caserne caserné casernes caserons casey casher casier
  casiers casiez casino casions casque casquette cassette cassettes cassie cassier cassiez cassine
  cassines cassions caste castel castels castes castine castines castle casuel casuels catalina
  catastrophe catcher catégorie catelle catelles catherine cathy catis catissons cauchemar caudine
  caudines cauri cauris causant causante causantes causants cause causée causées causer causerez
  causerons causes causez causons causse causses cavaler cavalerie cavalier cave cavet cavets cayeu
  cayeux cd ceci céder cèdes cèdre ceinture cela celas célèbre célébrer célibataire celle celles
  cellier celliers cellulaire cellule celui cendres cenelle cenelles centime central centrale centre
  centres cérat cérats cerce cerceau cerceaux cerces céramique cercueil cérébrale cérémonie cerner certain
  certaine certes certificat certitude cerveau cerveaux cervier cerviers césar cessant cesse cessée
  cessées cesserez cesserons cesses cessez ceste chablais chables chacones chad chagrin chaille
  chailles chaîne chaîné chaire chaires chalet chaleur chalon chalons chambard chambards chambre
  champ champêtre champion championnat chan chancre chancres chandler chang chanson chanta chantage
  chantait chanter chantier chantre chantres chaos chapeau chapelle chapellerie chapitre char
  charbon charbonniers chardon chardons charge charger chargez charia chariot charles charlie charme
  charmes charnière charnue charpentes chase chassant chasse chassée chassées chasser chasserez
  chasserons chasses chasseur chassez chassons chat château chaton chatons chatte chauffeur chaules
  chaussettes chaussure chaut chauve chauves chaux chawa chawons chef cheire cheires chelsea chemin
  cheminant chemine cheminée cheminées cheminer chemines cheminez cheminons chemisier chemisiez
  chemisions chen chenal chenaux chèque cher cherchais cherchait cherche chercher cherchez cherchons
  chère chères chéri chérie cherre cherres chers cheryl chevaler chevalier cheville chevron chevrons
  chevrotain chevrotains chevrotine chevrotines chffffff chi chiale chiales chiantes chiants chic
  chicago chiches chichon chichons chicornes chier chiez chiffonnage chiffonnages chiffre chime
  chimes chimie chimons china chinais chine chines chinons chions chiot chiottes chipe chiperons
  chipies chipons chirurgie chiton chitons chloe chlorant chlore chlorée chlorées chlorer chlores
  chlorez chlorons chlorophylle choc chocolaté chocotte chocottes choeur choeurs choies choir choix
  choline cholines chômeur choper chopes chopons choppa choquant choquants choque choqué choques
  chorale choraux chose chouette chouine chouines chouleur choute chris christ christian christina
  christine christopher chues chut chuta chute chyle chyles ci cia ciao cicatrice ciel cieux cigare
  cigares cigarette cimetière cindy cinéma cinquième cintres circuit cire cirez ciron cirons cirque
  cistron cistrons cite citer citerons citoyen citrin citrus city civil civile clade clades claies
  clair claire clan clapons claquant claque clara clark clarke classant classe classée classées
  classer classerez classerons classes classez classons claude claudia clause clauses clay clebs
  clef clefs cleveland cliche cliches cliente clients cliff climat clins clinton clips clissons
  clives cloche clochons clonus clopine clopines cloquant cloque cloques clore clorez clorons
  clôture cloues cloute cloutes cloutons clown club clyde cmde coach coaches coasserons cocaïne
  cocasse cochant coche cochée cochées cocherez cochers coches cochez cocktail cocons cocue cocues
  code codeur codeurs cody coeur coffre cognats cogner cohen cohue cohues coiffeur coiffure coin
  coincer coïncidence coitron coitrons cokses col colatures cole colère colis colla collecte collège
  collègue colleur colley collier colliez colliger colline collins collions coloc colocataire
  colombes colon colonel colonie colonne colorado coloris colts coma comate comates combat combattit
  combattre combattu combe combes combinaison comblement comédie commande commander commençais
  commençait commenciez commencions comment commentaire commentant commentée commentées commenter
  commenterez commentes commentez commentons commerçant commerçante commerçantes commerçants
  commerce commercer commerces commercez commercial commettre commis commissaire commissariat
  commission commode commun commune communiqué communiquer compacts compagne compagnie compagnon
  comparer compas compassion compétences complet complexant complexe complexée complexées complexent
  complexer complexes complexez complexons complice compliment compliqué compliquée complot complots
  comportant comporte comportée comportées comporter comporterez comportes comportez comportons
  composant composante composantes composants compose composée composées composer composes composez
  composons compréhension comprenait comprend comprendra comprendrais comprendre comprenez comprenne
  compris comprise compromis comptais comptait comptas comptiez comtesse con conard concentre
  concentrer concept concerne concert concierge conclu conclure conclusion concours conçu conçue
  concurrence condamner condiment condimentes conditionnelle conduire conduis conduisait conduit
  conduite confère conférence conferve conferves confesser confession confiant confiante confiantes
  confiants confidentiel confie confier confierez confiez configure configures confinant confines
  confinez confinons confions confirme confirmer confirmez conflit conflits confort confus confusion
  congrues congrus conique coniques conjonctif connais connaissais connaissait connaisse connaissez
  connaissiez connaissons connaît connaître connard connasse connasses conne connerie connes
  connexion connie connor connu connue connues conque conquérir conques conquis conrad conscience
  conseil conseille conseiller conséquence conserveront considère considérer consoler consommées
  construire construit consulter consultiez contact contacte contacter contage contages conte conté
  contenantes contenir contentant contente contenter contents contenu contenue contenues contexte
  continus contons contour contraire contrarié contrat contrôle contrôler convaincre convaincu
  convaincue convenant convenu convives convivial convoi cool coolie coolies cooper coopérer copain
  copia copie copine copines copla copra coquant coquets coquette coquettes coquille corans corde
  cordeaux cornac cornacs corne corné corneille corneilles cornier corniers cornons cornus coronille
  coronilles corps corpus correct correspond corrigerons corrompu corset corsons cortex cosserons
  costaud costeau costeaux costume cotan cote côté coteau coteaux côtés coties cotira cotis cotisa
  coton cotte cou coucou coude coudre coudrez coudrons couille couilles couleur county coup coupa
  coupeau coupeaux coupeur couple couplet couplets coupleur coupure couque couques cour courage
  courages courbant courbe courberons courbes courbette courbettes courette courettes coureur courez
  courir courlis couronne courrez courrier coursant courserons courses court courte courtine
  courtines couru courut couses couseur cousin cousine cousis coûte coûter coutume couvents couvis
  couvris couvrus covin covins coxaux coxes coxons coyaux crache cracher crack cracks crades craies
  craig craignais craignez craille crailles craindre crains craint crainte crama cramant crambes
  cramée cramées cramer cramerez crames cramez cramons cran crana crane cranes crapaudine craquant
  craquantes craqué craquer craquette craquettes crase crases crash crassant crasse crassée crassées
  crasser crasserons crasses crassez cratère craton cravate crave craves crawford crayon créant
  créature crédit crédites crédités créée créer créerez crénant crène crènes crépin crépite crépité
  crépiter crépites crétin crétine crétines creuset creute creutes creva crevant crevants crève
  crevée crevées crever crevez cri crie crier crime crimes criminel criminelle crise crises crissant
  crisse crisses crissons cristal cristalline cristallines cristallisera croate croates crochet
  crochon crochons crocker crocs crocus croira croirait croire crois croisant croiser croisière
  croisillons croissantes croit croix crolle crolles croquantes croque croques crossant crosse
  crosses crossons crotte crottons croupe croupes croupon croustillants croûte croyais croyait
  croyez croyons cru cruche cruches cruchons crue cruel cruelle cruels crunchy crustale crustales
  crustaux cruz crystal cuba cubas cuirons cuiront cuirs cuise cuises cuisinier cuisiniers cuisiniez
  cuisinions cuisse cuisson cuitant cuitez cuitons cuivre cuivrez cul culant culée culées culer
  culez culière culinaire culons culot culotte culte cultes culture culturel culturels cunette
  cunettes curant cure curetons curez curies curseur curseurs curtis cuve cuvelle cuvelles cuvette
  cuvettes cv cyanelle cyanelles cycle cylindres cynthia cyrus czars da dahirs dahus daine daines
  daisy dale dallas dalle dame damne damnes damoiselle damoiselles damon dan dana danger daniel
  danielle danny danse danser danseur darce darces darde dardes darrin darse darses data date
  dauphin davantage dave david davis dawn dawson dealer dean deb débarque débarquer débat debbie
  débile débiles débits déborde debout debra débris débrouille débrouiller début débutant débutante
  débutantes débutants débute débuté débutée débutées débuter débuterez débutes débutés débutez
  débutons décèle déceler décembre décès décharge déchets déchire déchirer décide décider décision
  déclare déclarer déclencher déco décodant décode décodé décodée décodées décoder décoderez décodes
  décodés décodez décodons décolletés décolletez déconne déconner décor décorative décours découvris
  découvrus décrire décrit décroche décrocher déçu déçue déesse défaillant défaillante défasse
  défaut défauts défend défendant défendez défendons défendre défendrez défends défendu défendue
  défendues défendus défense défi défiait défier défit défoncer défunt dégage dégagé dégagée
  dégagées dégager dégages dégagés dégagez dégâts dégel dégénérez dégonfler dégueu dégueulasse
  dehors déja déjeuner del délai delhi délicat délicate délice délies déliés délire déliré délires
  délit délitant délite délité délitée délitées déliter délites délités délitez délitons delta
  demain demandais demandait demande demander demandera demandez demandons déménager demeure
  demeurer demies démission démissionne démissionner démocratie demoiselle démolir démon dénies
  denise dennis denny dénoncer dénote dénoté dénotes dense denses dentaire denté dents dentues
  dénues denver dépanneur dépasse dépasser dépêche dépêcher dépend dépendant dépendante dépendantes
  dépendants dépendez dépendons dépendre dépendrez dépends dépendu dépendus dépense dépenser dépit
  dépitant dépite dépité dépitée dépitées dépiter dépites dépités dépitez dépitons déplaçant déplace
  déplacé déplacée déplacées déplacer déplacerez déplaces déplacés déplacez dépôt dépression
  déraillant déraille déraillé dérailler déraillerez dérailles déraillez déraillons dérange déranger
  derek déroutant déroute dérouté déroutée déroutées dérouter déroutes déroutés déroutez déroutons
  derrière dés désastre descente désert désespérément désigne désintox désir désire désirez désordre
  désormais désosser desserrer dessert dessertes dessertis dessin dessiner destin détail détective
  détenant détende détendrons détenez détenons détente détenu détenue détenues déterminer détestais
  détestait déteste détester détors détresse détruire détruit détruite dette dettes deuil deuxième
  devais devait développer devenait devenir devenu devenue deviendra deviez devine deviner devinez
  devions devis devisant devise deviser devises devisez devisons devons dévorant dévore dévoré
  dévorée dévorées dévorer dévorerez dévores dévorés dévorez dévorons devrai devras devriez devrions
  devrons dexter di diablo diagnostic diagonale diamètre diana diane dick didots diego dieu
  différemment différence différente différents difficile diffusion digne digon digue digues
  dimanche dimension dinars dîne dîner dîneurs dingue diode diodes diodon diodons diols diplôme dira
  dirai dirait dire direct directe directives directrice direz dirige diriger dirons diront disais
  disait disant discipline discours discret discussion discute discuter dise dises disette disiez
  disons disparais disparaît disparaître disparu disparue dispense dispensée dispensées dispenser
  dispositif dispute disputer disque dissimulez distorsion distraire distrait district dit dite
  dîtes diton divers diversion divin divine divines division divisions divorce divorcer dixon dj doc
  document documentaire dodo doigtes dois doive dolce dollar domaine domicile domino donacies donald
  donc dondon dondons dong donjons donna donnais donnait donnas donneriez donneur donniez donnions
  donovan dons dorage dorages doras dorique doriques doris dormais dormait dormant dormante
  dormantes dormants dorment dormez dormi dormir dormons dorothy dors dort dorure doseur dossier dot
  doublets douce douceur douche douches douchette douchettes douci doucis doué douée douelle
  douelles doug douglas douillets douleur doutais doute douter doutes douves doux doyen doyle dr
  drageon dragon draguée draguées draguer dragues dragués drake dralon drame drapeau drapée drapées
  draps drew drogue droguée droit droite drôle dû duaux duc duel duke duncan duo dur durci durcie
  durcir durcisse dure durée durées durer durera durerez dures durez durons dusse dusses dvd dwight
  dylan dynamite eagle earl ébrase ébrasé ébrases écart écarter échange échanger échantillon échappe
  échapper écharpe échec échelle échidné écho échoue échouer éclabousse éclair éclairait éclairés
  éclat éclate éclater éclates éclatés école écoles économie économies économiser écorces écorché
  écorches écore écoré écores écorne écorné écornes écossais écoutais écoute écouté écouter écoutez
  écran écrin écrire écris écrit écrite écriture écrivain écrivez écroulée écroulées écussons écuyer
  eddie edgar éditée éditées édités édulcorantes edward efface effacer effet efficace effort effraie
  effrayer égal égale égaler égalité égalités égard égide eglise église églises ego égoïste eh
  einstein él elaine élément elena élevé élève élevée élevées élever eli élire élirez élirons élite
  élites elizabeth ella elle ellen ellie elliot ellis éloigne éloigner élu elvis embarque embarquer
  embauche embête embêter embrasse embrasser embuscade ème emery émettant émette émettes émettez
  émettons emily émission emma emménager emmène emmener emmenez emmerde emmerder empereur empeseur
  empeseurs empiler empire empirer emploi emplois emporte emporter empote empoter empreinte
  emprunter émulsion encaisser enceinte enchères encire encires encourager encre endormi endormie
  endormir endos endroit endure endurer endurez énergie énerve énerver enfance enfances enfer
  enfermer enflant enfle enflée enflées enfler enfles enflez enflons enfreint enfui enfuie enfuir
  enfuirez enfuis enfuit engager engin engrais énigme ennemi ennui ennuie ennuis ennuyer énoncée
  énoncées énorme énormément enquête enquêter enquille enquilles enquit enregistre enregistrer
  enrichie enseigne enseigner ensuit entend entendais entendait entendant entende entendez entendons
  entendre entendrez entends entendu entendue entendues entendus enterprise enterrer enthousiasme
  entra entrailles entrain entraîne entraîner entraîneur entrains entrais entrait entraits entrepôt
  entreprise entrer entres entretenir entrez entrouverte entrouvrir enverra enverrai envers envie
  envies environs envisager envois envole envolé envolée envolées envoler envolerez envolez envolons
  envoyas épais épaisse épaisseur épaississe épale épalé épales épargner épars épatez épaule épave
  épeule épeulé épeules épiant épicéa épicerie épiceriez épicier épiciez épicions épics épidémie
  épiée épier épies épiés épiez épigé épilant épile épilé épilée épilées épiler épilerez épiles
  épilés épilez épilons épinant épine épiné épinée épinées épiner épines épinés épinette épinez
  épinons épions épiphanie épis épisode épite épluchures époque épouse épouser époussetage époux
  épreuve épris épuce épucé épuces équilibre équilibrer équipe érablière ère eric erica erik erin
  ernie erreur es escale escales escalier escaliers escarbot escarbots esclave escofier escorte
  escroc espace espacer espagne espagnol espagnole espagnoles espèce espérais espère espérer
  espérons espion espionne espionner espolette esprit esquille esquilles essai essais essayais
  essayait essayiez essence essentiel essor essors estime estival estivale estomac établant établée
  établées établer établez établi établir établons étage étagé étagée étagées étager étages étagés
  étagez etais étais était étals étampe étampé étampes étanche étape étapes état étayée étayer été
  étende étendrons éternel éternelle êtes ethan étier étiez étions étiquette étoffée étoile
  étonnamment étonne étouffe étouffer étrange étranger étrangère être étreindre étreindrez étreinte
  étreintes étreints étrier étroite étrons étude études étudie étudier eu eue euh europe euros eus
  eut eva évacuer évadé évadée évadées évader évaderez évadés évadez évadons évaluer evan évanoui
  évapore évaporer évasion eve éveiller evelyn éventail évidemment évidence évidente évidentes
  évidents évier évince évincé évincée évincées évincer évincerez évinces évincés évincez exact
  exacte examen examine examiné examiner examines examinés excellence excellente excellents
  exceptionnel excès excite exclu excuse excuser excusez exécuter exemplaire exemple exercice exige
  existait existence exister expérience expert expliqué expliquer explorer explose exploser
  explosifs explosion exporte exposer exprès express expresses expression extérieur extrairons
  extraite extraordinaire extraterrestre extrême fable fables fabriqué fabriquer fac face facebook
  faces facettes facile façons facture facultatif facultative fades fagnes faiblesse faiblis faille
  failles failli faillite faim faims faine faisais faisait faisiez faisions faîtes fallait fallu
  familial familiale familier famille famine famines fan faner fanges fanny fantasme fantôme farce
  farde fardeau fardes fario farios faros fascé fasces fasses fassiez faste fastes fatigue fatiguée
  faudrait faunes fausse faute fauteuil faux faveur favori faxes fbi fécales fèces fédéral fédérale
  fédéraux féliciter felix femelle féminin féminine femme femmes fendant fendants fendez fendons
  fendre fendrez fends fendu fendue fendues fendus fenêtre fente fer feras fériée fériées feriez
  ferions ferlent fermeté fermeture fermier fermiez fermions ferons ferrée ferrées ferrent férule
  férules fervent fervente fervents fesse festif festival fête fêter feu feues feuilletise
  feuilletises feuillues feuillus feulé février fi fiable fiables fiançailles fibre fiche fichez
  fichier fichu fichue fidèle fier fière fiers fiesta fièvre fifre fifres figurer figures figurez
  fil filaient filant filante filantes filants filaos file filer filerons fileur fileurs filez fille
  fillette filment filon filons filous final finale financier finch finisse finn fiole fioles fiona
  fioritures fiqhs fiscs fisher fiston fitz fixe fixée fixées fixement fixer fixerez fixes fixez
  flacon flacons flageoles flaire flamme flammée flammées flammes flanc flash flats flattant flatte
  flattée flattées flatter flatterez flattes flattez flattons flèche fletcher flets fleur fleures
  fleurets fleurions fleuris fleurons fleuve flic flics flingue flipper flocons floes flops flore
  florence florentine flores floride flots flou flouons flous floute floutes fluâtes flube flubes
  fluerons flues fluet fluons flux fluxe fluxes flynn foi foils foin foins foire foirer foires
  foirez folie folies folio folios folle foncier fonctionne fonctionner fonde fondée fonder fondrons
  fongus fontaine fonte fonts foot football forant force forcément forcer forces forcir forcis
  forcit ford forée forer forêt forgée forgées forger forgerez forgez forker format formats formel
  forment formulaire formule forons fort forte forteresse fortune fosse foster fou foudre foudres
  fouies fouille fouiller fouilles fouis fouit foule fourbant fourbée fourbées fourber fourbez
  fourbons fourgon fourgons fourmis fournée fournées fourni fournir fourrure fout foute foutez
  foutre foutrez foutrons foutu foutue fox foyer foyers fracture fragile fraîche fraîcheur fraies
  fraisée fraiser fraisez franc français franchement franchi franchir franchis franchise franchises
  francine francis francisco francise francises franck françois francs frangin frank frankie
  franklin frappe frapper frappez fraude frayer fred freddie freddy frémisse french fréquence
  fréquente frère fresno fric frics frileuse frileuses frimant frimée frimées friment frimeuse
  frimeuses frimez frimons fringues frirons frisbee frisbees frissons frisure frisures friture froc
  frocs frontière frontons frottage frottis frouent fuels fugitif fugue fugues führer fui fuies fuir
  fuirez fuit fuite fumier fumiez fumions funérailles fur furets fusant fusée fusées fuser fuses
  fusez fusil fusillade fusilles fusion fusons fut futée futées futur fuyant fuyante fuyantes
  fuyants fuyez fuyons gabe gabier gabiers gabriel gabrielle gâche gâcher gâchette gâchis gaffe
  gagerons gagne gagner gagnera gagnez gai gail gaine gaines gainière gainières gains gala galaxie
  galba galbons galerie galion gallois galon galons gambes gamin gamine gamma gamme gang gangs
  gangster gante ganté garait garant garante garantes garantie garantir garantis garants garba garce
  garces garcia garçon gardait garderiez gardiez gare garée garer garerez garerons garez garnisons
  garniture garons garrett gars gary gasconne gâtes gâtés gâteux gauche gaufrer gaulette gaulettes
  gaulons gausse gausses gavé gaverons gavin gavote gay gaz gazerons gazette gazettes gèle geler
  gemme gemmes gemmons gène gêne gêné général générale généreux generis genêts geneviève génial
  géniale génie génome génomes genou genoux genre genres gens gentil gentille gentillesse gentiment
  gentleman george gérante gérantes gerbe gerbée gerbées gerbes gerbons gerce gerces gère gérer
  germaine germens geste geules gibbs gicles gideon gigotes gil gilbert gilet gille gilles gina
  girelle girelles girls girondin girondins giselle glacier glaciez glacions glacis glana glanage
  glanages glane glanes glanons glen glenn glette glettes glissière gloire gloria glousse glousses
  gluantes gluau gluaux gobelet golf gonda gopis gordon gorge gorille gorilles gosier gosiers gosse
  gosses gotham gotons gouge gouges goule goules goulot goura goure goures gourmand gourmande
  gourmandes gourmandise goussets gout goût goûts goutte gouverneur gps grâce graciera gradée grader
  gradins gradus graille grailles graina grainant graine grainée grainer grainez grainons graminées
  grandeur grandi grandir grandit grange granit granulies graphe graphes gras grasse gratitude
  gratuit gratuite grau graux grava gravats grave gravera graves graviers gravira gravis gravitera
  gray grays grayson grec grecque greffe greg gregory grelot grena grenader grenadiens grenadin
  grenadins grenage grenages grenier grève grey griffes griffin grillades grillage grillages
  grillets grimes grimpe grimper grippa grippe grippes grips gris grise grive grogne groin groins
  grossesse grosseur grossier grossière grotte grouille groupe gruges grumeau grumes guère guéri
  guérir guérison guerre guerrier gueule gueules guide guider guise guises guitare gulden gus gusse
  gusses gutte guttes gwen gym ha habille habiller habitait habite habiter habits habitude habitué
  habituel habituelle habituer haine haines haïr hais hait hal haleine haley hall halloween halte
  hamilton han hanchant hanche hanchée hanchées hancher hanches hanchez hanchons hangar hank hanna
  hannah happe happes harassa harceler haricotes harmonie harold harpe harper harpes harriet harris
  harrison harry hart harts harvard harvey hasard hasts hâte haute hautes hauts havas haver haves
  hayes heather hector hein heinz hélas helen helena hélène hélico hélicoptère hémorragie henri
  henry herbues herbus héritage héritant hérite hérité héritée héritées hériter hériterez hérites
  hérités héritez héritier héritons héro héroïne herpe herpès herr herse herses hétéro heu hickory
  hier hiles hill histoire hitler hiver hmm ho hoche hockey holly hollywood holmes holt homer homes
  homicide homme hommes homo homogène hong honnête honneur honorer honte hôpital hôpitaux horaire
  horizon horizontale horloge hormones horreur horsin hostile hot-dog hot-dogs hôte hôtel hôtesse
  houes hourra houston howard hudson hugh hugo hui huiez huions hum humain humaine humble humeur
  humide humilier humour humus hunes hunt hunter hurlant hurlante hurlantes hurlants hurle hurlée
  hurlées hurler hurlerez hurles hurlez hurlons hydrogel hydrogels hyper hypocrite hypothèse ia ian
  ici idéal idéale identifié identifier idiot idiote idole ie igame ignare ignares ignorais ignorait
  ignore ignorer ignorez ii il île illégal illégale illusion imaginaire imaginais imagine imaginer
  imaginez imbécile imiter immédiat immense immerger immeuble immobilier impact impasse impatience
  impatiente impérial impériaux impliqué impliquée impliquer importe imposer impôts imprégner
  impression impressionner impressionnez impriment impulsion incendie incision incitant incite
  incitée incitées inciter inciterez incites incitez incitons incliner incluse inconnu inconnue inde
  index indic indice indifférente indiqué indiquée indiquer indirecte indispensable individu
  individuelles individuels indri indris indus industrie industriel inférieur inférieure infini
  infiniment infirmerie infirmière influence info informer ingénieur ingérer ingrédients inhabituel
  initiative injecter injuste innocence innocente innocents inox inquiet inquiétais inquiète
  inquiéter inquiétez inquiétude inscrire inscrit inscrites insecte insigne insister inspire
  instable instables instagram instantes instinct institut instrument insuffisamment insulte
  insulter intact intelligence intelligente intelligents intense intensifie intensive interdis
  interdit interdite intéressait intéresse intéresser intérêt intérieur intérieure intermédiaire
  international internationale interne internet interrogatoire interroge interroger interrompre
  intervalle intervenir interview intime introduirons intrus intrusion inutiles invasion invente
  inventer inverse investi investir invite inviter ira irai irait irak irez iris irise irises
  irlandais irlande ironie irons iront isa isaac isabel isabelle islandais islandaise islandaises
  isolait isolants israël issue italie ivan ivre ivrogne ivy jack jackie jackson jacob jacques jacte
  jactes jades jadis jai jake jalon jalouse jalousie jaloux jamaïcain jamaïcaine jamaïque jambe
  jambes james jamie jan jane janet jante jantes janvier japon japonais jardin jardiniers jared
  jarres jases jasmin jasmine jason jasper jay jazz je jean jeanne jeannette jedi jeff jefferson
  jeffrey jen jenna jennifer jenny jeremy jerke jerkes jerkez jerry jersey jess jesse jessica jessie
  jésus jeu jeudi jeunesse jill jim jimmy jin jo joan joe joel joey john johnny johnson joie joies
  joli jolie jon jonas jonathan jonches jonchets jones jordan joseph josh joshua jouais jouait joué
  jouer jouet jouets joueur jouez jougs jouies jouis joules jouons journal journalier journaux
  joutes joy joyce juan judiciaire judith judy juge juger juif juillet juin juive jules julia julian
  julie juliette jumelles june jungle junior jupe jupon jure jurer jurez jury juste justice
  justifier justin kadis kafirs kaiser kamis kane kang kansas kapos kara karaté karen karl karma kat
  kate katherine kathy katie kay kayak kayaks kcal keith keller kelly ken kennedy kenny kevin khan
  kidnapping kikis kilomètres kilts kim kira kirk kit kitsch kitty klaus km kohols kong kraft kurt
  kyle là labbe labbes label labelle labelles labo laboratoire labre labres lac lacée lacées laces
  lacey lacez lâche lâcher lâchez lactase lactases lactone lactones ladin ladins lagan lagens laid
  laide laides laids laine lainé laines lainières lairds laissait laissas laisseriez laisseront
  laissiez lamant lambics lambins lambris lamée lamées lamelle lamez lampe lana lande landes lands
  lane langer languies languis langurs lanière laniers lapine lapines lapis lapon laquelle laqueur
  laqueurs large largue largué larguer larmes larron larrons larry las laser lasers lasse latex
  latin latins lattis laura laurel lauren laurer laurie laveriez lavis lavures lawrence layer
  lazaret lazarets lci leader lebels lèche lécher leçon lecture lee légal légale légende léger
  légère légitime léguées légués lena lendemain lenny lente leo leon léonard lequel lerche lésine
  lésiné lésines leslie lesquelles lesquels lessive lester lettre levier leviez levions lèvres lewis
  lex li liages liaison liam lianes liardons liards libanais libanaise libère libérer librairie
  libre libres licence liche liches liens lierre lierres liesse lieues lieurs lieus liges ligne
  lignes ligots ligue ligues ligueur ligueurs lily limant limas limbes limite limon limonage
  limonages limousine lincoln linda lindsay linette linettes lingers linguets lingules linons lion
  lionel liquide lire lirez lirons lisa lisez lisiez listant liste listée listées lister listerez
  listes listez listons lit litant litons littérature liv livraison livrer livrets livreur livrez
  liz lizzie ll lloyd local locale localiser locaux locus logan loge loger loges logiciel logis loi
  loin lola lombes londrès longs longtemps longue longueur loque lords lori lors los losange loser
  loterie loties lotis lotos lou louchets louchies louchis loué louer loues louis louise loupe
  loupes lourd lourde loyal loyer lu lucas lucy luger luis luke lulu lumière lumps lundi lune
  lunettes lusin lusins luther lutin lutins lutte lutter luxe lydia lynn mac maceron macgyver machin
  machine machins mâchoire machos macle macles macro macron macros madame maddie mademoiselle
  madison madras mafia magasin magazine mages maggie magie magistrats magne magnes magnet magnets
  magnons mahdis mai maies maigre maigries maigris mail maillet maillot mails main maintenance
  maintenances maints maire mairie maison maître maîtresse maîtrise maîtriser majeur majeure major
  makis mal malade malades maladie malais malcolm mâle malentendu malfis malheur maliens malignes
  malik malin maline mallette malus maman mamie mammite mammites manage manager manages manant
  manche manches mandat mandy mangeait mangle manhattan mania manie manier manières manille manilles
  manipuler manivelles manne mannequin mannes manny manquait manque manquer manquez manteau manuel
  maorie maousse maousses maraîchers marais marbré marbrer marbrons marc marcel marcha marchait
  marchand marchandise marche marcher marchera marches marchez marchons marco marcotte marcus mardi
  mardis margaret marge marges margine mari maria mariais marianne mariant marie mariée marier
  marierez mariez marijuana marilyn marin marina marinage marinages marinera mariniers mario
  mariolles mark marks marlis marna marne marnes marnière marniez marnions marocain marocaines
  marocains maronnes marquis marra marrante marrantes marre marres marrie marris mars marshal
  marshall marteau marteaux martha martin marty marvin mary mascaron mascarons mason massa massacre
  massacrer massage massages massue mat match matche matchons matchs matée matées matelas mater
  materez matériel maternelle materons mates matés maths matie matière matin matinée matinées
  matinière matons matos matrie matt matte mattes matthew matty matures maudit maudite maurice
  mauser mauvais mauve mauves maux maxille maxilles maximale maya mayes mcgee mec mèche médaille
  médaillon médecin médecine média médias médical médicale médicament médicaux méditéranéenne
  méditerranéen méditerranéenne médium meg megan mégissé meilleur meilleure mel mélangerons melle
  membrane membre mémé même mémère mémoire menace menacer mendiantes mènera menottes mens mensonge
  ment mental mentale mentez menti menties mentionner mentir menton mentor menu menus mépris mer
  mercedes merci mercredi merdaillon merdaillons merde merdier mère meredith meringuée méritait
  mérite mériter méritez merlin merlins merlons merveille mésange mésanges mesdames mesdemoiselles
  messager messe messer messes messieurs métal météo méthode métier métisse mètre métro mettait
  mette mettes mettiez mettrais mettrait mettrons meubles meuf meule meulon meure meurs meurt
  meurtre meurtrier meurtrière meute mexicain mexicaine mexico mezzos mi mia miami michael michel
  michelle miches mick mickey micro midi midis mie miette mignon mignonne migraine migre migrons
  miguel mike mikey milan mile milieu militaire miller milliard millie milliers million mills milo
  mimer mimi mimis minais minas mince minéraux mines minette minettes mineur mineurs miniature
  minimise minis ministère ministre minois minon minou minuit minus minuscule mioche mioches miracle
  mirais miranda mirant mirée mirées mirer mirette mirettes mireur mireurs mirez mirons miros misant
  misée miser misère miserez misez misse missile mission mistelle mistelles mit mitant mitch
  mitchell mitée mitées miter mitez mitons mitre mixture mlle mme mmm mo mobile moche moches modale
  mode modéré modérée modérées moderne modes modeste modifié modifiées modifier modillons modulée
  modulées moduler modus mofette mofettes mofle mofles moi moignon moignons moindre moine moines
  moises moisons moissons moitiés moitis moitons mojito molasse molène mollet mollit molly molys
  môme mona monceau monceaux mondiale mongol monica monk monnaie monroe monseigneur monsieur monstre
  mont montage montages montagne montgomery montrant montre montréal montrée montrées montrer
  montrerez montrez montrons moore moque moquer moques moquez moraille morailles moral morale mord
  mordant morde mordez mordilla mordille mordilles mordons mordre mordrez mords mordu mordue mordues
  moreau moreaux mores morfier morgan morgue morgues morguez mornes morphine morris morses mort
  morte mortel mortelle mortelles morutier morutiers morves moscou mot motarde motardes motel
  motelle motelles motet motif moto motons motte mottes mouche mouette mouettes moufle moufles
  mouftons mouise mouises moulé mouler moulin moulines moulures mourant mourante mourantes mourants
  mourez mourir mouron mourra mourrai mourre mourrez mourus moussus moustache moutards moutier
  moutiers mouvant mouvants mouve mouves moyette moyettes mr muche muches muet muets muette muettes
  mulder mule mulon mulot mulots multiples municipal mur murine murphy murray muscader muscle muscadez muses
  musicale musiquée musiquées musons musquée mustelle mustelles musulmans mutons mystère mythe na
  nacos nadia nager nages nain nains naître nan nana nanans nancy naomi napel napoléon napolitain
  napolitaine napolitains napperon nasa natalie natasha nate natel nathan national nationale nature
  naturel naturelle navette navire navy naze nazis ncis neal néanmoins nécessaire ned négatif
  négocier nègre neige neil nelson nerf net neutre neuve neveu new nez nicholas nichons nick nicky
  niçois nicolas nicole nièce nier nikki nina ninja nippa nitrate nitrates niveau noah noble noces
  nodal noël noeud noies noircir noircisse nolan nolis nom nombre nomes nomme nommer non nones nora
  nord nordis normal normale norman normaux norois notamment notant notée notées noter noterez notes
  notez notons nôtre nouage nouages nounou nourri nourrir nourrit nourriture nouvel novembre noyant
  noyaux noyée noyées noyer noyez nsa nu nucléaire nue nuées nuire nul nulle num numéros nuque
  nutriments nutritif nutritive obéir obéis objectif objet oblige obliger observe observer obsession
  obstacle occasion occupait occupe occuper occupera occupez océan octobre odeur oeil oeuvrant
  oeuvre oeuvres oeuvrez oeuvrons offenser offert officiel officielle officier officies offre offrir
  ogive ogives ogres oh ohio oiseau ok oliver olivia omar ombre ombres ombriens oméga omets on oncle
  oncles onde ongles ont opaque opéra opérer opinion optez optimale optionnel orage orang orangs
  orbite orchestre ordi ordinaire ordonne ordre ordure oreille oreiller oreillers organes organise
  organiser orgie orgues oriental orientale original originale originaux origine orillon orillons
  orléans ormille ormilles oronges orphelinat orteils orvet orvets os oscar oscille oscilles ose
  osées oserez osseux ossus otage otto oû ouah ouai ouaip oubliais oublis ouest ouf oui ouragan
  ourlons ours ourson outil outrant outre outres outrez outrons ouverture ouvrier ouvriez ouvrions
  ouvris overdose owen oxygène pa pablo pacage pacages pacse pacses pacte pactes pagaye pagayes
  pageons pageotes pagerons pagure pagures paie paiera paierons paies paige paillette paillis
  paillons paire pairies paix palace palaces palais palanche palanches pâle palissons pâlissons
  palma palmer palmerons palmes palmette palmettes palot palots palperons palus pan panaris panda
  pandas panera panerons panics panier paniez panions paniqué paniquer panne panneau pansues pansus
  pantalon pantela pantelle pantelles panzers paonne paonnes papa papale papales papayers pape
  paperasse papette papettes papi papier papilles papillite papillites papillome papillomes papillon
  papis papy pâques paquette paquettes parade paradis paraffine parages parait paraître parallèle
  parano parc parce parchemin parchemine parchemines parcimonie parcours parcouru parcs pardon
  pardonne pardonner pardonnez pardons pareil pareille parente parentes parents parerons paressant
  paresse paresser paresses paressez paressons parfait parfaite parfum parfums pari paria pariant
  parias parie pariée pariées parier parierez pariez parions park parka parker parking parla parlais
  parlait parlant parlante parlantes parlants parle parler parlera parlerez parlerons parlez parliez
  parlions parlons parmi paroi parois parole parquet parquets parrain pars parsa parsis partagerons
  partais partait parte partenaire partez parti participer particules particulier particulière
  partie partiez partir partira partirai parton partons partout parure parures parvenir parvis paso
  passager passais passait passas passeport passerelle passiez passion passions pastelle pastille
  pat paters patience patiente patienter patients pâties patin patins patios pâtisserie pâtissière
  pâtissions patois patricia patrick patrie patries patron patronne patrouille patte pattons pattues
  pattus patty paul paula paulette paulettes pauma paumes pausant pause pauser pausez pausons pauvre
  pavane pavanes paverons pavies pavillons pavois payais paye payer payerons payes payez payons pays
  paysans pcs pdg pearl peau pêcher pêchers pédale pédalé pédales pédoncule pedro peggy peignis
  peignons peindre peine peines peint peintre peinture pékan pékin pékins pella pelle pellets
  pellettes pelouse pelté pelure pénale pénales pence penchant penchée pencher pende pendes pendre
  pendrez pends pendu pénétrer pénis pennies penny pennys pensais pensait pensant pensante pensantes
  pensants pense pensée pensées penser penserez pensez pensiez pension pensons pentagone pente
  pentes pépies pépin pépites perchant perchée percher perchez perchis perchons percy perd perdant
  perdante perdantes perdants perde perdez perdis perdons perdre perdront perdu perdue père perforer
  péril périmètre période périple périples périr périrez périt perles perlier perliers perlure
  perlures permanence permette permettrons permission permit perruque perry persifle persifles
  personnaliser personnel personnelle perspective perte pervers pestant peste pester pestez pestons
  pétait pétardons pétase pétases pétasse pète pété péter peterson pétille pétillé pétilles peton
  petons pétrin pétrole petto peule peuple peurs peyton phares pharmacie phase phénomène phil
  philadelphie philip philippe phillip philosophie phoebe phoenix photo photographe photographie
  phrase physalies piano pians piazza pible pic picole picoles picolons picorons picot picotons
  picots picris picte pictes pictons piège piéger pièges pierce pierre pierrier pierriers piers
  pièze pifant pifée pifées pifent pifer pifes pifez pifons pige pigée pigées pigent piger pigerez
  pigerons piges pigez pigment pigments pigne pignes pilent pilerons pilet pillant pille pillée
  pillées piller pillons pilot pilote piloter pilots pilule pilums pimes pimons pin pinent pinsons
  pintant pintée pinter pintez pintons piochant pioche piochée piochées piocher pioches piochez
  piochons piogeons pionce pionces pipant pipe pipeau pipeaux pipée pipées pipent piper piperez
  pipes pipettes pipez pipi pipier pipiers pipis pipons piquet piquetés piquetez piqûre pirate
  piraya pire pis piscine pissant pisse pissée pissées pisser pisserez pisses pissette pissettes
  pissez piste pistes pistolet piston pitent pithiviers pitié piton pitons pives pivot pivoter
  pivots placard plafond plaider plaie plaies plaindre plaine plains plaint plainte plaints plaira
  plairait plaire plais plaisait plaisantais plaisanter plaisanterie plaisantez plaisir plaît plan
  plancher planchers planchette planète planifié planque planques plans planure planures playons
  plein pleines pleurait pleure pleurer pleures pleurite pleurites pleurs pleut pleuvote pli plion
  plips plissons ploies plomb plongerons ploque ploques plots plu pluches pluie pluies plume plupart
  plusse plusses pneu pneus pochette poème poésie poète pognon pognons poids poigne poignes poignet
  poignets poignons poil poinçons poing poins point pointage pointu poison poissant poisse poissée
  poissées poisser poisses poissez poitrine poker polaque polaques polarde polardes polder polders
  poli police policier polies polio polios polirons polisson polissons polly polos pompe pompée
  pompées pompes pompette pompettes pompier ponce ponceau ponceaux poncelet poncelets ponces pondre
  pondrez pondrons ponds pondu pondus pont pontant pontée pontées ponter pontez pontons pop-corn
  pope popes pops populaire poque poquet poquets porcher porcines porcins porno pornos portable
  portables portage portages portail portais portait portance portefeuille portier portiez portland
  portors portrait pos positif positive possède posséder possession poste poster potage pote
  potentiel potentielle poter poterons potine potines potinons potion potions potter poubelle
  pouillé pouillés poulaine poulaines poulies pouline poulines poulot poulots pouls poumons pouparde
  poupardes poupine poupines pourboire pourprer pourquoi pourra pourrai pourrait pourri pourrie
  pourriez pourrions pourrir pourrons pourront poursuite poursuive poursuives poursuiviez
  poursuivions poursuivrons pourtant pourtour pourvu poussière poutre poutres poutse poutses pouvais
  pouvait pouviez pouvions pouvons powell pr prairies prasine prasines précaire précédant précédée
  précédées précédemment précéder précédez précédons précis précisant précise précisément précision
  préfère préférence préférés préférez préfet prenais prenait prendrais prendrait prendriez
  prendront preniez prenions prenne prennes prénom préoccupe prépayant prépaye prépayé prépayée
  prépayées prépayer prépayes prépayés prépayez prépayons près présence présente présenter présentez
  présents préserver présidente presle presque pressens pressentiment pression pressions pressuré
  pressures preste prestes présume présumé présumes présumés prêt prête prétend prétendre prêter
  prétexte prêtre preuse preuses preuve prévenir prévenu prévenue prévu prévue priant priante
  priantes priants prie priée prier prière prierez priez primaire prime priment primes prince
  princes princesse principal principale principe printemps prions prisme prismes prison prisonnier
  prisonnière prit prive prives privilège prix pro problème procédure procès processus prochain
  prochaine proche proches procurer procureur produire produise produit prof professeur profession
  professionnel professionnelle profil profit profite profiter profitez profond profonde
  profondément profondeur programme programmer progrès proie projet proline prolines prolonge
  prolonger prolongez promenade promener promesse promet promettre promis promo prononce prononcer
  prophète prophétie propos propose proposer proposez propre proprets propriétaire proprio prose
  prostituée protège protéger protéide protéines proto protocole protons protos prouve prouver
  provençale provence province provisions provoque provoquer prude prudence prudente prudents prudes
  pruine pruines prunus psy psychiatre psychologie psychopathe pu puante puantes pub public publié
  publier puce puces pue puisant puisée puisées puiser puiserez puisez puisons puisqu puisque
  puissante puisse puissiez puissions puits pulsions puni punir pupes pur pure puretés purgée
  purgées putain pute putte puttes puzzle pyjama qg quai qualifié quarre quarres quarte quasiment
  quatrième québec québécois quel quelconque quelle quelque quelquefois querelle querelles quête
  queues queutes quiconque quine quinn quinte quitte quitter quittez quoi rabais rabiote rabiotes
  raccompagne raccompagner raccroche raccrocher race rachats rachel racheter rachis racine rackette
  rackettes racola raconte raconter racontez radant radar radée radées rader rades radez radine
  radines radins radio radios radius radons raflant raflée raflées rafler raflez raflons rageant
  rageons ragoût raide raidis raillons rails raison raite raits raj rajouts rakis ralentir ralentis
  ralph ramant ramas ramassis ramée ramer ramerons ramez ramies ramon ramonant ramone ramonée
  ramonées ramoner ramones ramonez ramonons rampe ramper ramperez rampes ranch ranche ranches rançon
  rançons rancune randall randy rang rangerons rangs ranis râpé rapide rapines rapins rappel
  rappeler rappelez rappelle rappes rapport rapporte rapporter rapproche rapprocher rapts raquette
  raquettes rare ras rasant raser raserez rasette rasettes rasez rasons rassurer rat ratant
  ratatouille rate ratée rater raterez ratez ratifia ratine ratines ratissoire ratissoires ratite
  ratites ratons rattraper ravi ravie ravili ravilis ravine ravines ray rayant rayée rayées rayer
  rayerez rayez raymond rayon rayons ré reagan réagi réagir réagit réalisme réaliste réalité
  réalités rebecca rebelle rebondisse récemment récente recette recevant recevez recevons recherche
  rechercher réclame reçois reçoit récolte recommande récompense réconfort réconforte reconnais
  reconnaissez reconnaît reconnaître reconnu reconnue reconstruire recoudre recoudrez recoudrons
  recourir recours recouvrance recouvris recouvrus rectangle rectangulaire rectite rectites reçu
  recueillie recueillir recuises recul recule reculer reculerez reculerons reculez rédaction
  rédactions redemande redevenir redirons redisant redise redises redisons redit réduirons réduise
  reed réel réelle reese refaits référence réfléchi réfléchir réfléchissez réflexion reforme
  réformée réformées reformer refroidisse refuge réfugiés refus refuse refuser refusez régal régaler
  regard regardais regardait regarde regarder regardez regardons reggie régime régiment regina
  région registre réglo régnant régnante règne régner régnerez régnez regret regrette regretter
  régulier régulière rehausser reid rein reine rejet rejetant rejeté rejetée rejetées rejeter
  rejetés rejetez rejetons rejets rejoindre rejoins rejoint relâche relâcher relaie relais relax
  relecture relient religion relire relue remarque remarquer remarquerez rembourser remède remercie
  remercier remette remettrons remit remonte remonter remords remoulage remoulages rempart remplace
  remplacer rempliant rempliée remplier remplions remportant remporte remportée remportées remporter
  remporterez remportes remportez remportons renard rencard rencontre rencontrer rendait rende
  rendiez rendrait rendrons renfermant renferme renfermée renfermées renfermer renfermes renfermez
  renfermons renfort reniée reniées renient renier renierez renne rennes renonce renoncer renoue
  renoues renouveler renseigner rentant rente rentes rentez rentons rentrait rentre rentrez
  renversant renverse renverser renverserez renversez renversons renvoie renvoyer repaie repaies
  réparant répare réparer répares réparés réparez reparlant reparlera reparlez reparlons réparons
  reparte repartiez repartions répartisse répartissez repas repasser repentant repente repentes
  repentez repentons repérant repère repéré repérée repérées repérer repérerez repères repérés
  repérons replacer replacez repli répond répondeur répondez répondre répondu réponse report
  reportage reports repos repositionner repousser représente représenter reproche reprocher
  reproduire réputant répute réputé réputée réputées réputer réputes réputés réputez réputons
  requête requis réseau résidence résister résolu résoudre respect respecte respecter respire
  respirer respirez responsable ressemblait ressemblant ressemblante ressemblantes ressemblants
  ressemble ressembler ressemblerez ressembles ressemblez ressemblons ressens ressentez ressenti
  ressentir ressorte ressources restait restas reste rester restera restez resto restons restos
  résultat rétablir retard retenant retenez retenir retenons retenu retenue retenues retenus retiens
  retient retour retourniez retrait retraite réunion réussi réussir réussit réussite réutilisable
  rêvais revanche rêve réveil réveille réveiller révèle révéler revenait revendant revendes revendez
  revendons revendrez revends revendu revendue revendus reveniez rêver révérend reverra reverrai
  reverrez reverrons reviendra reviendrai revis revivent revivre revoient revoilà revois revoit
  revolver revu revue revues rex reynolds rhumbs rhume rhumes ri rible ribles riblon riblons ricardo
  richard richards riche riches richesse richie riciné ricines rick ricky rico rideau rides ridicule
  riflette riflettes riflons rigole rigoler rigolo riley rime rimes rio ripant ripée ripées riper
  ripes ripez ripons rire rires risée risées risette risettes risotto risqué risquer risques risquez
  rit rita rites rituel rivière rixes rob robbie robe robée robées robert robes robin robinson
  rocelle rocelles roche rocher roches rochets rochier rochiers rock rocker rockers rocky rocoues
  rodée rodées rodney roger roi roland rôle romain roman romands romane romanis rome roméo rompe
  rompit romprons ron ronceux rond ronde rongeant rongée rongées rongeons ronger rongerez rongez
  ronnie roquille roquilles rory rosa rosace rosée rosées rose rosie rosir rosit ross rôtisserie rouant roubles
  roue rouer rouet rouets rouez rougeot rougit rouie rouir rouis rouit roulis roulotte roulottes
  roumaine roumaines rouons roupettes roupille roupilles rousse routant route routée routées router
  routes routez routine routons roux roy royal royale royaume ruban ruby ruche rucher ruchers rude
  rudy rue ruelle ruelles ruine ruiner ruines rumeur rupture ruse rusée rushes russe russell russie
  rusty ruth ryan rythme sablier sabrant sabre sabrée sabrées sabrer sabres sabrez sabrons sachant
  sache sachems saches sachez sachiez sachons sacrant sacre sacrée sacrées sacrément sacrer sacres
  sacret sacrets sacrez sacrifice sacrifié sacrifier sacrons sadie safranes safre safres sagesse
  saies saiette saiettes saigne saigner saignons sain saine saines sains saint sainte sais saison
  sait sajou sajous sakis sal salace salaces salage salages salaire salais salarier salaud saletés
  saleurs saliez salions salir salirez salis salle sally salmis salon salopard salope saloperie
  salpe salua saluant salue saluée saluées saluer saluerez saluez saluons salure salures salut sam
  samantha samedi sammy sampi sampis sample samuel san sanchez sanctuaire sandra sandwiche
  sandwiches sandy sang sangler sanguin sanguins santa santons saoul sapant sapée sapées saperez
  sapeurs sapez sapin sapons sara sarah saran sardane sardanes sardoine sardoines sarin sarins saron
  sarrette sarrettes sasha sassa satan satellite satisfaire satisfait saturnales saucée saucer
  saucez saul saunons saupe saupes saura saurai saurait sauras saurez saurissons sauront saut
  sauteries sauvant sauve sauvée sauvées sauver sauverez sauvetage sauveur sauveurs sauveuse
  sauveuses sauvez savais savait savane savant savante savantes savants saveur savez saviez savions
  savoie savon savons savoura savourer savourez savoyarde saxes saxons sayons scan scandale scanner
  scare scares scénario scène schmidt science scintille scolaire scoop score scores scotche scots
  scott scotty scout scouts script scully sculpter sdf sean seattle seau sebastian sébum secondaire
  secourant secourez secourons secours secret secrétaire secrète secte séduire sedum sedums segments
  seigneur seille seilles sein seine séjour sellant selle sellée seller sellers sellez sellons selve
  selves semblait semble sembler semblez semés semestre semi séminaire semis semple sénat señor sens
  sentais sentait sente sentence sentez senti sentie sentiment sentir sentiras sépales séparément
  septembre séquence sera serai serais seras serbes serena serez serfs serges sergés série seriez
  seringue serions serment sermons serons seront serpents serpes serrans serrant serre serré serrer
  serres serrés serrez serrons serrure sertes servais servait serveur service services serviette
  serviez servile servions seth seule seules seuls sévère sexe sexes sexuel sexuelle sexy
  shakespeare shane shannon sharon shaw shawn sheila shelby sheldon shepherd shérif sherlock sherman
  shirley shirts shits shopping shops shorts sid sida sidney siècle siège siens sieste sigle sigles
  signal signale signaler signature signaux signe signée signées signer signes signez signifie
  signons sikhs silence silicone silver similaire simon simone simple simpson simule simules sincère
  singapour sinistre sinon sire sirène site sites sixième ski slams slangs slip smith sms snack
  snacks sniper sobre sobres social sociale sociaux socles sodars sodium soeur sofia soi soie soies
  soif soifs soigne soigner soin soit sol solaire soldant soldat soldée soldées solder soldes soldez
  soldons soleil solen solide solitaire solitude solo solos somans sombre somme sommeil sommet
  sondant sondée sonder sonderez sondez sondons songe songer songes songez sonia sonies sonne sonner
  sonnerie sonnes sonnette sonny sonos sonre sonres sons sophia sophie sophistiqué sorbes sorcier
  sorcière sorite sortais sortait sorte sortes sortiez sortilège sortions sorts sotch sotchs sou
  souches souci soucie soucier soucis soudain soudans soudure souffert souffle souffler soufflets
  souffre souffres souffrir soufis souhait souhaite souhaiter souhaitez souis soûl soulager
  soumettre soumis soupant soupe souper souperez soupez soupions soupir soupire souple soupons
  source sourcils sourd sourdes sourds souries souriez sourire souris sourit soutenir soutenu
  soutirez souvenez souvenir soyez soyons spa spart sparte spartes sparts spatial spécial spéciale
  spéciaux spectacle spectaculaire spécules spencer sperme spets spike spire spires spirite spirites
  spirituel splendide spock spontanément spore spores sport sportif spots springfield sprinte
  sprintes squame squames square st stable stables stacy stade stan standard stanley star starfleet
  stark statue statut stefan stella stephen steve steven stevie stewart stickers stokes stone
  stopper stoppez store stores stots stp stratégie street stress structure stu stuart studio stupide
  style stylo stylos su suage suages suber subi subir sublime substitues substitut succès succulente
  sucée sucer sucerons sucez sucrins sucs sud suerons sueur suffira suffire suffisait suffisamment
  suffit suggère suggérer suicide suicider suifes suint suisse suite suivais suivait suive suives
  suiviez suivions suivrons sujet sujette sulfate sulfates sullivan super superbe superbowl
  supérieur supérieure supérieures superman supplémentaire supplie supplier supporte supporter
  suppose supposer suprême sûr suraux sûre surface surfes surine surines surmonter surnom surplus
  surprend surprendre surpris surprise surtaux surtout survécu surveillance surveillances survie
  survivre susan susie suspect suspecte suspende suspendrons suspens suzanne svp sycone sycones
  sydney sylvia symbole sympa symptômes sync synchro syndicat syndrome système tabac tabasser
  tableau tablons tabule tache taches tachina tacle taclons tacon tacons tacots tacts taffs taies
  taillis tains taire tairez tairons tais tait talents tales talion talle talons tamils tammy tance
  tances tandis tanin tanins tanner tante tao taons tape taper tapina tapins tapis tapisseriez tapon
  tapons tapoter tara tarais tarait tarant tarare tarares taras taraud tarauds tarde tarder tarée
  tarées tarente tarer tarez tarins taris tarit tarots tarses tartes tarti tartinage tartinages tas
  tases tasse tasses tatare tatares tâte tâté tatins taule tauon tauons taupe taureau taux taxi
  taxis taxon taxons taylor technologie ted teddy teilla teille teindre teindrons teinte tel
  télégramme téléphone téléphoner télévision telle témoigner témoin tempérance température tempête
  temple temples temporaire temps tenais tenait tendant tende tendez tendon tendre tendrez tends
  tendu tendue tendus ténèbres teneur teniez tennis tension tentant tentante tentantes tentants
  tentative tente tenter tentes tentez tentons terbine terbines teresa terme termes terminus
  termites terne ternes ternir terrain terrasse terre terreur terriens terrifié terris territoire
  terrons terry tess tessons test testament tester testes tète tété tête tettes têtu têtues têtus
  teufs tex texas texte textes texto texture textures thaï thaïe thaïes thaïlandais thanksgiving
  théâtre thème théorie thérapeute thérapie therm thiol thiols thionine thionines thomas thompson
  thor thorine thorines thrace thraces thymus ti tians tiares ticket tiendra tiendrai tiendrons tige
  tigrant tigre tigrer tigrez tigrons tille tim timbale timide timing timons tina tir tirait tirent
  tirets tireur tissant tisse tissée tissées tisser tisserez tisses tissez tissons tissu tit titane
  titanes titilla titrant titre titrer titres titrez titrons toby toc todd toges toi toile toiles
  toilette toit toits tokyo tolets tolus tom tomant tomas tombas tomée tomer tomette tomettes tomez
  tommies tommy tommys tomons tondre tondrons tonfa tonies tonna tonne tonnerre tonton tony top
  torche tordis tordu tories torii tornades toron torpillons torse tort tortils torts torture
  torturer tortus toscan tosse tosses total totale touche toucher touchez touchons touerons toues
  touffe touffes touons toupie tourbe tourbé tourbière tourbières tourbillonner tourds tourière
  tourières tournesol tournis tournoi tourte tourtes tousse tousser toutefois toux toxique toxiques
  trabe trabes tracasse trachée trachées track tracs tract tracte tractes tracy trad traders
  traditionnelle traduit trafic tragédie trahi trahir trahison trahit traies traille trails train
  traîne traîner trains traite traiter traites traître trajectoire trajet trama trame trames
  tranchets tranquille transfert transferts transforme transformer transi transis translucide
  transmettre transmis transmission transparence transparences transparents transpirent transport
  transporter traquer trauma travail travaillais travaillait travailleurs travailliez travaillions
  travaux traverse traverser travis trèfle tremble tremperons très trésor trêve trévire tréviré
  trévires trevor triait triangles tribu tribunal trient trigle trigles trille trilles trime trimer
  trine triols triomphe tripale tripales triple triplé triplets tripots trish tristesse tritons
  troisième trompant trompe trompée trompées tromper tromperez trompes trompette trompettes trompez
  trompons tronche tronches tronçons trône trope tropes trots trou troubles trouée trouille
  trouilles troupe troupeau troupes trous trouvais trouvait trouve trouvée trouvées trouver trouvera
  trouverez trouverons trouveront trouves trouvés trouvez trouvons troy truc truste trustes tsars tu
  tuable tuait tucker tue tuée tuent tuer tuera tuerons tueront tueur tuez tulle tulles tumeur tunes
  tunique tuniques tunnel tuons tuple tuples turbes turbide turbides turbin turbins turbos turion
  turne turner turnes tusse tusses tuyau tyler types ultime ultra unes uni uniate uniates unie unies
  uniforme uniformément union univers uns urgence urine usa usage usagers usine usité usons utile
  utilisait utilisiez vaccin vacheries vachers vagin vagirons vague vaillant vaillante vaillantes
  vaillants vain vaincre vaincu vaine vaines vainqueur vais vaisseau vaisselle val valait valentin
  valet valette valettes valeur valeurs valise valley valorisant valorise valoriser vampire van
  vanessa vantant vante vanter vapeur varie variées varier variés variétés varron varrons vas vase
  vaste vaudrait vaughn vaut vaux ve vécu vedette vega végétale végétalise végétalisé végétalises
  véhicule veinant veine veinez veinons vélo velus velux venais venait vend vendant vende vendeur
  vendez vendons vendre vendredi vendrez vends vendu vendue vendues vendus venger venges vengez
  veniez venions venise vente ventes ventre ventrues ventrus vents ver vera verde verdict verdis
  vergée vergées verger vergeta vermine vermines vermis vernies vernir veronica verra verrai verras
  verrée verrez verrons verront verrues versas verseur version versions verticale vertis vertu
  vertus veste veuille veuilles veuillez veut veuve vexant vexez vexons via vic vice vices vicki
  vicky victime victoire victor victoria vidange vident vidéo vie vieil vieillard vieille vieilli
  viellant vieller viellez viellons viendra viendrai viendrait viendront vierge vietnam vif vilain
  vilaine viles villa ville villes vinaire vince vinée vinées vinent viner vineux viol violat
  violats violence violente violentes violents violer violes violet violeur violon virant vire virée virées
  virent virer virerez vires vireux virez virginia virginie virons virus vis visa visant vise visée
  visées visent viser viserez vises viseux visez vision visite visiter visons visser visuel vit
  vitamine vitre vivais vivait vivant vivante vivantes vivants vive vivent vives vivez vivian vivons
  vivra vivre voeu voeux voici voie voient voila voile vois voisin voisine voit voiture voix vol
  volaillers volcan vole voler volet volets voleur volontaire volontiers volume vomi vomir von
  vortex vote voter vôtre voudra voudrais voudrait voudrez voudriez voudront voulais voulait vouliez
  voulions voulons voulu voulue voyager voyais voyait voyez voyiez voyons voyou vrai vraie vraies
  vraiment vrillant vrille vrillée vrillées vriller vrilles vrillez vrillons vu vue vulgaire wade
  walker wallace wally walt walter wang waouh ward warren washington watson wayne weaver web wells
  wendy wes wesley west whitney william willie willy wilson winston wong woody wow wyatt xanthate
  xanthates xanthine xanthines xena xérus ya yacht yale yang yens yo yoga york zach zack zéro zip
  ziploc ziplock zoe zombie zone zoo zut
`
      .trim()
      .split(/\s+/),
    ...ADJECTIVES_FR,
    ...NOUNS_FR,
    ...VERB_FORMS_FR,
  ],
};
