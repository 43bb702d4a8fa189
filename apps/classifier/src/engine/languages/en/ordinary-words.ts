/** Words of recipes and descriptions that are no food: things, places, persons, qualities. */
export const ORDINARY_EN = `
  abbey abc abdomen abracadabra absorbency absorbent abut ac acapulco accentuate accidental
  accordion accost accumulate acidulate acme acrid adapt addictive adequate adjacent adrianascaravan
  adrienne affix afghani aflame aggression agitate ahoy aide airflow airheads airspace aitchbone aji
  ala albanian alberta albino alder alehouse aleppo alexia alight align alleviates allie aloft aloha
  aloo alow alps alsatian alt alto amarillo amazon ambrosial amd amnesia amour anaheim analog ancona
  andalusian andie anemic ang anjou annam annette annex anoint antilles antler antlers aparts
  aphrodisiac apiece apostles applewood appreciative approximate apron aqua aquavit ar arbol arc
  archbishop argentine argentinean ariel arkansas arlene armenian armpit array arrowhead artisanal
  asap ashed ashy assemblage assertive assess astound athena atria attain attenborough aug austro
  axle aztec backfin backpackers backside backwoods bacterial bagfuls baggie bahama bahamian bai
  baja bakeware balalaika baler balinese bambino bandages banged bangkok banned baptist barb
  barbadian barnard bartlett bask basketwork bastille bathe bavarian bayou bazooka be bea beady beak
  beanbag beanie bebop bedouin beefsteak beehive beige belga belgium belle benevolent bengal
  benriner berber bermuda bertha bethany bethel bev bevy bhindi bianca bikini billionaire billow
  billowy binns birdman bistrot bitty bladed blammo blarney blat blazer blemishes blistery blizzard
  blocky bloodline bloodshot blurry boardwalk boathouse bobbie boccie bodega bogie bohemia bolas
  bomber bombshell bon bonanza boned bonne bony booger booster bop borderline bosc botulism
  boulevard bout bowel bowknot boysenberries boysenberry brach braeburn braids brainstorm bravado
  brawny breadboard breakage breakup breastbone breezy breville brewery brian brigit brimming
  brittany bronx brook broomstick brothy browner brunswick brunt bu bub bubba buckaroos buckshot
  buildup bulgarian bulge bumpy bunghole bunko burg burmese bushel bushman bushranger bushwhackers
  butane butte buttercrunch buttercup butterhead buzzsaw byproduct byron cabana cable cactus
  caipirinha calabaza calgary cali calico calimyrna cameo candice canister cannonball cantina carafe
  carboy carcass cared carob carole carolyn carolynn carom carousel carryout carryover cartridge
  casablanca cascabel cask castelvetrano catalan catalogue catalonian catchy cathead cattleman
  causey causing caveman ceil cento cerignola ceylon ch chainsaw channa chanticleer chappy
  characteristic charleston cheapskate cheaters checker checkerboard cheeky chefshop cherokee cherub
  chesapeake chewiness chez chiffonade chiller chimney chock chocoholic choppy chopstick christy
  chron chronicle cincinnati cipollini circa citrusy clamshell clapper clarify clatter claw claws
  cleanliness cleans cleanser clegg clog closure clothespin cloverleaf clusters coarser coarsest
  coatings cobwebs coddle coddler coffeehouse coffeemaker coffeepot coherent coil coiled coiling
  coin colder coldest colleen colonial colossal comb comice comma communal communion compensate
  compile completed component concave concentric concord condense conga congeal connoisseur
  consecutive consolidate construct contaminate content contestant contingent contribute converge
  convex cookware coolest cooperstown copyright cork corked corkscrew corncob cornell cornet cornish
  cornucopia corny corsican cortland cosmo cosmopolitan costa coup coupe couplers cove coveted
  cowgirl cowpoke cps crabapple crackle crackled cram cranked crater creamery creamier crenshaw
  crevice crimson crispin crisply crisptender criss crisscross croatian crockery crockett crookneck
  crosscut cruet crusted crystallize csc cubanelle cuddle cuisinart cuisine cuisines cull cullen
  cuminseed cupid curdy curl curried curved curvy cuties cylindrical dah dainty daiquiri dance dandy
  dank dapple dared darkest dasher davy debeard deborah dec decanter decker decompose decompression
  decorator deepen def defat deflates deflector defrosts deft delaware delicata delish demitasse
  depress dept derby desalinate deshell designate destroyer detach detox deveiner devilish devour
  dew diabetic diaper dictate dietetic diffuse diffuser dinette dipper disburse discards discolor
  disconnect discourage disgorge dishpan dishtowel dishwasher disintegrate disjoint displace
  dissipate distillery distinct distort distributors ditto diva dived divider divides dixie diy doh
  dois dole dollies dominoes doodle dora dorado doreen dori dosh dots doubletree doused dow dowel
  downhill downside drainage drapery dreaded dreamed dredges drier drippy droplets drowned drowning
  drummers drunkard dub duet dup dusk dutchess earthbound earthenware earthiness easier eater
  eclectic economical eddy edna eg eid eights eileen elemental elongate elotes elsass embedded
  embers embryo emerald emerge emersion emits empties emulsion enamel encase encircle encloses
  enclosure encompass endeavor energetic enfold enhancer enlarge enrich enthusiast entryway entrée
  epicurean equator equidistant ergo erika erupt espy estonian ethnic ethnicgrocer eucharistic
  evergreen exaggerate excessive exclude ext extended external extinguish extinguisher extractor
  extras extravagant extravaganza exude eyelids ezekiel facedown fandango fanned fant farthest
  fasteners fatter faucet fay faye fe featherweight feathery fed feeder fender ferreira fiasco
  fiddle fifteenth fifties filters finalist finemesh fingernail finnish firefighter firehouse
  fireman fireside fishmonger fistfuls fixed fizzle flakiness flange flannel flapper flare flared
  flareups flatiron flatleaf flattish flatware flavoured flayed flecks flex flick fling floats flop
  florist flout flowerpot fluctuate fluffiness flutter flyaway fo focal foe foiled folder font
  foragers forefinger foreplay foreshanks forgo forkfuls forties fortify foxtrot frankenstein
  frantic frat fred freestone frenzy fresher freshest fret fried frill frizzy fro frolic fudgy
  fuerte fuji fulls funk fuyu fuzz fuzzy gable gaeta gaga galicia gallega galore gamey gaminess
  gandules garam garish garland garnet gash gasses gatefold gathers gauge gem generate genesis
  genovese geometric germ gf ghoul gifted gimignano gingham ginny gladiator glassware glassy glenda
  glisten glittery gloomy gloppy gob gobble gobbledygook gobi goblet godmother goers golfball golfer
  gonzo goo goodies goodman goof gracie grad graininess gramma grammy grandad grande grandmom
  grandpop granite granulates grassland grassy gravel gravenstein grayish greco greenish greenspan
  gridiron griller gringo gristle grit grittiness gritty grocer groove groovy grownup grungy
  guajillo guam guatemalan guideline gujarati gulp gunge gush guyanese haas hachiya hairline haiti
  halal halftime hallmark hallow halo hammock handball handmade hangar hanged hanoi hanukkah
  hardwood harpercollins hasselback hassle hasten hasty havana hawthorne hazan hazy headfirst
  headroom heap hearth heater heftiness hefty heighten helper hem hemingway hemispheres hemorrhage
  herald hermitage hexagons hibachi highball highland highlight hight himalayan hind hinge hippie
  hippy hispanic hiss holden holed hollows homemaker homesteader homestyle hone honeycrisp
  horizontal hormone horrific hors horseback horseshoe horsey horticultural hothouse housewife hover
  hoy ht html http hubby huckleberries huckleberry hula hum humdinger humid humidify humitas hummer
  hump hunan hungarian hunted hyderabadi hydro hydrometer ian icy ida idaho idahoan ie ignites ii
  illinois immaculate immature immigrants impart imperfect import imprint impromptu improver inc
  index indiana indienne indies inexpensive infants inferno infirm inflate inhale inhibit inject
  injector innermost innkeeper innovative inserts insider inspect instantread instapot instruct
  insure int integrate interlace interleave interlock intersect intersperse intertwine interwoven
  intolerant intuit iowa iranian iraqi irishman irregular irrigate isolated italiano ivory ix jab
  jacksonville jacobi jag jailhouse jamboree jared java javanese jazzy jefe jenn jezebel jg jinx
  jive joanne jockey jodi jolt jonagold josephine jota juanita jubilee juggernauts juggle juiciness
  jumbos jumbuck ka kaffir kaka karat keepsake kelly kendra kentucky kerala kerry keystone khaki ki
  kicker kickin kicky kidd kiddie kimm kingsley kitchenware klivans kneads kneecap knockout knoll
  knuckle krista kristen kristin kristine kristy kwanzaa kümmel lace laced lacinato lacy laddie lade
  laden ladlefuls lagoon lambert lan lankan largish latch lateral latienda latino latvian launcher
  laxmi layout leach leached leakage leanest leathery leaved legion leigh leone leprechaun lessen
  lewd lidded liege lifespan lifts lightweight likelihood limey lindy linen lingo linings liquidy
  lit lite lithuanian lobe loft logo loom loopy loosens lop lopez loquats loudspeaker lour lowball
  lowfat ltd luau lubricate lunar lunchroom lurk lush lushy luster lusty lynchburg lyonnaise macho
  mackay macoun maduro mafioso magenta maghreb maharaja mainbrace maine maitake majestic makeshift
  malay mamaw mandatory mange mangosteen manila manufacture maque maquis marcia margie mari marian
  maritime marlene maroon marquise marrakesh marrowbone marvel maryland marzano masoor massachusetts
  matar matchbox matrimonial maui mauritania maw mayan mayhem mazurkas mcintosh mcmillan mealprep
  mealtime meanie medallion mediumhigh mediumlow medjool mega mejhoul melded melding melinda
  mellowest mema memaw meme memphis menage mennonite merge mesa meshed mesophilic mesquite
  metropolitan mexicali mexicano michele midpoint midwestern mien milanese mildest milky millennium
  millimeter milwaukee mimic mindy mined minimalist minted mirza mistral mitt mizuna modernist
  mohawk moister molecular mon monger mongolian moody moong moonraker moonshine moorings moots
  mopped mopping morita moritas mortarboard mosaic mottled mow mph mt mu muddy mulato mulberries
  mulberry multicooker mumbles munch mutsu mystic nano nantucket napoli narrower nationwide natty
  naturals navajo nbsp neapolitan nearer nebraska needlenose neglect neon nero ness newbury
  newcastle newfoundland newish nibble nighttime nineties nippy nirvana nix nob nod nona
  nonalcoholic nonaluminum nonmetal nonmetallic nonna nonorganic nontoxic nontraditional nopalitos
  nordica normande normandy northwest norwegian nostrils notch nous nu nubbins nudge nutritionists
  nylon nyons oasis oaxacan ob occasional octagon ode odor oelek oeuvre oeuvres oiliness oily okada
  oklahoma oktoberfest olde oleic oma omani ono ontario ooey oomph op opal opener optimal optionnal
  orangy orchard ore oregon org orient ornamental ornate oster outback outermost outlet outright
  outs ovensafe overblend overbrown overeater overhandle overknead overlaps overload overpower
  overprocess overstir overstuff overthicken overwhelm oxmoor pail painkiller paisano pakistani
  palak palermo palisades palmfuls panasonic panelle pant papery paraguayan parallelogram paralyzer
  parcel parisienne parkway parley parma partings pasilla patchwork patent patsy patter patti pause
  payday pct peaking pealed peasy peaty pebble pedestal peelings peep pei peng peninsula peppadew
  pepped peppy pequin percolator perfecta perfectionist perfecto perforate performer periphery perk
  perking perky permeate perpendicular persevere petal petcock pewter phi phonetic picante picholine
  pigtails pilaf pileups pilgrim pillage pillars pinfeathers pinhole pinkerton pinkie pinkish
  pipette pippin pittsburgh pivot pixie pizzaz pizzazz pizzeria placebo placeholders platefuls
  playgroup playoff plaza pliant plumpest plunger poaches pocked poco poetic pol polo pom pomodoro
  pong popsicle porcelain pose posh posole postmodern posy potency potent potholder potpourri pours
  pow powerhouse pozole prebake precedes precook premade prentice prepares prickles prim prissy prod
  prolong prong prop propane prospect protrude protrusions provencal provençal proverbs provincial
  pry prying psalm pseudo psi pucker pudgy pul pulpy pulque punchbowl punctures pungency pungent
  punjabi pupil purgatory purim purists purveyor pushcart pusher pushes pushover putnam pyramidal
  quadrant quadruple quarry quash quicken quickest quickie quills quilt quiver quivery rabe rachael
  rae rafters raggedy rainforest rainstorm rainy raking ramadan rancher rancho rancid rapped rapture
  rasam ratchet rated razzmatazz reabsorb reactive readiness readjust realigns rearrange reassemble
  reawaken reblend reboil reborn rebury rebutter recap recheck recipelink recoat recrisp rect recut
  redeye redford redhot redux reedy ref referee refine refrain refreeze refresher reg regain regal
  regional regrind regulate regulator reinforce reinsert reinvert remade remedy remelt remix
  remnants removes renee reopen repetitive replaces replenish reposado repress repulsive requisite
  reroll rescore reseal reseason reserves reservoir reset reshape resift resilient resin respective
  restack resteam restir restraint retail retouch retrace retract reunite reuse revel reverie
  revival revive reviver rewhisk rhode rhonda rhythmic ribbony rigate rimming ripped rippetoe
  ripping ripple rite ritzy rivera riverbank roadhouse roasty roberta robson robust rochester rockin
  rojo rollings rollover rollups romana romanian romanoff roomy rosettes rosy rotary rote roughen
  route rowdy royalty ruffle rugby rumble rummage rundown rung runoff rushed rust sa saag saambhar
  saccharine sacs safest saltings saltworks salvadoran samhain samoa samoan sampler sandcastle
  sandwiched saratoga sassy satchel satin satiny satisfactory saturate sauceboat saucer savannah
  sawdust sawmill sawtooth scaled scape scapes scarlet scarves schooner schubert schuster scicolone
  scofflaw scoopfuls scoopings scoot scorcher scot scotia scotsman scrapbook scrawny screwdriver
  scribble scrip scripture scroll seafarer sealer seamed seashell seckel sectional seduction
  seedpods seedy seekers seepage seize seldom semicircle semicircular semidry seminary semisoft
  semisolid sen sensual separator seperate sephardic septuple serbian settings settlers settles
  shakedown shaky sham shamrock shared sharing sharpen sharper shaver shaves shavuot shay shearers
  sheath shebang shed sheen sheepherder shelves shews shilled shimmery shingle shinny shipping
  shipwreck shishito shoelaces shoepeg shopped shredder shrinkage shrivel shrug shrunk shush sic
  sichuan siciliana sided siesta sig silva silverskin simplistic simulate sinew sinewy singapore
  singaporean singe siphon sipper sissy sitar situate sixteenth skeet skeins skid skiers skitter
  skyline slab slammer slant slaps slashes slat slavic slayer sleigh slicer slicked slimmed slipper
  sliver slope slovak slowest slowpoke sluggers slump slush slushie slushiness slushy smackers
  smasher smiley smirnoff smokehouse smokier smolder smooches snaffles sneaky snippets snowcap
  snowflake snowman snowmen snowy snug snuggle soapsuds soapy socket softies sogginess sola solstice
  somali sombrero somerset sone sonoma sonya sopranos sorta sos sot soupspoon soursop southeast
  sparking sparky sparse spartan spay specimens speckle spiciness spiderweb spigot spiky spillage
  spillover spindles spinner spinster spiralizer spitted splay splendor splotch splotchy splutter
  sponginess spook spotlight spout spouted springtime spurt sputter sq squared squeak squiggle
  squishy sri stacks stalky standup starburst starchiness starfruit staring starlight starlit starr
  steeps stellar stemware stencil steph sterno stewy sticker stiffen stiffer stile stirfry stirrer
  stirs stockpile stoneware stoplight stopped stopping storebought stormy storybook straddle
  straightaway strand stretches striker stringiness stubby stuffer stuffy styrofoam subpar
  subsequent substituted successive succotash sukkot sulfur sum sumatran summa summery sumo sunburst
  superfast superfood superpremium superstar supposed surroundings suzy swampland swanky swig swink
  swivel swizzle symbolism symmetrical symphony syrian syringe szechuan szechwan tablecloth
  tableside tabletop tack tackiness tailbone tailgate tailgaters taiwanese tam tamarillo tame tamer
  tandy tangle tankard tanned tannins tao taper taps tarp tarpaulin tartaric tasters tat tater
  taters tawny teabag teacup teapot teardrop teary teaser tel tembleque tendency tendrils tennessee
  tepee tepid terminator terra terracotta terri terrycloth testani texan textural thelma thereafter
  therein thermapen thermoses thimble thinned thinnest thinnish thorns thorny thourough thump
  thwacks tia tian tibetan tic ticktacktoe tidbit tidbits tienda tier tighter tiki tile tiles timid
  tine tined tinge tinged tire titanic tm tod toenail tomboy tombstone tonya toor toothpaste topmost
  topside toreador tori tornado toronto tort toscana tot tots touchdown toughen toughest toulouse
  tout trained translucency trapezoidal treviso tricia trickle tricolor trinidad trinkets tripod
  trisha trooper tropics trough tsimmes tubby tubers tug tuscany tux tuxedo tweedy tweezers twig
  twinkles twirl uber ulster ultimo unbeaten unbind unbroken unclasp uncoil uncurl underbake
  underbeat underdone underripe undone uneaten uneven unfurl unground unitl unleash unrig unripe
  unscrew unseal unset unslice unslit unsloppy unsnap unstick untangle unthread untill untwist upend
  upholstery uppermost upstate uptown urad utensil utica uzbek valencia varietal varietals vein vel
  vendor vent ventilate veracruz veracruzana vermont vi vialone viennese vii viii vina vineyard vita
  viva vive voila voltaggio voodoo vortex votive voyage vsop wabbit wacky wad waikiki waistline
  waking waldorf wales walla wand wannabe ward warhead warmish wary washboards watcher watergate
  watertight watt wattage weakens weakest webb weekday weeny weldon whacks whammy wheelbarrow
  whichever whippersnappers whir whirlpool whirls whit whitecap whiten whitish whoopie wick widen
  wield wieldy wildflower wile wiled wilma wineglass winery winesap wintertime wintry wiry wise wisp
  wispy withstand wiz wonky woodchips woodiness woodwork workday workload woven wraparounds
  wrappings wright writing wyoming xii xiii xiv xix xv xvi xvii xviii xx yank yardstick yarn
  yellowish yemeni yin yogi yoke yonkers yucatan yucca yuletide yuppie yves zealand zenith zigzag
  zing zinger zingermans zingy zippered zu zydeco árbol
`
  .trim()
  .split(/\s+/);
