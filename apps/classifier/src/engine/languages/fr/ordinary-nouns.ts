/** Nouns of recipes and descriptions that are no food, and other words. */
export const NOUNS_FR = `
  abords abîme adhérente adhésion adolescence affût aga agonie agrafes agrémenter agrémentez aillé
  aillée alcôve allusion allée allégresse alsacien alvéole alvéoles alvéolé amant amas ambre
  amertume amincis amorce ampleur ampoule anarchie anatomie ancre ancêtre anecdote anse antan
  antichambre antigaspi antillais antillaise antre aplomb apothéose apparat apprenti appréhension
  appui aprés apéritif apéritive apéritives apôtres aquarelle aquarium arbustes arcades archevêque
  ardeur argile argot armistice arquebuse arsenal artillerie artilleurs ascension asphalte aspx
  astre attendrisse attrait attributs aubain aubaine audace aurore auréole autobus autocar autolyse
  automate automnale avache avalanche averse aveu axe aère aïeul babines bahut baigneur baise
  balustrade bandeau bandoulière bannières baptême barbier barricades bascule basquaise bassine
  basta bastille bataillon bave baïonnette bb bergère besogne bf bibelots bicyclette bignole bigorre
  binje bintje biographie biscuitée bistrot bitume blancheur blockhaus blog blouse blouson boiseries
  bonhomie boskoop bottines bouc bouchez bouchon bougre boulevard bourgeoisie bourreau bousculade
  boussole boxeur boy brancards branle brasier bretagne bretelles bretonne bricoles brigadier
  briquet brouette brouhaha broussailles brusquerie bulbe bulbes bungalow buste but buée bâtisse
  béatitude béret cabaret cachet cachot cadence cadran cafetière cagibi cahier caillou cailloux
  caissière caleçon calot calvaire cambouis camelote cameroun candeur canif caniveau cannelé
  cannelée cannelées canot cantine cantonaise capote capuchon carabine carafe caramelisé carapace
  caresse caricature carillon carnaval carreau carrefour carriole carrosserie carrure cartilage
  cartonné cartonnée cartouche cartouches casbah casseront cassures cataclysme catalogue cavale
  caveau caverne caïd ceinturon cendre cendrier centré centrés cf ch chaise chambranle chameau
  chandail changeront chanoine chant chapelet charcutier charcutière charogne charpente charrette
  chauffera chaussette chevalet chevelure chevet cheveu chiffonnade chiffons chignon châle châssis
  chérif cierge cils cime ciment cinoche cinquantaine ciné ciseau ciseaux citadelle civière
  clairière clairon clameur clapotis clerc clientèle cliquetis clochard cloison cloutier cloître
  cocher coffret cogne cohésion coiffe collera colorent colosse com comice communion comparaison
  compatriotes concession confidence confins confrère congelable connivence conquête consigne
  consistence console consul contraste contrôleur convive conviviale convoitise convulsions cookeo
  coquetterie corbeille corner cornez corniaud corniche corse cortège coréenne cosse cosses costard
  coté cotés couchette coudrier coulisses coupole couppés course courtoisie coussin couture
  couturière cox crac crapaud crevasse crevasses crevé crevés crin crinière cristallise croquante
  croquer croustillance croustiller crucifix crèche crémier crépuscule créé cygne cylindre cétogène
  damier damiers dauphinois dessein devanture dictature dictionnaire dinatoire disciple dispersion
  doctrine douane doudou dunes durcira durcit duvet débarras débauche débit débâcle décadence
  décanter décantez déchirure déclic déclin décombres décos décret dédain dédale dédoubler dédoublez
  déférence dégoût délicatesse déluge démarche départs dépouille dépérisse dérision dérive désaccord
  désarroi désinvolture désydraté détendra détour détritus dînatoire dînatoires ebook effluves
  effroi embarras embout embouts embrasure embrouille emiettée emincé emphase empoigne encens enclos
  enclume encolure enfilade enfilerez entente entracte entreouverte entretemps entrevue envahisseur
  envergure envoi envol er escabeau escadre escadron escalade escarpins espadrilles espelette
  esplanade esquisse estrade eunuques euphorie exactitude exigence exil exode exploit exsude extase
  fagots faisceau fanes fantaisie fantassins farcez fard farçies faubourg faune façade faîte faïence
  ferraille ferveur festin feuilleton feutre fiacre fibres fifi figure filament filaments fissure
  flanelle flaque fluide fluides fluidifier fonctionnaire fondra forfait fougue fouillis foulard
  fourche fourneau fr fracas fragments frange frangine frayeur frein fribourg fribourgeois friche
  frichti frime frise frisson froideur fruité frénésie fuji fureur furie fâchés fée fétiche gabarit
  galets galoches galop galère gamberge gamelle gant garnison gaspi gaze gazon gaîté gendarmerie
  gendre gifle givre glandes glas godasses godet golfe gonflera gonze gonzesse goudron gouffre
  gourmet gourmets gouttelettes gouttière grammaire grappe gravures grenoble grimace grisaille
  grisons grès gré guet guetter guibolles guichet guidon guillotine guirlande guirlandes guéridon
  guérite guêtres gélatinée géographie géométrie gérant halles halo hantise hardes harem hargne
  hausse hectares herbez hippo hiérarchie homogénéiser homogénéisez hoquet hospice hosto houppe houx
  html http hublot hutte hygiène hymne hypocrisie hâchés hébétude hélicoïdale héroïsme hérésie
  idéals imperméabiliser imprimerie imprudence impudeur impureté impératrice incertitude
  incompréhension inconscience indifférence indulgence inertie infanterie injure insolence insomnie
  institutrice insu interprète intrigue inventaire isba isole italia itinéraire ivresse janissaires
  japonaise japonnaise jardinier jargon jeton jockey joliment joncs jurons justesse kasher keto kid
  kilomètre kiosque labeur labyrinthe lacet lagune laideur lanterne laps largeur larme lassitude
  lavabo leva liasse libraire lignée limace line lingerie lisbonne liseré lisière litanie litière
  livret locataire loisir longeur loquet lord losanges louanges loufiat louisiane loulou lourdeur
  lucarne lueur lunette lut lycéenne lèvre légion lézard macadam madone maintiendra maisonnette
  maladresse maldon malice mammouth manchettes manivelle manoeuvre manège maquisards maraîcher
  marchepied marmaille marmiton maroc marraine marronniers marseille maréchal matante matelot
  maternité matraque mauricien maximun mcclelland membranes menuisier mercerie mettra miam mijotron
  milanais millimètre minimun minuterie miséricorde mitard mitraillette modestie moeurs moineau
  moitier moitiée mollesse molo monarchie monastère monologue monotonie monture monuments moquette
  morsure mosquée moulinette mousson mug mugs multicuiseur muraille murmure musette mythologie
  mèches méditerranée mégot mélancolie mélodie méprise métamorphose nacre nage nageoire nageoires nb
  nervure nervures nette nettes neuchâtelois niche nid noblesse noce nombril normande normandie
  nostalgie nota notaire nourrice noyau numéro nylon nymphes né néant négligence néon oasis obsèques
  obtiendra obus oc occase occurrence offrande omoplates ongle opium oppression opte org organe
  orgueil ornières orthographe osier oubli ouïes pacha pagaille page pages paillasse paille pailles
  pair palme paléo pancarte panorama panthéon pantin pantoufles papillote papillotes paquebot
  paradoxe paraisse paralysie parapet parapluie paraît parcelle pardessus parenthèse paroisse
  parterre participe patriarche paume paupière pavillon pelote peloton peluche pendule pensionnaire
  permettra perron perso peupliers phare phono phonographe php physionomie pi piaule pierrade pieu
  pif pilaf pilier pinard pionniers pizzaiolo pizzeria piété placerez plad plage plastic platane
  pliure pliures plombes plumard plâtre plénitude pochoir pochoirs poelée pogne poignard poissonnier
  poissonnière poitrail politesse polka pommade pommier popeline porcelaine portière positionner
  posture poteau pouf pourriture pqt pradelle prendra prestige primeur procession procure prodige
  productif produira profusion promeneurs propagande prospectus proue provision pré précuisson
  préfecture préparatifs présidence ps psychanalyse pudeur pull pupitre pureté pyramide pâleur
  pâtisser pâtissier pèlerine pèlerins pédoncules péniche pénitence pénombre pépé périgourdine
  péripéties pétale pétales pétard pêcheur qc quadrillage queue quiétude rabbin radeau rafale
  raffermiront raideur rainure rainures ralenti ramoli rancoeur rappé rappée rapé rapée ravin
  rayures rebord recoin recouvre redingote redoute ref refasse reflet refrain reich relents remblai
  remorque remous repentir repousse représailles ressac ressorts ressource retombe retrouvailles
  rhodoïd rictus rigolade rigueur robot roc romancier rondeau rosaces rosiers rosisse roulade
  roulette rousseur ruisseau ruée râble râbles réarrose réarroser récipients récit récolter
  réfectoire réforme réparation répertoire répit répulsion résidu résiduelle résidus réticences
  rétractile rétroviseur réunionnais réunionnaise réveillon réverbère révolte révérence rênes
  rêverie sabot saccades sacoche saleté salive salve sanatorium sandales sanglot santé saoudien
  sapins satin saucier saucière saucières sauvagerie savoir schplaf scie sciure scrupule secousse
  seigneurie semelle semence sentinelle servira serviront servitude seuil sichuan sieur sifflet
  silex silhouette sillage sillon simulacre siphon siphons slogans sm snacking sollicitude sommier
  sottise soubresauts souche soucoupe soufflez soulier soumission soupape souplesse sourcil sourdine
  soutane spectre sphère spirale spirales splendeur squelette steppe stop stupeur successeur
  succession suie sulfu sultan supplice supplément surcroît surlendemain sursaut sursis syllabes
  sympathie symphonie syrtes sécheresse séchés séduction sénéchal sénégal tablier tabouret tact
  tahiti tailleur talus tambour tampon tapisserie tatin taverne teflon tendresse tentures terminera
  teste thermomix thune thèse théologie ticinese tifs tignasse timbre tirailleurs tiroir titi
  tiédeur todo toison toiture tombeau tonneau torpeur torrents torsade torsader torsadez torsadée
  toubib tourbillon tourmente tourments tournure trac tracez traité traitée traitées traités tramway
  transformera trappe treillis triangle tribune tricot trimestre triplerons trognon trognons tronc
  tronçon troquet trot trouvaille tsar tumulte turban tweed tâche téflon télé unisson ustensile
  usure vacarme valaisan vallon valse vanillé vanillée vanillées varenne velours veloutée veneur
  verbe vergogne verrou vertige vestiaire vestibule vestiges veston vichy vicomte victuailles
  vieillesse vietnamien vigan vigueur vinaigrées visière vitraux vitrine vizir vocabulaire vogue
  volailler volute volutes voute voûte vrac végan véhémence véranda wiki wikipedia williams www
  yaourtière zanzi zef zigzag zigzags zinc zingaro ziplok zèle zébrer zézette âtre çà ève ébauche
  écaille écailles échiquier éclaboussure éclaboussures écolier écoliers écorce écureuil écurie
  édifice édredon éffiloché éfiloché égout égoïsme éleveur éleveurs éloge éloquence émail émiettée
  éminceur émoi épaissira épargne éperons épingle étable étagère étain étalon étang étau étincelle
  étoffe étui évangile éveil îlot
`
  .trim()
  .split(/\s+/);
