/** Forms of verbs that are no cooking and no food. */
export const VERB_FORMS_FR = `
  abdiqué aboie abolir abonde aborde aboutir abreuve abrège abrite abrutir absorbe absoudre abstenir
  abstenu abstraire accentue acceptons accède acclame accommode accouche accourir accourt accouru
  accroître accroupir accueille accueilli accueillie accumule acharne achemine achève acquérir
  acquiert acquiesce acquitte actionne adapte admet admettons administre adonne adopte adoré adosse
  advenir advenu affaiblir affale affectionne affermir affleure afflige affole affranchir affronte
  affure agenouille agonise agrandi agrandie agrandir agrippe aiguise aligne allège allé alléger
  alourdi alourdie alourdir alpague altère amassé amoindrir amolli amortir amplifie amplifié anéanti
  anéantie anime anticipe apercevons aperçoive aperçue aperçûmes appartenir appartenons appartenu
  appartînt apparue applaudi applaudir apprendront apprécié appréciée apprête approchons approfondir
  approprier arbore armer arpente arrondir articule aspire assaille assailli assaillir asservir
  assène associer assombri assombrie assombrir assomme assoupir assouplir assouvir assujettir
  astiqué astiquée attaqué attarde atteignons atteins attendront atteste atténue attribue avilir
  avise avouons baisé baisée balbutie balbutier balbutié baptise bavé bâtir becté beugle bégaie
  bénéficie bénéficier bénéficié bénie bénir bêcher blottir bluffe boirons boiter bonir bonnir
  bouleverse bourdonne bouscule boutonne brancher brandi brandir braquant braqué braquée briller
  brillé brode bronché brouiller broute bruire bûmes calcule capté caractérise carrer catalogué
  causés certifier cessons cède chancelle chantonne charrie charrier chausse chavire châtier châtié
  chérir chie chié chipé chopé chu chuchote chuter ciller cimentée cingle circule cirer cirée clame
  claqué claquée cligne cligné clignote cloue clôt cogné coince coïncide collabore collectionne
  colorié commente commet commise communier communié communiquée comparaître compense complaire
  comprendront comprenons compromettre concilier conclue concourir condamne condense conduise confié
  confiée confond confondre congédier conjure connaîtrons connaîtront consacre consens consenti
  consentie consentir considérons consommer constate constitue construite contemple contourne
  contraindre contrarier contredire contrer contribue contribué convenir convertir convie convoque
  convoqué convoquée copier copié correspondre corrompre corser coulent coure courre cousant couve
  couvé côtoie craignons cramponne craquent crispe crispées crispés critiqué croie croisons croître
  croupir cueille cueilli cueillie cueillir cultive curer daigne dallé dandine dansé dansons datée
  demeurons desservir dessine destine devenons deviendront devînt déambule débattre débattu débecte
  débloque débouche déboule déboutonne déchaîne déchiffre décline décoche décompose déconcerte
  découle décrète décroître dédaigne dédie dédier défaillir déferle défie défile définir défont
  déforme dégauchir déglutir dégonfle dégouline dégoûte dégrade dégringole déguerpir déguise déjeune
  déjeuné déjeunons délier déloque démange démasqué démentir démoli démolie démonte démontre
  démordre dénonce dénoue dénoué dénouée dénude déparié dépariée départir dépeindre dépérir
  dépêchons déplaire déplie déplier déplié dépliée déploie déplore déplu déprendre dérape dérouille
  désagrège désapprouve désarme désespère déshabille désobéir désole détenir détermine détourne
  dévale développe déverse dévêtir dévêtu dévêtue dévier dévié dévoile dicte diffère différencier
  digère dilate dirigeons discerne discourir disloque disparaîtront dissimule dissipe dissocier
  distend distille distingue distribue divague divertir dîné dînons domestiquée domine dorme doter
  douté doutons duré dûmes effectue effectué effectuée effleure effondre efforce embarqué embarquée
  embaume embelli embellir embrase empare empile emplir empoisonne empresse emprisonne emprunte
  encadre enchaîne encourir endorme endors endort enferme enflamme enfouir enfourche enfreindre
  engendre englobe englouti engloutie engloutir engouffre engourdir engueule enivre enjambe enlace
  enquérir enquiert enrichir enserre ensevelir entendrons enterre entête entonne entoure entrebâille
  entrechoqués entreprend entreprendre entrevu entré entrons entrouvre envahir enverront envier
  envié enviée environne erré esclaffe esquinte essouffle estomaqué estourbir exagère exagérons
  exalte exaspère excelle exclame exclure exerce exècre exécute exhale exhibe expédie expédier
  expédié expier exploite expulse extasier extirpe exulte ébattre éblouir éboué ébranle ébroue
  écarquille écarte échauffe échoué échouée éclore écoeure écorche écoule écoutons écrie écrier
  écrié écriée écrive écrivons écroule édifie édifier édifié édifiée éduqués égare égorge élargi
  élargie élargir élise émane émerge émet émettre épanouir épauler épie épié époussette éprouve
  éprouvons épuise éraflé érige éructe éteigne éternise étourdir étrangle évacue évalue évanouir
  éveille évente évolue évoque évoqué fabriquée faiblir faillir faufile favorise fâcher feindre
  feins fend fermente ferrer félicite férir fiché fie filent finirons flairé flanche flanque flanqué
  flanquée fleurir fléchi fléchir flétri flétrie flippe foiré fondent forci fortifier fourgué
  franchie franchissons frangé frayé fredonne freine freiné frétille fringué fringuée froncer frôle
  fructifier fuse gagnons gainé gavée gâchée germer gesticule gémi gémir gêner gênez gicle glapir
  glorifier gommer graillée grandie gratifié gravi gravir grelotte grésille griffonne grignote
  grince griser grommelle gronde grondé grossir habitons halète happé hasarde hèle hissé hocher
  hoché honore hume humilie hurlé ignorons illumine imaginons imite immobilise implore impose
  impressionne imprègne imprime improvise incarne incendier incline inclure incombe incruste
  inculqué incurve indiffère infiltre infléchir inflige initier injurie injurier inonde insinue
  inspecte institué instruire insurge interdire interpelle interpose interromps interrompt intervenu
  intimide intitule intrigué intriguée inventorier invoqué irradie irrite jailli jaillie jaillir
  joui jouir jubile justifie justifié justifiée languir liquider liquidé liquidée lisons livré
  longeons longer longé louvoie love lové lovée luire maigri maigrir mander manquons maquille
  marmonne marré martèle maudire mâcher mendier mettront meurtrir méconnaître médite méfie méfier
  méfié méprendre miaule miner miné minuté miroite moisir montré moquée mortifié mortifiée moufte
  mourrons mourront muer muée multiplie multiplier muré mû mûri mûrir nagé nargue navigue navigué
  nécessite néglige négocié nie notifier notifié obéi objecte obscurci obscurcie obscurcir obsède
  obstine occupons offerte offrons omettre ondule opère opine oppose oppresse oriente oser osez
  osons ouïr pacifié paître palpé palpite paralyse parcourir parcourt parcourue parfaire parié
  partirons paru parvins parvînt passionne patauge pâli peigner pend perler permettront pervertir
  pécher pénètre pénétrons photographier photographié photographiée picolé piégé piétine pillé pissé
  pivote placarde plaide plaigne plané plaquer pleurniche pleuve pluche poindre polir pomper ponctue
  ponctué pond possédons pouffe pourvue prendrons prescrire prescrite pressentir précède précipite
  prédire préférons préserve prétendons priser proclame prodigué prodiguées profère progresse
  projette promenons promène propulse proteste provenir publiée puer puise puisé purgé purifier
  purifié pusse pûmes qualifier questionne quérir quittons rabâche raccourcir rachète racorni
  racornie raffole raflé ragaillardi raisonne rajeuni rajeunie rajeunir rajuste ralentie rallier
  rampé ranime rapatrier rasée rassasier rassied rassure rattache rattrape ravale ravir ravise
  rebâtir rebiffe rebondir rebrousse rebute recèle reconduire reconnaissons reconquérir reconstitue
  reconstitué reconstituée reconstruite reconvertir recopie recopier recopié recouche recousu
  recroqueville recueille reculons reçoive redescend redescendre redescendu redevenu redevenue
  redécouvrir redémarre redire redonne redouble refile reflète reflue refoule refusons regagne
  regagnons rejette rejoigne rejointe reluire reluque remarier remarié remariée remarqué remarquée
  rembourse remercié remédier remémore remontons renaître rencontrons rendormi rendormir rendront
  rené renforce renie renié renifle renoué renouvelle renseigne repaître reparaître reparu repeindre
  repeinte repens repense repêche reprendrons reprenne requiert requinqué respirons ressaisi
  ressaisir resservir ressuscite resté restée restitue restitué resurgir retarde retenti retentir
  retins retrousse revendre reverront revêt revêtir reviendrons reviendront revînt revoie
  réapparaître réapparu réapprendre réconcilier réconcilié rédige réfugie réfugier régné réjouir
  répand répandre réparé réparée répercute répertoriés répliqué réponde répondons réprime répugne
  réside résigne résonne résorbe résulte résume rétabli rétablie rétorque rétorqué rétracte rétrécir
  révulse rhabille ricane risquons rivé ronfle ronge rongé ronronne roter rougi rougie rougir
  rouvert rouvrir ruer rué rugir ruisselle rumine sachent saillir sali salie salué sanctifié
  sanglote sautille sauvette savoure scandalise scier scié scrute sculpte secourir secouru sent
  sentons serpente sertie sévir shoote sied siffle sifflote signifier simplifie simplifier simplifié
  simplifiée sirote situe sniffe sollicite sommeille somnole songé sortirons soucié souffrons
  souhaitons souligne soumet soupçonne soupèse sourdre souri souscrire soustraire soustraits souvenu
  souvenue souvins souvînt stagne stoppe stupéfié subie subjugué subjuguée subodore substitue
  subvenir succède succédant succombe suce sucé suffi suffise suffoque suffoqué suffoquée suinte
  suivront supplié supposons surgi surgie surgir surmonte surplombe sursaute survenir survenu
  suscite susurre symbolise tacher tachée taisons tambourine tapote taraude tarir tartir tâcher
  tâter tâtonne terrer terré terrée télégraphier télégraphié témoigne téter tiqué titube tînt tolère
  tord tordre tourbillonne tournoie toussé toussote traduire traduite traîné transcrire transmet
  transparaître transpire transporte traqué traquée traversons travestir tressaille tressailli
  tressaillir trébuche trépigne tricote trimbale trinque trinqué tripote trottine troue truffé
  truffée tutoie unir use user vacille valant valdingue valu venge veux vexe vêtir vibre vieillir
  viendrons viennes violé violée viré vitrifié vivrons vocifère voilant volent voté voue voulant
  zyeute
`
  .trim()
  .split(/\s+/);
