/** Correct words that differ in one letter from a word of the language data. */
export const COMMON_WORDS_FR: readonly string[] = `
  aboli abolis abondante abondantes aboutant aboute abouter aboutes aboutez aboutons aboutée
  aboutées accords acres acter actes additionnel agace agile agirez agirons aideriez aiderons
  aidiez aigle aiguille aiguilles aillant aille ailée aimant aimante aimantes aimants aiment aimer
  aimerez aimerons aimez aimons aimée aimées airant airer airez airons aisée aisées ajouts
  allantes allemands alliant allongerons allure allures allurée allurées alternance alternances
  altos altérée amante amantes ambiance amendant amender amendez amendons amendée amendées amiante
  ampère andante angle angles animent anses antes apports appuis arables arbre arbres arches
  ardente argentés aride aridité armes arrangerons arrivas arriviez arrivions arrogant arrogante
  arrogantes arrogants aryenne arène arènes asiles assiste assistes assoirez assois assumant
  assume assumer assumerez assumes assumez assumons assumée assumées assurance assurances aster
  atome atomes atteindre atteindrez attenant attenante attenantes attendais attendait attende
  attendiez attendions attendit attendrai attendrais attendrait attendras attendrons attentant
  attentez attentons auditionnant auditionne auditionner auditionnerez auditionnes auditionnez
  auditionnons auditionnée auditionnées augments avais avenant avers avide avidité avocates avère
  avères babys balte banale banales bandant bande bander banderez bandes bandez bandons bandée
  bandées banne bannes banquette banquettes barbant barbante barbantes barbants barbas barber
  barbez barbons barbus barbée bardeaux bardis bards baronne baronnet barque barques barrant
  barrer barrerez barrez barris barrons barrée basques battis battrons belette berger bergers
  beurs biais biaisant biaise biaiser biaises biaisez biaisons biaisée biaisées bibis bibles bidon
  billets billons bills bilons binons biscottis biscuites bisée bleds blesse bleuit blinde blinder
  blindes blocus boire boise boisée boisées boive boives bombes bombons bonde bondes bondir
  bondirez bondis bondit bondons bonds bordant borde border borderez bordes bordez bordons bordée
  bordées bosquets bossant bosse bosser bosserez bossez bossée bossées bottant bottas botter
  bottez bottons bouche bouchers boucle boucler bouclez bouclée boude bouder boudes boudine
  boudines boues bouge bouger bouges bougez bouille bouilliez bouillions boulangeries boulangers
  boulet boulot boulots boulée boume boumes bourdons bourrant bourre bourrer bourrerez bourres
  bourrez bourrée bourrées bouse bouses bousillant bousillez bousillons bouton boutons bouée
  boyaux braguette braguettes branchus brande brandes brandis brasseriez brefs bridge bridger
  bridgez brilles brisis brocante broche broches broché brome brouillant brouillez brouillon
  brouillons brousse brousses bruche bruit bruits brume brumes brute bruyant bruyante bruyantes
  bruyants buisson bures bushes butons bénédictin bénédictins bûchers caches cachets cachons cades
  cadette cadettes cadis cafard cafards cages cagnes cailler cales calotte calés cames campagnes
  campe campes camus canal canardes canaris canine canines capte captes captons capucin capucins
  cardan caressons carmes carnet carnets cartes carton cartons casiers casiez casions cassette
  cassettes cassier cassiez cassions caste castes catcher catis causant causante causantes
  causants cause causer causerez causes causez causons causses causée causées cavaler celas celle
  celles cellier centres certaine certes cerveau cerveaux cessant cesserez cesses cessez cessée
  cessées ceste chablais chaire chanta chantres charbonniers charpentes chassant chasse chasser
  chasserez chasses chassez chassons chassée chassées chaton chatons chaux cheminant chemine
  cheminer chemines cheminez cheminons cheminée cheminées chemisier chemisiez chemisions chenaux
  chers chevaler chiale chiales chiantes chiants chiez china chinais chines chinons chions chipe
  chlorant chlore chlorer chlores chlorez chlorons chlorée chlorées choeur choeurs choies choir
  chopons choquant choque choques chères cieux cirez cirons citerons clade clades claies claquant
  classant classe classer classerez classes classez classons classée classées clause clauses clebs
  clefs cliche cliches clins clips clives clochons cloquant cloque cloques clore clorez clorons
  cloues coaches cocasse cochant coche cocherez cochers coches cochez cochée cochées colliez
  collions colombes coloris colts comblement commenciez commencions commentant commenter
  commenterez commentes commentez commentons commentée commentées commercer commerces commercez
  commerçant commerçante commerçantes commerçants compacts compagne compas complexant complexe
  complexent complexer complexes complexez complexons complexée complexées compliment complot
  complots comportant comporte comporter comporterez comportes comportez comportons comportée
  comportées composant composante composantes composants compose composer composes composez
  composons composée composées comptas comptiez confiant confiante confiantes confiants confierez
  confiez confinant confines confinez confinons confions confirme confirmez conflit conflits
  confort confus connasse connasses conques consommées conte contenue contenues continus contons
  conté conçu conçue copine copines coquant coquette corans corne cornons cornus corné corpus
  corrigerons corset coteau cotis coudre coudrez coudrons couille couilles coupa couplet couplets
  courage courages courbant courbe coureur courir courrez coursant courte courut couvents couvris
  couvrus craies cramant cramer cramerez cramez cramons cramée cramées crane cranes crassant
  crasse crasser crasses crassez crassée crassées crevant crever crevez crevée crevées crime
  crimes crise crises crissant crisse crisses cristalline cristallines croate crois croisant
  croissantes croix croque croques crossant crosse crosses crossons crottons croustillants cruche
  cruches cruchons cruels créant crédites crédités créer créerez crétine crétines créée cubas
  cuirons cuirs cuisinier cuisiniers cuisiniez cuisinions cuitant cuitez cuitons cuivre cuivrez
  culant culer culez culons culte cultes culée culées curant curez curseur cuvette cuvettes cèdes
  damne damnes dauphin dehors demies dessertes dessertis dette dettes devais devait devis devisant
  devise deviser devises devisez devisons digue digues dinars diode diodes direz dirons disant
  dises disette disons dispense dispenser dispensée dispensées divers divine divines divisions
  doigtes donjons donnas donneriez donniez donnions doras dorique doriques doris dormant dormante
  dormantes dormants dormez dormons douche douches doucis douillets doutes douves dragues draguée
  draguées dragués drapée drapées durer durerez dures durez durons durée durées débile débiles
  débits débutant débutante débutantes débutants débute débuter débuterez débutes débutez débutons
  débuté débutée débutées débutés déceler décodant décode décoder décoderez décodes décodez
  décodons décodé décodée décodées décodés décolletez décolletés décor découvris découvrus décèle
  défaillant défaillante défaut défauts défend défendant défendez défendons défendre défendrez
  défends défendu défendue défendues défendus défiait défit dégage dégager dégages dégagez dégagé
  dégagée dégagées dégagés dégel dégénérez délies délitant délite déliter délites délitez délitons
  délité délitée délitées délités déliés dépend dépendant dépendante dépendantes dépendants
  dépendez dépendons dépendre dépendrez dépends dépendu dépendus dépitant dépite dépiter dépites
  dépitez dépitons dépité dépitée dépitées dépités déplace déplacer déplacerez déplaces déplacez
  déplacé déplacée déplacées déplacés déplaçant déraillant déraille dérailler déraillerez
  dérailles déraillez déraillons déraillé déroutant déroute dérouter déroutes déroutez déroutons
  dérouté déroutée déroutées déroutés détenant détende détendrons détenez détenons détenu détenue
  détenues dévorant dévore dévorer dévorerez dévores dévorez dévorons dévoré dévorée dévorées
  dévorés emplois endure endurez enfance enfances enflant enfle enfler enfles enflez enflons
  enflée enflées enfuirez enfuis engrais ennuis ensuit entend entendant entendez entendons
  entendre entendrez entends entendu entendue entendues entendus entra entrailles entrain entrains
  entrais entrait entres envie envies envois envole envoler envolerez envolez envolons envolé
  envolée envolées envoyas escale escales espagnole espagnoles essais essayiez essor essors
  examine examines examiné examinés exporte extrairons extraite fable fables fades faiblis faille
  failles faims faisais faisions famine famines fanges faste fastes faunes faxes femme femmes
  fendant fendez fendons fendre fendrez fends fendu fendue fendues fendus fente feras ferions
  fermeté fermiez fermions ferons ferrée ferrées fervent fervente fervents feues feuillus fiable
  fiables fiers figurer figures figurez filaient filant filante filantes filants filerons fille
  filment filons fixement fixer fixerez fixes fixez fixée fixées flacon flacons flaire flammes
  flammée flammées flattant flatte flatter flatterez flattes flattez flattons flattée flattées
  fleures fleurions fleuris flics flots flouons flous fluxe fluxes foins foires foirez folies
  folios foncier fonder fondrons fondée fongus forant forcir forcis forcit forer forger forgerez
  forgez forgée forgées formats formel forons forée foudres fouille fouilles fouis fourbant
  fourber fourbez fourbons fourbée fourbées fourgons fourmis fournée fournées foutre foutrez
  foutrons foyer foyers fraiser fraisez fraisée franchement franchis franchise franchises francise
  francises francs frayer frics frimant friment frimez frimons frimée frimées frirons frissons
  frocs frontons frottis fugue fugues fuirez fumier fumiez fumions fusant fuser fuses fusez
  fusilles fusons fusée fusées futée futées fuyant fuyante fuyantes fuyants fuyez fuyons fériée
  fériées férule gabier gaine gaines gains galba galion galon galons gangs gante ganté garait
  garant garante garantes garants garce garces garderiez gardiez garer garerez garez garnisons
  garons garée gasconne gazette gazettes genres genêts gerbe gerbes gerbée gerbées germaine gilles
  girls girondins glacier glaciez glacions glacis glane gluantes gorille gorilles gosse gosses
  gotons gourmandes goutte goûts grader gradins gradus gradée grainant grainer grainez grainons
  grainée graminées granit graphe graphes grave graves gravis grillage grillages grimes grippe
  grippes grive grogne grumes guise guises généreux gérante gérantes haines hanchant hanche
  hancher hanches hanchez hanchons hanchée hanchées harpe harpes harts hautes havas haver haves
  herbus herse hoche homes hommes hot-dog hot-dogs houes huiez huions humus hunes hurlant hurlante
  hurlantes hurlants hurle hurler hurlerez hurles hurlez hurlons hurlée hurlées héritant hérite
  hériter hériterez hérites héritez héritons hérité héritée héritées hérités incitant incite
  inciter inciterez incites incitez incitons incitée incitées indus ingérer instable instables
  instantes intensive introduirons irise irises islandais islandaise islandaises jades jalon
  jambes jantes jardiniers jarres jases jouets jougs jouis joutes jupon jurez karaté laces lacez
  lacée lacées laide laides laissas laisseriez laissiez lamant lamez lamée lamées lande landes
  langer languis lapine lapines lapis largue lasers latin latins lattis laveriez lavis levier
  leviez levions lianes liens lierre liesse lieues lieus lignes ligots ligueurs limant limas
  limbes limon linons lirez lirons lisez lisiez listant liste lister listerez listes listez
  listons listée listées litant litons livrets livrez loger loges longue loque lords lotis lotos
  louchis loues louis loupes lutin lutins léguées légués machin machins machos mafia mages magie
  magne maies maigries maigris mails maintenance maintenances maints mairie malade malades malais
  maliens malignes malin malus mamie manage manages manant manche manches mania manie manier
  manières manne mannes marbrons marcha marche marches marchons mardis marge marges mariais
  mariant marierez mariez marina marinera mariée marks marne marnes marniez marnions marocains
  marquis marra marrante marre marres marris marteau marteaux massage massages massue matche
  matchons matchs materez materons mates matin matinée matinées matons matte mattes matures matée
  matées matés mauser mauve mauves mayes mental menties menus merlin merlins merlons messe messer
  messes mettes mettiez mettrons meule miches midis migre mimis minais minas mineur mineurs minois
  minus mirais mirant mirer mirez mirons mirée mirées misant miser miserez misez misse misée
  mitant miter mitez mitons mitée mitées moche moches modale moderne modes modillons moduler
  modulée modulées modus modérée modérées moises moisons moissons moitis molasse mollit molène
  montage montages montrant montre montrer montrerez montrez montrons montrée montrées moque
  moques mordant morde mordez mordons mordre mordrez mords mordue mordues moreau moreaux mores
  morgue morgues morguez morses morte morves motarde motardes motet motte mottes mouise moulines
  moulures mourant mourante mourantes mourants mourez mourre mourrez mourus moussus moutards
  moutiers mouvant mouvants muche muches muette muettes muses musiquée musiquées musons mutons
  mélangerons mésange métisse nains napolitain napolitains nitrate nitrates noces noies nomes
  nones nordis notant noter noterez notes notez notons notée notées noyant noyer noyez noyée
  noyées nuées oeuvrant oeuvre oeuvres oeuvrez oeuvrons officies ogive ogives ogres ombre ombres
  oncles ongles orage oreillers orgie orgues original originaux oscille oserez osseux osées oublis
  ourson outrant outre outres outrez outrons ouvriez ouvrions ouvris pacte pageons paierons
  paillis paillons palace palaces palais palmer palmerons palmes palmettes palus panda pandas
  panera paniez panions papale papis parages parchemine parchemines pardons parente parentes
  parents paressant paresse paresser paresses paressez paressons parfum parfums paria pariant
  parias parie parierez pariez parions pariée pariées parla parlant parlante parlantes parlants
  parler parlerez parlerons parlez parlons parois parsis partagerons parure parures parvis passas
  passiez passions patrie patries patron pattus paulette paumes pausant pauser pausez pausons
  pavillons payais payerons peignons peines peint pelle penchant pencher penchée pende pendes
  pendre pendrez pends penny pensant pensante pensantes pensants penser penserez pensez pensons
  pensée pensées perchant percher perchez perchis perchons perchée perdant perdante perdantes
  perdants perdez perdis perdons perdu permette permettrons permit pestant pester pestez pestons
  phares picole picoles pifant pifent pifer pifes pifez pifée pifées pigent piger pigerez pigerons
  piges pigez pigment pigments pigée pigées pilent pillant pille piller pillée pillées pinsons
  pintant pinter pintez pintons pintée piochant pioche piocher pioches piochez piochons piochée
  piochées pipant pipeau pipeaux pipent piperez pipes pipez pipier pipée pipées piquetez piquetés
  pissant pisse pisser pisserez pisses pissez pissée pissées piste pistes piège pièges plaine
  plains plaints plais planchers planque planques plans playons plein pleure pleures plongerons
  pognon pognons poignons poinçons poison poissant poisse poisser poisses poissez poissée poissées
  poker polder polders polies pompe pompes pompée pompées pondre pondrez pondrons pondu pondus
  pontant ponter pontez pontons pontée pontées pop-corn popes porcher porno pornos portable
  portables portage portages portance portier portiez poste potion potions poulaine poulaines
  pouls pourprer pourrons poursuive poursuives poursuiviez poursuivions poursuivrons pourtant
  poutre poutres prairies prendriez preniez prenions prenne prennes pressions priant priante
  priantes priants prier prierez priez priment primes prince princes prions prisme prismes prive
  prives priée proche proches proprets prose protons province prude prunus précaire précis
  précisant précédant précéder précédez précédons précédée précédées préférés prépayant prépaye
  prépayer prépayes prépayez prépayons prépayé prépayée prépayées prépayés présume présumes
  présumé présumés puante puantes puces puisant puiser puiserez puisez puisons puissante puisée
  puisées pulsions punir puretés purgée purgées pâtissions pédale pédales pédalé pékin pékins
  pénale pénales périple périples périr périrez périt pétait pêchers quarte quine quinte rabais
  rachats rachis radant rader radez radine radines radins radios radons radée radées raflant
  rafler raflez raflons raflée raflées rageant rageons raide raidis rails raison rajouts ramant
  ramas ramassis ramer ramerons ramez ramonant ramone ramoner ramones ramonez ramonons ramonée
  ramonées ramper ramperez rampes ramée ranche ranches rangerons rangs ranis rançons raquette
  raquettes rasant raser raserez rasez rasons ratant rater raterez ratez ratons ratée ravine
  ravines rayant rayer rayerez rayez rayons rayée rayées recevant recevez recevons recoudre
  recoudrez recoudrons recourir recouvrance recouvris recouvrus reculerez reculerons redirons
  redisant redise redises redisons redit refaits reforme reformer rejet rejetant rejeter rejetez
  rejetons rejets rejeté rejetée rejetées rejetés relaie relient relire relue remette remettrons
  remit rempart rempliant remplier remplions rempliée remportant remporte remporter remporterez
  remportes remportez remportons remportée remportées rendiez rendrons renfermant renferme
  renfermer renfermes renfermez renfermons renfermée renfermées renient renier renierez reniée
  reniées renne rennes renoue renoues rentant rente rentes rentez rentons rentre rentrez
  renversant renverse renverser renverserez renversez renversons repaie repaies reparlant reparlez
  reparlons reparte repartiez repartions repentant repente repentes repentez repentons repli
  report reports repère repères repérant repérer repérerez repérons repéré repérée repérées
  repérés ressemblant ressemblante ressemblantes ressemblants ressemble ressembler ressemblerez
  ressembles ressemblez ressemblons restas retenant retenez retenir retenons retenu retenue
  retenues retenus retiens retient retourniez revendant revendes revendez revendons revendrez
  revends revendu revendue revendus reveniez reverrez reverrons revis revivent revoient revue
  revues rhumes richard richards riche riches rides rimes ripant riper ripez ripons ripée ripées
  rires risée risées rites robes robée robées rodée rodées romane romanis rompe rompit romprons
  rongeant rongeons ronger rongerez rongez rongée rongées rosie rosir rosit rouant roubles rouer
  rouez rougit rouir rouis rouit roulis roulotte roumaine roumaines rouons routant route router
  routes routez routons routée routées ruche ruelle ruelles ruine ruines rushes rusée réalisme
  réaliste réalité réalités rédaction rédactions réduirons réformée réformées régnant régnante
  régner régnerez régnez réparant répares réparez réparons réparés réputant répute réputer réputes
  réputez réputons réputé réputée réputées réputés sablier sabrant sabre sabrer sabres sabrez
  sabrons sabrée sabrées sachant saches sachez sachons sacrant sacre sacrer sacres sacrez sacrons
  sacrée sacrées saine sains sakis salais saletés saliez salions salirez salis saluant saluer
  saluerez saluez saluons saluée saluées sandwiche sandwiches sanguin sanguins santons sapant
  saperez sapeurs sapez sapons sapée sapées saran saucer saucez saucée sauras saurez sauvant
  sauver sauverez sauveur sauveurs sauvez sauvée sauvées savant savante savantes savants savez
  savons saxons sayons score scores scotche scout scouts secourant secourez secourons secours
  seine sellant seller sellez sellons sellée selve semis semés serai serais seras serbes serfs
  serges sergés seriez serions sermons serons serrant serres serrez serrons serrés sertes servais
  services serviez servile servions seule seules sexes sigle sigles signe signer signes signez
  signée signées simule simules sites snack snacks socles soies soifs soldant solder soldez
  soldons soldée soldées sondant sonder sonderez sondez sondons sondée songe songer songes songez
  sonne sonnes sonos sortais sortes sortiez sortions sorts soucis soudans soufflets souffre
  souffres soumis soupant souperez soupez soupions soupons sourdes sourds souries soutirez stable
  stables store stores stylos suber sucerons sucez sucée suerons suivais suive suives suiviez
  suivions suivrons sujette supérieures surfes surveillance surveillances suspende suspendrons
  suspens sépales série tablons tacons tacts taies taillis tairez tairons tales tanins tante tapis
  tapisseriez tapons tarais tarant taras tarde tarente tarer tarez tartes tarée tarées tatare
  taule taxis taxon taxons teindre temple temples tempérance tendant tende tendez tendon tendrez
  tends tendue tendus teniez tentant tentante tentantes tentants tente tentez tentons terme termes
  terminus termites terne ternes ternir terriens terris terrons tessons testes textes textures
  thaïes tians tiendrons tigrant tigrer tigrez tigrons tille timons tirent tissant tisse tisser
  tisserez tisses tissez tissons tissée tissées titane titanes titrant titrer titres titrez
  titrons toiles toits tomant tomas tombas tomer tomez tommy tomons tomée tondre tondrons tonies
  tories tornades torpillons torts touchons touffe touffes tourbe tournis tourte tourtes tousse
  tousser toxique toxiques trachée trachées traies traite traites transferts transparences
  transpirent travailliez travaillions tremperons trient trimer tritons trompant trompe tromper
  tromperez trompes trompette trompettes trompez trompons trompée trompées tronche tronches trope
  tropes trots trouille trouilles troupes trous trouves trouvée trouvées trouvés truste trustes
  tsars tuent tuerons tunes tunique tuniques tuons turne turnes usagers utilisiez vaillant
  vaillante vaillantes vaillants vaine vaines valeur valeurs valorisant valorise valoriser vantant
  vante vanter variétés veinant veinez veinons vendant vende vendez vendons vendrez vends vendue
  vendues vendus venges vengez veniez venions vente ventrus verdis verger vergée vergées vermine
  vermines vernir verras verrez verrons verrée versas versions vertus veuille veuilles veuillez
  vexant vexez vexons vices vidange vident viellant vieller viellez viellons viles ville villes
  vinent viner vinée vinées violente violentes violents violes virant virent virer virerez vires
  virez virons virée virées visant visent viser viserez vises visez visons visée visées vivant
  vivante vivantes vivants vivent vives vivez vivons voeux voient volet volets vraies vrillant
  vrille vriller vrilles vrillez vrillons vrillée vrillées éclairait éclairés éclates éclatés
  école écoles économies écorché écrin écroulée écroulées écussons écuyer éditée éditées édités
  égalité égalités égide église églises élevée élevées élire élirez élirons élites émettant émette
  émettes émettez émettons énoncée énoncées épars épiant épiceriez épicier épiciez épicions épier
  épies épiez épilant épile épiler épilerez épiles épilez épilons épilé épilée épilées épilés
  épinant épine épiner épines épinez épinons épiné épinée épinées épinés épions épiée épiés épris
  établant établer établez établons établée établées étage étager étages étagez étagé étagée
  étagées étagés étais étals étampes étape étapes étayer étayée étende étendrons étier étiez
  étions étoffée étreindre étreindrez étreinte étreintes étreints étrier étrons étude études
  évader évaderez évadez évadons évadé évadée évadées évadés évidente évidentes évidents évier
  évince évincer évincerez évinces évincez évincé évincée évincées évincés
`
  .trim()
  .split(/\s+/);
