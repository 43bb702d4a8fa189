/** Nouns of recipes and descriptions that are no food, and other words. */
export const NOUNS_FR = `
  abîme abords adhérente adhésion adolescence affût aga agonie agrafes aïeul alcôve allée allégresse
  allusion amant amas ambre amertume amincis amorce ampleur ampoule anarchie anatomie ancêtre ancre
  anecdote anse antan antichambre antigaspi antillaise antre aplomb apothéose apôtres apparat
  apprenti appréhension appui aquarelle aquarium arbustes arcades archevêque ardeur argile argot
  armistice arquebuse arsenal artillerie artilleurs ascension asphalte aspx astre attrait attributs
  aubain aubaine audace auréole aurore autobus autocar autolyse automate automnale avache avalanche
  averse aveu axe âtre bahut baigneur baise baïonnette balustrade bandeau bandoulière bannières
  baptême barbier barricades bascule bassine bastille bataillon bave bâtisse bb bergère besogne
  béatitude béret bibelots bicyclette bignole bigorre biographie bistrot bitume blancheur blockhaus
  blog blouse blouson boiseries bonhomie bottines bouc bouchon bougre boulevard bourgeoisie bourreau
  bousculade boussole boxeur boy brancards branle brasier bretelles bretonne bricoles brigadier
  briquet brouette brouhaha broussailles brusquerie buée bungalow buste but cabaret cachet cachot
  cadence cadran cafetière cagibi cahier caillou cailloux caissière caïd caleçon calot calvaire
  cambouis camelote cameroun candeur canif caniveau canot cantine cantonaise capote capuchon
  carabine carafe caramelisé carapace caresse caricature carillon carnaval carreau carrefour
  carriole carrosserie carrure cartouches casbah cassures cataclysme catalogue cavale caveau caverne
  ceinturon cendre cendrier cétogène ch chaise chambranle chameau chandail chanoine chant chapelet
  charogne charpente charrette chaussette châle châssis chevalet chevelure chevet cheveu chérif
  chiffonnade chiffons chignon cierge cils cime ciment ciné cinoche cinquantaine citadelle civière
  clairière clairon clameur clapotis clerc clientèle cliquetis clochard cloison cloître cloutier
  cocher coffret cogne cohésion coiffe colosse com communion comparaison compatriotes concession
  confidence confins confrère connivence conquête consigne consistence console consul contraste
  contrôleur conviviale convoitise convulsions coquetterie corbeille coréenne corner cornez corniaud
  corniche corse cortège costard couchette coudrier coulisses coupole couppés course courtoisie
  coussin couture couturière crac crapaud crèche crépuscule crinière cristallise croquante croquer
  croustillance crucifix cygne dauphinois dessein devanture débarras débauche débâcle débit
  décadence déchirure déclic déclin décombres décret dédain dédale déférence dégoût délicatesse
  déluge démarche départs dépérisse dépouille dérision dérive désaccord désarroi désinvolture
  désydraté détour détritus dictature dictionnaire disciple dispersion doctrine douane doudou dunes
  durcit duvet ebook effluves effroi embarras embrasure embrouille emincé emphase empoigne encens
  enclos enclume encolure enfilade entente entracte entreouverte entrevue envahisseur envergure
  envoi envol er escabeau escadre escadron escalade escarpins espadrilles espelette esplanade
  esquisse estrade eunuques euphorie exactitude exigence exil exode exploit extase ève ébauche
  écorce écureuil écurie édifice édredon éffiloché éfiloché égoïsme égout éloge éloquence émail
  éminceur émoi épargne éperons épingle étable étagère étain étalon étang étau étincelle étoffe étui
  évangile éveil façade fagots faisceau faîte faïence fanes fantaisie fantassins farçies fard
  faubourg faune ferraille ferveur festin feuilleton feutre fée fétiche fiacre fifi figure fissure
  flanelle flaque fonctionnaire forfait fougue fouillis foulard fourche fourneau fr fracas fragments
  frange frangine frayeur frein frénésie fribourg fribourgeois friche frichti frime frise frisson
  froideur fruité fureur furie gaîté galets galère galoches galop gamberge gamelle gant garnison
  gaspi gaze gazon gendarmerie gendre géographie géométrie gérant gifle givre glandes glas godasses
  godet golfe gonze gonzesse goudron gouffre gouttelettes gouttière grammaire grappe gravures
  grenoble grès gré grimace grisaille grisons guet guéridon guérite guêtres guibolles guichet guidon
  guillotine guirlandes halles halo hantise hardes harem hargne hausse hâchés hectares hébétude
  hélicoïdale hérésie héroïsme hiérarchie hippo hoquet hospice hosto html http hublot hutte hygiène
  hymne hypocrisie impératrice imprimerie imprudence impudeur incertitude incompréhension
  inconscience indifférence indulgence inertie infanterie injure insolence insomnie institutrice
  insu interprète intrigue inventaire isba isole itinéraire ivresse îlot janissaires japonaise
  japonnaise jardinier jargon jeton jockey joncs jurons justesse kasher keto kid kilomètre kiosque
  labeur labyrinthe lacet lagune laideur lanterne largeur larme lassitude lavabo leva lèvre légion
  lézard liasse libraire lignée limace line lingerie lisière litanie litière livret locataire loisir
  loquet lord louanges loufiat loulou lourdeur lucarne lueur lunette lut lycéenne macadam madone
  maisonnette maladresse maldon malice mammouth manchettes manège manivelle manoeuvre maquisards
  marchepied maréchal marmaille marmiton marraine marronniers matante matelot maternité matraque
  mcclelland menuisier mercerie mégot mélancolie mélodie méprise métamorphose milanais millimètre
  miséricorde mitard mitraillette modestie moeurs moineau mollesse monarchie monastère monologue
  monotonie monture monuments moquette morsure mosquée mousson multicuiseur muraille murmure musette
  mythologie nacre nage neuchâtelois né néant négligence néon niche nid noblesse noce nombril
  normande nostalgie nota notaire nourrice nylon nymphes oasis obsèques obus oc occase occurrence
  offrande omoplates ongle opium oppression org organe orgueil ornières orthographe osier oubli
  pacha pagaille paillasse paléo palme pancarte panorama panthéon pantin pantoufles paquebot
  paradoxe paralysie parapet parapluie parcelle pardessus parenthèse paroisse parterre participe
  patriarche paume paupière pavillon pâleur pelote peloton peluche pendule pensionnaire perron
  peupliers pèlerine pèlerins péniche pénitence pénombre pépé périgourdine péripéties pétard pêcheur
  phare phono phonographe php physionomie pi piaule pierrade pieu piété pif pilier pinard pionniers
  pizzeria plad plage platane plâtre plénitude plombes plumard pogne poignard poitrail politesse
  polka pommade pommier popeline porcelaine portière posture poteau pouf pourriture pqt pradelle
  prestige pré précuisson préfecture préparatifs présidence procession procure prodige productif
  produira profusion promeneurs propagande prospectus proue provision psychanalyse pudeur pull
  pupitre pureté pyramide qc quiétude rabbin radeau rafale raideur ralenti ramoli rancoeur rapé
  rapée rappé rappée ravin rayures rebord recoin redingote redoute ref refasse reflet refrain reich
  relents remblai remorque remous repentir repousse représailles ressac ressorts ressource retombe
  retrouvailles récipients récit réfectoire réforme réparation répertoire répit répulsion résiduelle
  réticences rétractile rétroviseur réveillon réverbère révérence révolte rênes rêverie rhodoïd
  rictus rigolade rigueur roc romancier rondeau rosiers roulade roulette rousseur ruée ruisseau
  sabot saccades sacoche saleté salive salve sanatorium sandales sanglot santé saoudien satin
  saucier sauvagerie savoir scie sciure scrupule secousse seigneurie semelle semence sentinelle
  servitude seuil sécheresse séchés séduction sénéchal sénégal sichuan sieur sifflet silex
  silhouette sillage sillon simulacre slogans sm snacking sollicitude sommier sottise soubresauts
  souche soucoupe soulier soumission soupape souplesse sourcil sourdine soutane spectre sphère
  splendeur squelette steppe stop stupeur successeur succession suie sultan supplément supplice
  surcroît surlendemain sursaut sursis syllabes sympathie symphonie syrtes tablier tabouret tact
  tailleur talus tambour tampon tapisserie tatin taverne teflon tendresse tentures teste téflon télé
  thèse théologie thune ticinese tiédeur tifs tignasse timbre tirailleurs tiroir titi todo toison
  toiture tombeau tonneau torpeur torrents torsade torsadée toubib tourbillon tourmente tourments
  tournure trac tramway transformera trappe treillis tribune tricot trimestre triplerons tronc
  tronçon troquet trot trouvaille tsar tumulte turban tweed unisson ustensile usure vacarme valaisan
  vallon valse varenne velours veloutée verbe vergogne verrou vertige vestiaire vestibule vestiges
  veston végan véhémence véranda vichy vicomte victuailles vieillesse vigueur visière vitraux
  vitrine vizir vocabulaire vogue volutes voute voûte vrac wiki wikipedia www yaourtière zanzi zef
  zèle zézette zinc zingaro ziplok
`
  .trim()
  .split(/\s+/);
