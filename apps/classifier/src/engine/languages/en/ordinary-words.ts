/** Words of recipes and descriptions that are no food: things, places, persons, qualities. */
export const ORDINARY_EN = `
  abbey abc abdomen abracadabra absorbency absorbent abut ac acapulco accentuate accidental
  accordion accost accumulate acidulate acme acrid adapt addictive adequate adjacent adrianascaravan
  adrienne affix afghani aflame aggression agitate ahoy aide airflow airheads airspace aji ala
  alberta albino alder alehouse aleppo alexia alight align alleviates allie aloft aloha aloo alow
  alps alt alto amarillo amazon ambrosial amd amnesia amour anaheim analog ancona andie anemic ang
  anjou annam annette annex anoint antilles aparts aphrodisiac apiece apostles applewood
  appreciative approximate apron aqua ar arbol arc archbishop argentine argentinean ariel arkansas
  arlene armpit array arrowhead artisanal asap ashed ashy assemblage assertive assess astound athena
  atria attain aug austro axle aztec árbol backfin backpackers backside backwoods bacterial bagfuls
  baggie bahama bai baja bakeware balalaika baler balinese bambino bandages banged bangkok banned
  baptist barb bartlett bask basketwork bastille bathe bavarian bayou bazooka be bea beady beanbag
  beanie bebop bedouin beehive beige belga belgium belle benevolent bengal benriner berber bermuda
  bertha bethany bethel bev bevy bhindi bianca bikini billionaire billow billowy birdman bitty
  bladed blammo blarney blat blazer blemishes blistery blizzard blocky bloodline bloodshot blurry
  boardwalk boathouse bobbie boccie bodega bogie bohemia bolas bomber bombshell bon bonanza boned
  bonne bony booger booster bop borderline bosc botulism boulevard bowel bowknot boysenberries
  boysenberry brach braeburn braids brainstorm bravado brawny breadboard breakage breakup breastbone
  breezy breville brewery brian brigit brimming brittany bronx brook broomstick brothy browner
  brunswick brunt bu bub bubba buckaroos buckshot buildup bulge bumpy bunghole bunko burg bushel
  bushman bushranger bushwhackers butane butte buzzsaw byron cabana cable cactus calabaza calgary
  cali calico calimyrna cameo candice canister cannonball cantina carafe carboy cared carob carole
  carolyn carom carousel carryout carryover casablanca cascabel cask castelvetrano catalan catalogue
  catchy cathead cattleman causey caveman ceil cento ceylon ch chainsaw channa chanticleer chappy
  characteristic charleston cheapskate cheaters checker checkerboard cheeky chefshop cherub
  chesapeake chewiness chez chiffonade chiller chimney chock chocoholic choppy chopstick christy
  chron chronicle cincinnati cipollini circa citrusy clapper clarify clatter cleanliness cleans
  cleanser clog closure clothespin cloverleaf clusters coarser coarsest cobwebs coddle coddler
  coffeehouse coffeemaker coffeepot coherent coil coiled coiling coin colder coldest colleen
  colonial colossal comb comice communal communion compensate compile component concave concentric
  concord condense conga congeal connoisseur consecutive consolidate construct contaminate content
  contestant contingent contribute converge convex cookware coolest copyright cork corkscrew corncob
  cornell cornish cornucopia corny corsican cortland cosmopolitan costa coup couplers cove coveted
  cowgirl cowpoke cps crabapple crackle crackled cram cranked crater creamery creamier crenshaw
  crevice crimson crisply crisptender criss crisscross crockery crockett crookneck crosscut cruet
  crusted crystallize csc cubanelle cuddle cull cullen cuminseed cupid curl curried curved curvy
  cuties cylindrical dah dainty dance dandy dank dapple dared darkest dasher davy deborah dec
  decanter decker decompose decompression decorator deepen def defat deflates deflector defrosts
  deft delaware delicata delish depress dept desalinate deshell designate destroyer detach detox
  deveiner devilish devour dew diabetic diaper dictate dietetic diffuse diffuser dinette dipper
  disburse discards discolor disconnect discourage disgorge dishpan dishtowel dishwasher
  disintegrate disjoint displace dissipate distillery distinct distort distributors ditto diva dived
  divider divides dixie diy doh dois dole dollies dominoes doodle dora dorado doreen dori dosh dots
  doubletree doused dow dowel downhill downside drainage drapery dreaded dreamed dredges drier
  drippy droplets drowned drowning drummers drunkard dub duet dup dusk earthbound earthenware
  earthiness easier eater eclectic economical eddy edna eg eights eileen elemental emerald emerge
  emersion emits empties enamel encase encircle encloses enclosure encompass endeavor energetic
  enfold enhancer enlarge enrich enthusiast entrée entryway epicurean equator equidistant ergo erika
  erupt espy ethnic ethnicgrocer eucharistic evergreen exaggerate excessive exclude ext extended
  external extinguish extinguisher extractor extras extravagant extravaganza exude eyelids ezekiel
  facedown fandango fanned farthest fasteners fatter faucet fay faye fe featherweight feathery fed
  feeder fender fiasco fiddle fifteenth fifties filters finalist finemesh fingernail firefighter
  firehouse fireman fireside fishmonger fistfuls fixed fizzle flakiness flange flannel flapper flare
  flared flareups flatiron flattish flatware flavoured flayed flecks flex flick fling floats flop
  florist flout flowerpot fluctuate fluffiness flutter flyaway fo focal foe foiled folder font
  foragers forefinger foreplay forgo forkfuls forties fortify foxtrot frankenstein frantic frat fred
  freestone frenzy freshest fret fried frill frizzy fro frolic fudgy fuji funk fuyu fuzz fuzzy gable
  gaga gallega galore gamey gandules garam garish garland garnet gash gatefold gathers gauge gem
  generate genesis genovese geometric gf ghoul gifted gimignano gingham ginny gladiator glassware
  glassy glenda glisten glittery gloomy gloppy gob gobble gobbledygook gobi goblet godmother goers
  golfball golfer gonzo goo goodies goodman goof gracie grad graininess gramma grammy grandad grande
  grandmom grandpop granite granulates grassland grassy gravel grayish greco greenish gridiron
  griller gringo grit grittiness gritty grocer groove groovy grownup grungy guajillo guam guatemalan
  guideline gujarati gulp gunge gush guyanese haas hachiya hairline halal halftime hallmark hallow
  halo hammock handball handmade hangar hanged hanoi hanukkah hardwood hasselback hassle hasten
  hasty havana hazy headfirst headroom heap hearth heater heftiness hefty heighten helper hem
  hemingway hemispheres hemorrhage herald hermitage hexagons hibachi highball highland highlight
  hight himalayan hind hinge hippie hippy hispanic hiss holden holed hollows homemaker homesteader
  homestyle hone honeycrisp horizontal hormone horrific horseback horseshoe horsey horticultural
  hothouse housewife hover hoy ht html http hubby huckleberries huckleberry hula hum humdinger humid
  humidify hummer hump hunan hunted hyderabadi hydro hydrometer ian icy ida idaho ie ignites
  immaculate immature immigrants impart imperfect import imprint impromptu improver inc indiana
  indienne indies inexpensive infants inferno infirm inflate inhale inhibit inject injector
  innermost innkeeper innovative inserts insider inspect instantread instapot instruct insure int
  integrate interlace interleave interlock intersect intersperse intertwine interwoven intolerant
  intuit iowa irishman irregular irrigate isolated italiano ivory ix jab jacksonville jag jailhouse
  jamboree jared java javanese jazzy jefe jenn jezebel jg jinx jive joanne jockey jodi jolt jonagold
  josephine jota juanita jubilee juggernauts juggle juiciness jumbos jumbuck ka kaffir kaka karat
  keepsake kelly kendra kentucky kerala kerry keystone khaki ki kicker kickin kicky kiddie
  kitchenware kneads kneecap knockout knoll krista kristen kristin kristine kristy lace laced
  lacinato lacy laddie lade laden ladlefuls lagoon lambert lan lankan largish latch lateral latienda
  latino launcher layout leach leached leakage leanest leathery leaved legion leigh leone leprechaun
  lessen lewd liege lifespan lifts lightweight likelihood limey lindy linen lingo linings liquidy
  lit loft logo loom loopy loosens lop lopez loquats loudspeaker lour lowball lowfat ltd luau
  lubricate lunar lunchroom lurk lush lushy luster lusty lynchburg macho maduro mafioso magenta
  maharaja mainbrace maine maitake majestic makeshift malay mamaw mandatory mange mangosteen manila
  manufacture maque maquis marcia margie mari marian maritime marlene maroon marquise marrakesh
  marvel maryland marzano masoor matar matchbox matrimonial maui maw mayan mayhem mazurkas mcintosh
  mealprep mealtime meanie medallion mediumhigh mediumlow medjool mega melded melding melinda
  mellowest mema memaw meme memphis menage mennonite merge mesa meshed mesquite metropolitan
  mexicali mexicano michele midpoint midwestern mien milanese milky millennium millimeter milwaukee
  mimic mindy mined minimalist minted mirza mistral mitt mizuna modernist mohawk moister molecular
  mon monger moody moong moonraker moorings moots mopped mopping morita moritas mortarboard mosaic
  mottled mow mph mt mu muddy mulato mulberries mulberry mumbles munch mystic nantucket napoli
  narrower nationwide natty naturals navajo nbsp needlenose neglect neon nero ness newcastle newish
  nibble nighttime nineties nippy nirvana nix nob nod nona nonalcoholic nonaluminum nonmetal
  nonmetallic nonna nonorganic nontoxic nontraditional nopalitos nordica normande normandy northwest
  nostrils notch nous nu nubbins nudge nutritionists nylon oasis oaxacan ob occasional octagon ode
  odor oelek oiliness oily oklahoma olde oleic oma omani ono ontario ooey oomph op opal opener
  optimal optionnal orchard ore oregon org orient ornamental ornate outback outermost outlet
  outright outs ovensafe overblend overbrown overeater overhandle overknead overlaps overload
  overpower overprocess overstir overstuff overwhelm oxmoor pail painkiller paisano pakistani palak
  palermo palmfuls panasonic pant papery parallelogram paralyzer parcel parisienne parkway parley
  parma partings pasilla patchwork patent patsy patter patti pause payday pct peaking pealed peasy
  peaty pebble pedestal peelings peep pei peng peninsula peppadew pepped peppy pequin percolator
  perfecta perfectionist perfecto perforate performer periphery perk perking perky permeate
  perpendicular persevere petal petcock phi phonetic picante picholine pigtails pileups pilgrim
  pillage pillars pinfeathers pinhole pinkie pinkish pipette pippin pittsburgh pivot pixie pizzaz
  pizzazz pizzeria placebo placeholders platefuls playgroup playoff plaza pliant plumpest plunger
  poaches pocked poco poetic pol polo pom pomodoro pong porcelain pose posh posole postmodern posy
  potency potent potholder potpourri pours pow powerhouse pozole prebake precedes precook premade
  prentice prepares prim prissy prod prolong prong prop propane prospect protrude protrusions
  provencal provençal proverbs provincial pry prying psalm pseudo psi pucker pudgy pul pulpy
  punchbowl punctures pungency pungent punjabi pupil purgatory purim purists purveyor pushcart
  pusher pushes pushover pyramidal quadrant quadruple quash quicken quickest quickie quills quilt
  quiver quivery rabe rachael rae rafters raggedy rainforest rainstorm rainy raking rancher rancho
  rancid rapped rapture ratchet rated razzmatazz reabsorb reactive readiness readjust realigns
  rearrange reassemble reawaken reblend reboil reborn rebury rebutter recap recheck recipelink
  recoat recrisp rect recut redeye redford redhot redux reedy ref referee refine refrain refreeze
  refresher reg regain regal regional regrind regulate regulator reinforce reinsert reinvert remade
  remedy remelt remix remnants removes renee reopen repetitive replaces replenish repress repulsive
  requisite reroll rescore reseal reseason reserves reservoir reset reshape resift resilient
  respective restack resteam restir restraint retail retouch retrace retract reunite reuse revel
  reverie revival revive reviver rewhisk rhode rhonda rhythmic ribbony rigate rimming ripped ripping
  ripple rite ritzy rivera riverbank roadhouse roasty roberta robust rochester rockin rojo rollings
  rollover rollups romana romanoff roomy rosy rotary rote roughen route rowdy royalty ruffle rugby
  rumble rummage rundown rung runoff rushed rust sa saag saccharine safest saltworks salvadoran
  samoa samoan sampler sandcastle sassy satchel satin satiny satisfactory saturate sauceboat
  savannah sawdust sawmill sawtooth scaled scape scapes scarves schooner schubert scofflaw scoopfuls
  scoopings scoot scorcher scot scotia scotsman scrapbook scrawny scribble scrip scripture scroll
  seafarer sealer seamed seashell seckel sectional seduction seedpods seedy seekers seepage seize
  semicircle semicircular semidry seminary semisoft semisolid sen sensual separator sephardic
  septuple settings settlers settles shakedown shaky sham shamrock shared sharing sharpen sharper
  shaver shaves shay shearers sheath shebang shed sheen sheepherder shews shilled shimmery shingle
  shinny shipping shipwreck shishito shoelaces shoepeg shopped shredder shrinkage shrivel shrug
  shrunk shush sic sichuan siciliana sided siesta sig silva simplistic simulate sinewy singapore
  singaporean singe siphon sipper sissy sitar situate sixteenth skeet skeins skid skiers skitter
  skyline slab slammer slant slaps slashes slat slayer sleigh slicer slicked slimmed slipper sliver
  slope slovak slowest slowpoke sluggers slushiness smackers smasher smiley smokehouse smokier
  smolder smooches snaffles sneaky snippets snowcap snowflake snowman snowmen snowy snug snuggle
  soapsuds soapy socket softies sogginess sola solstice somali sombrero somerset sone sonoma sonya
  sopranos sorta sos sot soupspoon soursop southeast sparking sparky sparse spartan spay specimens
  speckle spiciness spiderweb spigot spiky spillage spillover spinner spinster spiralizer spitted
  splay splendor splotch splotchy splutter sponginess spook spotlight spout spouted springtime spurt
  sputter sq squared squeak squiggle squishy sri stacks stalky standup starburst starchiness
  starfruit staring starlight starlit starr steeps stellar stemware stencil steph stewy sticker
  stiffen stiffer stile stirfry stirrer stirs stockpile stoneware stoplight stopped stopping
  storebought stormy storybook straddle straightaway strand stretches striker stringiness stubby
  stuffer stuffy styrofoam subpar subsequent substituted successive sum summa summery sumo sunburst
  superfood superpremium superstar surroundings suzy swampland swanky swig swink swivel swizzle
  symbolism symmetrical symphony syringe szechuan szechwan tablecloth tableside tabletop tack
  tackiness tailbone tailgate tailgaters taiwanese tam tamarillo tame tamer tandy tangle tankard
  tanned tao taper taps tarp tarpaulin tartaric tasters tat tater taters tawny teabag teacup teapot
  teardrop teary teaser tel tendency tendrils tennessee tepee tepid terminator terra terracotta
  terri terrycloth texan textural thelma thereafter therein thermapen thermoses thimble thinned
  thinnest thinnish thorns thorny thourough thump thwacks tia tic ticktacktoe tidbits tienda tier
  tighter tiki tile timid tine tined tinge tinged tire titanic tm tod toenail tomboy tombstone tonya
  toor toothpaste topmost topside toreador tori tornado toronto tort toscana tot tots touchdown
  toughen toughest toulouse tout trained translucency trapezoidal treviso tricia trickle tricolor
  trinidad trinkets tripod trisha trooper tropics trough tubby tug tuscany tux tuxedo tweedy
  tweezers twig twinkles twirl uber ulster ultimo unbeaten unbind unbroken unclasp uncoil uncurl
  underbake underbeat underdone underripe undone uneaten uneven unfurl unground unitl unleash unrig
  unripe unscrew unseal unset unsloppy unsnap unstick untangle unthread untill untwist upend
  upholstery uppermost upstate uptown urad utensil utica uzbek valencia vein vel vendor vent
  ventilate veracruz veracruzana vermont viennese vii viii vina vineyard vita viva vive voodoo
  votive voyage wabbit wacky wad waikiki waistline waking waldorf walla wand wannabe ward warhead
  warmish wary washboards watcher watergate watertight watt wattage weakens weakest webb weekday
  weeny weldon whacks whammy wheelbarrow whichever whippersnappers whir whirlpool whirls whit
  whitecap whiten whitish whoopie wick widen wield wieldy wildflower wile wiled wilma wineglass
  winery wintertime wintry wiry wise wisp wispy withstand wiz wonky woodchips woodiness woodwork
  workday workload woven wraparounds wrappings wright writing xii xiii xiv xix xv xvi xvii xviii xx
  yank yardstick yarn yellowish yemeni yin yogi yoke yucatan yucca yuletide yuppie yves zealand
  zenith zigzag zing zinger zingermans zingy zippered zu zydeco
`
  .trim()
  .split(/\s+/);
