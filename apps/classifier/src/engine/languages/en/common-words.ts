/** Correct words that differ in one letter from a word of the language data. */
export const COMMON_WORDS_EN: readonly string[] = `
  accept aching actin acton addled adorn adsorbent agape agapes agate agates agaze aglow aided
  aiding aight alibi alibis alloyed alloying alright altars ambler ameer amids amigos amines amins
  ample angle anile anils anime animes anting anuses apian apish appel applet applets applies
  apting arbor arias ariels arise arises aromantic ascent asdic asdics asserted atlas attache
  attack attacked attacking auction avian avocadoes axils axises baaing babas babel babels baches
  backed backer backing backs badger badgers bagger baggers bailed bailees bailer bailers bailing
  baited baiter baiters baiting bakers balding baled baling balked balking ballon bally balsas
  baltic banco bandana bandanas bander banders bandies banding bandy bangs baning banked banker
  bankers banking banks banner banners banter bantered banters banting barbecuers barbequed
  barbeques barbequing barbing barbs bards barely barer barfing barfs barging barked barker barking
  barney barneys barning barns baron barons barramundas barring barry barter bartered barters
  barwing basal baser bashing basic basics basin basins basion basque basques basse basset bassing
  bassos baster batcher batchers bathed bather bathers bathes bathing baton batons batted battened
  battered battering battery batting battle battled battler battlers battles batts bawls baxter
  baxters baying beach beached beacon beacons beaded beader beaders beaked beaker beakers beamer
  beamers beaming beaner beaners beaning beanos beard bearding bearer bearers bearing beast beasted
  beasts beaver beavers beech began begets being belay belch belga belter belters belting belts
  beman bench benches bended bender benders bending benes bennet bennets bennies bents berating
  berets bergeres berks berley besets bested bests betes beting bettered bettering betting bevers
  biased biases biasses biers biked biker bikes biking biled biling billies bills billy bindle
  bindles binger binging bions birding bister bisters bistro bistros bitch bitches biter biters
  bitser bitsers bittered bittering bitterns bitternut bitternuts bittier bitts blacks blads
  blaeberries blaeberry blaise blame blams blancoed blancoing blanded blander blanding blank blanks
  blare blase blasted blasting blate blaze bleak bleater bleaters bleating blebs bleeder bleeders
  bleeding bleeds bless blinded blinder blinders blinding bling blinging blings blink blinks
  bloated bloating blocs bloke blonder blonding blonds bloom blooms bloomy bloops blotter blotters
  blown blubs blueish blunder blunders blurs blush blushed blushes blushing boarding boart boast
  boasted boasting boater boaters boating boats bobbly bocage bocks bodes boding boilers boing
  boked boking bolls bonding bonds boners bongs bonking bonne bonus booing boors booth booths
  bootie borane boranes boras borate borates bores boring bosons bosquet bosses bostin bosting
  botch botcher botches botes botties botting bottlers botts bought bourdon bourdons bowels bowie
  bowing bowled bowler bowling boxers boxes boxing boyars brack braes brags braided braiding
  brailing brained braining brains brake braked brakes branch branched branching brands branks
  branny brants brases brash brashes brass brassed brasses brassing brats brawer brawl brawls brawn
  brays breached breaks breamed breding breed breeding breer breers brees brens bribe bride brides
  bridging bridling briefs briers brigs brims briners brings brinks brisk briskest brisking brisks
  bristling britches brits broch brock broider broiders brome brooches broods broody brows browsed
  browsing bruise bruised bruising brunch brunches brushers brusk bubby bucks buddle budger budgers
  buffaloes bugeye bugger buggers bulbar bulger bulks bullies bulls bully bunce bundlers bungle
  bungles bunter bunters burbs burgess burghal burgher burghers buries burks burley burleys burry
  burton bused buses bushed bushes bushing busses busted buster busters busting busts butch butches
  butes butler butlered butlering butlers butlery byroad caber cabers cackle cackles caddied
  caddies caddy cager cagers caisson caissons calla callas callose calms caloric calving camas
  camped camper campers camping camps canal canals candids candled candles caned caner cangs caning
  canners canns canny canoed canoes canon canons canted canter canting canton cantons cantor cantus
  canty canula canvas caped capes capful capfuls capos capot capots capper capsful captor caravel
  caravels carbine carbines carbolated carbon carbons carded cardies carding cardy carer carers
  caress caresses carious carking carks carline carlines carling carmot caron carped carper carpers
  carping carpus carries carrs carry carte carted carter carting cartoon cartoons carts carvel
  casas casern caserns cashes casks castanets castes casts cater caters catting cattish cattle
  causes caved cavers caves caviares caving cease ceased ceases ceasing celts censer cental centals
  centare centaury centner centred centreing centrer centring cesar cesses chaired chairing chairs
  challis chance chanced chang chans chant chanted chanting chants chaos chapping chapt chare
  charge charged charging charing charm charmed charming charr charry chart charted charting chases
  chassis chaster chats chava chavas chaya cheat checks cheeked cheeking cheers cheery chess
  chevies chews chiack chicks chicle chicles chider child childe childed childing chills chime
  chimes chimp chimps china chinas ching chink chinks chinos chipper chippers chipping chirk
  chirped chirps chirring chitins chitlings chittering chivies chocks choco choirs choker chokers
  chokes choking cholas choli chomping chomps choral chord chords chored choring chose chucked
  chucking chucky chuddar chukka chyle chyles cicala cicalas cides cinch cinches cinder cinders
  cirrus cisco ciscos cistron cistrons citrin citrins citrous clack clacked clacker clackers
  clacking claims clambered clames clamps clanging clans clapped clapping claps clave clavers
  cleaner cleaners cleansed cleansing cleared clearer clearers clearing cleat cleaved cleaves clems
  clepe cleve clever cleves click clipped clips clobbered clock cloned cloner clones cloning
  clopping closer closes closet clothe clothed clothes clots clouted clovered clovers clovis clown
  clowns cluck clucks cluing clunk clunks clunky clutter clutters coach coaches coaling coals
  coasted coaster coasting coates coaxed coaxing cobby cobra cobras cocas cochoa cochoas cocker
  cockers cocking cocklers cocos codas coded coders codger codgers coding codling coffers coffle
  coiled coiling coined coins coked cokey colbys colds coleus collages collar collars collies colon
  colour coloured colted colting colts colzas comas comate combe combes combing comby comer comet
  comets comfit coming compete competes compose composes compute computes concerted conchas
  conchies conchs coned coney coneys confection confer confers confided confiding confined
  confining conges conies coning conking conks conman connection conned conning conses conte conus
  convected convented convention converged conversed conviction convoy convoys cooch cooler coolers
  coolie coolies coons cooped cooper coopers cooping coops cooser coosers cooter cootie cooties
  copal copals coped coper copers coping copped copper coppers copping copra copras corals corby
  cording cords corer corey coreys coria corker corkers corks corms corneal corner corning cornus
  corps corral corries coste costed coster costes costing costings cotes cotted cotter cotters
  couch couches coulter count county course coved coversed coves coveted coveting covey coveys
  coving cowed cower cowering cowfish cowing cowling cowman coxed coxes coxing coyed coyer coying
  cozed cozing crackled crackling crackpot crackpots crags crakes crames cramp cramped cramping
  cranes crank cranked cranker cranking crans crapes crapped crapping crash crashed crasher
  crashing crated crating craton cratons crave craved craving crays creak creaks creaky creases
  creasy create creek creeks creep creeps crept crest crews cribs cricked crime crimed crimes
  criming crimps crimpy cripes crises crisis crisped crisping crisply croak croakier croci crocked
  crockers crocking crone cronk crook crooker crooking cropped cropper croppers cropping crops
  cross crosse crosses croton crotons crowd crowds croze cruds crufty crumbed crumbing crumple
  crumpled crunk crushes crustal crusted crusting crystalized cubbed cubebs cubers cueing cully
  culter culters cunning cunting cunts cuppa cuppas curded curding curdy cures curies curled
  curling curran current currents cursed cursing curter curtly curve cusps cuter cutin cutler
  cutties daces dahls dailies daily daimon daimons daisies daisy dales dames damped damping dances
  dares dashers daters dazes dears decks deeds deems deeps deets defeated defeating defers deiced
  delirious dells deres derry desert deserts deters dials diaries diary diastasic dicer dicked
  dicking dicks dieing diked diker dilate dilated dimer dimpling dined diner dinger dining dinker
  dippings direr disced discing discord dissert disses ditch dived divine divined diving divining
  doable docks doers doggish dogies dolce doling dolls doming donates donees doner doning donors
  doper dopers doping doris dorises dorps doser dosing doted doter doters dotes doublet doubted
  doubting douche douches doving dower dowers downer downers dozer dozers dozing dragoon drake
  drank drawee drawees drawing drawn dreed dries drills drips driver droner droners drooping droops
  droppings drover drown drums drunk drunks dubbin ducked ducking duckings ducted ducting ducts
  dueted dueting dulcet dulls dumbed dumbing dunce dunks dunlin dunner dunning duped dusked dusking
  dusks dyers eaning earing easing easting edgers egoless eighth elating elder elders elvens elves
  ember embers embow emmets empted endure endured enduring enosis ensue ensued ensuing envelop
  envelopers envelops envoy epics erotic exams excels exonic expert fadge fails faked fakes faking
  falling fallings fallow falter faltered faltering famed faming fanes farce farcer farer farmed
  farming farrows farter fastback fastbacks faves favor favored favoring favus faxes fayer faying
  feeds feels felled felling fellow felly felter felts fennec fennecs ferro fests fetus feyer fides
  fiend fifes filed filer filers filing filings fille filler fillers filles filly filmed filmer
  filming finder finders finds fineer fineers finer fingering finis finks finner finners finos
  fired fires firmed firmer firming firms fitter fives fixes fjeld flack flacked flacking flagrant
  flakers flakey flaks flamy flanked flanking flanks flapped flapping flary flash flashes flask
  flatbed flattered flattering flavour flavoured flavouring flavours flawy fleets fleming flench
  fleshers fleshly fleury flexes flied flies flinger flingers flitting floods floor floored
  flooring floors flopped flopping flory flouts fluke fluked flukes fluking fluky flume flunk flush
  flushes fluxed fluxes flyer flyers flying folds folio folios folks folly fonded fonding fonts
  fools footy foray forbs forced forcing fores forge forged forging forked forking forky former
  forms forte forted forth forting foully fouls founder founders fours foyer foyers frack frame
  framed framer framing franc francs fraying freed freeing freer freers frees freezes frescoes
  freshes frets frieze frigs fringe fringes frisbee frisbees frith froed froes froing fronted
  fronting fronts fulled fulling fumes fungs funnel funnels furies gablets gages gained gains gaits
  galea gales galleon galleons gallic galling gallop galls gamers gamma gammas gammy gamps ganger
  gangers garish garter garters gases gasher gated gaters gates gating gazed gazing geest gelding
  gemellus gemmy geneal generale gentile genua germaine germane germans germon geums ghats gibbets
  gilets gilled gills gimlets gimme gingerly ginner ginners girts gitted gitting glads glams glance
  glances gland glans glared glaring glazers glebe glees globes gloss glosses glove glues glumose
  glutes gluteus gluts gnats goads goals goblets godless golfs gooder gooders goods goofer goofers
  gooier gores goring gorse goshes gourde gourdes gouts graced gracing graded grader graders grades
  grading grafted grafter grafters grafting grail grails graines graip grama grampa gramps grander
  grant granted granter granters granting graped graph graphs graping grapy grasps grassers grata
  grates graved graver gravers graves gravid graving gravis grayed grayer graying grazer grazers
  greasers greater greats greaves greeds greet greets grews griding grids grigs grille grilles
  grinning griots gripe gripes grips gritter gritters groans groat groin groined groins grope
  groper gropers gropes gross grouser grousers grouter grouters grove groves grovy gulden gulling
  gummites gutted gutting gyrated hacks hades haeres hails hajes halala haled haling hallah hallahs
  halling hallowed haloed haloes haloing halted halting halvers hames hander handhold handout
  handouts hangout hangouts hangs hanker hanks hants hards harems harks harms harps harts hated
  hates hating haves having hazes headed heading heady healds healed healing heals health heaps
  heapy heard heards hearings hears hearted hearth hearths hearting heats heave heaved heaves
  heaving hebes hecks heeds heiring heirs heled heling helled helling helmed helming helves herding
  herds herls herms heroes heros herpes herses hexads hicks hikes hinds hinger hinges hints hires
  hispid hisses hitch hoarse hocus hoggers hokes hokey holey holing homey homeys homilies homily
  hominids honers hones honks honky hooding hooey hooeys hooks horde hording horme horst hosey
  hosing hotch house hulks hunger hunks hurled hurling hushes hussies hutch hydrolyzed iching icons
  immense incant incused indri indris infante inland insect insects inset invent invented inventing
  invest invested investing iodised ionized iring irones jammies jasmin jeers jelled jells jemmies
  jerkins jerries jerry jiggery jocks jogger joggers jollied jollies jolly jomon juicier kadis
  kafirs kaies kakis kalis kames kanes kaphs kaput karma kaross karts kasher katas kauri kayak
  kayaks kayles kayos keeling keening keeps kells kelpie kelping kelts kemping kemps kennel kennels
  kepis kernes ketos killer kills kilns kilter kilts kinos kiris kissers kitsch kitsches kittle
  knaves knifes knops knots knows knucklers kyles laager laagers labelled labelling lacers lacing
  lactase lactone lactones laded laders lades ladies ladlers lagan lagans lagered lagering lagger
  laggers laids lairds lairy lakers laking lalled lalling lamas lamers lames laming lamps lands
  lanes langer langers lapel lapin lapins lares larger largo largos larks lasers lasing lauds
  launch lauryl lavage lavages lavish lavishes lawing lawny lawyer lawyered lawyering laxes layers
  lazying leading leady leafing leaking leaks leaky leaning leany leaping leares learing leary
  lease leases leasing leavens leavers leavy leeches leers leets leger legers leman lemans lemes
  lentic lesting levelled levelling lever levered levering levers leves levin levins lexes libel
  libre libres lichees licks lifes lifter lifters lightning liked likes liking lilting limas limbs
  limed limens limeys liming limned limns limos limpers limpest limps linds linens lingas linger
  lingers lingos lings linked linker linkers linking linns linos linted lints lions liquidi
  liquidises liquidizes listed lister listers listing lithe lither litter litters lived livens
  lives living livre loans lobes locus lodes lofted lofting loges loiter loiters loners longs loper
  lopes lords lores loser loses lotas loths lotting louse louts lovered lovers loves lowes lowry
  lowser luger lugers lumpish lungs lupines lurch luxes lycee lying lynch macaronic macaronics
  macaronies macer macher machi machos macing macintosh macon macro mafia mafias mages maggie
  magnet magnets maidans maids maills mains makos malar malars mallee malting mamas mamie manche
  mandarines mangas mangles mania maniac maniacs manic manies manilla manor mantas mantids mantis
  mantoes manure manus marae marches mardier mares marga marge margin margins marid marina marinas
  marinates marine mariner mariners marka marker markers marking marlines marlite marron marses
  marted martin martins marts mascon mascs masked masons massed massing master masters masting
  mated mater maters mates mating matted mattes maxed maying mayor mayors mazer mazers mazes mazing
  meads means meated meats medal medals meddle meddled meddling medico meeds meeting meets melisma
  melismas melton meltons mends mental menus merer merlin merlins merlon merlons merls mesas
  mescals meshed meshing meson mesons message messaged messaging messes metals meted meter meths
  meting metis metol middling miked mikes milder miler milers milked milker milking milks mille
  millers millier milter mimed mimer mimers mimes miming minas mincers minded minder minding minds
  mined miner miners minged minges minging mings minke minkes minks minster minsters minted minting
  minus mired miring miser misers misled misses miter miters mitre model models modules mojoes
  mokos moles money mongo mongos monkery monkish monopodium monos monster monsters moods mooed
  mooing moped moping moral morals morass morasses morbider mores moria morion moron morose morrow
  morrows mortal mortals moses moshed mosher moshers moshing motel motels moult moults mounds mount
  mounted mounting mouse mouses mouton mowed mowing muches mucro muddle mudras mufti muling mulled
  muller mullers multicoloured mungo murine mushed musher mushers mushing muster musters mutts
  mythi naive naked nanas naris natter naturae naturel naval neaps neats needlers needless needs
  nerds nestle nestled nestles netter nettie netts neural newts nexts nicer nicks nilly niner nodal
  noddle noddles norias norms northers nosed nosing notal nothing nought noughts novel noway nowed
  nuttier octan ogive ogives ogling olivers olivet omened omening omens onces opals opens opined
  opining orangs order orders ouster ousters ovened ovening overlapped overlapping overproof
  override overs owled owling pacas pacer pacers paces packagers packers packs pacts padang padded
  paddies padding paddings paddlers padma paged pager pagers pages paging pained paining paint
  painted paired pairing paisley paisleys palace palaced palate palated palates palating paler
  pales palish palled pallette palling palmette palps palsy paltry pamper panda pander panders
  pandy paned panes panga panier paniers paning panne pannes panted panter panters panting panto
  pantos pantries panzer panzers papas papier pappy parang paras parch parches parer parers pares
  paris parka parking parks parley parleys parra parring parrs parsing parter parters parties party
  pasha pashas passe passes pastel pasters pastils patcher patella patens pater paters pathed
  pathing paths patios patly patois patter patters paunch pauper paupers paused pausing paved paver
  paves paving pawed pawer pawers pawing pawns paxes payed payer payers paying peaced peaces
  peached peachers peaching peacing peans pearced peart peasant peasants pecked pecking pectens
  pectic pectines pedal pedals peddle pedes peeing peeked peeking peened peeped peeper peepers
  peeping peered peering peeved peever peevers pekan pekans pekes penal penang pence pences penes
  penna penners penni pennies pennis pepped peppier pepping peppy pepsin pepsins perchers peres
  period periods perks permian perter pesos pests petar petite petites petter petty pewit pewits
  pharma phobe physalins piazza picklers picot picric pieced piecers piecing pierces piers pieta
  pigment pignon pignons pikas piker pikers pilch pilches piler pilers piles pillock pillocks pilot
  pimped pimping pinces pincher pinchers pings pinko pinkos pinna pinon pinout pionic pippy pissed
  pissing piste pitch pitched pitches pitchier pitching pithead piths pitied pitot pitying pivot
  places placket plackets plage plages plague plaid plaiter plaiters planet planets plank planks
  plans planted planter planters planting plasmic plaster plasters plastid platens plater platys
  pleach pleaches pleasant pleated pliant plied plodding plopping plots plotted plotter plotters
  plugged plugging plugs plumbs plumes plumps plused pluses plusing podding podgy poets pogies
  pointe pointes pointing pokes polder polio polled pollers polling polos ponded ponder pondered
  ponders ponding ponds pongy pooch pooched pooches pooching pooed pooing pooped pooping popes
  popish popper poppling popply popsy porch porched porches porer porers pores porked porker
  porkers porking porks porky porns porny ported porty posed poshed poshing posing positron possed
  possing posted poster posters posts poted potes poting potion potions potter potters potts potty
  pouch pouched pouching pounced pouncing pouted pouter pouters pouting pouts power powered powers
  poxed poxing prate pratted pratting preach preaches precess precessed prems preps preservers
  pressers presto prestos preys priced pricing prickle prickles pricks pride primp print printed
  printing prints prise priss prize probe probed probing processers prodded prodding profess
  professed professing professor professors proline prolines prones propped propping prose prosed
  prosing pross prosses protean proteic province provinces prowess prowessed prude prudes pruners
  prunus pucked pucking pucks puddle puddles puddling puked pukes puking pulao pulaos pules pulls
  pulped pulpous pulsers pumps punchers punners punting punts pupped pupping puppy purfle purge
  purged purges purging purled purring puses pusses putter putty quack quacks quaere quant quants
  quare quartets quartier quartos quartz quern querns quests quine quines quinols quinta quintas
  quinte quintes quinze quirk quirks quirt quirts quoin quoins rabbet rabbets rabbi rabbies rabbin
  rabbis rabid rabies raced racer racers racing racket rackets ragas raggs ragini ragis raided
  raiding railed railing raine rained raining raisings raison raisons rajas rajes rakes rakish
  ramps rands rangi ranid ranks rapes rapine rapines rares rases rashes rasper raspers rasps raster
  rasters ratas ratch ratel ratels rates raunch raven ravens raves ravish ravishes rawish reader
  readers realer reaper reapers rearer rearers reaver reavers recite recites recks reddish reest
  reeve refiled refired reined relined relist remote renned rennes renning rented renting repeal
  repealed repealing repent repented repenting repined replaces replayed replaying resined retried
  reuse reward rewarded rewarding ribbed ribber ribbing ribbit ribbits ribes ribless rices riched
  richer ricing ricked ricker rickers rickets ricks rider riders riding ridotto rifer riggs riled
  rills rimed rimer rimers riming ringed ringing rinked rinking riots riped ripen riper ripers
  riping riser risers rises risking risks rites river rivers riyal roadster roadsters roamer
  roamers roams robbed robber robbing robots rochet rockers rocks rodes roiling roils roister
  roisters rolfed rolfing rolfs romps rones ronning roofs rooks rooms roost roosted rooster
  roosters roosting ropes rosary rosies rosing roster rosters rotas rotls rotund roues roués
  roughly rouses roust rousted rousting routs roves rowel rowels rubbled rubbler rubbling rubes
  rubier rubying rudish ruined ruiner ruining rumen rumens rumps rungs runnier runted runty rusas
  ruses rusher rushers russel rusted rusting rusts sabras sachem sachems sacked sacking sadding
  safed safes safing sails sakers sakis salade salades salify saline salines sallow salon salons
  saloon saloons salpa salpas saltiness saltings saltire saltires salute saluted salver saman samba
  sambar sambars sambas sames sample sandy saned sansa sansas sapper sappers sapphire sapphires
  sarges sarin sarks sarong saros sarsens sauced saucers saucier saucing sauger saugers sauna
  saunas saves savey savings savouries savoury savvy sawed sawing saxes sayed saying scabs scads
  scags scald scalds scalers scaling scalp scalped scalping scalps scams scand scans scares scarp
  scars scats scaups scene scenes scold scolded scolding sconce sconces scooch scooted scooting
  scoots scorch scorches scores scorn scorned scorning scotchs scots scouring scout scouts scram
  scrap scrapped scrapper scrapping scree screwed screwing scrimp scrimps scrip scrips scrog scrogs
  scroop scrum scuds scuff scuffed scuffing scuffle scullion scullions scummer scums scutch
  scutches scute scuts seamer seamers seames seams search searches seceded seedling seeing seeking
  seeks seemed seeming seeps segos seized sells semen semple sended sending sends senting septa
  serene serge serged seriated serre serring serry serves settling sewed sewer sewered sewering
  sewers sewing sextan shades shady shags shahs shakes shakings shallows shames shams shanking
  shannies shanny shans shanties shanty shapers shapings shaps shards sharings sharking sharped
  sharping sharps shatter shattered shattering shaven shaver shaves shays sheas shedded shedding
  sheds sheens shelf shelfed shelfing shelfs shelved shelving sherris shewed shewing shied shifted
  shifter shifters shifting shill shilled shilling shills shimmed shimmer shimmering shimmers
  shimming shindies shindy shingle shinned shinning shins shiny shipper shired shirk shirks shirt
  shits shiver shivered shivers shlep shleps shmears shocked shocking shocks shoed shoes shooks
  shoos shops shorn shorts shots shotted shove shoved shoves shovings shows shrank shrub shtick
  shticks shuck shuffle shuted shuting shuts sicken sicking sickling sicks siding sidles siege
  sieged sieges sieging siled siler silicon silks siller sills silos silted silvered silvers simile
  simmers simper simpering simplex sined sines singe singing singlet sinking sinned sinner sinning
  sinter sinters siped sipes sipper sirens sires sirred sirring sises sister sisters sites sitter
  sitters sixes sizes skank skanks skaters skats skeet skerries skerry skewed skewing skids skies
  skiff skilless skims skinks skinner skipper skips skirr skite skyers slack slacked slacking slade
  slags slake slakes slaking slams slapped slapper slappers slapping slasher slate slater slates
  slating slats slatted slaver slavered slavers slaving sleds sleeping sleeps sleet slewed slewing
  slews slicked slicker slickers sliders slieve slimes slimmed slimmers slimming slims slinging
  slinky slipes slippier slips slither slithering slitted sloes sloop sloops slopped slopping
  sloshed sloshing slothed slots slotting sluice sluiced sluices sluicing slummer slush slushed
  slushing sluts smack smacked smacking smalt smarted smarter smelled smelling smite smock smocked
  smocks smokers smokey smolt smolts smooch smooching smoother smote smoulder smoulders smushed
  snack snacked snackers snacking snacks snake snaked snakes snapped snappier snapping snaps snare
  snared snaring snark snarks snarl snarls sneak sneaks sneed snell snide snides sniff snifter
  snifters sniping snipper snippers snitch snitched snitching snogs snooks snoop snooped snooping
  snoops snort snorts snots snotted snout snouts snuck snuff snuffed snuffing snuffle snugs soaps
  socked socking socks socles sofas softed softer softing soldes solds solers soleus solider solidi
  solos solus solver solves sooner sooth soothed soothing soots soras sorbent sorbents sordine
  sordines sorel sorels sores sorites sorts sotted sottish souled souls souped souper sourced sours
  soused spaced spaces spacy spade spader spaders spaed spaers spaes spaing spank spanks spanner
  spans spard spared sparge sparing sparking sparks sparling sparse spasms spate spates spats
  spatter spattered spattering spayed specs speeded speeding speeds spelled spelling spent spewer
  spewers spewing spicas spicer spicey spicing spick spicks spics spier spies spike spiked spiker
  spikers spikes spiky spile spiled spiles spinal spine spined spines spinning spins spire spired
  spires spirt spirts spital spite spited spites spits splash splashed splashing splat splats
  splayed splicing splint splish splishes splits splitting splosh sploshes spoke spoked spokes
  spoking spongers spoof spoofed spoofing spoofs spooked spooking spooks spool spools spoor spoors
  spore spores sporing sport spots spotted spouted spouts sprain sprained spraining spreed springs
  sprinklers spritz spritzes sprog sprogs spues spuing spurs spurts spying squad squads squame
  squarers squashers squat squats squaw squaws squeezes squib squibs squire squires squish squishes
  squit squits stable stade staffed staffing stage stages stags staid stain stained stainer
  stainers staining staithe staithes stake stakes staled staling stalked stalking stall stallage
  stallages stallion stallions stalls stanch stanches stands staned stang stanked staple starchers
  starer starers starings stark starker starkers starking starlet starlets starring startled
  startler startlers starved starver starvers state stated stater staters states staves steaded
  steading steads stealer stealers steals steamier steed steeds steeld steeled steeling steeps
  steered steering stemes stemmed stemmer stemmers stemming stepped stepping steps steven stewer
  stewers stich sticked stickers stickying stiffed stiffing sting stings stingy stink stinks stinky
  stint stinting stirk stirks stirps stitch stitched stitching stoat stoats stocked stockish stocky
  stoker stoles stolid stool stooped stooping stoops stopes stores storied storks storm stormed
  storming storying stoup stour stovers stovies stowed stowing strait stranding strap strapped
  strapping straps straw stray strayed straying strays streak streaks stream streamed streamer
  streamers streaming streamy strick strim stringing stripe stripes stript strived strop strops
  strove struck strung strut struts studs stums stunk sture suber sucked sucking suede sueded
  suedes sueding suers suint suits sulfate sulfates sulfide sulfides sulphate sulphates sulphide
  sulphides sultans summered summering supper surah surahs surer surgeon surgeons swabs swage
  swages swags swains swallow swamis swank swans swapper swappers swaps swats swatter sways sweats
  sweeping sweeps sweeted sweeting swell swelled swellfish swelling swells swept swerve swerved
  swerving swifted swifter swifters swifting swigs swill swimmer swimmers swimming swims swinging
  swingle swinking swishes swoon swooning swoons swoop swooped swooping swoops swots swotted sykes
  taber tabes tablet tacked tacos taeing taels tagline taglines tainted taker taler talking talls
  tamaras tamed tamer tamper tampered tampering tampon tampons tamps tandoor tangos tanka tanking
  tanks tanned taper tapis tappings taras tares tarns tarots tarpan tarpans tarps tarsi tartan
  tarted tarter tarting tarts taser tashed tashing tasked tatar tatler tatted tatter tatting tattle
  tattles tauter tawer tawney taxer taxing taxis teach teaches teaing teals teaming teasing tedder
  tedders teems teens tellies tells temped tempera tempers tempi temping temple temples tempos
  temps tempt tempter tempts tenner tenners tenser tented tenth tenting tenty terms terrane
  terranes terries testes texes texted texter texters texting texts texture theme themes there
  thermos thickos thine thing thinks thinned thirsty thongs threat threated threating threats throb
  throned throning thrown thymi thymus ticked ticking ticks tiffs tiled tiler tiling tilled tilling
  timber timer tinas tinder tinders tines tinged tinked tippings tired tiros titled titling titted
  titties titting toastier tocked tocking toffs toils toings token toking tolan tolus tones tonga
  tonies tonks topic topical topics topos toppled toppling torah torchers toros torrs torsos torus
  toshed toshing toter totter totters touch touche touches tough touts towers towny toxic toxics
  track tracked tracking tract tracted tracting trade traded trading trads trails train trait
  trammed tramming tramped tramping trams trance tranced trancing trans traped trapes traping
  trapped trapping traps trawl tread treaded treading treadle treadles treads treed tremolo
  tremolos trench trenches tress tressed tressing treys trial tribe tribes trices tricks tries
  trifle trike trikes triples triplet triplex tripos tripped tripping trips tripses trite trivia
  troat troats trope tropes trots trouter trouters trowel trowels troys truce truced trucing
  trucked trucking trued trues truing trusted trusting trusts tryout tryouts tsking tubers tumbles
  tuned tuner tuners tunic tunics tuning turbit turbits turbos turfed turfing turnkey turnkeys
  turnon tuxes twangs twiners twinge twinges twink twinks twinned twins twites twits twixt typing
  tyros unbacked unbanked unbated unblenched uncreased undefined unfits unflavoured unfold unfolded
  unfolding unites unlopped unoaked unprofessed unreasoned unreined unsold untaxed untold unwaged
  unwits valency veales vedalia vedalias veils venous venues venus verbs verge verges verse verses
  versus verve vials violent violents viral vitae waded wadge wadges wafflers wafting waged waggon
  wailed wailing waisted waisting waiter waiters waites waitings waived waiving wakas waked waled
  waned wanes wangs wanted wanters wanting wanton wantons wapping warded warding waring warms
  warned warning warped warping warps warred warring waster wasters waved waver wavers wayed wazoo
  wazoos weakish weaver weavers wedgie wedgies weeder weeders weems weeper weepers weeps weight
  weighted weighting weiner welds whapped whapping whats wheal wheals whelm whelms whelp whelps
  whens whews whigs whiled whims whines whining whinings whins whirring whirs whish whiskers
  whiskery whist whited whitens whiteys whits whopped whopping whorl whupped whupping widener
  wideners wides wifed wifes wifing wiled wiles wiling wimped wimping winces winder winds wined
  winger winging winier wining winker winklers winners winos wipes wired wires wiring wised wises
  wished wishing wising witch witched witching witter wives wodge wodges wolfish woodmen woolen
  worded wording words works worsed worsing wrings wrinkle wrinkled wrinkles writes writings wrong
  xanthin yocks yonks yorks yuccas yucks yugas zanier zestier zipped zipping zoster zosters
`
  .trim()
  .split(/\s+/);
