/** Correct words that differ in one letter from a word of the language data. */
export const COMMON_WORDS_EN: readonly string[] = `
  accept aching actin acton addled adorn aglow aided aiding aight alloyed alloying alright altars
  ambler ameer amids amigos amines amins ample angle anils anime animes anting anuses apish appel
  applet applets applies apting arbor arias ariels arise arises aromantic ascent asserted attache
  attack attacked attacking auction avian avocadoes axils axises baaing babas babel babels baches
  backed backer backing backs bailed bailees bailer bailers bailing baited baiter baiters baiting
  bakers balding baled baling balked balking ballon bally balsas baltic banco bandana bandanas
  bandies banding bandy baning banked banker banking banks banter banters barbecuers barbequed
  barbeques barbequing barbing barbs bards barely barer barfing barfs barging barked barker barking
  barney barneys barning barns baron barons barramundas barring barry barter barters basal baser
  bashing basic basics basin basins basion basque basques basse basset bassing bassos baster
  batcher batchers bathed bather bathers bathes bathing baton batons batted battered battering
  battery batting battle battled battler battlers battles batts bawls baxter baxters baying beach
  beached beacon beacons beaded beader beaders beaked beaker beakers beamer beamers beaming beaning
  beanos beard bearding bearer bearers bearing beast beasted beasts beaver beavers beech began
  begets being belay belch belga belter belters belting belts bench benches bended bender benders
  bending benes bennet bennets bents berating berets bergeres berks berley besets bested bests
  betes beting bettered bettering betting bevers biased biases biasses biers biked biker bikes
  biking biled biling billies bills billy bindle bindles binger binging bions birding bistro
  bistros bitch bitches biter biters bitser bitsers bittered bittering bitterns bitternut
  bitternuts bittier bitts blacks blads blaeberries blaeberry blaise blame blams blancoed blancoing
  blanded blander blanding blank blanks blare blase blasted blasting blate blaze bleak bleater
  bleaters bleating bleeder bleeders bleeding bleeds blinded blinder blinders blinding bling
  blinging blings blink blinks bloated bloating blocs bloke blonder blonding blonds bloom bloomy
  blown blubs blueish blunder blunders blurs blush blushed blushes blushing boarding boart boast
  boasted boasting boater boaters boating boats bobbly bocage bocks bodes boilers boing boked
  boking bolls bonding bonds boners bongs bonking bonne bonus booing boors booth booths boras
  borate borates bores boring bosons bosses bostin bosting botch botcher botches botes botting
  bottlers botts bought bowels bowie bowing bowled bowler bowling boxers boxes boxing boyars brack
  braes brags braided braiding brailing brained braining brains brake braked brakes branch branched
  branching brands branks branny brants brases brash brashes brass brassed brasses brassing brats
  brawer brawn brays breached breaks breding breed breeding breer breers brees brens bribe bride
  brides bridging briefs briers brigs brims briners brings brinks brisk briskest brisks britches
  brits broch brock brome brooches broody brows browsing bruise bruised bruising brunch brunches
  brushers bubby bucks budger budgers buffaloes bugger buggers bulger bulks bullies bulls bully
  bundlers burbs burgess burgher burghers buries burks burley burleys burry burton bused buses
  bushed bushes bushing busses busted buster busters busting busts butch butches butes butler
  butlered butlering butlers butlery byroad caber cabers cackle cackles caddy cager cagers caisson
  caissons callose calms caloric calving camas camped camper campers camping camps canal canals
  candids candled candles caned caner cangs caning canns canny canoed canoes canon canons canted
  canter canting cantor cantus canty canula canvas caped capes capful capfuls capos capper captor
  carded carding cardy carer carers caress caresses carious carling caron carped carper carpers
  carping carpus carries carrs carry carte carted carter carting cartoon cartoons carts carvel
  casas cashes casks castes casts cater caters catting cattish causes caved cavers caves caviares
  caving cease ceased ceases ceasing celts cental centals centare centner centred centreing centrer
  centring cesar cesses chaired chairing chairs challis chance chanced chang chans chant chanted
  chanting chaos chapping chare charge charged charging charing charm charmed charming charr charry
  chart charted charting chases chassis chaster chats chavas chaya cheat checks cheeked cheeking
  cheers cheery chess chews chiack chicks chicle chicles chider child childe childed childing
  chills chime chimes chimp chimps china chinas chink chinks chinos chipper chippers chipping
  chirped chirps chirring chivies chocks choco choirs choker chokers chokes choking cholas choli
  chomping chomps choral chord chords chored choring chose chucked chucking chucky chuddar chyle
  chyles cides cinch cinches cinder cinders cirrus cisco ciscos cistron cistrons citrin citrins
  citrous clack clacked clacker clackers clacking claims clames clamps clanging clans clapped
  clapping claps clave clavers cleaner cleaners cleansed cleansing cleared clearer clearing cleat
  cleaved cleaves clems clepe cleve clever cleves click clipped clips clock cloned cloner clones
  cloning clopping closer closes closet clothe clothed clothes clots clouted clovered clovers
  clovis clown clowns cluck clucks cluing clunk clunks clunky clutter clutters coach coaches
  coaling coals coasted coaster coasting coates coaxed coaxing cobby cocas cochoa cochoas cocker
  cockers cocking cocklers cocos coded coders coding coffers coiled coiling coined coins coked
  cokey colbys colds coleus collages collar collars colon colour coloured colted colting colts
  colzas comas comate combe combes combing comby comer comet comets comfit coming compete competes
  compose composes compute computes concerted conchas conchies conchs coned coney coneys confection
  confided confiding confined confining conges conies coning connection conned conning conses conte
  conus convented convention converged conversed conviction cooch cooler coolers coolie coolies
  cooped cooper coopers cooping coops cooser coosers cooter cooties copal copals coped coper copers
  coping copped copper coppers copping copra corby cording cords corer corey coreys corker corkers
  corks corms corneal corner corning cornus corps corral corries costed coster costes costing
  costings cotes cotted cotter cotters couch couches coulter count county course coved coversed
  coves coveted coveting covey coving cowed cower cowering cowing coxed coxes coxing coyed coyer
  coying cozed cozing crackled crackling crackpot crackpots crags crakes crames cramp cramped
  cramping cranes crank cranked cranker cranking crans crapes crapped crapping crash crashed
  crasher crashing crated crating craton cratons crave craved craving creak creaks creaky creases
  creasy create creek creeks creep creeps crept crest crews cribs cricked crime crimed crimes
  criming cripes crises crisis crisped crisping crisply croak croakier croci crocked crockers
  crocking crone crook crooker crooking cropped cropper croppers cropping crops cross crosse
  crosses croton crotons crowd crowds cruds crumbed crumbing crumple crumpled crushes crustal
  crusted crusting crystalized cubbed cubebs cubers cueing cully culter culters cunning cunting
  cunts cuppa cuppas curded curding curdy cures curies curled curling curran current currents
  cursed cursing curter curtly curve cuter cutler daily daimon daimons daisy dales dames damped
  damping dares dashers daters dazes dears decks deeds deems deeps deets defeated defeating defers
  deiced delirious dells deres desert deserts deters dials diary dicer dicked dicking dicks dieing
  diked dilate dilated dimer dimpling dined diner dinger dining dippings direr disced discing
  discord dissert disses ditch dived divine divined diving divining doable docks doers dogies dolce
  doling dolls doming doner doning doper doping doris dorises dorps doser dosing doted doter dotes
  doublet doubted doubting doving dower dozer dozing dragoon drake drank drawing drawn dreed dries
  drills drips driver drooping droops droppings drover drown drunk drunks ducked ducking duckings
  ducted ducting ducts dueted dueting dulcet dulls dumbed dumbing dunce dunks dunlin dunner dunning
  duped dusked dusking dusks dyers earing easing easting edgers eighth elating embow emmets empted
  endure endured enduring enosis ensue ensued ensuing envelop envelopers envelops envoy epics
  erotic exams excels expert fadge fails faked fakes faking falling fallings fallow falter faltered
  faltering famed faming fanes farce farcer farer farmed farming farrows farter fastback fastbacks
  faves favor favored favoring favus faxes fayer faying feeds feels felled felling fellow felly
  felter felts ferro fests fetus feyer fides fiend filed filer filers filing filings fille filler
  fillers filles filly filmed filmer filming finder finders finds fineer fineers finer fingering
  finis finner finners finos fired fires firmed firmer firming firms fitter fives fixes fjeld flack
  flacked flacking flagrant flakers flakey flaks flamy flanked flanking flanks flapped flapping
  flary flash flashes flask flatbed flattered flattering flavour flavoured flavouring flavours
  flawy fleets fleming flench fleshers fleshly fleury flexes flied flies flinger flingers flitting
  floods floor floored flooring floors flopped flopping flory flouts fluke fluked flukes fluking
  fluky flume flunk flush flushes fluxes flyer flyers flying folds folio folios folks folly fonded
  fonding fonts fools footy foray forced forcing fores forge forged forging forked forking forky
  former forms forte forted forth forting foully fouls founder founders fours foyer foyers frame
  framed framer framing franc francs fraying freed freeing freer freers frees freezes frescoes
  freshes frets frieze fringe fringes frisbee frisbees frith froed froes froing fronted fronting
  fronts fulled fulling fungs funnel funnels furies gablets gages gained gains galea gales galleon
  galleons gallic galling gallop galls gamers gammy ganger gangers garish garter garters gases
  gasher gated gaters gates gating gazed gazing gelding gemellus gemmy geneal generale gentile
  genua germaine germane germans germon geums ghats gilets gilled gills gimme ginner ginners girts
  gitted gitting glads glams glance glances gland glans glared glaring glazers glebe glees globes
  gloss glosses glove glutes gluts goads goals goblets godless golfs goods goring gorse gourde
  gourdes gouts graced gracing graded grader graders grades grading grafted grafter grafters
  grafting grail grails graines grama grampa gramps grander grant granted granter granters granting
  graped graph graphs graping grapy grasps grassers grates graved graver gravers graves graving
  gravis grayed grayer graying grazer grazers greasers greater greats greaves greeds greet greets
  grews griding grids grigs grille grilles grinning griots gripe gripes grips gritter gritters
  groans groat groin groined groins grope groper gropers gropes gross grousers grove groves grovy
  gulden gulling gutted gutting gyrated hacks hades haeres hails hajes haled haling halling
  hallowed haloed haloes haloing halted halting halvers hames hander handhold handout handouts
  hangout hangouts hangs hanker hanks hants hards harems harks harms harps harts hated hates hating
  haves having hazes headed heading heady healds healed healing health heapy heard heards hearings
  hears hearted hearth hearths hearting heats heaved heaving hebes hecks heeds heiring heirs heled
  heling helled helling helmed helming helves herding herds heroes heros herpes herses hexads hicks
  hikes hinds hinger hinges hints hires hispid hitch hoarse hocus hokes hokey holey holing homey
  homeys homilies homily hominids honers hones honks honky hooding hooey hooks horde hording horst
  hosey hosing hotch house hulks hunger hunks hurled hurling hutch iching icons immense incused
  inland insect insects inset invent invented inventing invest invested investing iodised ionized
  irones jammies jasmin jeers jelled jells jemmies jerries jerry jiggery jocks jogger joggers
  jollied jollies jolly jomon juicier kadis kafirs kaies kalis kames kanes kaput karma kaross
  kasher kauri kayles keeling keening keeps kells kelping kemping kemps kennel kennels kernes
  killer kills kilns kissers kitsch kitsches kittle knaves knifes knops knucklers kyles laager
  laagers labelled labelling lacers lacing laded laders lades ladies ladlers lagered lagering
  lagger laggers laids lairds lairy lakers laking lalled lalling lamas lames laming lamps lands
  lanes langer langers lapel lapin lapins lares larger larks lasers lasing launch lauryl lavage
  lavages lavish lavishes lawing lawny lawyer lawyered lawyering laxes layers lazying leading leady
  leafing leaking leaks leaky leaning leany leaping leares learing leary lease leases leasing
  leavens leavers leavy leeches leger legers leman lemans lemes lesting levelled levelling lever
  levered levering levers leves levin levins lexes libel lichees licks lifes lifter lifters
  lightning liked likes liking lilting limas limbs limed limens limeys liming limned limos limpers
  limpest limps linds linens linger lingers lings linked linker linkers linking linns linos linted
  lints lions liquidi liquidises liquidizes listed lister listers listing lither litter litters
  lived lives living livre loans lobes locus lodes lofted lofting loges loiter loiters loners lords
  lores loser loses lotas loths lotting louse louts lovered lovers loves lowes lowry lowser luger
  lugers lumpish lupines lurch luxes lycee lying lynch macaronic macaronics macaronies macer macher
  machi machos macing macintosh macon macro mafia mafias mages maggie magnet magnets maidans maids
  maills mains makos mallee malting mamas mamie manche mandarines mangas mangles mania maniac
  maniacs manic manies manilla manor mantis mantoes manure manus marae marches mardier mares marge
  marid marina marinas marinates marine mariner mariners marka marker markers marking marlines
  marlite marses marted martin marts mascon masked massed massing master masters masting mated
  mater maters mates mating matted maxed maying mayor mayors mazer mazers mazes mazing meads means
  meated meats medal medals meddle meddled meddling medico meeds meeting meets melton meltons
  mental menus merer merlin merlins merlon merlons merls mesas mescals meshed meshing meson message
  messaged messaging messes metals meted meter meths meting metis metol middling miked mikes milder
  miler milers milked milker milking milks mille millers millier milter mimed mimer mimers mimes
  miming minas mincers minded minder minding minds mined miner miners minged minges minging mings
  minke minkes minks minster minsters minted minting minus mired miser misers misled misses miter
  miters model models mojoes mokos moles mongo mongos monkish monos monster monsters moods mooed
  mooing moped moping moral morals morasses morbider mores moria moron morose morrow morrows mortal
  mortals moses moshed mosher moshers moshing motel motels moult moults mounds mount mounted
  mounting mouse mouses mowed mowing muches mucro muddle mudras mufti muling mulled muller mullers
  multicoloured mungo murine mushed musher mushers mushing muster musters mutts mythi naked nanas
  naris natter naturae naturel naval neaps neats needlers needless needs nerds nestle nestled
  netter nettie netts neural newts nexts nicks nilly norias norms northers nosed nosing nothing
  nought novel noway nowed nuttier ogling olivers olivet omened omening omens onces opens opined
  opining orangs ouster ousters ovened ovening overlapped overlapping override overs owled owling
  pacer pacers paces packagers packers packs pacts padang padded paddies padding paddings paddlers
  padma paged pager pagers pages paging pained paining paint painted paired pairing paisley palace
  palaced palate palated palates palating paler pales palish palled pallette palling palmette palps
  palsy paltry pamper pander panders pandy paned panes panier paniers paning panne pannes panted
  panter panters panting panto panzer panzers papier pappy paras parch parches parer parers pares
  paris parka parking parks parley parleys parra parring parrs parsing parter parters parties party
  pasha pashas passe passes pastel pasters pastils patcher patella patens pater paters pathed
  pathing paths patly patter patters paunch pauper paupers paused pausing paved paving pawed pawer
  pawers pawing pawns payed payer payers paying peaced peaces peached peachers peaching peacing
  peans pearced peasant peasants pecked pecking pectens pectines pedal pedals peddle pedes peeing
  peeked peeking peeped peeper peepers peeping peered peering peeved pekan pekans pekes penal
  penang pence pences penes penna penners penni pennies pennis pepped peppier pepping peppy pepsin
  pepsins perchers peres period periods perks permian perter pesos pests petar petite petites
  petter petty pharma physalins piazza picklers pieced piecers piecing pierces piers pieta pigment
  pikas piker pikers piler pilers piles pillock pillocks pilot pimped pimping pinces pinchers pings
  pinko pinkos pinna pinout pippy pissed pissing piste pitch pitched pitches pitchier pitching
  pitied pitying pivot places placket plackets plage plages plague plaid planet planets plank
  planks plans planted planter planters planting plaster plasters plastid platens plater platys
  pleach pleaches pleasant pleated pliant plied plodding plopping plots plotter plotters plugged
  plugging plugs plumbs plumes plumps plused pluses plusing podding podgy poets pogies pointe
  pointes pointing pokes polder polled pollers polling ponded ponder pondered ponders ponding ponds
  pongy pooch pooched pooches pooching pooed pooing pooped pooping popes popish popper poppling
  popply popsy porch porches porer porers pores porked porker porkers porking porks porky porns
  porny porty posed poshed poshing posing positron possed possing poster posters posts poted potes
  poting potion potions potter potters potts potty pouch pouched pouching pounced pouncing pouted
  pouter pouters pouting pouts power powered powers poxed poxing prate pratted pratting preach
  preaches precess precessed prems preps preservers pressers presto prestos preys priced pricing
  prickle prickles pricks pride print printed printing prints priss prize probe probed probing
  processers prodded prodding profess professed professing professor professors proline prolines
  prones propped propping prose prosed prosing pross prosses protean province provinces prowess
  prowessed prude prudes pruners prunus pucked pucking pucks puddle puddles puddling puked pukes
  puking pules pulls pulped pulsers pumps punchers punners punting punts pupped pupping puppy purge
  purged purges purging purled purring puses pusses putter putty quack quacks quare quartets
  quartier quartos quartz quern querns quests quine quines quintes quinze quirk quirks quirt quirts
  quoins rabbet rabbets rabbi rabbies rabbis rabid rabies raced racer racers racing racket rackets
  ragas raggs ragini ragis raided raiding railed railing raine rained raining raisings raison
  raisons rajas rajes rakes ramps rands rangi ranid ranks rapes rapine rapines rares rases rashes
  rasps raster rasters ratel ratels rates raunch raven ravens raves reader readers realer reaper
  reapers rearer rearers reavers recks reddish refired reined remote renned rennes renning rented
  renting repeal repealed repealing repent repented repenting replaces replayed replaying resined
  retried reuse reward rewarded rewarding ribbed ribber ribbing ribbit ribbits ribes rices riched
  richer ricing ricked ricker rickers rickets ricks rider riders riding ridotto rifer riggs riled
  rills rimed rimer rimers riming ringed ringing rinked rinking riots riped ripen riper ripers
  riping riser risers rises risking risks rites river rivers riyal roadster roadsters roamer
  roamers roams robbed robber robbing robots rockers rocks rodes roister roisters rolfed rolfing
  rolfs romps rones ronning roofs rooks rooms roost roosted rooster roosters roosting ropes rosary
  rosies rosing roster rosters rotas rotls rotund roughly rouses roust rousted rousting routs
  rubbled rubbler rubbling rubes rubying rudish ruined ruiner ruining rumen rumens rumps rungs
  runnier runted runty ruses rusher rushers russel rusted rusting rusts sacked sacking sadding
  safed safes safing sails sakers sakis salade salades salify saline salines sallow salon salons
  saloon saloons saltiness saltire salute saluted salver saman sambar sambars sambas sames sample
  sandy saned sansa sansas sapper sappers sapphire sapphires sarges sarin sarks saros sauced
  saucers saucier saucing saves savey savings savouries savoury savvy sawed sawing saxes sayed
  saying scald scalds scalers scaling scalp scalped scalping scalps scams scand scares scarp scene
  scenes scold scolded scolding sconce sconces scooch scooted scooting scoots scorch scorches
  scores scorn scorned scorning scotchs scouring scout scouts scrap scrapped scrapper scrapping
  scree screwed screwing scrip scroop scrum scuff scuffed scullion scullions scummer scutch
  scutches seamer seamers seames seams search searches seceded seedling seeing seeking seeks seemed
  seeming seeps segos seized sells semen semple sended sending sends senting serge serged serre
  serring serry serves settling sewed sewer sewered sewering sewers sewing shades shady shags
  shakes shakings shallows shames shams shanking shans shanties shanty shapers shapings shaps
  shards sharings sharking sharped sharping sharps shatter shattered shattering shaven shaver
  shaves sheas shedded shedding sheds shelf shelfed shelfing shelfs shelved shelving sherris shied
  shifted shifter shifters shifting shill shilled shilling shills shimmed shimmer shimmering
  shimmers shimming shindies shindy shingle shinned shinning shins shiny shired shirk shirks shirt
  shits shiver shivered shivers shmears shocked shocking shocks shoed shooks shoos shorn shorts
  shots shotted shove shoved shoves shovings shrank shrub shtick shticks shuck shuted shuting shuts
  sicken sicking sickling sicks siding siege sieged sieges sieging siled siler silicon siller
  silted silvered silvers simmers simper simpering simplex sined sines singe singing singlet sinned
  sinner sinning siped sipes sires sirred sirring sises sister sisters sites sitter sitters sixes
  sizes skank skanks skaters skats skeet skerries skewed skids skies skiff skims skinks skinner
  skips skirr skite skyers slack slacked slacking slade slakes slaking slams slapped slapper
  slappers slapping slasher slate slater slates slating slats slatted slaver slavered slavers
  slaving sleds sleeping sleet slewed slewing slews slicked slicker slickers sliders slieve slimes
  slimmed slimmers slimming slims slinging slipes slips slither slithering slitted sloes sloop
  slopped slopping sloshed sloshing slothed slots slotting sluice sluiced sluices sluicing slummer
  slush slushed slushing sluts smack smacked smacking smalt smarted smarter smelled smelling smite
  smock smocked smokers smokey smolt smolts smooch smooching smoother smote smushed snack snacked
  snackers snacking snacks snake snaked snakes snapped snappier snapping snare snared snaring snark
  snarks snarl snarls sneak sneaks sneed snell snide sniff snifter snifters sniping snipper
  snippers snitch snitched snitching snogs snoop snooped snooping snort snorts snots snotted snout
  snouts snuck snuff snuffed snuffing snugs soaps socked socking socks socles sofas softed softer
  softing soldes solds solers soleus solider solidi solos solus solver solves sooner sooth soothed
  soothing soots soras sorbent sorbents sordine sordines sorel sorels sores sorites sorts sotted
  souled souls souped souper sourced sours soused spaced spaces spacy spade spader spaders spaed
  spaers spaes spaing spank spanks spanner spans spard spared sparge sparing sparking sparks
  sparling sparse spasms spate spates spats spatter spattered spattering spayed specs speeded
  speeding speeds spelled spelling spent spewing spicas spicer spicey spicing spick spicks spics
  spier spies spike spiked spiker spikers spikes spiky spinal spine spined spines spinning spins
  spire spires spirt spirts spital spite spited spites spits splash splashed splashing splat splats
  splayed splicing splint splish splishes splits splitting splosh sploshes spoke spoked spokes
  spoking spongers spoof spoofed spoofing spoofs spooked spooking spooks spool spore spores sporing
  sport spots spotted spouted spouts sprain sprained spraining spreed springs sprinklers spritz
  spritzes sprog sprogs spues spurs spurts spying squad squads squarers squashers squat squats
  squaw squeezes squib squibs squire squires squish squishes squit squits stable stade staffed
  staffing stage stages stain stained stainer stainers staining staithe staithes stake stakes
  staled staling stalked stalking stall stallion stallions stalls stands staned stanked staple
  starchers starer starers starings stark starker starkers starking starring startled startler
  startlers starved starver starvers state stated stater staters states staves steaded steading
  steads stealer stealers steals steamier steed steeds steeld steeled steeling steered steering
  stemes stemmed stemmer stemmers stemming stepped stepping steps steven stewer stewers sticked
  stickers stickying stiffed stiffing sting stings stink stinks stinky stint stinting stirps stitch
  stitched stitching stoat stoats stocked stocky stoker stoles stolid stool stooped stooping stopes
  stores storied storks storm stormed storming storying stour stovers stovies stowed stowing strait
  stranding strap strapped strapping straps straw stray strayed straying strays streak streaks
  stream streamed streamer streamers streaming streamy strick strim stringing stripe stripes stript
  strived strop strops strove struck strung strut struts studs stums stunk sture suber sucked
  sucking suede sueded suedes sueding suers suint suits sultans summered summering supper surah
  surahs surer surgeon surgeons swabs swages swags swains swallow swamis swank swans swapper
  swappers swaps swats swatter sways sweats sweeping sweeps sweeted sweeting swell swelled swelling
  swells swept swerve swerved swerving swifted swifter swifters swifting swill swimmer swimmers
  swimming swims swinging swingle swishes swoon swooning swoop swooped swooping sykes taber tabes
  tablet tacked tacos taeing taels tagline taglines tainted taker taler talking talls tamaras tamed
  tamer tamper tampered tampering tandoor tangos tanka tanking tanks tanned taper tapis tappings
  taras tares tarots tarps tartan tarted tarter tarting tarts taser tashed tashing tasked tatar
  tatler tatted tatter tatting tauter tawney taxer taxing teaing teaming teasing tedder tedders
  temped tempera tempers temping tempter tenner tenners tenser tented tenting tenty terrane
  terranes terries testes texes texted texter texters texting texts texture theme themes there
  thickos thine thing thinks thinned thirsty thongs threat threated threating threats throb throned
  throning thrown thymi thymus ticked ticking ticks tiffs tiled tiler tiling tilled tilling timber
  timer tinas tinder tinders tines tinged tinked tippings tired tiros titled titling titted titties
  titting toastier tocked tocking toffs toils toings token toking tones tonga tonies topic topical
  topics toppled toppling torah torchers toros torus toshed toshing toter touch touche touches
  touts towers towny toxic toxics track tracked tracking tract tracted tracting trade traded
  trading trads trails trammed tramming tramped tramping trams trance tranced trancing trans traped
  trapes traping trapped trapping traps tread treaded treading treadle treadles treads treed tress
  tressed tressing treys trial tribe tribes tricks tries trifle triples triplet triplex tripos
  tripped tripping trips tripses trite trivia troat troats trope tropes trots trouter trouters
  trowel trowels troys truce truced trucing trucked trucking trued trues truing trusted trusting
  trusts tryout tryouts tsking tubers tumbles tuned tuner tuners tunic tunics tuning turbit turbits
  turbos turfed turfing turnkey turnkeys tuxes twangs twiners twinge twinges twink twinned twins
  twites twits twixt typing tyros unbacked unbanked undefined unfits unflavoured unfold unfolded
  unfolding unites unlopped unprofessed unreined unsold untold unwits veales vedalia vedalias veils
  venus verbs verge verges verse verses versus verve vials violent violents viral waded wadge
  wadges wafflers wafting waged wailed wailing waisted waisting waiter waiters waites waitings
  waived waiving wakas waked waned wanes wangs wanted wanters wanting wanton wantons wapping warded
  warding waring warms warned warning warped warping warps warred warring waster wasters waved
  waver wavers wayed wedgie wedgies weems weeps weight weighted weighting weiner welds whapped
  whapping whats wheal wheals whelm whelms whelp whens whews whigs whiled whims whines whining
  whinings whins whirring whirs whiskers whiskery whist whited whitens whiteys whits whopped
  whopping whorl whupped whupping widener wideners wides wifed wifes wifing wiled wiles wiling
  wimped wimping winces winder winds wined winger winging wining winker winklers winners winos
  wipes wired wires wiring wised wises wished wishing wising witch witched witching witter wives
  wodge wodges wolfish woodmen woolen worded wording words works worsed worsing wrings wrinkle
  wrinkled wrinkles writes writings wrong xanthin yorks yuccas yucks yugas zestier zipped zipping
  zoster zosters
`
  .trim()
  .split(/\s+/);
