/** Correct words that differ in one letter from a word of the language data. */
export const COMMON_WORDS_EN: readonly string[] = `
  accept aching actin acton addled adorn aglow aided aiding aight alloyed alloying alright altars
  ameer amids amigos amines amins ample angle anils anime animes anting anuses applies apting
  arbor arias ariels arise arises ascent asserted attache attack attacked attacking auction avian
  avocadoes axils axises baaing babas babel backed backer backing backs bailed bailer bailers
  bailing baited baiter baiters baiting bakers balding balked ballon bally baltic banco bandana
  banding bandy baning banked banker banking banks banter banters barbecuers barbequed barbeques
  barbequing barbing barbs barely barer barfing barfs barging barked barker barney barneys barning
  baron barons barring barry barter barters basal baser bashing basic basics basin basins basque
  basques basse basset bassing baster batcher bathed bather bathers bathing baton batons batted
  battered battering battery batting battled battler battlers batts baxter baxters baying beach
  beached beacon beacons beaded beader beaders beaked beakers beamer beamers beaming beaning beard
  bearding bearer bearers bearing beast beasted beasts beaver beavers beech began begets being
  belay belch belter belters belting belts bench benches bended bender benders bending benes
  bennet bennets bents berating berets bergeres berks bested bests betes beting bettered bettering
  betting bevers biased biases biasses biked biker bikes biking biled biling billies bills billy
  binging birding biter biters bitser bitsers bittered bittering bitterns bitts blads blaise blame
  blams blancoed blancoing blanded blander blanding blank blanks blare blasted blasting blaze
  bleak bleating bleeder bleeders bleeding bleeds blinded blinder blinders blinding bling blinging
  blings blink blinks bloated bloating bloke blonder blonding blonds bloom bloomy blown blunder
  blunders blurs blush blushed blushes blushing boarding boast boasted boasting boater boaters
  boating boats bobbly bocage bodes boilers boing boked boking bonding bonds boners bongs bonne
  bonus booing booth booths boras bores boring bosons bosses botes botting botts bought bowels
  bowie bowing bowled bowler bowling boxes boxing boyars brack brags braided braiding brained
  braining brains brake braked brakes ramps branch branched branching brands branny brases brash brass
  brassed brasses brassing brats brawn brays breached breaks breding breed breeding breer breers
  brees brens bribe bride bridging briefs briers brigs brims brings brinks brisk britches brits
  broch brock brome brooches broody brows browsing bruise bruised bruising brunch brunches
  brushers bubby bucks budger budgers buffaloes bugger buggers bulger bulks bullies bully burbs
  burgess burghers buries burks burley burton bused buses bushed bushes bushing busses busted
  buster busters busting busts butch butches butes butler butlered butlering butlers butlery caber
  cabers cackle cackles caddy cager cagers calms caloric camas camped camper campers camping camps
  canal canals candids candled candles caner cangs canns canny canoed canoes canon canons canted
  canting cantor cantus canty canvas caped captor carded carding cardy carer carers caress
  caresses carling caron carped carper carpers carping carries carrs carry carte carted carter
  carting cartoon cartoons carts carvel casas cashes casks castes casts caters catting causes
  caved cavers caviares caving cease ceased ceases ceasing celts centred centreing centring
  chaired chairing chairs chance chanced chang chant chanted chanting chaos chapping charge
  charged charging charing charm charmed charming charry charted charting chases chassis chaster
  chats chaya cheat cheeked cheeking cheers cheery chess chews chicks childe childed childing
  chimp chimps china chinas chinks chinos chipper chippers chipping chirped chirps chirring choco
  choirs choker chokers chokes choking cholas chomping chomps choral chord chords chored choring
  chose chucked chucking chucky cides cinch cinches cinder cinders cisco ciscos clack clacking
  claims clames clamps clanging clapped clapping clave cleaner cleaners cleansed cleansing cleared
  clearer clearing cleaved clems cleve clever cleves click clipped clips clock cloned cloner
  cloning clopping closer closes closet clothe clothed clothes clots clouted clovered clovers
  clovis clown clowns cluck clucks cluing clunk clunks clunky clutter clutters coach coaches coals
  coasted coaster coasting coates coaxed coaxing cobby cocker cockers cocking cocos coded coders
  coding coffers coiled coiling coined coins coked colbys colds collar collars colon colour
  coloured colted colting colts comas combe combes combing comby comer comet comets coming compete
  competes compose composes compute computes concerted coney confection confided confiding
  confined confining conges coning connection conning conte conus convented convention converged
  conversed conviction cooch cooler coolers coolie cooped cooper coopers coops cooser coosers
  cooter cooties coped copers coping copped copper coppers copping copra corby cording corer corey
  coreys corker corkers corks corneal corner corning corral costed coster costes costing costings
  cotter cotters couch couches coulter count county course coved coversed coveted coveting covey
  coving cowed cower cowering cowing coxed coxing coyed coyer coying cozed cozing crackling
  crackpot crackpots crags crames cramp cramped cramping cranes crank cranked cranker cranking
  crans crapes crapped crapping crash crashed crasher crashing crated crating crave craved craving
  creak creaks creaky creases creasy create creek creeks creep creeps crept crest crews cribs
  crimed crimes criming cripes crises crisis crisped crisping crisply croak crocked crocking crone
  crook crooker crooking cropped cropper croppers cropping crops cross crosse croton crowd crowds
  cruds crumbed crumbing crumple crumpled crushes crustal crusted crusting cubers cully culter
  culters cunning cunting cunts cuppa curded curding curled curling curran current currents cursed
  cursing curter curtly curve cuter cutler daily daimon daimons daisy dales dames damped damping
  dares dashers daters dazes dears decks deeds deems deeps deets defeated defeating delirious
  dells deres desert deserts deters dials diary dicer dicked dicking dicks dieing dilate dilated
  dimer dined dinger dining dippings direr disced discing discord disses ditch dived divine
  divined diving divining doable docks doers dogies dolce doling dolls doming doner doning doper
  doping doris dorises doser dosing doted doter dotes doubted doubting doving dozer dozing drake
  drank drawing drawn dreed dries drills driver drooping droppings drover drown drunk drunks
  ducked ducking duckings ducted ducting ducts dueted dueting dulls dumbed dumbing dunce dunks
  dunner dunning duped dusked dusking dusks earing easing easting edgers eighth empted endure
  endured enduring ensue ensued ensuing envelop envelopers envelops envoy epics erotic exams
  excels expert fails faked fakes faking falling fallings fallow falter faltered faltering famed
  faming fanes farce farcer farer farmed farming farrows farter favor favored favoring faxes fayer
  faying feeds feels felled felling fellow felly felter felts fests fetus fiend filed filer filers
  filing filings fille filler fillers filles filly filmed filmer filming finder finders finds
  fineer fineers finer fingering finner finners fired firmed firmer firming firms fitter fives
  fixes flack flacked flacking flagrant flakers flakey flaks flamy flanked flanking flanks flapped
  flapping flary flash flashes flask flatbed flattered flattering flavour flavoured flavouring
  flavours flawy fleets fleming fleshers fleshly fleury flexes flies flinger flingers flitting
  floods floor floored flooring flopped flopping fluke fluked flukes fluking fluky flume flunk
  flush flushes fluxes flyer flyers flying folds folio folios folks folly fonded fonding fonts
  footy foray forced forcing fores forge forged forging forked forking forky former forms forte
  forted forth forting foully founder founders foyer foyers frame framed framer framing franc
  francs freed freeing freer freers frees freezes frescoes freshes frets frieze fringe fringes
  frisbee frisbees frith froes froing fronted fronting fronts fulled fulling fungs funnel funnels
  furies gages gained gains gales galleon galleons gallic galling gallop galls gamers gammy ganger
  gangers garish garter garters gases gasher gated gaters gates gating gazed gazing gelding gemmy
  generale gentile germaine germans geums ghats gilled gills gimme ginner ginners gitted gitting
  glads glance glances gland glans glared glaring glazers glebe glees globes gloss glosses glove
  glutes goals goblets godless golfs goods goring gorse gourdes gouts graced gracing graded grader
  graders grades grading grafted grafter grafters grafting grail grails graines grama grampa
  gramps grander granted granter granters granting graped graph graphs graping grapy grasps
  grassers graved graver gravers graving grayed grayer graying grazer grazers greasers greater
  greats greaves greeds greets grews griding grids grille grilles grinning gripe gripes grips
  gritter gritters groans groin groined groins grope gross grove groves gulden gulling gutted
  gutting hacks hails haled haling halling hallowed haloed haloes haloing halted halting hander
  handout handouts hangout hangouts hangs hanker hanks hants harems harks harms harps hated hating
  having headed heading heady healed healing heapy heard heards hearings hears hearted hearth
  hearths hearting heats heaved heaving hecks heiring heirs heled heling helled helling helmed
  helming herding herds heroes heros herpes herses hicks hikes hinds hinger hires hitch hoarse
  hocus hokey holey holing homey homeys homilies homily honers hones honks honky hooding hooey
  hooks horde hording horst hosey hosing hotch house hulks hunger hunks hurled hurling hutch
  iching icons immense inland insect insects inset invent invented inventing invest invested
  investing ionized irones jammies jasmin jerries jerry jocks jollies jolly jomon kaies kalis
  kames kanes kaput karma kauri kayles keeling keening keeps kells kelping kemping kemps kennel
  kennels kernes killer kills kilns kissers kitsch knaves knifes knucklers kyles labelled
  labelling lacers lacing laded laders lades ladies lagered lagering laids lairds lairy lakers
  laking lalled lalling lamas laming lamps lands langer langers lapel larger larks lasers lasing
  launch lavage lavish lavishes lawing lawny lawyer lawyered lawyering laxes layers lazying
  leading leady leafing leaking leaks leaky leaning leany leaping leares learing leary lease
  leases leasing leavers leavy leeches leger legers lemes lesting levelled levelling lever levered
  levering levers leves levin levins lexes libel licks lifes lifter lifters lightning liked likes
  liking lilting limas limed liming limos limps linds linens linger lingers lings linked linker
  linkers linking linns linos lints lions listed lister listers listing litter litters lived
  living livre loans lobes locus lofted lofting loges loiter loners lords lores loser loses
  lotting louse louts lovered lovers lowes lowry lowser luger lugers lupines lurch luxes lycee
  lying lynch macaronies macer macher machi machos macing macintosh macon macro mafia mafias mages
  maggie magnet magnets maills mains makos mallee malting mamas mamie manche mandarines mangas
  maniac maniacs manic manies manor mantis manure manus marae marches mardier marge marid marina
  marinas marine mariner mariners marker markers marking marses marted martin masked massed
  massing master masters masting mated mater maters mates mating matted maxed maying mayor mayors
  mazer mazers mazes mazing meads means meated medal medals meddle meddled meddling medico meeting
  meets melton mental merer merls mesas meshed meshing message messaged messaging messes metals
  meted meter meths meting metis middling miked mikes milder milers milked milker milking milks
  mille millers millier milter mimed mimer mimers mimes miming minas mincers minded minder minding
  minds miner miners minged minges minging mings minkes minks minster minted minting minus mired
  miser misled misses miter miters model models mojoes moles mongo monos monster monsters moods
  mooed mooing moped moping moral morals morbider mores moria moron morose morrow morrows mortal
  mortals moses moshed mosher moshers moshing motel motels moult mounds mount mounted mounting
  mouse mouses mowed mowing muches muddle mufti mulled muller mullers mungo mushed musher mushers
  mushing muster musters mutts naked nanas naturae naval neats needlers needless needs nerds nestle
  nestled nettie netts neural newts nexts nicks norms northers nosed nosing nothing nought novel
  nowed ogling olivers olivet omened omening omens onces opens opined opining orangs ouster ovened
  ovening overlapped overlapping override overs owled owling pacer pacers paces packers packs
  pacts padang padded paddies padding paddings paddlers padma paged pager pagers pages paging
  pained paining paint painted paired pairing paisley palace palaced palate palated palates
  palating paler pales palled palling palps palsy paltry pamper pander pandy paned panes paning
  pannes panted panter panters panting panzer pappy paras parer parers paris parka parks parley
  parra parrs parter parters parties party pasha pashas passe passes pastel pasters pater pathed
  pathing paths patly patter patters pauper paupers paused pausing paved paving pawed pawer pawers
  pawing pawns payed payer payers paying peaced peaces peached peachers peaching peacing pearced
  peasant peasants pecked pecking pedal pedals peddle pedes peeing peeked peeking peeped peeping
  peered peering peeved penal penang pence pences penners pennies pepped pepping peppy perchers
  peres period periods perks permian pesos pests petar petite petites petter petty pharma piazza
  picklers pieced piecers piecing pierces piers pieta pigment piker piler pilers piles pillock
  pilot pimped pimping pinchers pings pippy pissed pissing pitch pitched pitches pitching pitied
  pitying pivot plague plaid planet planets plank planks plans planted planter planters planting
  plaster plasters pleasant pleated plied plodding plots plotter plotters plugged plugging plugs
  plumbs plumes plumps plused pluses plusing podding poets pointe pointes pointing pokes polder
  polled pollers polling ponded ponder pondered ponders ponding ponds pongy pooch pooched pooching
  pooed pooing pooped pooping popes popish popper popply popsy porches porer porers pores porked
  porker porkers porking porks porky porns porny porty posed poshed poshing posing positron possed
  possing poster posters posts poted potes poting potter potters potts potty pouch pouched
  pouching pounced pouncing pouted pouter pouters pouting pouts power powered powers poxed poxing
  pratted pratting preach preaches prems preps preservers pressers presto preys priced pricing
  pricks pride print printed printing priss prize probe probed probing processers prodded prodding
  profess professed professing professor professors prones propped propping prose prosed prosing
  pross prosses province provinces prowess prowessed prude prudes pruners prunus pucked pucking
  pucks puddle puddles puddling puked pukes puking pulls pulsers pumps punchers punting punts
  pupped pupping puppy purge purged purges purging purring puses pusses putter putty quacks
  quartets quartier quartz quests quine quintes quirks quirt quoins rabbi rabbies rabbis rabid
  rabies raced racer racers racing racket rackets ragas raggs ragini raided raiding railed railing
  raine rained raining raisings rajes rakes rands rangi ranid ranks rapes rares rashes rasps rates
  raven ravens raves reader readers realer reaper reapers rearer rearers reavers reddish reined
  remote renned rennes renning rented renting repeal repealed repealing repent repented repenting
  replaces replayed replaying resined reward rewarded rewarding ribbed ribber ribbing ribes rices
  riched richer ricing ricked ricker rickers rickets ricks rider riders riding riggs riled rimed
  rimer rimers riming ringed ringing rinked rinking riots riped ripen riper ripers riping riser
  risers rises risking risks rites river rivers roamer roamers roams robbed robber robbing robots
  rockers rocks rodes rolfed rolfing rolfs rones ronning roofs rooks rooms roost roosted rooster
  roosters roosting ropes rosary rosies rosing roster rosters roughly roust routs rubbled rubbling
  rubes rubying ruined ruiner ruining rumps rungs runted runty rusher rushers russel rusted
  rusting rusts sacked sacking sadding safed safing sails sakers sakis salades saline salines
  saloon saloons saltiness saltire salute saluted saman sambar sambas sample saned sansa sansas
  sapper sappers sapphire sapphires sarges sarin saros sauced saucers saucing savey savings
  savoury savvy sawed sawing sayed saying scald scalers scaling scalp scalped scalping scalps
  scams scand scarp scene scenes scold scolded scolding scooch scooted scooting scoots scorch
  scores scorn scorned scorning scouring scout scouts scrap scrapped scrapper scrapping scree
  screwed screwing scrip scrum scuff scuffed scummer seamer seamers seames seams search searches
  seceded seedling seeing seeking seeks seemed seeming seeps seized sells semple sended sends
  senting serge serged serre serring serry serves settling sewed sewer sewered sewering sewers
  sewing shades shakings shallows shames shams shanking shans shapers shapings shaps shards
  sharings sharking sharped sharping sharps shatter shattered shattering shaven shaver shaves
  sheas shedded shedding sheds shelf shelfed shelfing shelfs shelved shelving sherris shied
  shifted shifter shifters shifting shill shilled shilling shills shimmed shimmer shimmering
  shimmers shimming shingle shinned shinning shins shiny shired shirk shits shiver shivered
  shivers shocked shocking shocks shoed shooks shoos shorn shots shotted shove shoved shoves
  shovings shrank shrub shtick shuck shuted shuting sicken sicking sickling sicks siding siege
  sieged sieges sieging siled siler silicon siller silted silvered silvers simmers simpering
  simplex sined sines singing singlet sinned sinner sinning siped sipes sires sirred sirring sises
  sister sisters sites sitter sitters sixes sizes skank skanks skaters skats skeet skerries skewed
  skids skies skiff skims skinks skinner skips skyers slack slacked slacking slade slams slapped
  slapper slappers slapping slasher slate slater slates slating slats slaver slavers slaving sleds
  sleeping sleet slewed slewing slews slicked slicker slickers slieve slimes slimmed slimmers
  slimming slims slinging slipes slips slither slithering slitted sloop slopped slopping sloshed
  sloshing slothed slots slotting sluice sluiced sluices sluicing slummer slush slushed slushing
  sluts smack smacked smacking smarted smarter smelled smelling smite smock smokers smokey smooch
  smooching smoother smote smushed snack snacked snackers snacking snacks snake snaked snakes
  snapped snapping snare snared snaring snarl snarls sneak sneaks sneed snell snide sniff sniping
  snipper snippers snitch snitched snitching snoop snooped snooping snort snorts snotted snout
  snouts snuck snuff snuffed snuffing soaps socked socking socks softed softer softing soldes
  solds solers solider solos solver solves sooner soothed soothing soots sores sorts souled souls
  souped souper sourced sours soused spaced spaces spacy spade spader spaders spaed spaers spaes
  spaing spank spanks spanner spans spard spared sparking sparks sparse spasms spates spats
  spatter spattered spattering specs speeded speeding speeds spelled spelling spent spewing spicer
  spicey spicing spics spies spike spiked spiker spikers spikes spinal spine spined spines
  spinning spins spires spited spits splash splashed splashing splat splicing splint splits
  splitting spoke spoked spokes spoking spoof spoofed spoofing spoofs spooked spooking spooks
  spool spores sport spots spotted spouted sprain sprained spraining spreed sprinklers spritz
  spurs spurts spying squarers squashers squat squats squaw squeezes squire squires squish
  squishes stable stade staffed staffing stage stages stain stained stainer stainers staining
  stakes staled staling stalked stalking stallion stallions stalls stands staned stanked staple
  starchers starer starers starings starker starkers starking starring startled startler startlers
  starved starver starvers stated stater staters states staves steaded steading steads stealer
  stealers steals steeds steeld steeled steeling steered steering stemes stemmed stemmer stemmers
  stemming stepped stepping steven stewer stewers sticked stickers stickying stiffed stiffing
  sting stings stink stinks stinky stint stinting stitch stitched stitching stocked stocky stoker
  stool stooped stooping stopes stores storied storks storm stormed storming storying stour
  stovers strait stranding strap strapped strapping straps straw stray strayed straying strays
  streak streaks stream streamed streamer streamers streaming streamy stringing stripe stripes
  strived strove struck strung strut struts studs stunk sture suber sucked sucking suede sueded
  suedes sueding sultans summered summering supper surah surer swabs swages swags swallow swamis
  swank swans swapper swappers swaps swats swatter sways sweats sweeping sweeps sweeted sweeting
  swell swelled swelling swells swept swerve swerved swifted swifter swifters swifting swill
  swimmers swimming swims swinging swishes swoon swooning swoop swooped swooping sykes taber tabes
  tablet tacked tacos taeing taels tagline tainted taker taler talking talls tamaras tamed tamer
  tamper tampered tampering tangos tanka tanking tanks tanned taper tappings taras tares tarots
  tarps tartan tarted tarter tarting tarts taser tashed tashing tasked tatar tatler tatted tatting
  tawney taxer taxing teaing teaming teasing tedder tedders temped tempera tempers temping tempter
  tenner tenners tenser tented tenting tenty terrane terries testes texes texted texter texters
  texting texts texture theme themes there thine thing thinks thinned thirsty thongs threat
  threated threating threats throb throned throning thrown thymus ticked ticking ticks tiffs tiled
  tiler tiling tilled tilling timber timer tinas tinder tinders tines tinged tinked tippings tired
  titled titling titted titting tocked tocking toils token toking tones tonga tonies topic topical
  topics toppled toppling torah torchers toros torus toshed toshing toter touch touches touts
  towers towny toxic toxics track tracked tracking tract tracted tracting trade traded trading
  trads trails trammed tramming tramped tramping trams trance tranced trancing trans traped trapes
  traping trapped trapping traps tread treaded treading treads treed tress tressed tressing treys
  tribe tribes tricks tries trifle triples tripos tripped tripping trips tripses trite trivia
  trope tropes trots trouter trouters trowel troys truce truced trucing trucked trucking trued
  trues truing trusted trusting trusts tryout tryouts tsking tubers tumbles tuned tuner tuners
  tunic tuning turbos turfed turfing tuxes twiners twinge twink twinned twins twites twits twixt
  typing undefined unfold unfolded unfolding unsold untold veales veils venus verbs verge verges
  verse verses versus verve vials violent violents viral waded wafflers wafting waged wailed
  wailing waisted waisting waiter waiters waites waitings waived waiving waked waned wanes wangs
  wanted wanters wanting wanton wapping warded warding waring warms warned warning warped warping
  warps warred warring waster wasters waved wayed wedgie weems weeps weight weighted weighting
  weiner welds whats wheal whelp whens whews whigs whiled whims whining whinings whins whirring
  whirs whiskers whist whited whiteys whopping whorl whupped whupping widener wideners wides wifed
  wifes wifing wiled wiles wiling wimped wimping winces winder wined winger winging wining winker
  winners wipes wired wires wiring wised wises wished wishing wising witch witched witching witter
  wives woolen worded wording words works worsed worsing wrings wrinkle wrinkled wrinkles
  writes writings wrong yorks yucks zipped zipping
`
  .trim()
  .split(/\s+/);
