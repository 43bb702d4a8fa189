/** Nouns of recipes and descriptions that are no food, and other words. */
export const NOUNS_FR = `
  abords abîme abitibi absorbera absorberont acidulée âcre actifry adhérente adhésion adjoindre
  adolescence aéré aérien affadir affût aga agen agonie agrafes agrémenter agrémentez agrumes
  ahmed aïcha aïd aillé aillée aix alain albi alcôve aldi alesto algérienne allard allégé
  allusion allée allégresse allergie alsace alsacien alsacienne alvéole alvéoles alvéolé amant
  amas ambre ambrée amertume amincis amorce ampleur ampoule anarchie anatomie ancre ancêtre
  andalouse anecdote angevin angevine annecy anse antan antibes antichambre antigaspi antillais
  antillaise antre aplomb apothéose apparat apprenti appréhension appui aprés apéritif apéritive
  apéritives apôtres appoint aquarelle aquarium arbustes arcachon arcades archevêque ardèche
  ardennais ardeur argile argot arles armistice arnaud arquebuse arsenal artillerie
  artilleurs artois ascension asphalte aspx astre attendrisse attrait attributs aubain aubaine
  aubenas aubert aubry auch auchan audace audet aujourdhui aurélie aurore auréole autobus autocar
  autolyse automate automnale auvergne avache avalanche averse aveu avignon axe aère aïeul
  aurillac aveyron babines badigeon bahut baigneur bailly baise balustrade bambins bandeau
  bandoulière bannières baptême barbier barricades barthélemy bascule basquaise bassine basta
  bastille bataillon bave baïonnette bb béarn beauce beaulieu beauvais bèche béland benoît
  bergère bergeron bertin besançon besogne besson bf biarritz bibelots bicyclette bignole bigorre
  binje bintje biographie biscuitée bistrot bitume blanchard blancheur blockhaus blog blouse
  blouson boiseries bonhomie bonifie boskoop bottines bouc bouchez bouchon bougre boulevard
  bourgeoisie bourreau bousculade boussole boxeur boy brancards branle brasier bretagne bretelles
  bretonne bricoles brigadier briquet brouette brouhaha broussailles brusquerie bulbe bulbes
  bungalow buste but buée bâtisse béatitude belge béret bernadette berrichonne bille
  biocoop blond bof bonbonne bonifier bordelais bordelaise bouchard bouchère bouchet boulanger
  bourguignonne bouvier brabançon brabançonne bréchet brésilienne bressan bressane brest briançon
  brigitte brioché broue cabaret cabosse cachet cachot cadence cadran caen cafetière
  cagibi cahier caillou cailloux caissière calabrais calais caleçon calédonie calibres calot
  calvaire camargue cambouis camelote cameroun candeur canif caniveau cannelé cannelée cannelées
  canot cantine cantonaise capote capuchon carabine carafe caramelisé carapace carcassonne
  caresse caricature carillon carlier carnaval caron carpentier carreau carrefour carriole
  carrosserie carrure cartilage cartonné cartonnée cartouche cartouches casbah casseront casson
  cassures castillane cataclysme catalane catalogue cavale caveau caverne caïd cédric ceinturon
  céline cendre cendrier centré centrés cf ch chaise chambéry chambranle chameau champenoise
  chandail chandeleur changeront chanoine chant chantifix chapelet chaqu charcutier charcutière
  charentais charentaise charlevoix charogne charpente charpentier charrette chauffera chaussette
  cheffe chevalet chevelure chevet cheveu chiffonnade chiffons chignon châle châssis chérif
  chicoutimi chloé cholestérol cholet christelle christophe chronomètre cierge cils cime ciment
  cinoche cinquantaine ciné circonférence ciseau ciseaux citadelle civière clairière clairon
  clameur clapotis clerc clermont clientèle cliquetis clochard cloison cloutier cloître clos
  cocher coffret cogne cohésion coiffe colette collera collerette collet collioure colorent
  colosse com comice communion comparaison compatriotes compresse concarneau concession
  condensées confidence confins confite confites confrère congelable connivence conquête consigne
  consistence console constituait consul conteneur contraste contrôleur conversion convive
  conviviale convoitise convulsions cookeo copeau coquetterie corbeille cordier coréen corinne
  corner cornez corniaud corniche corse corsé cortège coréenne corrèze cosse cosses costard coté
  cotés couchette coudrier coulisses coupole couppés course courtoisie coussin couture couturière
  cox crac cramé cramés crapaud créole crevasse crevasses crevé crevés crin crinière
  cristallise croisillon croquante croquer croustillance croustiller crucifix crèche crémier
  crépuscule créé croustillant croustillante cubain cuistot cuistots cutter cygne cylindre
  cétogène cutters damier damiers danièle danois dauphinois dax deauville demis dessein devanture
  dictature dictionnaire didier dinatoire disciple dispersion doctrine douane doudou dunes
  durcira durcit duvet débarras débauche débit débâcle décadence décanter décantez déchirure
  déclic déclin décombres décos décret dédain dédale dédoubler dédoublez déférence dégoût
  delaunay délicatesse déluge démarche demers denis départs dépouille dépérisse dérision dérive
  désaccord désarroi deschamps déséquilibre désinvolture desjardins désydraté détendra détour
  détritus dînatoire dînatoires dion doublure drôme drummondville dubé dubois dufour dumè dumont
  dupont dupuis dupuy durand duval ebook éclaircisse effluves effroi égouttage éliane élodie
  elstar embarras embout embouts embrasure embrouille emiettée émile émilie emincé emmanuel
  emphase empoigne encens enclos enclume encoche encolure enfilade enfilerez entente entracte
  entreouverte entretemps entrevue envahisseur envergure envia envoi envol enzo équeutage
  équivalence équivalences er éric escabeau escadre escadron escalade escampette escarpins
  espadrilles espelette esplanade esquisse estrade estrie eugène eunuques euphorie exactitude
  excédentaire exigence exil exode exploit exsude extase extra fabrice fagots faisceau fanes
  fantaisie fantassins farcez fard farçies faubourg faune façade faîte faïence fatiha fatima
  fernand fernande ferraille ferveur festin feuilleton feutre fiacre fibres fifi figure filament
  filaments finistère firebarn firebarns fissure flamande flandre flandres flanelle flaque fleury
  florian fluide fluides fluidifier foix fonctionnaire fondra forfait fortin fouettage fougue
  fouillis foulard fourche fourneau fr fracas fragments frange frangine frayeur frédéric frein
  freshona fribourg fribourgeois friche frichti frime frise frisson froideur fruité frénésie fuji
  fungaiola fureur furie fâchés fée fétiche gabarit gagnon galets galoches galop galère gamberge
  gamelle gant garnier garnison garon gascon gaspésie gaspi gaston gatineau gauthier gaze gazon
  gaîté gascogne gautier gendarmerie gendre georgette gérard gers gersois ghislaine gifle
  girard giraud givre glandes glas glucides godasses godet goff golfe gonflera gonfleront gonze
  gonzesse goudron gouffre gourmet gourmets gouttelettes gouttière graduée grammaire grappe
  gravures grégory grenoble grimace grisaille grisons grès gré guadeloupe guérande guérin guet
  guetter guibolles guichard guichet guidon guillotine guirlande guirlandes guéridon guérite
  guêtres gélatinée géographie géométrie gérant ginette guillaume guillot gustatif gustatifs
  gustative gustatives gustave guyane guyot halles halo hamon hanoucca hantise hardes harem
  hargne hausse hawaïen hawaïenne hébert hectares herbez hippo hiérarchie hoarau homogénéiser
  homogénéisez hopla hoquet hospice hosto houppe houx html http hubert hublot hutte hygiène hymne
  hypocrisie hâchés hébétude hélicoïdale héroïsme hérésie honfleur huet huguette humbert hummm
  idéals ignifuge imperméabiliser imprimerie imprudence impudeur impureté impératrice incertitude
  incompréhension inconscience indien indienne indifférence indulgence inertie inès infanterie
  injure insolence insomnie instantané institutrice insu interprète intrigue inventaire
  irlandaise isba isole italia italienne itinéraire ivresse jacqueline jacquot jaguin
  janette janissaires japonaise japonnaise jardinier jargon jeannine jeton jockey jointure
  joliment joly joncs josiane juqu jura jurons jusqua justesse karim karima kasher keto kévin
  khadija kid kilocalories kilomètre kiosque klein labeur labyrinthe lacet lacroix laetitia
  lagune laideur lamy lanaudière landais landaise landry langlois languedoc lannion lanterne
  laphroaig lapointe laporte laps largeur larme larouche lassitude laurentides lavabo laval
  lavoie léa leblanc lebrun leclerc leclercq lecomte lefebvre lefèvre legall legrand leïla
  lejeune lemaire lemaitre lemoine léo leroux leroy leva levée levées lévêque lévesque liasse
  libraire lidl lien lignée limace limoges limousin line lingerie lipides lipton lisbonne liseré
  lisière litanie litière livret locataire loïc loire loisir longeur longitudinal loquet lord
  lorrain lorraine losanges louanges loufiat louisiane loulou lourdeur lozère lubéron luc lucarne
  ludovic lueur lunette lut lycéenne lèvre légion léon lézard louisianais lucette lucie lydie
  lynda lyon lyonnaise macadam madone maillard maintiendra maisonnette maladresse maldon malgache
  malice malika malouin malouine mammouth mamy manchettes manivelle manoeuvre manège manosque
  maquisards maraîcher marcelle marchal marchepied margaux marmaille marmiton marmots maroc
  marraine marronniers marseille maréchal martel marylène maryline masson matante mate matelot
  maternité mathieu mathilde matraque matthieu mauricien maxime maximun mayenne mayotte
  mcclelland mehdi mélanie membranes ménard menuisier mercerie mettra metz miam michaud michèle
  microonde mijotron milanais milanaise millimètre minimun minuterie mireille miséricorde mitard
  mitraillette mmmh modestie moeurs mohamed moineau moitier moitiée mollesse molo monarchie
  monastère monnier monologue monotonie montauban montpellier monture monuments moquette morsure
  mosquée moulinette mousson mug mugs multicuiseur muraille murmure musette mythologie mèches
  méditerranée mégot mélancolie mélodie méprise mercier métamorphose meunier mickaël monoprix
  montbéliard morbihan morin morvandelle morvandiau mulhouse muriel murielle nacre nadeau nadège
  nadine nage nageoire nageoires nantais natacha naturalia nb ndlr ndsissi nervure nervures nette
  nettes neuchâtelois nevers nice niche nid nîmes niort noblesse noce noé nombril norbert
  normande normandie nostalgie nota notaire nourrice noyau numéro nylon nymphes né néant
  négligence néon noirmoutier norvégienne nutritionnel nutritionnelle oasis obsèques obtiendra
  obus oc occase occurrence océane odette offrande oléron olivier omnicuiseur omnivore omoplates
  ongle opium oppression opte optionnelle org organe orgueil orifice ornières orthographe osier
  oubli ouellet ouïes outaouais pacha pacini pagaille page pages paillasse paille pailles pair
  pakistanais palme paléo pancarte panorama panthéon pantin pantoufles paolita papillote
  papillotes paquebot paradoxe paraisse paralysie parapet parapluie paraît parcelle pardessus
  parenthèse paroisse parterre participe pascale pascales patriarche patrice pau paume
  paupière pavillon payet paysan pelletier pelote peloton peluche pendule pensionnaire peps
  périgord périgourdin périphérie permettra perpignan perrin perron perrot perso peupliers phare
  phono phonographe php physionomie pi piaule picard picarde picardie piémontais pierrade
  pierrafeu pieu pif pilaf pilier pinard pinterest pionniers pizzaiolo pizzeria piété placerez
  plad plage plastic platane platine pliure pliures plombes plumard plâtre plénitude pochoir
  pochoirs poelée pogne poignard poirier poissonnier poissonnière poitevin poitevine poitrail
  politesse polka polonaise polynésie pommade pommier popeline porcelaine portière positionner
  posture poteau pouf pourriture pqt pradelle prendra prestige primeur procession procure prodige
  productif produira profusion promeneurs propagande prospectus proue provision pré précuisson
  préfecture préparatifs présidence ps psychanalyse pudeur pull pupitre pureté pyramide pâleur
  pâtisser pâtissier pèlerine pèlerins pédoncules péniche pénitence pénombre pépé périgourdine
  péripéties pétale pétales pétard pêcheur portugaise pourcentage presqu protègera protégera puy
  qc quadrillage québécoise quelqu quelquun quentin quercy queue quiétude quoiqu rabbin rabelais
  rachid rachida raclures radeau rafale raffermie raffermir raffermiront raffermis raffermisse
  raffermit raideur rainure rainures ralenti ramoli ramolliront ramollisse rancoeur rappé rappée
  rapé rapée raphaël rassie rassis ravin raymonde rayures rebord recoin recommandait recommandons
  recouvre redingote redoute redurci redurcie redurcir redurcis ref refasse reflet refrain
  regarnir régis régressif régressive reich reims relents remblai rémi remorque remous rémy
  renaud renault repentir repousse représailles ressac ressorts ressource retombe retrouvailles
  rey rhodoïd rictus rigolade rigueur robot roc rolande romancier rondeau rosaces rosiers rosisse
  roulade roulette rousseur ruisseau ruée râble râbles réarrose réarroser récipients récit
  récolter réfectoire réforme réparation répertoire répit répulsion résidu résiduelle résidus
  réticences rétractile rétroviseur réunionnais réunionnaise réveillon réverbère révolte
  révérence rênes rêverie reynaud rickard rimouski rolland roscoff rouen rouergue rousseau
  roussillon royan sabot saccades sacoche saguenay saleté salive salve samir samira sanatorium
  sandales sandrine sanglot santé santon saoudien sapins sarde sarthe satin saucier saucière
  saucières sauvagerie savard savoir savoyard schmitt schplaf scie sciure scrupule secousse
  seigneurie semelle semence sentinelle servira serviront servitude seuil séverine sichuan sieur
  sifflet silex silhouette sillage sillon simard simulacre siphon siphons slogans slurp sm
  snacking solange solidifié solidifie solidifiée solidifiées solidifiés sollicitude sommier
  sottise soubresauts souche soucoupe soufflez soulier soumission soupape souplesse sourcil
  sourdine soutane spectre sphère spirale spirales splendeur squelette stéph stéphane stéphanie
  steppe stériliseur stop strasbourg strate striures stupeur successeur succession suédois
  suédoise suie sulfu sultan supérette supplice supplément surcroît surlendemain sursaut sursis
  syllabes sylvain sylvaine sylvie sympathie symphonie syrtes sécheresse séchés séduction
  sénéchal sénégal sherbrooke tablier tabouret tact tadam tahiti tailleur talus tambour tampon
  tapisserie tata tatie tatin taverne tchuss teflon tendresse tentures terminera tessier teste
  texane thaïlandaise théo thérèse thermomix thierry thune thèse théologie thibault thiérache
  ticinese tifs tignasse timbre tirailleurs tiroir titi tiédeur todo toison toiture tombeau
  tonneau topissime toque toques torpeur torrents torsade torsader torsadez torsadée toubib
  toulousaine toulouse touraine tourangeau tourangelle tourbillon tourmente tourments tournure
  toussaint trac tracez traité traitée traitées traités tramway transformera trappe treillis
  triangle tribune tricot trimestre triplerons tristan trognon trognons tronc tronçon troquet
  trot trouvaille troyes tsar tumulte turban turcotte tweed tâche téflon télé tremblay turc
  unisson ustensile usure vacarme valaisan valérie vallon valse vanillé vanillée vanillées
  vaporisateur varenne végétarien végétarienne velda velours veloutée veloutées vendéen vendéenne
  vénèreront veneur verbe vercors vergogne verrou vertige vestiaire vestibule vestiges veston
  vichy vicomte victuailles vidal vieillesse vietnamien vigan vigueur villeneuve villeurbanne
  vinaigrées visière vitraux vitrine vizir vocabulaire vogue volailler volute volutes vosges
  voute voûte vrac végan véhémence véranda wiki wikipedia williams www xavier yanick yann yannick
  yaourtière yasmina yolande yorkais yorrick yvan yvette yvon yvonne zanzi zef zigzag zigzags
  zinc zingaro ziplok zèle zébrer zézette âtre çà ève ébauche écaille écailles échiquier
  éclaboussure éclaboussures écolier écoliers écorce écureuil écurie édifice édredon éffiloché
  éfiloché égout égoïsme éleveur éleveurs éloge éloquence émail émiettée éminceur émoi épaissira
  épargne éperons épingle étable étagère étain étalon étang étau étincelle étoffe étui évangile
  éveil îlot voilou youpi zoé
`
  .trim()
  .split(/\s+/);
