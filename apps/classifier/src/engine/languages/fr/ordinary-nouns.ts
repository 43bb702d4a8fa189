/** Nouns of recipes and descriptions that are no food, and other words. */
export const NOUNS_FR = `
  abattage abbayes abbesse abcès abîme abitibi abords aboutit absorbera absorberont accepta
  accomplit accroc accroît accueillait accueillera accueillons acheta acidulée acolyte acompte
  acquit âcre acronyme actifry adèle adepte adhérente adhésion adjoindre adjointe adolescence adonis
  aère aéré aérien aérodrome aéronef affadir affaiblit afflux affront affût aga agathe agen aggrave
  agira agisse agissons agnès agonie agrafes agraire agrandit agrémenter agrémentez agresse
  agriculture agrumes ahmed aïcha aïd aïeul ailier aillé aillée airbus aire aix ajouta alain albane
  albi alchimie alcoolémie alcôve aldi alesto alexandra algèbre algérienne algorithme aline alinéa
  allard allée allégé allégorie allégresse allergie allier allusion almanach alsace alsacien
  alsacienne alvéole alvéolé alvéoles amant amas ambassadrice ambre ambrée amélie amena amertume
  amincis ammoniac amnésie amnistie amorce amphi amphithéâtre ampleur ampoule analyste anarchie
  anatomie ancêtre ancre andalouse anecdote anémie anesthésie angèle angevin angevine anglophone
  animalier annabelle annecy annexion annick annonça annonceurs annuaire anonymat anorexie anouk
  anse antan anthropologue antibes antichambre anticorps antigaspi antillais antillaise antipodes
  antiquaire antoinette antre apartheid apathie aperçois aperçoit apéritif apéritive apéritives apex
  aplomb apolline apollon apostasie apothéose apôtre apôtres apparaîtra apparat apparut appela
  appendice applaudit appoint apporta appréciera appréhende appréhension apprenons apprenti apprit
  approcha appui aprés aquarelle aquarium aqueduc arbuste arbustes arcachon arcade arcades archange
  archéologue archétype archevêque archiduc archipel archive ardèche ardennais ardeur argile argot
  argumentaire argumente ariane aristocratie arles armada armand armature armelle armistice
  armoiries arnaud aronia arquebuse arrêta arriva arsenal arsenic artefacts arthrite artillerie
  artilleurs artisanat artois ascension asphalte aspx assimile assistons assoit astéroïde asthme
  astre astreinte astrid astronaute astronome astronomie athlète âtre atteignit attendrisse atterrit
  attrait attribut attributs aubain aubaine aubenas aubert aubry auch auchan audace audet
  audiovisuel audiovisuelle audit augure augustin aujourdhui aumône aurélie auréole aurillac aurore
  auspices austral autobus autocar autodéfense autolyse automate automnale autonomie auvergne avache
  avalanche averse avertit aveu aveyron aviaire avignon axe axelle azote babines baccalauréat
  bachelier bactérie badigeon badminton bahut baignade baigneur bailleur bailli bailly baïonnette
  baise ballade balustrade bambins bandeau banderole bandoulière bannière bannières bannir
  banqueroute banquise baptême barbier bardane baromètre barrette barricade barricades barthélemy
  bascule basquaise bassine basta bastide bastille bataclan bataillon bâtisse bâtit baume bave
  bavure bb béarn béatitude beauce beaulieu beauvais bèche béland belge belvédère bémol bénéficiera
  bénévolat benoît bercail béret bergamote bergère bergeron berline bernadette berrichonne bertin
  besançon besogne besson bestioles bf biarritz bibelots biberon bibliothécaire biceps bicyclette
  bidonvilles bienfait bignole bigorre bijouterie bijoutier bilatérale bille billetterie binje
  bintje biocoop biographe biographie biomasse biscuitée bistrot bitume blabla blablabla blanchard
  blancheur blandine blason blasphème blockhaus blog blond blouse blouson bobine bocuse bof
  boiseries boîtier bolide bombarde bombardier bonbonne bonhomie bonifie bonifier boomerang
  bordelais bordelaise bosco boskoop bottines bouc bouchard bouchère bouchet bouchez bouchon bougre
  boulanger boulevard bourde bourgade bourgeoisie bourgmestre bourguignonne bourreau boursier
  boursière bousculade boussole boutade bouvier boxeur boy boycott brabançon brabançonne braille
  brancards brandebourg branle brasier brassard bravoure bréchet brésilienne bressan bressane brest
  bretagne bretelle bretelles bretonne brevet briançon bricoles brigadier brigands brigitte brioché
  briquet brochure broue brouette brouhaha broussailles brusquerie budgétaire buée building
  bulbe bulbes bungalow bureaucratie buste but bute çà cabaret cabosse cabriolet cachemire cachet
  cachot cadastre cadenas cadence cadran caen cafétéria cafetière cagibi cagnotte cagoule cahier
  caïd caillou cailloux caissier caissière calabrais calais caleçon calédonie calibres calice
  califat calife calomnie calot calvaire camargue cambouis cambrai cambrioleur camelote cameroun
  candeur candidature canicule canif caniveau cannabis cannelé cannelée cannelées canoë canot
  cantine cantonaise cantonal capitole capote capricorne capuche capuchon carabine carafe caramelisé
  carapace carats carcan carcassonne caresse caricature carillon carlier carnaval caron carpentier
  carreau carrefour carriole carrosse carrosserie carrousel carrure cartilage cartonné cartonnée
  cartouche cartouches casbah casseront casson cassures castillane castres cataclysme catacombes
  catalane catalogne catalogue cavale caveau caverne cécile cedex cédric ceinturon célibat céline
  cellulose cendre cendrier cendrillon censure centré centrés cessa cétogène cf ch chaise châle
  chambellan chambéry chambranle chameau champenoise chancelier chancelière chancellerie chandail
  chandeleur chandelle changeront chanoine chant chantifix chapelet chaperon chapiteau chaqu
  charcutier charcutière charentais charentaise charlène charlevoix charogne charpente charpentier
  charrette châssis châtaignier châtelain chaudière chauffera chaussette cheffe cheikh chelem
  cheminots cherchera chérif chevalerie chevalet chevelure chevet cheveu chicane chicoutimi
  chiffonnade chiffons chignon chiite chimère chimiothérapie chloé chlorure choisisse choléra
  cholestérol cholet chorégraphe christelle christiane christophe chrome chromosomes chroniqueur
  chrono chronomètre cierge cils cime ciment ciné cinéaste cinémathèque cinoche cinquantaine
  circonférence ciseau ciseaux citadelle citerne citoyenne civière clairière clairon clameur
  clapotis clarinette claudine clavicule clavier clerc clermont clic clientèle cliquetis clochard
  clochers cloison cloître clope clos cloutier cobalt cocher cockpit codex coefficients coéquipier
  coffret cogne cohérents cohésion cohorte coiffe colette collatéral collégial collera collerette
  collet collioure colloque colorent colosse com comice commanditaire commando commença
  commercialise communion comparaison compartiments compatis compatriote compatriotes compère
  complément comportementale comprenais comprendrai compresse comprit compta comptage concarneau
  concède concerto concession concile concitoyens conclut conçois conçoit concordat concourt
  concrétise condensées conditionne conduira conduisit conférencier confesse confidence confins
  confite confites conforte confrère confrérie confronte congelable conglomérat conjugaison
  connaîtra connecte connexes connivence conquête consacra conseillère consensus consigne
  consistence console consonne consorts constatons constituait consul consulat consulte contagion
  conteneur conteste conticini continua continuum contraste contrebande contredit contrefaçon
  contreforts contrepartie contrepoids contrepoint contresens contribua contrôlait contrôleur
  controverse convainc conversion convertit conviendra convive conviviale convoitise convulsions
  cookeo coordonne copeau copilote copropriétaires coquetterie coralie corbeille cordier cordonnier
  coréen coréenne corinne corner cornez corniaud corniche corporel corresponde corrèze corrida corse
  corsé cortège corvette cosaques cosse cosses costard costco coté cotés couchette coudrier couette
  coulait coulisse coulisses coupole coupon couppés courbure courroie course courtage courtier
  courtoisie coussin couture couturier couturière cox crac cramé cramés crampes crampons crapaud
  créancier crèche créé crémaillère crémier créole crépuscule crevasse crevasses crevé crevés crin
  crinière cristallise critère croirais croisade croisillon croquante croquer croustillance
  croustillant croustillante croustiller crucifix crut crypte cubain cueillette cuistot cuistots
  culmine culpabilise cumul cumule cursus cutter cutters cyanure cyclone cygne cylindre cyril
  dalloyau damier damiers dancing danièle danois darroze dauphinois dax deauville débâcle débarras
  débattue débauche débit déboires décadence décanter décantez décathlon décède décennie déchet
  déchirure décida décidera déclara déclenche déclencheur déclic déclin déclinaison déçois déçoit
  décombres décompte déconnexion déconseille décos découvrit décret décryptage dédain dédale
  dédicace dédoubler dédoublez défaveur déférence déficit déficitaire définit défonce dégaine dégât
  dégénère dégoût delaunay délicatesse délivre déloyale delphine déluge démagogie demanda démarche
  démarque demers demeura demeurera demis déni deniers denis dénombre dentifrice départs dépens
  dépérisse dépistage déplaît dépositaire dépouille déprime dérision dérive déroulait derrick
  désaccord désagréments désarroi désavantage deschamps déséquilibre désintérêt désinvolture
  desjardins dessein desservi desservie destinataire désydraté détecte détendra déterminera détour
  détritus détroit devanture développa devin diabète diacre diagramme dialecte diapason diaphragme
  diaspora dico dictature dictionnaire dicton didier diesel diète différencie différend digitale
  dignitaires dilemme dinatoire dînatoire dînatoires dinosaures diocèse dion dirigea disciple
  discorde discothèque disgrâce disparaisse disparaîtra disparut dispensaire dispersion distillerie
  dividende doctorat doctrine dogme dominicaine donjon douai douane douanière doublure doudou
  dramaturge droitier drôme drummondville dubé dubois dufour dumè dumont dune dunes dupont dupuis
  dupuy dura durand durcira durcit duval duvet dynamo dynastie ébauche ebook écaille écailles
  échelon échevin échiquier éclaboussure éclaboussures éclaircisse éclipse écluse écolier écoliers
  économise écorce écosystème écrira écrivais écrivit écru écueil écureuil écurie écusson édifice
  édit édite édith édouard édredon effigie éffiloché effluves effroi éfiloché égalitaire égérie
  égoïsme égout égouttage élabore élargit eldorado électorat électrodes électron éléonore éleveur
  éleveurs elfe éliane élisabeth élit ellipse élodie éloge éloïse éloquence elstar émail embargo
  embarras emblème embouchure embout embouts embrasure embrouille embûches émérite émeut émeute
  emiettée émiettée émile émilie emincé éminceur émir émirats émise emmanuel emmanuelle émoi
  empathie empêchera emphase empoigne emprise emprunt encaisse encens enchère enclave enclos enclume
  encoche encolure encombre encontre encours encyclopédie enfilade enfilerez enflure engagea
  engineering enjeu énonce enrichit ensembles entame entendit entente entorse entracte entraide
  entraîna entraînera entrave entremise entreouverte entrepris entreprit entrera entretemps entrevue
  énumère envahisseur envahit envergure envia environnemental environnementale envoi envol envoya
  enzo enzyme épaissira épargne éperons épiderme épilepsie épilogue épingle épiscopale épiscopat
  épître éponyme épousa épouvantail équeutage équipier équivalence équivalences équivalente équivaut
  er ergonomie éric ermite escabeau escadre escadron escalade escampette escapade escarpins
  escoffier escouade escrime espadrilles espelette esplanade esquisse esquive essaya essieu estampe
  estelle estimons estrade estrie estuaire étable établit étagère étain étalon étang étau etchebest
  étendard ethnie étincelle étiquetage étoffe étui eucalyptus eucharistie eugène eugénie eunuques
  euphorie euro eustache euthanasie évangile ève éveil évelyne exactitude excède excédentaire
  excédents exclut exergue exhaustif exhaustive exhorte exigence exil exode expérimental expérimente
  expliqua exploit exsude extase extra fabrice façade facette fâchés faciale faciès facto fagots
  faïence faillit faisceau faîte fallut fanes fanfare fantaisie fantassins farcez farçies fard
  fascine fatiha fatima faubourg fauchon faucon faune fée félix ferma fernand fernande ferraille
  ferveur festin fétiche feuilleton feutre fiacre fibres fief fifi figaro figure figurine filament
  filaments filature filière filigrane filleul finistère firebarn firebarns firme fiscal fiscale
  fissure flamande flambeau flandre flandres flanelle flaque flavie fléau fleury flexion flirte
  floraison florian fluide fluides fluidifier fluo fluviale focalise foix folklore fonctionnaire
  fonctionnera fondra footballeur forfait forfaitaire forgeron fortin fortiori forum
  fouettage fougue fouillis foulard fourche fourneau fournier fournit fourniture fourrière foutais
  fr fracas fragments franchit francophonie frange frangine fratrie frayeur frédéric frégate frein
  frénésie frérot freshona fresque fribourg fribourgeois friche frichti frime frise frisson froideur
  fronde frontalier fronton fruité fuji fumeur fungaiola fureur furie gabarit gadget gaël gaëlle
  gagna gagnon gaîté galère galets galoches galop gamberge gamelle gangrène gant garantit garda
  garnier garnison garon gascogne gascon gaspésie gaspi gaston gastronomie gatineau gauthier
  gautier gaza gaze gazon gélatinée gendarmerie gendre généralise génère génitales génocide
  gentilhomme géographe géographie géologue géométrie georgette gérald géraldine gérant gérard
  germinal gers gersois ghislaine gifle ginette girard giraud giron gisèle givre glaciaire glacière
  glandes glas globaux globules glossaire glucides gnome godasses godet goff golfe gonflera
  gonfleront gonze gonzesse gospel goudron gouffre goulag gourmet gourmets gourou gouttelettes
  gouttière gouvernail gouverne graduée graffiti grammaire grappe graveur gravure gravures gré
  greffier grégory grenoble grès grimace grisaille grisons grolet grossit guadeloupe guérande
  guéridon guérilla guérin guérit guérite guet guêtres guetta guette guetter guibolles guichard
  guichet guidon guignol guilde guillaume guillemets guillot guillotine guirlande guirlandes
  gustatif gustatifs gustative gustatives gustave guyane guylaine guyot gwenaëlle gymnase
  gynécologue habitacle habitais habitat hâchés hachette halle halles hallucine halo hameau hammam
  hamon handicap hanoucca hantise harcèle hardes harem hargne harmattan harnais hausse hawaïen
  hawaïenne héberge hébert hébétude hectare hectares hectolitres hégémonie hélice hélicoïdale
  hémicycle hémisphère henriette hépatite herbez hercule hérésie héritière hernie héroïsme hexagone
  hidalgo hiérarchie hippo hippodrome historia hoarau holocauste homéopathie homogénéiser
  homogénéisez homologue honfleur honorine hopla hoquet horoscope hortense horticulture hospice
  hosto hôtelière hôtellerie houppe houx html http hubert hublot huet huguenots huguette huissier
  humbert hummm hutte hydrocarbures hygiène hymne hypnose hypocrisie hypothécaire hypothèque
  hystérie idéals idylle iga ignifuge îlot imam immunitaire impératrice imperméabiliser imposable
  imposture impôt imprimerie imprimeur imprudence impudeur impureté inaugural inaugure inca
  incertitude inceste inclinaison inclut incompétents incompréhension inconfort inconscience
  inconvénients incorrect indien indienne indifférence induire induit induite indulgence inertie
  inès infanterie infarctus influe influente informel informelle infra infrarouge inhérente
  inhérents initiaux injure innove inscris insolence insomnie insoumise inspira installa instantané
  instar instaure institutrice insu insuline intellect intempéries intercommunal interface intérim
  intérimaire internat interphone interprète intervenue interviendra intrigue intrinsèque invaincu
  inventaire investit investiture invitons ions irlandaise isba isole italia italienne itinéraire
  ivresse jacobins jacqueline jacquot jaguin janette janissaires janv japonaise japonnaise jaquette
  jardinier jargon jauge javel jeannine jeton jeun joaillerie jockey jogging jointure
  joliment joly joncs joséphine josiane jouit judaïsme judas judo junte juqu jura jurons jusqua
  justesse justicier justine kappa karim karima karting kasher keto kévin khadija kid
  kilocalories kilomètre kiosque klaxon klein kurde labeur labyrinthe lacet lacroix lacune laetitia
  lagon lagune laideur laissa laissais laiton lambda lampadaire lamy lanaudière lança lanceur
  landais landaise landry langlois languedoc lannion lanterne laphroaig lapointe laporte laps lapsus
  largeur larme larouche lassitude lauréate laurentides lavabo laval laveur lavoie léa leadership
  leblanc lebrun leclerc leclercq lecomte lectorat lefebvre lefèvre legall légat légion législature
  legrand leïla lejeune lemaire lemaitre lemoine lenôtre léo léon léonie léopard leroux leroy
  leucémie leva levée levées lévêque lévesque lèvre lézard liasse libertaire libido libraire libyen
  libyenne licencier licorne lidl lien ligaments lignac lignée liliane limace limitrophes limoges
  limousin line lingerie lionne lipides lipton lisais lisbonne liseré lisière litanie
  litière litige liturgie livret locataire loïc loire loiseau loisir lombaire lombard longane
  longeur longitudinal loquet lord lorrain lorraine losanges loto louange louanges loufiat loufoque
  louisette louisianais louisiane loulou lourdeur lozère lubéron luc lucarne lucette lucie ludovic
  lueur luge lunette lupus lut luxure lycéen lycéenne lydie lynda lyon lyonnaise lyre macadam mach
  machette madone magali maghrébin maghrébine magistrat magistrature magma magnat maillard
  maillon mainmise maintiendra maisonnette majordome maladresse malaria maldon malgache malice
  malika malouin malouine mammouth mamy manchette manchettes manège manganèse mangeais manipule
  manivelle manoeuvre manosque manucure manufacturier maquette maquisards maraîcher marceline
  marcelle marchais marchal marchepied marcheurs maréchal margaux margot marionnette marketing
  marmaille marmiton marmots maroc marqua marqueur marraine marronniers marseille martel marthe
  marylène maryline mascara mascarade masson matante mate matelot matériau maternité mathieu
  mathilde mathiot matisse matraque matricule matthieu maud mauricette mauricien maxima maximal
  maxime maximun mayenne mayotte mcclelland méandres mécénat mécène mèches médian médicinal
  médicinale méditerranée méfaits mégot mehdi mélancolie mélanie mélodie membranes mémorial mena
  ménard méningite mentionne menuiserie menuisier méprise mercerie mercier mercotte mercure
  mésaventure messie messire métallurgie métamorphose métaphore météorite méthane métropole mettais
  mettra metz meunier miam michalak michaud michèle micheline mickaël microcosme microonde
  microscope mijotage mijotron milanais milanaise milice milite millimètre minceur minier minimale
  minimun minoritaire minuterie mireille miséricorde mitard mitraillette mitsou mmmh mobilières
  mobilise modem modestie moeurs mohamed moineau moitiée moitier molécule mollesse molo momie
  monarchie monarque monastère monnier monologue monopole monoprix monotonie monta montauban
  montbéliard monticule montpellier monture monuments moquette morbihan morin morsure morvandelle
  morvandiau mosaïque mosquée motard motta moulinette mourut mousquetaires mousson mouture mug mugs
  mulhouse multicuiseur multimédia muraille muriel murielle murmure musette muséum myriam mythologie
  nacre nadeau nadège nadine nage nageoire nageoires nantais naquit natacha nathalie naturalia nb
  ndlr ndsissi né néant nécropole nèfle négligence négoce néon nervure nervures nette nettes
  neuchâtelois neurologue neurones neutrons nevers nice niche nicotine nid nîmes ninon niort
  noblesse noce noé noémie noirceur noirmoutier nombril nomenclature nominal nomma norbert normande
  normandie norme norvégienne nostalgie nota notaire nourrice nourrisson noyade noyau numéraire
  numéro nutritionnel nutritionnelle nylon nymphes oasis obéit obsèques observons obsolète obtiendra
  obtint obus oc occase occitan occupa occurrence océane octave octroi octroie oculus odéon odette
  odile odorat officine offrande offrira offrit oléoduc oléron oligarchie olivier omnibus
  omnicuiseur omnivore omoplates ongle ophélie opium opposa oppression opte optionnelle opus oracle
  ordonna orfèvres org organe organigramme orgasme orgueil orifice ornières orteil orthodoxie
  orthographe osais osier ossature ottoman oubli oubliettes ouellet ouïes outaouais ouvrit ovni
  oxyde ozone pacha pacini padoue pagaille page pages paillasse paille pailles pair pakistanais
  paléo pâleur palme pancarte pandémie pandore panoplie panorama panthéon panthère pantin pantoufles
  paolita papeterie papillote papillotes papyrus paquebot parabole parachute paradigme paradoxe
  paragraphe paraisse paraît paraîtra paralysie paramètre paranoïa paranormal parapet parapluie
  parcelle pardessus parental parenthèse paritaire parkinson parleur parodie paroisse paroxysme
  partenariat parterre participe participera particule partisane partit partouze parue parut
  parviendra pascale pascales passard pastoral patine patinoire pâtisser pâtissier patriarcat
  patriarche patrice patrimoine patrimonial patronat patronyme pau paume paupière pavillon payera
  payet paysan pêcheur pédagogie pédagogue pédestre pédiatre pédiatrie pédoncules pédophilie pèlerin
  pèlerine pèlerins pelletier pelote peloton peluche pendaison pendule péniche péninsule pénitence
  pénitencier pénombre pensa pensionnaire pensionnat pentecôte pénurie pépé pépinière peps perçoit
  percute perdit perdra perdure pérenne périgord périgourdin périgourdine péripéties périphérie
  permettra perpétue perpignan perrin perron perrot perso pertinente pertinents perturbe pesticides
  pétale pétales pétanque pétard pétrolière peupliers phalange pharaon phare phénix philippine philo
  phobie phono phonographe phosphate phosphore php physionomie pi piaule picard picarde picardie
  pichenette pichet piédestal piémontais pierrade pierrafeu pierrette piété piétonne pieu pif pilaf
  pilier pilotage pinard pinterest pionnier pionnière pionniers pipeline piratage piraterie
  pizzaiolo pizzeria placerez plad plage plagiat plaidoirie planning plasma plastic platane platine
  plâtre plèbe plébiscite pléiade plénitude pléthore pliure pliures plombes plombier plongeon
  plumard pluton pneumonie pochoir pochoirs poelée pogne poignard pointure poirier poissonnier
  poissonnière poitevin poitevine poitrail politesse polka polonaise polygamie polygone polynésie
  polyvalente pommade pommier pompon pontife pontifical pontificale pontificat popeline populace
  porcelaine portière portugaise posa posais positionne positionner posteriori postulat postule
  posture poteau poterie potier pouf pourcentage pourparlers pourrit pourriture poursuivit pourvoi
  poussa pqt pradelle pré préambule préavis préceptes préconise précuisson préface préfectoral
  préfecture préférais préfixe préjudice prélat prélude prémices prémunir prendra préparatifs
  presbytère prescrit présenta présentons préside présidence présidents presqu prestataire prestige
  prévaut prévôt prima primates primeur priori prioritaire privilégier procession procure prodige
  productif produira produisit profitons profusion progéniture programmeur projectile prolétariat
  prologue promeneurs promeut pronom pronostic propagande proposa proposons prospectus prostate
  protectorat protègera protégera prothèse prototype prou proue prouesse proverbe provision provoqua
  ps psaume pseudonyme psychanalyse psychanalyste psychiatrie psychologue psychose psychothérapie
  publia publiera pudeur pull punit pupille pupitre pureté putsch puy pyramide qc quadrillage
  quatuor québécoise quelqu quelquun quentin quercy queue quiétude quincaillerie quinquennat quint
  quitta quoiqu quorum quota rabbin rabelais râble râbles raccord rachat rachid rachida racial
  raclures radeau radiothérapie rafale raffermie raffermir raffermiront raffermis raffermisse
  raffermit raideur rainure rainures ralenti ralentit rallonge rallye ramboutan ramoli ramolliront
  ramollisse rancoeur rapé rapée raphaël rappé rappée rappelait rappellera rappelons rassie rassis
  ravin raymonde rayonne rayures réaffirme réalisa réapparaît réarrose réarroser rébellion rebond
  rebondit rebord recel recense receveur recevra recevront rechange recharge recherchons rechute
  récidive récif récipients récit récital recoin récolter recommandait recommandons reconduit
  reconduite reconnaisse reconnaîtra reconquête reconstruit reconverti recouvre recrute recto
  rectorat recueil récurrente récurrents reçut redéfinir redingote redis redoute redurci redurcie
  redurcir redurcis réécriture réélu ref refasse réfectoire réfère référendaire référendum réfléchit
  reflet reflex reflux refonte réforme refrain refusa réfute regarda regardera regarnir régente
  reggae régi régie régis régit regorge régressif régressive reich reims réitère rejoignit rejoindra
  réjouit relents releva reliure remake remblai remercions rémi remorque remous rémy renaît renaud
  renault rencontra rencontrera rendais rendit renégocier rênes renom renouveau rentrais renvoi
  réouverture réparation reparle répartit repasse repentir répertoire répit répondais répondit
  répondra répondrai répondront repousse représailles reprit reproduise reproduit reproduite
  reptiles répulsion requiem rescousse résidu résiduelle résidus résilier résout respectons ressac
  ressentais resserre ressorts ressource resta restais restreindre rétablit retentit réticences
  retiendra rétine retombe retouche retourna rétractile retrouva retrouvailles retrouvais
  rétroviseur réunionnais réunionnaise réussisse réveillon révéla révélait revenais revend revente
  réverbère révérence rêverie révise revit révolte rey reynaud rhodoïd rickard ricochet
  rictus rift rigolade rigueur rimouski riposte robinet robot robuchon robustesse roc rocade rolande
  rolland romancier romande rondeau rosaces rosaire roscoff roseline rosiers rosisse rouen rouergue
  rougeole roulade roulait roulette rousseau rousseur roussillon rouvre royan ruée ruisseau sabbat
  sabine sabot saccades sacerdoce sacoche safari saguenay sahel saillie saisonnière salamandre
  saleté salive salve samir samira sanatorium sanctionne sandales sandrine sanglot santé santon
  saoudien saoudite sapins sarcasme sarde sarthe satin satire saturne saucier saucière saucières
  sauvagerie sauvegarde savard savoir savoyard saxonne saxophone sbires sceau sceptre schéma
  schizophrénie schmitt schplaf scie sciure sclérose scribe scrupule scrutin sculpture sécheresse
  séchés secousse secrétariat sécuritaire sédiments séduction seigneurie séjourne sélectionne
  semelle semence sénéchal sénégal sentinelle sentit sépulcre sépulture séquelles serrurier servira
  serviront servit servitude seuil séverine sévices sévit shampoing shampooing sherbrooke sichuan
  sidérurgie siemens sieur sifflet sigma signa signataire silex silhouette sillage sillon simard
  simulacre sinus siphon siphons sketchs skier skieur slalom slogan slogans slovaque slovène slurp
  sm snacking sociétaire sociologue solange solène solidifie solidifié solidifiée solidifiées
  solidifiés sollicitude sommier sonate sono soprano sorcellerie sortit sottise soubresauts souche
  soucoupe soudan soudanais soufflez souhaitais souk soulier soumission soupape souplesse sourate
  sourcil sourdine soutane soute soutenons soutiendra souvenais souviendra souviendrai spécialise
  spécimen spectre sphère sphinx spirale spirales splendeur sprint squelette stabilise statuette
  stature stèle stéph stéphane stéphanie steppe stéréo stéréotype stériliseur stéroïdes stimule
  stipule stop strasbourg stratagème strate stratège stresse striures structurel structurelle
  stupeur subira substrat succéda successeur succession succursale suède suédois suédoise suffixe
  suie suivit sulfu sultan summum sunnite supérette superficie supervise supplément supplice
  suprématie surcharge surchauffe surcroît surenchère surgit surlendemain surnomme surpasse sursaut
  sursis survenue survit survivra survol survole suspense suture syllabe syllabes sylvain sylvaine
  sylvie symbiose symétrie sympathie symphonie symptôme synagogue syndic syndical synergie synode
  synopsis syntaxe synthèse syphilis syrtes tabernacle tablier tabouret tâche tact tadam tahiti
  tailleur talisman talus tambour tampon tandem tapisserie taquet tarif tarifaire tata tatiana tatie
  tatin taverne tavernier taxe tchuss teflon téflon teinture télé télécommande téléfilm télégraphe
  téléphonie télescope télétravail templiers tendresse ténor tentures termina terminaison terminaux
  terminera terreau terrier tertiaire tessier teste texane thaïlandaise théière théo théologie
  théorème thérèse thermes thermomix thèse thibault thiérache thierry thorax thune thyroïde tibétain
  tibia ticinese tiédeur tiendront tifs tignasse timbre tintin tirailleurs tiroir titi toboggan todo
  toison toiture tomaté tomatée tomba tombait tombeau tonneau topissime toque toques torpeur
  torrents torsader torsadez totalise totem toubib touchera toulousaine toulouse touraine
  tourangeau tourangelle tourbillon tourelle tourmente tourments tourna tournai tournevis tournure
  toussa toussaint toutou toxine trac tracez traîneau training traité traitée traitées traités tram
  trampoline tramway transat transcrit transe transformera trappe travailla treillis tremblay
  tremplin trésorier triangle triathlon tribun tribune tribut tributaire triche tricot trimestre
  triplerons tripoli triptyque tristan troc trognon trognons troisgros tronc tronçon troquet trot
  trottinette trouva trouvaille troyes tsar tsunami tuberculose tuileries tumulte turban turc
  turcotte tutelle tweed tympan typhon tyrannie ulcère ultérieur ultimatum unisson unitaire urne
  uruguayen ustensile usuel usure utérus utilisais utopie vacanciers vacarme valaisan valérie vallon
  valse valut vanillé vanillée vanillées vaporisateur varenne variole vassal vaudeville vaudra vécut
  végan végane végétarien végétarienne véhémence velda vélodrome velours veloutée veloutées vendéen
  vendéenne vendetta vénère vénèreront veneur venin ventouse véranda verbe vercors vergogne verrou
  versa verset verso vertèbres vertige vestiaire vestibule vestige vestiges veston vétéran veto
  viaduc vicaire vichy vicomte victuailles vidal vieillesse vieillit vietnamien vigan vignette
  vigueur viking villégiature villeneuve villeurbanne vinaigrées vinyle violaine violoncelle virale
  virgule visière vitesses vitrail vitraux vitrine vivendi viviane vivront vizir vocabulaire vogue
  voilou voilure voirie volailler volait volley volontariat voltaire volts volute volutes
  vosges voudrai voudrions voulut voute voûte voyelle vrac wallon wallonne wiki wikipedia wilaya
  williams www xavier xénophobe xénophobie yanick yann yannick yaourtière yasmina yolande yorkais
  yorrick youpi yvan yvette yvon yvonne zanzi zébrer zef zèle zénith zézette zigzag zigzags zinc
  zingaro ziplok zodiaque zoé œuvre
`
  .trim()
  .split(/\s+/);
