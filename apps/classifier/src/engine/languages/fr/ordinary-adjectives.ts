/** Adjectives and adverbs that are no food. */
export const ADJECTIVES_FR = `
  abasourdi abasourdie abattue abdominale abdominaux abêti abject abjecte abolie abouti abrasif
  abrupt abrupte abrutie abscons absente absolu absous abstrait abstraite abusif abusive acariâtre
  accentué accentuée accessoire accidentel accidentelle accomplie accroupi accroupie accrue acerbe
  acéré acidulé acquise adéquat adéquate adhérents adjectif administratif administrative admiratif
  admirative admise adolescente adolescents adoptif adoptive adroit adroite adultère adverse
  affaibli affaiblie affectif affective affilée affirmatif affirmative affluents affranchi
  affranchie africain africaine agressive agreste agrégatif agricole aguerri ahuri ahurie aigrelet
  aigrelette aigrette aigri aigrie aigu aiguë ailé aimé aise aisé aîné alangui alanguie albanais
  albâtre albinos alcoolo alentour alexandrins alezan alezane aléatoire algérois algonquin aligné
  allegro allègre allié alliée alpin altier altière amaigri amaigrie ambigu ambiguë amicale amont
  amorphe amorti amortie amphibie anal analogue analphabète anar ancestral ancestrale ancillaires
  ancré andalou androgyne angora animale annexe annuel annuelle annulaire anodin anodine anormale
  antérieur antérieure anthracite antichars antisémite apache apatride aphone aphrodisiaque
  apparente apprise approfondi approfondie appropriée approximative aquilin arbitraire archaïque
  architectural architecturale ardu ardue argent argentée argentin argentine aristo aristocrate armé
  arqué arquée arrondi arrondie artificiel artificielle artisanale asiate asocial asphyxié assagi
  assassine asservi assidu assidue associé associée assorti assortie assoupi assoupie assourdi
  assourdie assujetti astral astreint atone atrophié atteinte attentif attentive atténué atténuée
  attribué attribuée auburn aucuns auditif auguste auriculaire austère australe australien
  autochtone autodidacte automnal automobile autonome autoritaire autrui auvergnat auvergnate
  auxiliaire auxquelles auxquels avachi avachie avare avarié aventurier aventurière avertie
  avertisseur avéré avoué avouée aztèques azur âgé âgée âpre badaud badin bafoué bafouée bagarreur
  baguée bagués baleinière balèze ballot balnéaire balourd balto banal banals bananier bancaire
  bancal bancale bandé banlieusard banlieusarde banni baptismaux barbare barbaresques barbichu
  barbouze barjot baroque barré basée batailleur bath bavard bavarde bâtarde bâti bâtie beige benêt
  berlinois berrichon bestial bestiale beuh bègue béant béante béat béate bébête bécasse bégueule
  bénard bénéficiaire bénévole bénigne bénin bénit bêcheur bicause bicorne bigle bilingue binoclard
  biplan bis biscornu biscornue bistre blafard blafarde blagueur blanchâtre blasé blasphématoire
  blessé bleuâtre blindé blondasse blondinet bloqué bloquée blotti blottie bohème boisé bombé
  bonasse bondé bondée bonnard bordé boréale borgne borné bossu bossue bot bouclés boudeur boudiné
  bouffon bouffonne bougé bougonne bourgeois bourru bourrue boutiquier bovine braillards branché
  branchée branque bredouille bricoleur brillant brodé bronze bronzé brouillée brunâtre brunette
  brusque brutale brûlé buissonnière bureaucrate burlesque buvard byzantin byzantine cabotin cachée
  cachottier cachou cadastral cadet caduc caduques calcaire calée califourchon calorifère cambrée
  camerounais campagnard campagnarde canaille canari candide canin capot captif captive carcéral
  carcérale cardinale caricatural caricaturale carnassier carnassière casqué casquée castillan
  catalans cathares cathédrale cavalière câline ceint celte cendré centenaire centième centrifuge
  certifié céladon céleste cérébral cérémonial chafouin chafouine chagrine champenois charbonnier
  charmeur charnel charnelle charnu charrié chaussés chauvin châtain chenu chercheur chevaleresque
  chevalin chevaline chevelu chevelue chétif chétive chirurgical chirurgicale chleuhs chochotte
  choquée choral choucard chouïa cinquantième circoncis circonflexe circonspect circulaire cireuse
  citadin citadine clandestin clandestine clémente clérical cloué clouée clouté cochère cochonne
  cocu codé cohérente coi collectif collégiale colombophile colonial coloniale colossal colossale
  comac combatif combative commerciale commémorative communal communale communautaire communicatif
  communicative compétente compétents complémentaire composite compresseur compréhensif
  compréhensive concave concessionnaire concret concrète concurrente concurrents conductrice
  confidentielle confiné confisqué confondu confondue conforme congédié congénères congénital
  congénitale conjoint conjointe conjugal conjugale conjugué conjuguée connaisseur conquise
  consciente conscients conservatrice consécutifs conséquente consolatrice consommée constat
  constitué constituée constitutionnel constitutionnelle constructif consultatif consultative
  contemplative contemporain contemporaine contestataires contiguë continentale contingents continu
  continuel continuelle contracte contradictoire contraint contrainte contrariée contrebas
  contrefait contrit conventionnel conventionnelle convenue convergents convers converse converti
  convertie convexe convié convulsif convulsives coopérative coquebin coquin coquine cordée cordial
  cordiale coriace cornée cornu cornue corporelle corporels correcte correctionnelle corrompue
  corrosif corrosive corsée cosmopolite cossu cossue couard courants courbé courtaud courtisan
  courtois cousu cousue coutumier coutumière coûteux côtière cracra cradingue crado craignos
  craintif craintive cramoisi cramoisie crapule craquante crâneur crescendo créanciers créatrice
  crédule crématoire crépusculaire crétois criard criarde cristallin crochu crotté croulant croupi
  croupie cruciale crucifié crucifiée cubaine cuivré culturelle cupide dactylographiées damné deçà
  delà dentelé dentelée dentellière derechef despote desquelles desquels destructrice devers dextre
  débarqué débarquée débonnaire débrouillard décente déchu déchue décisif décisive déconfit
  décoratif décousu décousue dédié dédiée défensif défensive déférente défini définie définitif
  définitive défraîchi défraîchie défroqué défunte dégarni déglingué déglinguée délégué déléguée
  délétère délié déliée démente démenti démentie démentiel déments démocrate démoniaque démonstratif
  démuni démunie dénué dénuée départemental départementale dépeint dépoli dépolies dépourvu
  dépourvue dérisoire déserte désinvolte désuet désuète détraqué détraquée dévastatrice dévolu
  dévolue dévot dévote dévoué dévouée diaphane diapositives difforme diffus diffuse digestif
  digitales diminutif dingo directive directorial disciplinaire disco discontinu discrète disert
  disgracié disjoint disjointes disloqué disloquée disparate dispos dissidents distendu distendue
  distinct distincte distinctif distingué distinguée distraite distribué distribuées diurne
  divergentes divergents diverse divisionnaire dixième dixit docile docte doctoral dodu dodue
  dolente dominicain dominical dominicale dorsale doté douanier douceâtre doucet douillet douillette
  douzième drapé drogué dru drue druzes dubitatif dubitative ducal dudit due dupe duplex duquel
  duraille effectif efflanqué efflanquée embué embuée embusqué empli empreint empuanti enchanteresse
  enclin encline endolori endolorie endurci enfantin enfantine enfoui enfouie englué engluée
  engourdi engourdie enjoint enjoué enjouée enjôleur ennemie enrichi enroué enrouée enseveli
  ensevelie enthousiaste entretenu entretenue entrouvert envahi envahie espiègle essentielle
  estropié européen européenne eusse eussé eussions eûmes exceptionnelle excessif excessive exclue
  exclusif excommunié excusable exempt exécutif exigu exiguë existentielle expansif experte
  expéditif expéditionnaire expérimentale expiatoire explicative explicite explosif expresse
  expressif exquis exquise exsangue extasié extasiée externe exténué exténuée extérieure ès ébahi
  ébahie éberlué éberluée ébène ébloui éblouie écaillée éclos écloses écossaise écrue éculés
  éditorial éducatrice égrillard électoral électorale élémentaire éloquente éloquents élue émacié
  émeraude éminente éminents émissaire émotif émoulu ému émue énième épanoui épanouie éparse éperdu
  éperdue éphémère épinière épiscopal épistolaire épithète éprise équarries équatorial équatoriale
  équestre équivalents équivoque érudit établie étouffé étourdi étourdie étrangleur étriqué étriquée
  étroit étudié étudiée évacué évanouie évaporée évasif évasive éventré éventuel éventuelle évolué
  fachos factice fada fadasse faiblard faibli faisable falot falote famé familière fané fanfaron
  fantasque faraud farceur farfelu farouche fatale fatigué fautif fautive fauve fayots fâchée feint
  feinte fermière ferré ferroviaire fertile fessier feuillu feuillue feutré fébrile fécond féconde
  félin féline féodal féodale férié féroce féru fêlé fêlée fictif fictive fiduciaire figuré filasse
  filée filial filiale filiforme filioque finaud finlandais fissa flamand flamenco flasque flâneur
  fleuri flicard florès floue fluette fluvial foetale fol folâtre folingue follet foncière
  fonctionnelle fondamental fondamentale fondé forain foraine forcée forestier forestière formelle
  fortiche fortifié fortifiée fortissimo fortuit fortuite fossile fouineur foulant fourbi fourbu
  fourbue fourchue fourchus fournie fragmentaire franche franciscain francophone franque fraternel
  fraternelle fratricide fréquents frêle frigide frimeur fripé fripon frisquet frivole frontal
  frontale frontalière froussard fruitier fruste fugace funeste funèbre funéraire furax furibard
  furibond furibonde furtif furtive fus fusse fussions futé futile fuyard fût fûtes gabonais gaga
  gaillard gaillarde garanti garçonnière gauchère gaulois gavroche gazier geignard geignarde gelé
  gentes germain gémellaire génératrice génitaux gênant gênante gênée gigantesque gigogne gironde
  gitan gitane glabre glacial glaciale glauque globale glouton gloutonne godiche goguenard
  goguenarde goinfre gommée gouailleur goulue goulus gourde gouvernemental gouvernementale goy
  grabataire gracile grandiloquente grandiose grassouillet grassouillette gratos gravé grenat grenu
  grenue grège grêle griffues grillagé grimacier gringalet grisâtre grisé grisée groggy grognon
  grossi grossie grotesque guerrière gueulard guérie guilleret guillerette guttural gutturale habile
  habituée hagard hagarde haï haïssable hardi hardie hautain hautaine havane hâbleur hâlé hâlée
  hâtif hâtive hâve hebdomadaire hellènes herbu herbue hexagonal hexagonale hébraïque hébreu
  héréditaire héroïque hétéroclite hilare hindou hindoue hirsute hispano hiv hivernal hivernale
  homonyme hongrois honni honoraire honorée horizontal horlogers horlogère horrifié horrifiée
  hospitalier hospitalière hôtelier huitième humanitaire humilié humiliée hurleurs hybride
  hydrophile hypnogène hystéro iconoclaste idem idoine idolâtre ignoble illégitime illicite illico
  illusoire illustre imaginatif imaginative imberbe imbriquées imbu immanente immatériel
  immatérielle immédiate immémorial immémoriale imminente immobile immobilière immonde immoral
  immortel immortelle impair imparfait imparfaite impartial impavide impec impensable impersonnel
  impersonnelle impénitents impératif impérative impériale impérieux impérissable impie implicite
  impoli importun importune impotente imprécis imprécise imprévu imprévue impromptu impromptue
  impropre imprudente imprudents impulsif impur impure inactive inaperçu inaperçue inapte inassouvis
  inattendu inattendue inattentif inaugurale inavoué inavouée incandescente incantatoire incarnat
  incassable incendiaire incendié incendiée incertain incertaine incisif incisive inclus incognito
  incohérente incohérents incolore incommode incomplet incomplète incompris incomprise incongru
  incongrue inconnaissable inconsciente inconscients incrédule inculte indemne indécente indécis
  indécise indéfini indéfinie indéfinissable indélébile indicatif indiennes indifférents indigents
  indigeste indigène indigne indigo indiscret indiscrète indispose indissoluble indistincte
  individuel individuelle indo indochinois indocile indolente indulgente industrielle inefficace
  inepte inerte inexpliqué inexpliquée inexpressif inédit inédite inégal inégale inépuisable infâme
  infect infecte infernal infernale infidèle infime infinie infinitésimales infirme infirmier
  influents informe infranchissable ingénu ingénue ingrat ingrate inguérissable inhabituelle
  inhumain inhumaine ininterrompu ininterrompue initiale initié injustifiée inlassable inoffensif
  inoffensive inopportun inopportune inouï inouïe insaisissable insalubre insatisfait inscrite
  insecticide insipide insolente insolents insolite insoluble insomniaque insoumis instinctif
  instinctive instructif instructive instruit instruite insulaire insurpassable intacte intarissable
  intellectuel intellectuelle intempestif intempestive intemporel intemporelle interallié interloqué
  interloquée intermittente interrogatif interrogative interrompu interrompue intestin intestinale
  intestines intégral intrépide inusable inutilisable invalide invendus inventif investie
  involontaire irisé irisée irrationnel irresponsable irréalisable irrécusable irréel irréelle
  irrégulier irrégulière isolant israélite issu itou ivoire ivoirin jalmince jambières jaunâtre
  jeunette jeunot joice jojo jonquille jouasse jouée joufflu jouisseur jouissif journalière jovial
  joviale joyeux jugulaire jumelle juré jusques juvénile kabyle kamikaze ladite laïque languide
  lapidaire larguée larvaire larvée lascif lascive latente latéral latérale latine lauréat lâchée
  ledit lent lesdits leste léché léchée légendaire législatif législative légué libertin libertine
  libéral libérale libératrice licencié licite lilas limpide linéaire lingère littéraire littéral
  littérale littoral livide livresque loco locomotive logé lointain lointaine longiligne loquace
  louée lourdaud lourdingues louvet loyale lucide lue lugubre lunaire lustral luxembourgeois
  lyonnais maboul macabre macache machinal machinale macho madrilène maghrébines magistral
  magistrale magnanime mahousse maigrelet maigrichon maigrichonne mainte majoritaire majuscule
  malabar maladif maladive maladroit maladroite malaise malaisé malgaches malgré malhabile
  malhonnête maligne malingre malpoli malpropre malsain malsaine maltais mammifère manchot
  mandataire maniaque manifeste manqué manquée manuelle manuscrit manuscrite maous marchande
  marchant marginal marginale marié mariole maritime marle marocaine marseillais martiale martiaux
  martiniquais martyr martyre masculin masculine massif mastard mastic mastoc maternel matérielle
  matinal matinale matrimonial mauresque maussade maxillaire mensongère mensuel mensuelle menue
  mercantile mercenaire mesquin mesquine meuble meulière meurtri meurtrie méconnaissable méconnu
  méconnue mécontente mécontents médiane médiéval médiévale médiocre méditatif méditative méga
  mégalomane mélomane ménager ménagère méplats méprisable méridional méridionale méritoire métis
  métropolitain métropolitaine mézig mézigue mielleux mien mienne mieux mièvre mignarde millénaire
  milliardaire millième millionième millionnaire mineure minéral minérale minière minime ministériel
  ministérielle minouche miraculé misanthrope misogyne missionnaire mitoyen mitré mobilier moderato
  modifiée moiré moisi moisie moite mol mollasse mollo momifié momifiée monacale mondain mondaine
  mondial monétaire monocorde monotone montmartrois monumental monumentale moqueur morbide mordicus
  morfondu moribond moribonde moricaude morose mortuaire moscovite mouchard moussu moustachu
  moustachue mufle mulâtre multicolore multiplié multipliée municipale mural murale mus musculaire
  musicaux musico musulman musulmane mutin mutine mutuel mutuelle myope mythomane naguère naine naïf
  naïve nanti nantie narbonnais narquois nasal nasale nase nasillard nasillarde natal natale natif
  nauséabond nauséabonde navale navarrais nazi nazie neuvième néerlandais néfaste négative
  négligente négresse négrier négroïde néophyte niable niais nié nigaud nobiliaire nocif noctambule
  nocturne noiraud noiraude noirâtre noirci noircie nomade nonagénaire noria normand noté notoire
  nourricier nourricière nourrie novice nuptial nuptiale obligatoire oblongue obscène obscur obscure
  obstrué obstruée obtus obtuse occasionnel occidental occidentale occis occulte ocre octogénaire
  octogonal octogonale oculaires odieux offensif offusqué offusquée oisif oisive olfactif olivâtre
  ombilical omis omnipotente omniprésente omnisports ondée onzième opale opaline opératoire opéré
  opiniâtre opportun opportune opulente opulents oral orale orangé orangée oratoire ordurier
  ordurière originaire originel originelle orphelin orpheline orthodoxe ostentatoire ottomane out
  ouvrière ovale ovoïdal ovoïde paf paillard pailletée paillée païenne palière panard paniquée
  pantois papelard paradisiaque paradoxal paradoxale paramilitaires paranoïaque parasitaire parasite
  parentale parigot parlementaire parlé parlée paroissiale parqués parthe partiel partielle partisan
  parvenu parvenue pascal pasque passable passagère passif passionnel passionnelle passive pastorale
  pataud patelin patente paternel paternelle patibulaire patraque patriote patronnesse paumé
  paysanne pâlotte pectoraux peigné peinard peinarde peinte penaud penaude pendue pensable pensif
  pensive pentu percheron perclus perçu perfide permanente perpendiculaire perpète perpétuel
  perpétuelle perplexe persan persane personnifié perspicace persuasif persuasive pervenche perverse
  pestilentielle petiot petiote pécheresse pécheur péjoratif pékinois pénal pénard pénitentiaire
  pénitents pépère péremptoire péri périssable pétrifié pétrifiée pétrolier pétrolières phallocrate
  pharisiens phénoménal phénoménale philippin philosophale philosophe phosphorescente
  phosphorescents photomaton piètre piéton pillards pingre piqueur pittoresque placide plaintif
  plaintive plaisantin plane planétaire planqué planquée plaqué plaquée pleutre plénière
  plénipotentiaire plissé plouc pluriel pochard pocharde poilu poilue pointue poitrinaire polaire
  polak policière polonais polychrome polyglotte pommadé ponctuel ponctuée popote portatif portative
  portuaire portugais portugaises poseur possessif possessive postal postale postérieur postérieure
  posthume postiche postier potelée poupin poussif poussive presbyte pressenti pressentie précédente
  précédents précoce préconçues précurseur prédit préfabriqué préférée préliminaire prémonitoire
  préparatoire présidentiel présidentielle prétendu prétendue préventive prêté prieur primesautière
  primitif primordial primordiale princier princière printanier printanière privé privilégié
  privilégiée prodigue productrice produite proéminente profane prognathe progressif progressive
  prolétaire prolifère prolixe prompt prompte promu propice proportionnelle propret proprette
  prosaïque proscrit prospère protectrice protocolaire provençal proverbiale providentiel
  providentielle provincial provinciale provisoire provoqué provoquée psychogènes publicitaire
  puceau pucelle pueblo puéril puérile pulmonaire punie punitive puritain puritaine pusillanime
  putride quadragénaire quadrilatère quadrupède quadruple qualifiée quasi quatorzième quinquagénaire
  quinzième rabougri rac raccourci racée raciale radicale radicaux radin raffiné rageur ragot
  railleur rallié ramier rance rancunier rancunière rapace rapatriés raréfié rarissime raseur
  rassasié rassasiée rassise rationnel rationnelle rauque ravageur râblé rebondi rebondie rebours
  reclus recluse reconnaissable reconquis recrue recta rectiligne recueilli reculé reçue relaps
  relatif relaxe relégué reléguée relu remorqueurs renversé repenti replet représentatif
  représentative repu requise respectifs respective respiratoire ressentie restreint restreinte
  retardataire retors revêche revêtu revêtue revoici réactionnaire réalisable réaux rébarbatif
  récents réciproque réflexe réfléchie réfractaire réfugié réfugiée régale régicide régional
  régionale réglementaire réjoui réjouie répandu répandue républicain républicaine réséda
  résidentiel résidents résiné résolue réticente réticents rétif rétive rétréci rétrécie rétro
  rétrograde rétrospectif rétrospective réussie révélatrice révolu révolue révolutionnaire rêche
  rêveur rêvé rêvée rhénans ricain richissime rieur rigide rigolard rikiki ringard riquiqui risquée
  rituelle rivale rivaux riverains robuste rococo roide romanesque ronchonne rondelet rondelette
  rondouillard rongeur rosâtre rotatives roublard rougeaud rougeaude rougeâtre roumain rouquin
  rouquine roussâtre routier routière rouverte rubicond rubis rudimentaire ruiné rurale ruraux rusés
  rustre sacré sacrilège sacro sagace saisonnier salarié saligaud salin salines salingue salubre
  salutaire samaritaine sanguinaire sanguine sanguinolente sanitaire sanscrit saoule saphir satané
  satisfaite saturé saufs saugrenu saugrenue saumâtre scandinave scapulaire schizophrène schlass
  schnock sectaire secundo seizième sempiternel sempiternelles sensationnel sensationnelle sensuel
  sensuelle sentimentale sentimentaux septième septuagénaire serein sereine serpentins seulabre
  seulette sexagénaire séant séculaire séculier sédentaire séductrice séduit séduite sélective
  séminale sénégalais sénile sépulcrale sérénissime séropositif siamois sibyllin sibylline sic
  sienne signé significatif significative simiesque simplet simplette singulier singulière sis sise
  sitôt situé située snob soiffards soldatesque solennel solennelle solidaire sommaire somnambule
  somnifère somnolente somnolents songeur sonné sonore sophistiquée sordide sot soudaine soumise
  soupier sourcilière sourde sourdingue sournois souscrit soussou soutenue souterrain souterraine
  souverain souveraine spartiate spécifié spirituelle sportive stagiaire statuaire stellaire
  sterling stérile stoïque stricte stridente stridents stupéfait stupéfaite stylé suave subalterne
  subit subites subito subjectif subjective substantielle substantiels subtil subtile subversif
  subversive successifs successives succinct suggestive suicidaire suissesse suiveurs superficiel
  superficielle superflu superflue supplicié suraigu suraiguë surdoué surhumain surhumaine
  surnaturel surnaturelle svelte swahili sylvestre syndicale syndiqués synonyme tabou tacite
  taciturne tactile tactique tangente tanné tantôt taoïste tapageur tapé tapée tapie taquin taquine
  tardif tardive tatillon tatoué tatouée tchèque tchécoslovaque teint temporel temporelle tenace
  tenté ter terminale terni ternie terrestre terrien terrifiée territorial territoriale tertio
  teutonne textile téméraire ténu ténue têtue thermal thermale thermogène théâtral théâtrale tien
  tienne tierce tiédasse tigré tissé titanesque titulaire to tocard tombale tondu tondue tordue
  torride tortue torve toscane totalitaire touchée touffu touffue toulousain toxicos traditionnel
  trahie traînard traîtresse tranquillos transcendantal transie transit transitoire transmise
  transparente transversale trapu trapue travailleur traversé travesti treizième trentième trémière
  triangulaire tricard tricheur tricolore triomphal triomphale tripartite trivial triviale trompeur
  tronqué tronquée tropicale tropicaux troué trouillard truqué truquée tubard tuméfié tuméfiée
  turbulente turbulents turque tutélaire tzigane ultérieure unanime unième universel universelle
  universitaire urbain urbaine urgente usagé usagée usé usée utilisable utilitaire vachard vagabond
  vagabonde vaincue valide vandale varié variée vaudois vaudou veinard veiné velléitaire velu
  vengeresse vengeur ventrale ventru verbal verbale verdâtre verdi verdie vermeil vermeille
  vermillon vermoulu vermoulue verrière versaillais vertébrale verticaux vespérale vestimentaire
  veule vécue végétative véhémente véhéments vélin véloce vénal vétérinaire vétuste vêtu vêtue
  viable vicelard vicelarde vicié vieillie vieillot vieillotte viennois vigile villageois vindicatif
  vingtième violent vioque virginal virginale viril virile virtuel virtuelle virtuose virulente
  viscéral viscérale visé visionnaire vissé visuelle vitale vitaux vivace vocal vocale volante
  volants volatile volubile vorace voué vouée voyageur voyant yiddish yougoslave zazou zinzin
`
  .trim()
  .split(/\s+/);
