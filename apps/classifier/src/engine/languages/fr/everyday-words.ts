import type { EverydayWords } from '../../language/language.js';

/** Words of recipes, descriptions and shops that are no food, besides those of the other data. */
export const EVERYDAY_FR: EverydayWords = {
  endings:
    /(?:tions?|ités?|[^m]ent|[^aeiou]ée?s?|antes?|ants?|euses?|eux|iques?|[^s]ables?|ibles?|[^t]ages?|teurs?|oirs?|ances?|ements?|iennes?|iens?|oises?|aises?|eaux|ismes?|istes?|erai[st]?)$/u,
  words: `
  aaron abandonne abandonner abandonnez abattre abattu abby abeilles abigail abondamment abraham
  abri abruti absence absolue absolument absurde abus académie acajou accéder accélère accélérer
  accepte accepter acceptez accès accessoires accidents accompli accomplir accord accordéon
  accoucher accro accroche accrocher accueil accueillir accuse accuser achat achète acheter
  achèteras achetez acide acier acquis acte actif active actrice actuel actuelle adam adapter
  addison adhère adhérer adhésif adhésive adieu adjoint admets admettre admire admis adn ado adopter
  adorais adorait adore adorer adrénaline adresse adresser adrian adulte adversaire aéroport aérosol
  affaire affecte affiche affirme affronter afghan afghanistan âge agence agenda agents agglomère
  agglutiner agi agir agissait agit agresseur agressif agression ah ahh ai aie aigle aigre aiguille
  aile aille ailleurs aimais aimait aime aiment aimer aimera aimeriez aimerions aimez aimiez aimons
  air ait ajout al alan alarme albert album alec alentours alerte alex alexander alexandre alexis
  alfred alfredo ali alias alibi alice alicia alignez alimentaire aliments alison allah allais
  allait allemagne allemand allemande allen aller alliés alliez allions allison allo allons
  allumettes allure ally alpes alpha alternative altesse altitude amanda ambassade ambassadeur amber
  âme amelia améliore améliorer amen amende amère américain américaine ami amical amie amiral amitié
  amour amuse amuser amy ana analyse analyser ancêtres anderson andrea andrew andy âne anéantir ange
  angel angela angeles angelo angie anglais angle angleterre angoisse animal animaux ann anna anne
  anneau annie anniversaire annonce annoncer annule annuler anomalie anonyme anormal ans antécédents
  antenne anthony anti antiadhésif antiadhésive antidote antoine anton antonio août aperceviez
  aperçu apéro apocalypse apollo apparaisse apparaît apparaître appareil apparemment apparence
  appart appartenait apparu appât appel appelais appelait appeler appelez appelle appellera appelons
  appétit apport apprécie apprécier apprend apprendra apprendre apprenez apprenne apprêt appris
  approche approcher approchez approprié approuve approximatif apres april arabe arbitre arbre arc
  archer archie architecte archives arêtes argument ari arizona arme armez armoire armstrong armure
  arnaque arnold arôme arrache arracher arrêt arrêtait arrete arrêtera arrêtez arrêtons arrière
  arrivais arrivait art artère arthur article artie artifice as ascenseur ashley asie asile aspect
  aspirine assassin assassinat assassiner assaut assister associe assortis assumer astuce atelier
  atlanta atmosphère atout atroce attaque attaquée attaquer atteigne atteindre atteint attendais
  attendait attendiez attentat attente atterri atterrir attire attirer attitude attrape attraper
  attrapez aube auberge audience audrey aujourd auprès auquel aura aurai aurait aurez auriez aurions
  aurons auront austin australie autel auto autographe automne autopsie autorise autoroute autour
  autrefois ava avais avait avale avaler avancer avancez avantage avariées avatar avenir aventure
  avenue avère averti avertir avery aveugle avez aviez avion avis avocate avons avoue avouer avril
  ayez ayons badge bagarre bagnole bague bah baigne baignoire bail bailey bain baiser baker bal
  balade balader balai balcon balle ballet ballon baltimore banc bande bandit bang banks banlieue
  banque banquier baraque barb barbara barbe barman barnes barney baron barrière barry bart base
  baseball basket basse bassin bataille bâtard bateau bates bâtiment batman baton bâtonnet battait
  batte batterie bauer baxter bazar bd bec becca beckett becky beignes bel bella ben bénéfice béni
  bénisse benjamin bennett benny berceau berger berlin bernard bernie bert bertrand besoins bêta
  bétail bête beth bêtise béton betty beurk beverly biais bibliothèque bidon bienfaits bientôt
  bienvenu bienvenue bijou bijoux bilan bill billard billet billy bine bingo bip bise biseau bishop
  bisou bite bizarre bla blague blair blake blâme blâmer blanchâtres blanchisse blesse blesser
  blessure bleue blonde bloque bloquer blues bo bob bobby boire bois boisson boit boite bombe bond
  bones bonheur bonhomme bonjour bonnet bonnie bonus boom booth bord bordel bordure boris bornes
  bosse bosser boston botter bouche boucher boucle boucler bouclier bouddha boue bouffe bouffer
  bouge bouger bougez bougie bouille bouillonne bouillonner boulangère boulangerie boulot boum
  bouquin bourrez bourse bouton bowling boxe boyd bracelet brad bradley brady brandon bras braser
  bravas brave bravo brèche bref brenda brendan brennan brésil brett brian bridget brigade briggs
  brille brise briser brisures broadway broche brody brome brooke brooklyn brooks brouillard brown
  broyeur bruce bruit brûle brûler brûlure brun brune brunisse bruno brutal brute bruxelles bu buck
  bud budget bueno buffalo buffet buffy bulgare bulles bulletin bunker bureau burke burns burt
  burton bush buter butin buvait buvez buvons buzz ca cabane cabine cabinet câble caca cachait cache
  cacher cachets cachette cachez cadavre cadeau cadre caisse cal calcul calculer caleb calendrier
  californie câlin callie calme calmer calvin cam camarade caméra cameron camille camion camionnette
  camp campagne campbell camping campus canada canal cancer candidat canner canon canton canyon
  caoutchouc cap cape capitaine capital capitale caporal capsule capture capturer capuchons caquelon
  car caractère caraïbes caravane carbone carcasse cardiaque cardinal cargaison carl carla carlo
  carlton carmen carnet carol caroline carotène carrément carrie carrière carson carte cartel carter
  caserne casey casher casier casino casque casquette cassette cassie castle catalina catastrophe
  catégorie catherine cathy cauchemar cause causer cavalerie cavalier cave cd ceci céder cèdre
  ceinture cela célèbre célébrer célibataire celle cellulaire cellule celui cendres centime central
  centrale centre cercueil cérébrale cérémonie certain certaine certes certificat certitude cerveau
  césar cesse cessez chad chagrin chaine chalet chaleur chambre champ champêtre champion championnat
  chan chandler chang chanson chantage chantait chanter chantier chaos chapeau chapelle chapellerie
  chapitre char charbon charge charger chargez chariot charles charlie charme charnière charnue
  chase chasse chasser chasseur chat château chaton chatte chauffeur chaussettes chaussure chauve
  chef chelsea chemin chen chèque cher cherchais cherchait cherche chercher cherchez cherchons chère
  chéri chérie cheryl chevalier cheville chffffff chi chic chicago chiches chier chiffre chimie
  chine chiot chiottes chirurgie chloe chlorophylle choc choix chômeur choper choqué chorale chose
  chouette chris christ christian christina christine christopher chut chute ci cia ciao cicatrice
  ciel cigare cigarette cimetière cindy cinéma cinquième circuit cire cirque cite citer citoyen
  citrus city civil civile clair claire clan claque clara clark clarke classe claude claudia clay
  clef cleveland cliente clients cliff climat clinton cloche clôture clown club clyde cmde coach
  cocaïne cocktail code cody coeur coffre cogner cohen coiffeur coiffure coin coincer coïncidence
  col cole colère colis collecte collège collègue collier colline collins coloc colocataire colonel
  colonie colonne colorado coma combat combattit combattre combattu combinaison comédie commande
  commander commençais commençait comment commentaire commerce commercial commettre commis
  commissaire commissariat commission commode commun commune communiqué communiquer compagnie
  compagnon comparer compassion compétences complet complexe complice compliment compliqué
  compliquée complot comporte comporter compréhension comprenait comprend comprendra comprendrais
  comprendre comprenez comprenne compris comprise compromis comptais comptait comtesse con concentre
  concentrer concept concerne concert concierge conclu conclure conclusion concours conçu
  concurrence condamner condiment conditionnelle conduire conduis conduisait conduit conduite
  confère conférence confesser confession confidentiel confie confier confirme confirmer conflit
  confort confus confusion conjonctif connais connaissais connaissait connaisse connaissez
  connaissiez connaissons connait connaitre connard connasse conne connerie connexion connie connor
  connu connue conquérir conrad conscience conseil conseille conseiller conséquence conserveront
  considère considérer consoler construire construit consulter consultiez contact contacte contacter
  conte contenir contente contenter contents contenu contexte contour contraire contrarié contrat
  contrôle contrôler convaincre convaincu convaincue convenu convives convivial convoi cool cooper
  coopérer copain copie copine coquille corde corps correct correspond corrompu cortex costaud
  costume cote coton cou coucou coude couilles couleur county coup couple coupure cour coureur
  courez courir couronne courrier courses court courte couru cousin cousine coûte coûter coutume
  crache cracher crack craig craignais craignez craindre crains craint crainte cran crane crapaudine
  craqué craquer crash cratère cravate crawford crayon créature crédit créer crépiter crétin creuset
  crève crever cri crie crier crime criminel criminelle crise cristal cristallisera crochet crocker
  croira croirait croire crois croiser croisière croisillons croit croix crotte croûte croyais
  croyait croyez croyons cru crue cruel cruelle crunchy cruz crystal cuba cuiront cuisinier cuisse
  cuisson cul culinaire culot culotte culte culture cure curtis cuve cv cycle cylindres cynthia
  cyrus da daisy dale dallas dalle dame damon dan dana danger daniel danielle danny danse danser
  danseur darrin data date davantage dave david davis dawn dawson dealer dean deb débarque débarquer
  débat debbie débile déborde debout debra débris débrouille débrouiller début décembre décès
  décharge déchets déchire déchirer décide décider décision déclare déclarer déclencher déco déconne
  déconner décor décorative décrire décrit décroche décrocher déçu déçue dee déesse défasse défaut
  défendre défends défendu défense défi défier défoncer défunt dégager dégagez dégâts dégonfler
  dégueu dégueulasse dehors déja déjeuner del délai delhi délicat délicate délice délire délit delta
  demain demandais demandait demande demander demandera demandez demandons déménager demeure
  demeurer démission démissionne démissionner démocratie demoiselle démolir démon denise dennis
  denny dénoncer dentaire dente dents denver dépanneur dépasse dépasser dépêche dépêcher dépend
  dépense dépenser dépit déplace déplacer dépôt dépression dérange déranger derek derrière désastre
  descente désert désespérément désigne désintox désir désire désirez désordre désormais désosser
  desserrer dessert dessin dessiner destin détail détective détente détenu déterminer détestais
  détestait déteste détester détresse détruire détruit détruite dette deuil deuxième devais devait
  développer devenait devenir devenu devenue deviendra deviez devine deviner devinez devions devons
  devrai devras devriez devrions devrons dexter di diablo diagnostic diagonale diamètre diana diane
  dick diego dieu différemment différence différente différents difficile diffusion digne dimanche
  dimension dîne diner dingue diplôme dira dirai dirait dire direct directe directives directrice
  direz dirige diriger diront disais disait discipline discours discret discussion discute discuter
  dise disiez disons disparais disparaît disparaître disparu disparue dispositif dispute disputer
  disque dissimulez distorsion distraire distrait district dit dite dîtes divers diversion divin
  divine division divorce divorcer dixon dj doc document documentaire dodo dois doive dollar domaine
  domicile domino donald donc dong donna donnais donnait donneur donovan dons doris dormais dormait
  dorment dormez dormi dormir dorothy dors dort dorure doseur dossier dot douce douceur douche doué
  douée doug douglas douleur doutais doute douter doux doyen doyle dr dragon draguer drake drame
  drapeau draps drew drogue droguée droit droite drôle dû duc duel duke duncan duo dur durci durcie
  durcir durcisse dure durer durera dvd dwight dylan dynamite eagle earl écart écarter échange
  échanger échantillon échappe échapper écharpe échec échelle écho échoue échouer éclabousse éclair
  éclat éclate éclater école économie économiser écorces écossais écoutais ecoute écouter ecoutez
  écran écrire écris écrit écrite écriture écrivain écrivez ed eddie edgar edward efface effacer
  effet efficace effort effraie effrayer égal égale égaler égard eglise ego égoïste eh einstein el
  elaine élément elena élève élever eli élire élite elizabeth ella elle ellen ellie elliot ellis
  éloigne éloigner élu elvis embarque embarquer embauche embête embêter embrasse embrasser embuscade
  ème emery emily émission emma emménager emmène emmener emmenez emmerde emmerder empereur empiler
  empire empirer emploi emporte emporter empoter empreinte emprunter émulsion encaisser enceinte
  enchères encourager encre endormi endormie endormir endos endroit endurer énergie énerve énerver
  enfer enfermer enfreint enfui enfuie enfuir enfuit engager engin énigme ennemi ennui ennuie
  ennuyer énorme énormément enquête enquêter enregistre enregistrer enrichie enseigne enseigner
  entend entendais entendait entende entendez entendre entendu entendue enterprise enterrer
  enthousiasme entrain entraîne entraîner entraîneur entrepôt entreprise entrer entres entretenir
  entrez entrouverte entrouvrir enverra enverrai envers envie environs envisager envoler épais
  épaisse épaisseur épaississe épargner épatez épaule épave épicéa épicerie épidémie épinette
  épiphanie épis episode épluchures époque épouse épouser époussetage époux épreuve équilibre
  équilibrer équipe érablière ère eric erica erik erin ernie erreur es escalier esclave escorte
  escroc espace espacer espagne espagnol espèce espérais espère espérer espérons espion espionne
  espionner esprit essai essayais essayait essence essentiel estime estival estivale estomac établi
  établir étage etais etait étanche étapes etat ete éternel éternelle êtes ethan étiez étiquette
  étoile étonnamment étonne étouffe étouffer étrange étranger étrangère etre étroite étude étudie
  étudier eu eue euh europe euros eus eut eva évacuer évader évaluer evan évanoui évapore évaporer
  évasion eve éveiller evelyn éventail evidemment évidence évier exact exacte examen examiner
  excellence excellente excellents exceptionnel excès excite exclu excuse excuser excusez exécuter
  exemplaire exemple exercice exige existait existence exister expérience expert expliqué expliquer
  explorer explose exploser explosifs explosion exposer exprès express expression extérieur
  extraordinaire extraterrestre extrême fabriqué fabriquer fac face facebook facettes facile façons
  facture facultatif facultative faiblesse faille failli faillite faim faisais faisait faisiez
  faîtes fallait fallu familial familiale familier famille fan faner fanny fantasme fantôme farce
  fardeau fasses fassiez fatigue fatiguée faudrait fausse faute fauteuil faux faveur favori fbi
  fédéral fédérale fédéraux féliciter felix femelle féminin féminine femme fendre fenêtre fente fer
  feriez fermeture fermier ferons fesse festif festival fête fêter feu février fi fiançailles fibre
  fiche fichez fichier fichu fichue fidèle fier fière fiesta fièvre fil file filer filez fille
  fillette final finale financier finch finisse finn fiona fioritures fisher fiston fitz fixe fixer
  flamme flanc flash flèche fletcher fleur fleurets fleurons fleuve flic flingue flipper flocons
  florence florentine floride flou flux flynn foi foin foire foirer folie folle fonctionne
  fonctionner fonde fontaine fonte foot football force forcément forcer ford forêt format forment
  formulaire formule fort forte forteresse fortune fosse foster fou foudre fouille fouiller foule
  fourgon fourmis fourni fournir fourrure fout foutez foutre foutu foutue fox foyer fracture fragile
  fraiche fraîcheur franc français franchi franchir francine francis francisco franck françois
  frangin frank frankie franklin frappe frapper frappez fraude fred freddie freddy frémisse french
  fréquence fréquente frère fresno fric fringues friture froc frontière frottage fugitif führer fui
  fuir fuit fuite fumier funérailles fur fusil fusillade fusion fut futur gabe gabriel gabrielle
  gâche gâcher gâchette gâchis gaffe gagne gagner gagnera gagnez gai gail gala galaxie galerie
  gallois gamin gamine gamme gang gangster garantie garantir garantis garce garcia garçon gardait
  gare garer garniture garrett gars gary gates gauche gavin gay gaz gèle geler gene général générale
  geneviève génial géniale génie genou genoux genre gens gentil gentille gentillesse gentiment
  gentleman george gère gérer geste gibbs gideon gil gilbert gilet gilles gina glen glenn glissière
  gloire gloria gobelet golf gordon gorge gosse gotham goulot gourmand gourmande gourmandise gout
  gouverneur gps grace graine grandeur grandi grandir grandit grange gras grasse gratitude gratuit
  gratuite grau grave gray grayson grec grecque greffe greg gregory grelot grenier grève grey
  griffes griffin grillades grimpe grimper grippe gris grise grossesse grosseur grossier grossière
  grotte grouille groupe grumeau guère guéri guérir guérison guerre guerrier gueule guide guider
  guise guitare gus gwen gym ha habille habiller habitait habite habiter habits habitude habitué
  habituel habituelle habituer haine haïr hais hait hal haleine haley hall halloween halte hamilton
  han hangar hank hanna hannah harceler harmonie harold harper harriet harris harrison harry hart
  harvard harvey hasard hâte haute hauts hayes heather hector hein heinz hélas helen helena hélène
  hélico hélicoptère hémorragie henri henry héritage héritier héro héroïne herr hétéro heu hickory
  hier hill histoire hitler hiver hmm ho hockey holly hollywood holmes holt homer homicide homme
  homo homogène hong honnête honneur honorer honte hôpital hôpitaux horaire horizon horizontale
  horloge hormones horreur hostile hôte hôtel hôtesse hourra houston howard hudson hugh hugo hui hum
  humain humaine humble humeur humide humilier humour hunt hunter hurle hurler hyper hypocrite
  hypothèse ia ian ici idéal idéale identifié identifier idiot idiote idole ie ignorais ignorait
  ignore ignorer ignorez ii il ile illégal illégale illusion imaginaire imaginais imagine imaginer
  imaginez imbécile imiter immédiat immense immerger immeuble immobilier impact impasse impatience
  impatiente impérial impériaux impliqué impliquée impliquer importe imposer impôts imprégner
  impression impressionner impressionnez impriment impulsion incendie incision incliner incluse
  inconnu inconnue inde index indic indice indifférente indiqué indiquée indiquer indirecte
  indispensable individu individuelles individuels industrie industriel inférieur inférieure infini
  infiniment infirmerie infirmière influence info informer ingénieur ingrédients inhabituel
  initiative injecter injuste innocence innocente innocents inox inquiet inquiétais inquiète
  inquiéter inquiétez inquiétude inscrire inscrit inscrites insecte insigne insister inspire
  instagram instinct institut instrument insuffisamment insulte insulter intact intelligence
  intelligente intelligents intense intensifie interdis interdit interdite intéressait intéresse
  intéresser intérêt intérieur intérieure intermédiaire international internationale interne
  internet interrogatoire interroge interroger interrompre intervalle intervenir interview intime
  intrus intrusion inutiles invasion invente inventer inverse investi investir invite inviter ira
  irai irait irak irez iris irlandais irlande ironie irons iront isa isaac isabel isabelle israël
  issue italie ivan ivre ivrogne ivy jack jackie jackson jacob jacques jadis jai jake jalouse
  jalousie jaloux jamaïcain jamaïcaine jamaïque jambe james jamie jan jane janet janvier japon
  japonais jardin jared jasmin jasmine jason jasper jay jazz je jean jeanne jeannette jedi jeff
  jefferson jeffrey jen jenna jennifer jenny jeremy jerry jersey jess jesse jessica jessie jésus jeu
  jeudi jeunesse jill jim jimmy jin jo joan joe joel joey john johnny johnson joie joli jolie jon
  jonas jonathan jones jordan joseph josh joshua jouais jouait joué jouer jouet joueur jouez jouons
  journal journalier journaux joy joyce juan judiciaire judith judy juge juger juif juillet juin
  juive jules julia julian julie juliette jumelles june jungle junior jupe jure jurer jury juste
  justice justifier justin kaiser kane kang kansas kara karen karl karma kat kate katherine kathy
  katie kay kcal keith keller kelly ken kennedy kenny kevin khan kidnapping kilomètres kim kira kirk
  kit kitty klaus km kong kraft kurt kyle là label labo laboratoire lac lacey lâche lâcher lâchez
  laid laissait laisseront lamelle lampe lana lane lanière laquelle large largué larguer larmes
  larry las laser lasse latex latin laura laurel lauren laurie lawrence lci leader lèche lécher
  leçon lecture lee légal légale légende léger légère légitime lena lendemain lenny lente leo leon
  leonard lequel leslie lesquelles lesquels lessive lester lettre lèvres lewis lex li liaison liam
  libanais libère libérer librairie libre licence ligne ligue lily limite limousine lincoln linda
  lindsay lion lionel liquide lire lisa lisez lit littérature liv livraison livrer livreur liz
  lizzie ll lloyd local locale localiser locaux logan loge logiciel logis loi loin lola londres
  longs longtemps longueur lori lors los losange loser loterie lou loué louer louis louise lourd
  lourde loyal loyer lu lucas lucy luis luke lulu lumière lundi lune lunettes luther lutte lutter
  luxe lydia lynn mac macgyver machin machine mâchoire madame maddie mademoiselle madison madras
  mafia magasin magazine maggie magie magistrats mai maigre mail maillet maillot main maire mairie
  maison maître maîtresse maîtrise maîtriser majeur majeure major mal malade maladie malcolm mâle
  malentendu malheur malik malin mallette maman mamie manager manche mandat mandy mangeait manhattan
  manières manipuler manivelles mannequin manny manquait manque manquer manquez manteau manuel
  marais marbrer marc marcel marchait marchand marchandise marche marcher marchera marchez marco
  marcotte marcus mardi margaret marge mari maria marianne marie mariée marier marijuana marilyn
  marin marina mario mark marocain marocaines marre mars marshal marshall marteau martha martin
  marty marvin mary mason massacre massacrer mat match matelas mater matériel maternelle maths
  matière matin matos matt matthew matty maudit maudite maurice mauvais maux maximale maya mcgee mec
  mèche médaille médaillon médecin médecine media médias médical médicale médicament médicaux
  méditéranéenne méditerranéen méditerranéenne médium meg megan meilleur meilleure mel melle
  membrane membre meme mémère mémoire menace menacer mènera menottes mens mensonge ment mental
  mentale mentez menti mentionner mentir menton mentor menu mépris mer mercedes merci mercredi merde
  merdier mere meredith meringuée méritait mérite mériter méritez merlin merveille mesdames
  mesdemoiselles messager messe messieurs métal météo méthode métier mètre métro mettait mette
  mettrais mettrait meubles meuf meure meurs meurt meurtre meurtrier meurtrière meute mexicain
  mexicaine mexico mi mia miami michael michel michelle mick mickey micro midi mie miette mignon
  mignonne migraine miguel mike mikey milan mile milieu militaire miller milliard millie milliers
  million mills milo mimi minces minéraux mines mineur miniature minimise minis ministère ministre
  minou minuit minus minuscule miracle miranda misère missile mission mit mitch mitchell mixture
  mlle mme mmm mo mobile moche mode moderne modeste modifié modifiées modifier moi moindre moine
  moitiés mojito mollet molly môme mona mondiale mongol monica monk monnaie monroe monseigneur
  monsieur monstre mont montage montagne montgomery montre montréal montrer montrez moore moque
  moquer moquez moral morale mord mordre mordu mores morgan morgue morphine morris mort morte mortel
  mortelle moscou mot motel motif moto mouche mouler moulin mourir mourra mourrai mourrez moustache
  mr muet mulder mule multiples municipal mur murphy murray muscader muscle musicale musquée
  musulmans mystère mythe na nadia nager nain naître nan nana nancy naomi napoléon napolitaine
  napperon nasa natalie natasha nate nathan national nationale nature naturel naturelle navette
  navire navy naze nazis ncis neal néanmoins nécessaire ned négatif négocier nègre neige neil nelson
  nerf net neutre neuve neveu new nez nicholas nichons nick nicky niçois nicolas nicole nièce nier
  nikki nina ninja niveau noah noble noces noel noeud noircir noircisse nolan nom nombre nomme
  nommer non nora nord normal normale norman normaux notamment noter notes nôtre nounou nourri
  nourrir nourrit nourriture nouvel novembre noyaux noyer nsa nu nucléaire nue nuire nul nulle num
  numéros nuque nutriments nutritif nutritive obéir obéis objectif objet oblige obliger observe
  observer obsession obstacle occasion occupait occupe occuper occupera occupez océan octobre odeur
  oeil oeuvre offenser offert officiel officielle officier offre offrir oh ohio oiseau ok oliver
  olivia omar ombre oméga on oncle onde ongles ont opaque opéra opérer opinion optez optimale
  optionnel orbite orchestre ordi ordinaire ordonne ordre ordure oreille oreiller organes organise
  organiser oriental orientale original originale origine orléans orphelinat orteils os oscar ose
  otage otto oû ouah ouai ouaip oubliais ouest ouf oui ouragan ours outil outre ouverture ouvrier
  overdose owen oxygène pa pablo pacte paie paiera paige paire paix palais pâle palmer pan panier
  paniqué paniquer panne panneau pantalon papa pape paperasse papi papier papilles papillon papy
  pâques parade paradis paraffine parait paraître parallèle parano parc parce parchemin parcimonie
  parcours parcouru pardon pardonne pardonner pardonnez pareil pareille parents parfait parfaite
  parfum pari parie parier park parker parking parlais parlait parle parler parlera parlerons parlez
  parliez parlions parlons parmi paroi parole parrain pars partais partait parte partenaire partez
  parti participer particules particulier particulière partie partiez partir partira partirai
  partons partout parvenir paso passager passais passait passeport passerelle passion pastille pat
  patience patiente patienter patients pâtisserie pâtissière patricia patrick patrie patron patronne
  patrouille patte patty paul paula pause pauvre paye payer payez pays paysans pcs pdg pearl peau
  pêcher pédoncule pedro peggy peindre peine peint peintre peinture pelle pelouse pelure pendre
  pendu pénétrer pénis penny pensais pensait pense penser pensez pensiez pension pensons pentagone
  pépin pépites percy perd perde perdez perdons perdre perdront perdu perdue pere perforer péril
  périmètre période perles permanence permission perruque perry personnaliser personnel personnelle
  perspective perte pervers peste pétasse pete peter peterson pétrin pétrole peuple peurs peyton
  pharmacie phase phénomène phil philadelphie philip philippe phillip philosophie phoebe phoenix
  photo photographe photographie phrase piano pic piège piéger pierce pierre pige pilote piloter
  pilule pin pipe piper pipettes pipi piqûre pirate pire pis piscine pisse pisser pistolet piston
  pithiviers pitié pivoter placard plafond plaider plaie plaindre plains plaint plainte plaira
  plairait plaire plais plaisait plaisantais plaisanter plaisanterie plaisantez plaisir plait plan
  plancher planchette planète planifié planque plein pleines pleurait pleure pleurer pleurs pleut
  pli plomb plu pluches pluie plume plupart pneu pneus pochette poème poésie poète pognon poids
  poignet poil poing point pointage pointu poitrine poker poli police policier polly pompe pompier
  pont pope pops populaire porno portail portais portait portefeuille portland portrait pos positif
  positive possède posséder possession poste poster potage pote potentiel potentielle potter
  poubelle pouls poumons pourboire pourquoi pourra pourrai pourrait pourri pourrie pourriez
  pourrions pourrir pourrons pourront poursuite pourtour pourvu poussière pouvais pouvait pouviez
  pouvions pouvons powell pr précédemment précis précise précisément précision préfère préférence
  préférez préfet prenais prenait prendrais prendrait prendront preniez prenne prénom préoccupe près
  présence présente présenter présentez présents préserver présidente presque pressentiment pression
  présume prêt prête prétend prétendre prêter prétexte prêtre preuve prévenir prévenu prévenue prévu
  prévue prie prier prière primaire prime prince princesse principal principale principe printemps
  prions prison prisonnier prisonnière prit privilège prix pro problème procédure procès processus
  prochain prochaine proche procurer procureur produire produise produit prof professeur profession
  professionnel professionnelle profil profit profite profiter profitez profond profonde
  profondément profondeur programme programmer progrès proie projet prolonge prolonger prolongez
  promenade promener promesse promet promettre promis promo prononce prononcer prophète prophétie
  propos propose proposer proposez propre propriétaire proprio prostituée protège protéger protéines
  protocole prouve prouver provençale provence province provisions provoque provoquer prudence
  prudente prudents psy psychiatre psychologie psychopathe pu pub public publié publier puce pue
  puisqu puisque puisse puissiez puissions puits pulsions puni punir pur pure putain pute puzzle
  pyjama qg quai qualifié quasiment quatrième québec québécois quel quelconque quelle quelque
  quelquefois quête queues quiconque quinn quitte quitter quittez quoi raccompagne raccompagner
  raccroche raccrocher race rachel racheter racine raconte raconter racontez radar radio ragoût
  raide raison raj ralentir ralentis ralph rampe ranch rançon rancune randall randy rang rapide
  rappel rappeler rappelez rappelle rapport rapporte rapporter rapproche rapprocher rare ras raser
  rassurer rat ratatouille rate rater rattraper ravi ravie ray raymond rayon re reagan réagi réagir
  réagit rebecca rebelle rebondisse récemment récente recette recevez recherche rechercher réclame
  reçois reçoit récolte recommande récompense réconfort réconforte reconnais reconnaissez reconnaît
  reconnaître reconnu reconnue reconstruire recours rectangle rectangulaire reçu recueillie
  recueillir recul recule reculer reculez redemande redevenir réduise reed réel réelle reese
  référence réfléchi réfléchir réfléchissez réflexion refroidisse refuge réfugiés refus refuse
  refuser refusez régal régaler regard regardais regardait regarde regarder regardez regardons
  reggie régime régiment regina région registre réglo règne regret regrette regretter régulier
  régulière rehausser reid rein reine rejeter rejoindre rejoins rejoint relâche relâcher relais
  relax relecture religion remarque remarquer remarquerez rembourser remède remercie remercier
  remette remonte remonter remords remplace remplacer renard rencard rencontre rencontrer rendait
  rende rendrait renfort renonce renoncer renouveler renseigner rentrait renverser renvoie renvoyer
  répare réparer reparlera répartisse répartissez repas repasser repérer replacer replacez répond
  répondeur répondez répondre répondu réponse reportage repos repositionner repousser représente
  représenter reproche reprocher reproduire requête requis réseau résidence résister résolu résoudre
  respect respecte respecter respire respirer respirez responsable ressemblait ressemble ressembler
  ressemblez ressens ressentez ressenti ressentir ressorte ressources restait reste rester restera
  restez resto restons résultat rétablir retard retenir retenu retenue retour retrait retraite
  réunion réussi réussir réussit réussite réutilisable rêvais revanche rêve réveil réveille
  réveiller révèle révéler revenait rêver révérend reverra reverrai reviendra reviendrai revivre
  revoilà revois revoit revolver revu revue rex reynolds rhume ri ricardo richard riche richesse
  richie rick ricky rico rideau ridicule rigole rigoler rigolo riley rime rio rire risotto risqué
  risquer risques risquez rit rita rituel rivière rob robbie robe robert robin robinson roche rocher
  rock rocky rodney roger roi roland rôle romain roman rome roméo ron rond ronde ronnie rory rosa
  rosace rose rosie ross rôtisserie roue rousse route routine roux roy royal royale royaume ruban
  ruby rude rudy rue ruelle ruine ruiner rumeur rupture ruse russe russell russie rusty ruth ryan
  rythme sabre sache sachez sachiez sacrément sacrifice sacrifié sacrifier sadie sagesse saigne
  saigner sain saine saint sainte sais saison sait sal salaire salaud salir salle sally salon
  salopard salope saloperie salue saluer salut sam samantha samedi sammy samuel san sanchez
  sanctuaire sandra sandy sang sanguin santa saoul sapin sara sarah sasha satan satellite satisfaire
  satisfait saturnales saul saura saurai saurait saurez sauront saut sauve sauver sauvetage sauveur
  sauvez savais savait savane saveur savez saviez savions savoie savon savourer savourez savoyarde
  scan scandale scanner scénario scène schmidt science scintille scolaire scoop score scott scotty
  script scully sculpter sdf sean seattle seau sebastian secondaire secours secret secrétaire
  secrète secte séduire segments seigneur sein séjour selle semblait semble sembler semblez semestre
  semi séminaire sénat señor sens sentais sentait sente sentence sentez senti sentie sentiment
  sentir sentiras séparément septembre séquence sera serena serez série seriez seringue serions
  serment serons seront serpents serre serrer serrure servait serveur service serviette seth seule
  seuls sévère sexe sexuel sexuelle sexy shakespeare shane shannon sharon shaw shawn sheila shelby
  sheldon shepherd shérif sherlock sherman shirley shopping sid sida sidney siècle siège sieste
  signal signale signaler signature signaux signe signer signez signifie silence silicone silver
  similaire simon simone simple simpson sincère singapour sinistre sinon sire sirène site sixième
  ski slip smith sms snack sniper sobre social sociale sociaux sodium soeur sofia soi soie soif
  soigne soigner soin soit sol solaire soldat soleil solide solitaire solitude solo sombre somme
  sommeil sommet sonia sonne sonner sonnerie sonnette sonny sons sophia sophie sophistiqué sorcier
  sorcière sortais sortait sorte sortilège sou souci soucie soucier soudain soudure souffert souffle
  souffler souffre souffrir souhait souhaite souhaiter souhaitez soûl soulager soumettre soupe
  souper soupir soupire souple source sourcils sourd souriez sourire souris sourit soutenir soutenu
  souvenez souvenir soyez soyons spa spatial spécial spéciale spéciaux spectacle spectaculaire
  spencer sperme spike spirituel splendide spock spontanément sport sportif springfield square st
  stacy stade stan standard stanley star starfleet stark statue statut stefan stella stephen steve
  steven stevie stewart stone stopper stoppez stp stratégie street stress structure stu stuart
  studio stupide style stylo su subi subir sublime substitut succès succulente sucer sucs sud sueur
  suffira suffire suffisait suffisamment suffit suggère suggérer suicide suicider suisse suite
  suivait sujet sullivan super superbe superbowl supérieur supérieure superman supplémentaire
  supplie supplier supporte supporter suppose supposer suprême sûr sûre surface surmonter surnom
  surplus surprend surprendre surpris surprise surtout survécu survie survivre susan susie suspect
  suspecte suzanne svp sydney sylvia symbole sympa symptômes sync synchro syndicat syndrome système
  tabac tabasser tableau tache taire tais tait talents talons tammy tandis tanner tao tape taper
  tapis tapoter tara tarder tas tatare tate taule taupe taureau taux taxi taylor technologie ted
  teddy teinte tel télégramme téléphone téléphoner télévision telle témoigner témoin température
  tempête temple temporaire temps tenais tenait tendre tendu ténèbres teneur tennis tension
  tentative tente tenter teresa terme terrain terrasse terre terreur terrifié territoire terry tess
  test testament tester tete têtu tex texas texte texto texture thai thaïe thaïlandais thanksgiving
  théâtre thème théorie thérapeute thérapie therm thomas thompson thor ti ticket tiendra tiendrai
  tigre tim timbale timide timing tina tir tireur tissu tit titre toby toc todd toi toile toilette
  toit tokyo tom tommy tonne tonnerre tonton tony top torche tordu torse tort torture torturer
  toscan total totale touche toucher touchez toupie tourbillonner tournesol tournoi tourte toutefois
  toux tracasse tracy trad traditionnelle traduit trafic tragédie trahi trahir trahison train traîne
  traîner traite traiter traître trajectoire trajet tranquille transfert transforme transformer
  translucide transmettre transmis transmission transparence transparents transport transporter
  traquer trauma travail travaillais travaillait travailleurs travaux traverse traverser travis
  trèfle tremble tres trésor trêve trevor triangles tribu tribunal triomphe triple trish tristesse
  troisième trompe tromper trompez tronche tronçons trône trou troubles trouée trouille troupe
  troupeau trouvais trouvait trouve trouver trouvera trouverez trouverons trouveront trouvez
  trouvons troy truc tu tucker tue tuée tuer tuera tueront tueur tuez tumeur tunnel turner tuyau
  tyler types ultime ultra unes unie uniforme uniformément union univers uns urgence urine usa usine
  utile utilisait vaccin vagin vague vain vaincre vaincu vainqueur vais vaisseau vaisselle val
  valait valentin valet valeur valise valley vampire van vanessa vanter vapeur varie variées varier
  variés vas vase vaste vaudrait vaughn vaut vaux ve vécu vedette vega végétale véhicule veine vélo
  venais venait vend vendeur vendez vendre vendredi vendu vendue venger veniez venise vente ventre
  vents ver vera verde verdict vernies veronica verra verrai verrez verrons verront verseur version
  verticale vertu veste veuille veuillez veut veuve via vic vice vicki vicky victime victoire victor
  victoria vidéo vie vieil vieillard vieille vieilli viendra viendrai viendrait viendront vierge
  vietnam vif vilain vilaine villa ville vince viol violence violente violents violer violeur violon
  vire virer virginia virginie virus vis visa vise viser vision visite visiter visser visuel vit
  vitamine vitre vivais vivait vive vivez vivian vivons vivra vivre voeu voici voie voila voile vois
  voisin voisine voit voiture voix vol volcan vole voler voleur volontaire volontiers volume vomi
  vomir von vortex vote voter vôtre voudra voudrais voudrait voudrez voudriez voudront voulais
  voulait vouliez voulions voulons voulu voulue voyager voyais voyait voyez voyiez voyons voyou vrai
  vraie vraiment vu vue vulgaire wade walker wallace wally walt walter wang waouh ward warren
  washington watson wayne weaver web wells wendy wes wesley west whitney william willie willy wilson
  winston wong woody wow wyatt xena ya yacht yale yang yens yo yoga york zach zack zero zip ziploc
  ziplock zoe zombie zone zoo zut
`
    .trim()
    .split(/\s+/),
};
