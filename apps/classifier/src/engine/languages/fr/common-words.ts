/** Correct words that differ in one letter from a word of the language data. */
export const COMMON_WORDS_FR: readonly string[] = `
  abandon abandons abatis abers ables aboli abolis abondante abondantes abots aboutant aboute
  aboutée aboutées abouter aboutes aboutez aboutons accora accords accros accrus acomat acomats
  acres acter actes actine additionnel adora agace agame agape agile agiles agirez agirons agora
  aiches aideriez aiderons aidiez aigle aigue aiguillait aiguille aiguilles aiguillot aiguillots
  ailée ailette ailettes aillant aille aillerons aimant aimante aimantes aimants aimée aimées
  aiment aimer aimerez aimerons aimes aimez aimons airant airer airerons airez airons aisée aisées
  ajour ajours ajouts alcoolos aldose aldoses algies alise alises allantes allemands alliant
  allongerons allure allurée allurées allures alter altérée alternance alternances altos alumine
  alumines amante amantes ambiance ambra amendant amendée amendées amender amendez amendons amiante
  amide amidonner amnios amome amomes amoura amoure amoures ampère amura ancra andante andouillers
  angle angles anhydrite anhydrites animent annaux annelle annelles anses antes apports appuis
  arables arachnide arachnides arbre arbres arches ardente arène arènes argentés argue argues aride
  aridité arisa armes armilles arolle arolles arrangerons arrête arrêtes arrivas arriviez arrivions
  arrogant arrogante arrogantes arrogants arrois artille artilles aryenne asiles aspartate
  aspartates asperme aspermes assette assettes assiste assistes assoirez assois assumant assume
  assumée assumées assumer assumerez assumes assumez assumons assurance assurances aster asters
  atome atomes atour atours atteindre atteindrez attenant attenante attenantes attendais attendait
  attende attendiez attendions attendit attendrai attendrais attendrait attendras attendrons
  attentant attentez attentons auditionnant auditionne auditionnée auditionnées auditionner
  auditionnerez auditionnes auditionnez auditionnons augments avais avars avenant avère avères
  avers avide avidité avine avines avocates avoies axiles azora babies babys badine badines badins
  bagous baille bailles baisure baisures balade balades balaies balane balanes balaye balayes
  balcon balcons balte baltons balzane balzanes banale banales banche banches banco bandana bandant
  bande bandée bandées bander banderez bandes bandez bandons banette banettes banne bannes bannons
  banquette banquettes baquette baquettes barbant barbante barbantes barbants barbas barbée barber
  barbette barbettes barbez barbons barbote barbotes barbules barbus bardeau bardeaux bardis bards
  barème barèmes barns baron baronne baronnet baronnets barque barques barrant barreau barreaux
  barrée barrel barrels barrer barrerez barrez barries barris barrons basana basane basanes basins
  basque basques bassets bassin bassinets bassins bastes bastons bâtonnat bâtonnât bâtonnes battis
  battrons bavons bayes bayle bayons bedon bedons beignes belette belettes bénédictin bénédictins
  berger bergers berme bermes besants beurk beurs biais biaisant biaise biaisée biaisées biaiser
  biaises biaisez biaisons bibis bibles bichette bichettes bidon bielles bièvre bigles bigre bigres
  bilane bilanes biles billets billons bills bilons binons biote biotes bipons biquette biquettes
  birème birèmes biscottis biscuites bisée bissac bissacs bisulfate bisulfates biter bites bitons
  bitos blases blatte blattes bleds blesse blesses blets bletties blettis bleuit blinde blinder
  blindes blobs blochet blochets blocks blocus blogs blondeur blondeurs blousse blousses bluet
  bluette bluettes boats boilles boire boires boise boisée boisées boitons boive boives bombes
  bombons bonde bondes bondir bondirez bondis bondit bondon bondons bonds boots bordant borde
  bordée bordées border borderez bordes bordez bordons borins borique boriques bornite bornites
  bosons bosquet bosquets bossant bosse bossée bossées bosser bosserez bossez bostons botnet
  botnets bottant bottas botter botteur botteurs bottez bottons boucaux bouche bouchers boucle
  bouclée boucler bouclette bouclettes bouclez boucs boude bouder boudes boudine boudines bouée
  boues bouette bouettes bouffes bouffies bouge bouger bouges bougez bougon bouille bouilliez
  bouillions boulangeries boulangers boulée boulet boulin boulins bouloir bouloirs boulon boulot
  boulots boulotte boulottes boume boumes boums bourdon bourdons bourrant bourre bourrée bourrées
  bourrer bourrerez bourres bourrez bourriche bourriches bourrin bourrins bouse bouses bousillant
  bousillez bousillons bouteillers boutis boutoir boutoirs bouton boutons bouvillon bouvillons
  bouvril bouvrils bouzin bouzins boyaux braguette braguettes brajs brame brames branchues branchus
  brande brandes brandille brandilles brandis braque braques brasseriez brassière brassières
  brasure brasures brefs brèle brèles brèves bribes bridge bridger bridgez brigue brigues brillait
  brillants brilles brimes briquets brisis brizes brocante broche broché broches brocs brome
  bronche bronches broque broques broquette broquettes brouillant brouillez brouillon brouillons
  brousse brousses broutons browniens bruche bruches bruinons bruit bruits brume brumes brunche
  brunches brute bruyant bruyante bruyantes bruyants bûchers buisson bulle bures burins bushes
  busons busque busques busses butons butteur butteurs buvette buvettes cabales cabrages cabre
  cabrons caches cachets cachons cachotta cacou cades cadette cadettes cadis cadrat cadrats cadrons
  cafard cafards caféine cafette cafettes cafouille cafouilles cafre caftes caftons cages cagette
  cagettes cagnard cagnards cagne cagnes cagou cagous cahute cahutes cailler cajola calao calaos
  cales calés calette calettes callose calmissons calotte calottes caltons camard camards camarines
  cambrons camelle camelles camerons cames campagnes campe campes camus canal canarda canardes
  canaris canine canines canota canton cantons cantres canula capelle capelles caperons cappa
  caprin caprine caprines captal captals capte captes captons capucin capucins caque caques carabe
  carabes caracals caracole caracos caracul cardan cardes cardial cardiaux cardite cardites
  caressons caries carieux carlin carline carlines carlins carme carmes carneau carneaux carnet
  carnets carnier carniers caronade caronades cartes carton cartons cartoon cartoons caserne
  caserné casernes caserons casiers casiez casions cassette cassettes cassier cassiez cassine
  cassines cassions caste castel castels castes castine castines casuel casuels catcher catelle
  catelles catis catissons caudine caudines cauri cauris causant causante causantes causants cause
  causée causées causer causerez causerons causes causez causons causse causses cavaler cavet
  cavets cayeu cayeux cèdes celas celle celles cellier celliers cenelle cenelles centres cérat
  cérats cerce cerceau cerceaux cerces cerner certaine certes cerveau cerveaux cervier cerviers
  cessant cessée cessées cesserez cesserons cesses cessez ceste chablais chables chacones chaille
  chailles chaire chaires chalon chalons chambard chambards chancre chancres chanta chantre
  chantres charbonniers chardon chardons charia charmes charpentes chassant chasse chassée chassées
  chasser chasserez chasserons chasses chassez chassons chaton chatons chaules chaut chauves chaux
  chawa chawons cheire cheires cheminant chemine cheminée cheminées cheminer chemines cheminez
  cheminons chemisier chemisiez chemisions chenal chenaux chère chères cherre cherres chers
  chevaler chevron chevrons chevrotain chevrotains chevrotine chevrotines chiale chiales chiantes
  chiants chichon chichons chicornes chiez chiffonnage chiffonnages chime chimes chimons china
  chinais chines chinons chions chipe chiperons chipies chipons chiton chitons chlorant chlore
  chlorée chlorées chlorer chlores chlorez chlorons chocotte chocottes choeur choeurs choies choir
  choline cholines chopes chopons choppa choquant choquants choque choques choraux chouine chouines
  chouleur choute chues chuta chyle chyles cieux cigare cigares cintres cirez ciron cirons cistron
  cistrons citerons citrin clade clades claies clapons claquant classant classe classée classées
  classer classerez classerons classes classez classons clause clauses clebs clefs cliche cliches
  clins clips clissons clives clochons clonus clopine clopines cloquant cloque cloques clore clorez
  clorons cloues cloute cloutes cloutons coaches coasserons cocasse cochant coche cochée cochées
  cocherez cochers coches cochez cocons cocue cocues codeur codeurs cognats cohue cohues coitron
  coitrons cokses colatures colla colleur colley colliez colliger collions colombes colon coloris
  colts comate comates combe combes comblement commenciez commencions commentant commentée
  commentées commenter commenterez commentes commentez commentons commerçant commerçante
  commerçantes commerçants commercer commerces commercez compacts compagne compas complexant
  complexe complexée complexées complexent complexer complexes complexez complexons compliment
  complot complots comportant comporte comportée comportées comporter comporterez comportes
  comportez comportons composant composante composantes composants compose composée composées
  composer composes composez composons comptas comptiez conard conçu conçue condimentes conferve
  conferves confiant confiante confiantes confiants confierez confiez configure configures
  confinant confines confinez confinons confions confirme confirmez conflit conflits confort confus
  congrues congrus conique coniques connasse connasses conne connes connue connues conque conques
  conquis consommées contage contages conte conté contenantes contentant contenue contenues
  continus contons convenant coolie coolies copia copine copines copla copra coquant coquets
  coquette coquettes corans cordeaux cornac cornacs corne corné corneille corneilles cornier
  corniers cornons cornus coronille coronilles corpus corrigerons corset corsons cosserons costeau
  costeaux cotan coteau coteaux coties cotira cotis cotisa cotte coudre coudrez coudrons couille
  couilles coupa coupeau coupeaux coupeur couplet couplets coupleur couque couques courage courages
  courbant courbe courberons courbes courbette courbettes courette courettes coureur courir courlis
  courrez coursant courserons courte courtine courtines courut couses couseur cousis coûte couvents
  couvis couvris couvrus covin covins coxaux coxes coxons coyaux crack cracks crades craies craille
  crailles crama cramant crambes cramée cramées cramer cramerez crames cramez cramons crana crane
  cranes craquette craquettes crase crases crassant crasse crassée crassées crasser crasserons
  crasses crassez craton crave craves créant crédites crédités créée créer créerez crénant crène
  crènes crépin crépite crépité crépites crétine crétines creute creutes creva crevant crevants
  crevée crevées crever crevez crime crimes crise crises crissant crisse crisses crissons
  cristalline cristallines croate croates crochon crochons crocs crocus crois croisant croissantes
  croix crolle crolles croquantes croque croques crossant crosse crosses crossons crotte crottons
  croupe croupes croupon croustillants cruche cruches cruchons cruels crustale crustales crustaux
  cubas cuirons cuirs cuise cuises cuisinier cuisiniers cuisiniez cuisinions cuitant cuitez cuitons
  cuivre cuivrez culant culée culées culer culez culière culons culte cultes culturel culturels
  cunette cunettes curant curetons curez curies curseur curseurs cuvelle cuvelles cuvette cuvettes
  cyanelle cyanelles czars dahirs dahus daine daines damne damnes damoiselle damoiselles darce
  darces darde dardes darse darses dauphin débile débiles débits débutant débutante débutantes
  débutants débute débuté débutée débutées débuter débuterez débutes débutés débutez débutons
  décèle déceler décodant décode décodé décodée décodées décoder décoderez décodes décodés décodez
  décodons décolletés décolletez décor décours découvris découvrus défaillant défaillante défaut
  défauts défend défendant défendez défendons défendre défendrez défends défendu défendue défendues
  défendus défiait défit dégage dégagé dégagée dégagées dégager dégages dégagés dégagez dégel
  dégénérez dehors délies déliés délire déliré délires délitant délite délité délitée délitées
  déliter délites délités délitez délitons demies dénies dénote dénoté dénotes dense denses dentues
  dénues dépend dépendant dépendante dépendantes dépendants dépendez dépendons dépendre dépendrez
  dépends dépendu dépendus dépitant dépite dépité dépitée dépitées dépiter dépites dépités dépitez
  dépitons déplaçant déplace déplacé déplacée déplacées déplacer déplacerez déplaces déplacés
  déplacez déraillant déraille déraillé dérailler déraillerez dérailles déraillez déraillons
  déroutant déroute dérouté déroutée déroutées dérouter déroutes déroutés déroutez déroutons
  dessertes dessertis détenant détende détendrons détenez détenons détenu détenue détenues détors
  dette dettes devais devait devis devisant devise deviser devises devisez devisons dévorant dévore
  dévoré dévorée dévorées dévorer dévorerez dévores dévorés dévorez dévorons didots digon digue
  digues dinars dîneurs diode diodes diodon diodons diols direz dirons disant dises disette disons
  dispense dispensée dispensées dispenser diton divers divine divines divisions doigtes dolce
  donacies dondon dondons donjons donnas donneriez donniez donnions dorage dorages doras dorique
  doriques doris dormant dormante dormantes dormants dormez dormons doublets douche douches
  douchette douchettes douci doucis douelle douelles douillets doutes douves drageon draguée
  draguées dragues dragués dralon drapée drapées duaux durée durées durer durerez dures durez
  durons dusse dusses ébrase ébrasé ébrases échidné éclairait éclairés éclates éclatés école écoles
  économies écorché écorches écore écoré écores écorne écorné écornes écrin écroulée écroulées
  écussons écuyer éditée éditées édités édulcorantes égalité égalités égide église églises élevée
  élevées élire élirez élirons élites émettant émette émettes émettez émettons empeseur empeseurs
  emplois empote encire encires endure endurez enfance enfances enflant enfle enflée enflées enfler
  enfles enflez enflons enfuirez enfuis enfuit engrais ennuis énoncée énoncées enquille enquilles
  enquit ensuit entend entendant entendez entendons entendre entendrez entends entendu entendue
  entendues entendus entra entrailles entrain entrains entrais entrait entraits entres envie envies
  envois envole envolé envolée envolées envoler envolerez envolez envolons envoyas épale épalé
  épales épars épeule épeulé épeules épiant épiceriez épicier épiciez épicions épics épiée épier
  épies épiés épiez épigé épilant épile épilé épilée épilées épiler épilerez épiles épilés épilez
  épilons épinant épine épiné épinée épinées épiner épines épinés épinez épinons épions épite épris
  épuce épucé épuces escale escales escalier escaliers escarbot escarbots escofier espagnole
  espagnoles espolette esquille esquilles essais essayiez essor essors établant établée établées
  établer établez établons étage étagé étagée étagées étager étages étagés étagez étais étals
  étampe étampé étampes étape étapes étayée étayer étende étendrons étier étiez étions étoffée
  étreindre étreindrez étreinte étreintes étreints étrier étrons étude études évadé évadée évadées
  évader évaderez évadés évadez évadons évidente évidentes évidents évier évince évincé évincée
  évincées évincer évincerez évinces évincés évincez examine examiné examines examinés exporte
  expresses extrairons extraite fable fables faces fades fagnes faiblis faille failles faims faine
  faisais faisions famine famines fanges farde fardes fario farios faros fasce fasces faste fastes
  faunes faxes fécales fèces femme femmes fendant fendants fendez fendons fendre fendrez fends
  fendu fendue fendues fendus fente feras fériée fériées ferions ferlent fermeté fermiez fermions
  ferons ferrée ferrées ferrent férule férules fervent fervente fervents feues feuilletise
  feuilletises feuillues feuillus feulé fiable fiables fiers fifre fifres figurer figures figurez
  filaient filant filante filantes filants filaos filerons fileur fileurs fille filment filon
  filons filous fiole fioles fiqhs fiscs fixée fixées fixement fixer fixerez fixes fixez flacon
  flacons flageoles flaire flammée flammées flammes flats flattant flatte flattée flattées flatter
  flatterez flattes flattez flattons flets fleures fleurions fleuris flics floes flops flore flores
  flots flouons flous floute floutes fluates flube flubes fluerons flues fluet fluons fluxe fluxes
  foils foins foires foirez folies folio folios foncier fondée fonder fondrons fongus fonts forant
  force forces forcir forcis forcit forée forer forgée forgées forger forgerez forgez forker
  formats formel forons foudres fouies fouille fouilles fouis fouit fourbant fourbée fourbées
  fourber fourbez fourbons fourgons fourmis fournée fournées foute foutre foutrez foutrons foyer
  foyers fraies fraisée fraiser fraisez franchement franchis franchise franchises francise
  francises francs frayer frics frileuse frileuses frimant frimée frimées friment frimeuse
  frimeuses frimez frimons frirons frisbee frisbees frissons frisure frisures frocs frontons
  frottis frouent fuels fugue fugues fuies fuirez fumier fumiez fumions furets fusant fusée fusées
  fuser fuses fusez fusilles fusons futée futées fuyant fuyante fuyantes fuyants fuyez fuyons
  gabier gabiers gagerons gaine gaines gainière gainières gains galba galbons galion galon galons
  gambes gamma gangs gante ganté garait garant garante garantes garants garba garce garces
  garderiez gardiez garée garer garerez garerons garez garnisons garons gasconne gâteux gaufrer
  gaulette gaulettes gaulons gausse gausses gaverons gavote gazerons gazette gazettes gemme gemmes
  gemmons généreux generis genêts génome génomes genres gérante gérantes gerbe gerbée gerbées
  gerbes gerbons gerce gerces germaine germens gicles gigotes gille gilles girelle girelles girls
  girondin girondins giselle glacier glaciez glacions glacis glana glanage glanages glane glanes
  glanons glette glettes glousse glousses gluantes gluau gluaux gonda gopis gorille gorilles gosier
  gosiers gosse gosses gotons gouge gouges goule goules goura goure goures gourmandes goussets
  goûts goutte graciera gradée grader gradins gradus graille grailles graina grainant grainée
  grainer grainez grainons graminées granit granulies graphe graphes graux grava gravats grave
  gravera graves graviers gravira gravis gravitera grays grena grenader grenadiens grenadin
  grenadins grenage grenages grillage grillages grillets grimes grippa grippe grippes grips grive
  grogne groin groins gruges grumes guise guises gulden gusse gusses gutte guttes haines hanchant
  hanche hanchée hanchées hancher hanches hanchez hanchons happe happes harassa haricotes harpe
  harpes harts hasts hautes havas haver haves herbues herbus héritant hérite hérité héritée
  héritées hériter hériterez hérites hérités héritez héritons herpe herpes herse herses hiles hoche
  homes hommes horsin hot-dog hot-dogs houes huiez huions humus hunes hurlant hurlante hurlantes
  hurlants hurle hurlée hurlées hurler hurlerez hurles hurlez hurlons hydrogel hydrogels igame
  ignare ignares incitant incite incitée incitées inciter inciterez incites incitez incitons indri
  indris indus ingérer instable instables instantes intensive introduirons irise irises islandais
  islandaise islandaises isolait isolants jacte jactes jades jalon jambes jante jantes jardiniers
  jarres jases jerke jerkes jerkez joies jonches jonchets jouets jougs jouies jouis joules joutes
  jupon jurez kadis kafirs kamis kapos karaté karma kayak kayaks kikis kilts kitsch kohols labbe
  labbes labelle labelles labre labres lacée lacées laces lacez lactase lactases lactone lactones
  ladin ladins lagan lagens laide laides laids laine lainé laines lainières lairds laissas
  laisseriez laissiez lamant lambics lambins lambris lamée lamées lamez lampe lande landes lands
  langer languies languis langurs laniers lapine lapines lapis lapon laqueur laqueurs largue larron
  larrons lasers latin latins lattis laurer laveriez lavis lavures layer lazaret lazarets lebels
  léguées légués lerche lésine lésiné lésines levier leviez levions liages lianes liardons liards
  libre libres liche liches liens lierre lierres liesse lieues lieurs lieus liges lignes ligots
  ligue ligues ligueur ligueurs limant limas limbes limon limonage limonages linette linettes
  lingers linguets lingules linons lirez lirons lisez lisiez listant liste listée listées lister
  listerez listes listez listons litant litons livrets livrez locus loger loges lombes longue loque
  lords loties lotis lotos louchets louchies louchis loues louis loupe loupes luger lumps lusin
  lusins lutin lutins maceron machin machins machos macle macles macro macron macros mafia mages
  magie magne magnes magnet magnets magnons mahdis maies maigries maigris maillet mails maintenance
  maintenances maints mairie makis malade malades malais malfis maliens malignes malin maline malus
  mamie mammite mammites manage manages manant manche manches mangle mania manie manier manières
  manille manilles manne mannes maorie maousse maousses maraîchers marbrons marcha marche marches
  marchons mardis marge marges margine mariais mariant mariée marierez mariez marina marinage
  marinages marinera mariniers mariolles marks marlis marna marne marnes marnière marniez marnions
  marocains maronnes marquis marra marrante marrantes marre marres marrie marris marteau marteaux
  mascaron mascarons massa massage massages massue matche matchons matchs matée matées materez
  materons mates matés matie matin matinée matinées matinière matons matrie matte mattes matures
  mauser mauve mauves maxille maxilles mayes mégissé mélangerons mendiantes mental menties menus
  merdaillon merdaillons merlin merlins merlons mésange mésanges messe messer messes métisse mettes
  mettiez mettrons meule meulon mezzos miches midis migre migrons mimer mimis minais minas minette
  minettes mineur mineurs minois minon minus mioche mioches mirais mirant mirée mirées mirer
  mirette mirettes mireur mireurs mirez mirons miros misant misée miser miserez misez misse
  mistelle mistelles mitant mitée mitées miter mitez mitons mitre moche moches modale modérée
  modérées moderne modes modillons modulée modulées moduler modus mofette mofettes mofle mofles
  moignon moignons moines moises moisons moissons moitis moitons molasse molène mollit molys
  monceau monceaux montage montages montrant montre montrée montrées montrer montrerez montrez
  montrons moque moques moraille morailles mordant morde mordez mordilla mordille mordilles mordons
  mordre mordrez mords mordue mordues moreau moreaux mores morfier morgue morgues morguez mornes
  morses morte mortelle mortelles morutier morutiers morves motarde motardes motelle motelles motet
  motte mottes mouette mouettes moufle moufles mouftons mouise mouises moulines moulures mourant
  mourante mourantes mourants mourez mouron mourre mourrez mourus moussus moutards moutier moutiers
  mouvant mouvants mouve mouves moyette moyettes muche muches muets muette muettes mulon mulot
  mulots murine muses musiquée musiquées musons mustelle mustelles mutons nacos nages nains nanans
  napel napolitain napolitains natel nippa nitrate nitrates noces nodal noies nolis nomes nones
  nordis norois notant notée notées noter noterez notes notez notons nouage nouages noyant noyée
  noyées noyer noyez nuées oeuvrant oeuvre oeuvres oeuvrez oeuvrons officies ogive ogives ogres
  ombre ombres ombriens omets oncles ongles orage orang orangs oreillers orgie orgues original
  originaux orillon orillons ormille ormilles oronges orvet orvets oscille oscilles osées oserez
  osseux ossus oublis ourlons ourson outrant outre outres outrez outrons ouvriez ouvrions ouvris
  pacage pacages pacse pacses pacte pactes pagaye pagayes pageons pageotes pagerons pagure pagures
  paierons paies paillette paillis paillons pairies palace palaces palais palanche palanches
  palissons pâlissons palma palmer palmerons palmes palmette palmettes palot palots palperons palus
  panaris panda pandas panera panerons panics paniez panions pansues pansus pantela pantelle
  pantelles panzers paonne paonnes papale papales papayers papette papettes papillite papillites
  papillome papillomes papis paquette paquettes parages parchemine parchemines parcs pardons
  parente parentes parents parerons paressant paresse paresser paresses paressez paressons parfum
  parfums paria pariant parias parie pariée pariées parierez pariez parions parka parla parlant
  parlante parlantes parlants parler parlerez parlerons parlez parlons parois parquet parquets
  parsa parsis partagerons parton parure parures parvis passas passiez passions pastelle paters
  pâties patin patins patios pâtissions patois patrie patries patron pattons pattues pattus
  paulette paulettes pauma paumes pausant pauser pausez pausons pavane pavanes paverons pavies
  pavillons pavois payais payerons payes payons pêchers pédale pédalé pédales peignis peignons
  peines peint pékan pékin pékins pella pelle pellets pellettes pelte pénale pénales pence penchant
  penchée pencher pende pendes pendre pendrez pends pennies penny pennys pensant pensante pensantes
  pensants pensée pensées penser penserez pensez pensons pente pentes pépies perchant perchée
  percher perchez perchis perchons perdant perdante perdantes perdants perdez perdis perdons perdu
  périple périples périr périrez périt perlier perliers perlure perlures permette permettrons
  permit persifle persifles pestant pester pestez pestons pétait pétardons pétase pétases pétille
  pétillé pétilles peton petons petto peule phares physalies pians piazza pible picole picoles
  picolons picorons picot picotons picots picris picte pictes pictons piège pièges pierrier
  pierriers piers pièze pifant pifée pifées pifent pifer pifes pifez pifons pigée pigées pigent
  piger pigerez pigerons piges pigez pigment pigments pigne pignes pilent pilerons pilet pillant
  pille pillée pillées piller pillons pilot pilots pilums pimes pimons pinent pinsons pintant
  pintée pinter pintez pintons piochant pioche piochée piochées piocher pioches piochez piochons
  piogeons pionce pionces pipant pipeau pipeaux pipée pipées pipent piperez pipes pipez pipier
  pipiers pipis pipons piquet piquetés piquetez piraya pissant pisse pissée pissées pisser pisserez
  pisses pissette pissettes pissez piste pistes pitent piton pitons pives pivot pivots plaies
  plaine plains plaints plais planchers planque planques plans planure planures playons plein
  pleure pleures pleurite pleurites pleuvote plion plips plissons ploies plongerons ploque ploques
  plots pluies plusse plusses pognon pognons poigne poignes poignets poignons poinçons poins poison
  poissant poisse poissée poissées poisser poisses poissez poker polaque polaques polarde polardes
  polder polders polies polio polios polirons polisson polissons polos pompe pompée pompées pompes
  pompette pompettes ponce ponceau ponceaux poncelet poncelets ponces pondre pondrez pondrons ponds
  pondu pondus pontant pontée pontées ponter pontez pontons pop-corn popes poque poquet poquets
  porcher porcines porcins porno pornos portable portables portage portages portance portier
  portiez portors poste poter poterons potine potines potinons potion potions pouille pouilles
  poulaine poulaines poulies pouline poulines poulot poulots pouls pouparde poupardes poupine
  poupines pourprer pourrons poursuive poursuives poursuiviez poursuivions poursuivrons pourtant
  poutre poutres poutse poutses prairies prasine prasines précaire précédant précédée précédées
  précéder précédez précédons précis précisant préférés prendriez preniez prenions prenne prennes
  prépayant prépaye prépayé prépayée prépayées prépayer prépayes prépayés prépayez prépayons presle
  pressens pressions pressuré pressures preste prestes présume présumé présumes présumés preuse
  preuses priant priante priantes priants priée prier prierez priez priment primes prince princes
  prions prisme prismes prive prives proche proches proline prolines proprets prose protéide proto
  protons protos province prude prudes pruine pruines prunus puante puantes puces puisant puisée
  puisées puiser puiserez puisez puisons puissante pulsions punir pupes puretés purgée purgées
  putte puttes quarre quarres quarte querelle querelles queutes quine quinte rabais rabiote
  rabiotes rachats rachis rackette rackettes racola radant radée radées rader rades radez radine
  radines radins radios radius radons raflant raflée raflées rafler raflez raflons rageant rageons
  raide raidis raillons rails raison raite raits rajouts rakis ramant ramas ramassis ramée ramer
  ramerons ramez ramies ramon ramonant ramone ramonée ramonées ramoner ramones ramonez ramonons
  ramper ramperez rampes ranche ranches rançons rangerons rangs ranis rapines rapins rappes rapts
  raquette raquettes rasant raser raserez rasette rasettes rasez rasons ratant ratée rater raterez
  ratez ratifia ratine ratines ratissoire ratissoires ratite ratites ratons ravili ravilis ravine
  ravines rayant rayée rayées rayer rayerez rayez rayons réalisme réaliste réalité réalités
  recevant recevez recevons recoudre recoudrez recoudrons recourir recouvrance recouvris recouvrus
  rectite rectites recuises reculerez reculerons rédaction rédactions redirons redisant redise
  redises redisons redit réduirons refaits reforme réformée réformées reformer régnant régnante
  régner régnerez régnez rejet rejetant rejeté rejetée rejetées rejeter rejetés rejetez rejetons
  rejets relaie relient relire relue remette remettrons remit remoulage remoulages rempart
  rempliant rempliée remplier remplions remportant remporte remportée remportées remporter
  remporterez remportes remportez remportons rendiez rendrons renfermant renferme renfermée
  renfermées renfermer renfermes renfermez renfermons reniée reniées renient renier renierez renne
  rennes renoue renoues rentant rente rentes rentez rentons rentre rentrez renversant renverse
  renverser renverserez renversez renversons repaie repaies réparant répares réparés réparez
  reparlant reparlez reparlons réparons reparte repartiez repartions repentant repente repentes
  repentez repentons repérant repéré repère repérée repérées repérer repérerez repérés repères
  repérons repli report reports réputant répute réputé réputée réputées réputer réputes réputés
  réputez réputons ressemblant ressemblante ressemblantes ressemblants ressemble ressembler
  ressemblerez ressembles ressemblez ressemblons restas restos retenant retenez retenir retenons
  retenu retenue retenues retenus retiens retient retourniez revendant revendes revendez revendons
  revendrez revends revendu revendue revendus reveniez reverrez reverrons revis revivent revoient
  revue revues rhumbs rhumes rible ribles riblon riblons richard richards riche riches ricine
  ricines rides riflette riflettes riflons rimes ripant ripée ripées riper ripes ripez ripons rires
  risée risées risette risettes rites rixes robée robées robes rocelle rocelles roches rochets
  rochier rochiers rocker rockers rocoues rodée rodées romands romane romanis rompe rompit romprons
  ronceux rongeant rongée rongées rongeons ronger rongerez rongez roquille roquilles rosie rosir
  rosit rouant roubles rouer rouet rouets rouez rougeot rougit rouie rouir rouis rouit roulis
  roulotte roulottes roumaine roumaines rouons roupettes roupille roupilles routant route routée
  routées router routes routez routons ruche rucher ruchers ruelle ruelles ruine ruines rusée
  rushes sablier sabrant sabre sabrée sabrées sabrer sabres sabrez sabrons sachant sachems saches
  sachez sachons sacrant sacre sacrée sacrées sacrer sacres sacret sacrets sacrez sacrons safranes
  safre safres saies saiette saiettes saignons saine saines sains sajou sajous sakis salace salaces
  salage salages salais salarier saletés saleurs saliez salions salirez salis salle salmis salpe
  salua saluant saluée saluées saluer saluerez saluez saluons salure salures sampi sampis sample
  sandwiche sandwiches sangler sanguin sanguins santons sapant sapée sapées saperez sapeurs sapez
  sapons saran sardane sardanes sardoine sardoines sarin sarins saron sarrette sarrettes sassa
  satan saucée saucer saucez saunons saupe saupes sauras saurez saurissons sauteries sauvant sauvée
  sauvées sauver sauverez sauveur sauveurs sauveuse sauveuses sauvez savant savante savantes
  savants savez savons savoura saxes saxons sayons scare scares score scores scotche scots scout
  scouts sébum secourant secourez secourons secours sedum sedums seille seilles seine sellant
  sellée seller sellers sellez sellons selve selves semés semis semple sépales serai serais seras
  serbes serfs serges sergés série seriez serions sermons serons serpes serrans serrant serres
  serrés serrez serrons sertes servais services serviez servile servions seule seules sexes shirts
  shits shops shorts siens sigle sigles signe signée signées signer signes signez signons sikhs
  simule simules sites slams slangs snack snacks sobre sobres socles sodars soies soifs soldant
  soldée soldées solder soldes soldez soldons solen solos somans sondant sondée sonder sonderez
  sondez sondons songe songer songes songez sonies sonne sonnes sonos sonre sonres sorbes sorite
  sortais sortes sortiez sortions sorts sotch sotchs souches soucis soudans soufflets souffre
  souffres soufis souis soumis soupant souper souperez soupez soupions soupons sourdes sourds
  souries soutirez spart sparte spartes sparts spécules spets spire spires spirite spirites spore
  spores spots sprinte sprintes squame squames stable stables stickers stokes store stores stots
  stylos suage suages suber substitues sucée sucerons sucez sucrins suerons suifes suint suivais
  suive suives suiviez suivions suivrons sujette sulfate sulfates supérieures suraux surfes surine
  surines surtaux surveillance surveillances suspende suspendrons suspens sycone sycones tablons
  tabule tache taches tachina tacle taclons tacon tacons tacots tacts taffs taies taillis tains
  tairez tairons tales talion talle tamils tance tances tanin tanins tante taons tapina tapins
  tapis tapisseriez tapon tapons tarais tarait tarant tarare tarares taras taraud tarauds tarde
  tarée tarées tarente tarer tarez tarins taris tarit tarots tarses tartes tarti tartinage
  tartinages tases tatare tatares tatins taule tauon tauons taxis taxon taxons teilla teille
  teindre teindrons tempérance temple temples tendant tende tendez tendon tendrez tends tendue
  tendus teniez tentant tentante tentantes tentants tente tentes tentez tentons terbine terbines
  terme termes terminus termites terne ternes ternir terriens terris terrons tessons testes tettes
  têtues têtus teufs textes textures thaïes thiol thiols thionine thionines thorine thorines thrace
  thraces thymus tians tiares tiendrons tigrant tigrer tigrez tigrons tille timons tirait tirent
  tirets tissant tisse tissée tissées tisser tisserez tisses tissez tissons titane titanes titilla
  titrant titrer titres titrez titrons toges toile toiles toits tolets tolus tomant tomas tombas
  tomée tomer tomette tomettes tomez tommies tommy tommys tomons tondre tondrons tonfa tonies tonna
  tordis tories torii tornades toron torpillons tortils torts tortus tosse tosses touchons touerons
  toues touffe touffes touons tourbe tourbière tourbières tourds tourière tourières tournis tourte
  tourtes tousse tousser toxique toxiques trabe trabes trachée trachées track tracs tract tracte
  tractes traders trahit traies traille trails trains traite traites trama trame trames tranchets
  transferts transi transis transparences transpirent travailliez travaillions tremperons trévire
  tréviré trévires triait trient trigle trigles trille trilles trime trimer trine triols tripale
  tripales triplets tripots tritons trompant trompe trompée trompées tromper tromperez trompes
  trompette trompettes trompez trompons tronche tronches trope tropes trots trouille trouilles
  troupes trous trouvée trouvées trouves trouvés truste trustes tsars tuable tuait tuent tuerons
  tulle tulles tunes tunique tuniques tuons tuple tuples turbes turbide turbides turbin turbins
  turbos turion turne turnes tusse tusses uniate uniates unies usagers usité usons utilisiez
  vacheries vachers vagirons vaillant vaillante vaillantes vaillants vaine vaines valette valettes
  valeur valeurs valorisant valorise valoriser vantant vante vanter variétés varron varrons
  végétalise végétalisé végétalises veinant veinez veinons velus velux vendant vende vendez vendons
  vendrez vends vendue vendues vendus venges vengez veniez venions vente ventes ventrues ventrus
  verdis vergée vergées verger vergeta vermine vermines vermis vernies vernir verras verrée verrez
  verrons verrues versas versions vertis vertus veuille veuilles veuillez vexant vexez vexons vices
  vidange vident viellant vieller viellez viellons viles ville villes vinaire vinée vinées vinent
  viner vineux violat violats violente violentes violents violes virant virée virées virent virer
  virerez vires vireux virez virons visant visée visées visent viser viserez vises viseux visez
  visons vivant vivante vivantes vivants vivent vives vivez vivons voeux voient voile volaillers
  volet volets vraies vrillant vrille vrillée vrillées vriller vrilles vrillez vrillons xanthate
  xanthates xanthine xanthines xérus
`
  .trim()
  .split(/\s+/);
