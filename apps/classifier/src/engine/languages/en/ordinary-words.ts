/** Words of recipes and descriptions that are no food: things, places, persons, qualities. */
export const ORDINARY_EN = `
  abbey abc abdomen abracadabra absorbency absorbent abuelo abut ac acapulco accentuate
  accidental accordion accost accross accumulate acidulate acme acrid adapt addictive adele adequate
  adjacent adrianascaravan adrienne affiliate affix afghani aflame agatha ageing aggression aging
  agitate aguilar aide airflow airheads airspace aisha aitchbone aji ala albanian albany alberta
  albino albuquerque alder alehouse aleppo alexia alfonso alight align allergen
  alleviates allie almeirim aloft aloha alonzo aloo alow alphonse alps alsatian alt alto alton
  alvarado alvarez alvin amarillo amazon ambrosial amd amnesia amos amour anaheim analog ancona
  andalusia andalusian andie anemic ang angola angolan anjou annabel annam annette annex anoint
  anova antigua antilles antler antlers aparts aphrodisiac apiece apostles applewood appr
  appreciative approximate apron aqua aquavit ar aragon arbol árbol arc archbishop argentine
  argentinean ariel arlene armenia armenian armpit arnie aronia array arron arrowhead
  arthritis artisanal aruba asap asda ashed ashkenazi ashton ashy aspen assemblage assertive assess
  asthma astound athans athena atria attain attenborough aubrey aug austro autumnal
  auvergne awadhi axle azerbaijan azerbaijani azorean aztec backpackers backside backwoods
  bacterial bagfuls baggie bahama bahamian bahrain bai baja bajan bakeware balalaika baler balinese
  balmy baltic bambino bandages banged banned banneton baptist barb barbadian barbados
  barnard bartlett basilicata bask basketwork bastille batali bathe bavarian bayleaf bayou
  bazooka be bea beady beak beanbag beanie bebop bedouin beefsteak beehive beige belga belgium
  belinda belle benayoun benevolent bengal benriner berber bergamot berkeley bermuda bernice bertha
  bethany bethel bev bevy bhindi bhutan bianca bicol bikini billionaire billow billowy binns birdman
  bistrot bittman bitty blackjack bladed blammo blanca blarney blat blazer blemishes blistery
  blizzard blocky blogger bloggers bloodline bloodshot blumenthal blurry boarder boardwalk boathouse
  bobbie boccie bodega bogie bohemia bolas bolivia bomber bombshell bon bonanza boned bonne bony
  booger booster bop borderline bosc botswana botulism boulder boulevard boulud bourdain bout bowel
  bowknot bowman boysenberries boysenberry brach braeburn braids brainstorm bramley brandywine
  bravado brawny breadboard breadfruit breakage breakup breaky breastbone breezy breville brewery
  brian brigit brimming brined brittany bronx brook broomstick brotform brothy brownbag browner
  brunswick brunt bryant bu bub bubba buckaroos buckshot buildup bulgarian bulge bumpy
  bunghole bunko burg burlington burmese bushel bushman bushranger bushwhackers butane butte
  buttercrunch buttercup butterhead buzzsaw byproduct byron cabana cable cactus caipirinha calabaza
  calamansi calamata calasparra calgary cali calico calimyrna calorific calypso cambodia
  cambria cambridge cameo camilla canary candice canister cannonball cantabria cantina cao carafe
  carboy carcass cared carlson carob carole carolyn carolynn carom carousel carr carroll carryout
  carryover cartridge caruso casaba cascabel cask castelvetrano castillo castro catalan
  catalogue catalonian catchy cathead cattleman causey causing caveman cecil cecilia cedric
  ceil cento cerignola ceylon ch chainsaw channa chanticleer chapman chappy characteristic charlene
  chavez cheapskate cheaters checker checkerboard checkmark cheeky cheesefare chefshop
  cherokee cherub chesapeake chet chettinad chewiness chez chiffonade chihuahuan chiller chimney
  chlebowski chock chocoholic choppy chopstick christy chron chronicle chrysanthemum
  cipollini circa citrusy claiborne clamshell clapper clarify classmates clatter claw claws
  cleanliness cleans cleanser clegg cletus clifford clint clog closure clothespin cloudberries
  cloudberry cloverleaf clusters coarser coarsest coatings cobwebs coddle coddler coffeehouse
  coffeemaker coffeepot coherent coil coiled coiling coin colder coldest coleman colicchio colleen
  colonial colossal columbus comb comice comma communal communion compensate compile completed
  component concave concentric concord condense conga congeal congo congolese connecticut
  connoisseur consecutive consolidate construct contaminate content contestant contingent contreras
  contribute converge convex cookout cookware coolest cooperstown copyright cork corked corkscrew
  corncob cornell cornet cornish cornucopia corny corsican cortisol cortland cosmo cosmopolitan
  costa costco coup coupe couplers cove coveted cowgirl coworker coworkers cowpoke cox cps crabapple
  crackle crackled cram cranked crater creamery creami creamier crenshaw creolo crevice crimson
  crinkled crispin crisply crisptender criss crisscross croatian crockery crockett crookneck
  crosscut cruda cruet crumple crusted crystallize csc cub cubanelle cuddle cuisinart cuisine
  cuisines cull cullen cuminseed cunningham cupid curdy curl curried curved curvy cuties cylindrical
  cypriot dah dainty daiquiri dance dandy dank dapple dared darkest darlene darrell daryl dasher
  davey davy dawlish debeard deborah dec decanter decker decompose decompression decorator deedee
  deepen def defat deflates deflector defrosts deft delaware delgado delia delicata delish delores
  demitasse depress dept derby desalinate deshell designate desiree destroyer detach detox deveiner
  developer devilish devour dew diabetic dialog diaper diaz dictate dietetic diffuse diffuser
  digestivo dinette dipper disburse discards discolor disconnect discourage disgorge dishpan
  dishtowel dishwasher disintegrate disjoint displace dissipate distillery distinct distort
  distributors ditto diva dived divider divides diwali dixie diy doggie doh dois dole dollies
  dolores dominguez dominica dominick dominoes doodle dora dorado doreen dori dorset dosh dots
  dottie doubletree doused dow dowel downhill downside drainage drapery dreaded dreamed dredges
  drier drippy droplets drowned drowning drummers drummond drunkard duane dub ducasse duct dudley
  duet dunn dup durham dusk dustin dutchess dwayne earlene earthbound earthenware earthiness easier
  eater eclectic economical ecuador eddy edmonton edmund edna edu edwin eg eid eights eileen
  elemental elias elliott eloise elongate elotes elroy elsass elsie elsye elton embedded embers
  embryo emerald emerge emeril emersion emilia emits emmett emmy empties emulate emulsion enamel
  encase encircle encloses enclosure encompass endeavor endotoxin energetic enfold enhancer enlarge
  enrich enrique enthusiast entrée entryway epicurean epilepsy equator equidistant ergo erika
  eritrea eritrean ernestine erupt espinoza espy estonian estrada estrogen ethiopia ethnic
  ethnicgrocer eucharistic eunice evergreen exaggerate excessive exclude ext extended external
  extinguish extinguisher extractor extras extravagant extravaganza extremadura exude eyelids
  ezekiel ezra fabienne facedown famiglia fandango fanned fannie fant faroese farthest fasteners
  fatter faucet fay faye fda fe featherweight feathery fed feeder fender ferguson fernandez ferreira
  fiasco fiddle fieri fifteenth fifties fiji filters finalist finemesh fingernail finnish
  firefighter firehouse fireman fireside fishmonger fistfuls fixed fixings fizzle flakiness flamingo
  flange flannel flapper flare flared flareups flatiron flatleaf flattish flatware flavorizer
  flavoured flay flayed flecks flex flick fling flo floats flop florist flout flowerpot fluctuate
  fluffiness fluorescent flutter flyaway fo focal foe foiled folder font foragers forefinger
  foreplay foreshanks forgo forkfuls forties fortify fowler foxtrot frankenstein frantic frat fred
  freda freestone frenzy fresher freshest fret fried frill frizzy fro frolic fudgy fuerte
  fuji fuller fulls fuls funk fuyu fuzz fuzzy gable gabon gaeta gaga gallega galore gamey
  gaminess gandules garam gardner garish garland garnet garth garza gascony gash gasket gasses
  gatefold gathers gauge gayle geeta gem generate genesis genovese geometric geraldine geraldo germ
  gertrude gf ghana ghoul gifted gigi gimignano gimlet gingham ginny gladiator gladys glassware
  glassy glenda glisten glitter glittery gloomy glop gloppy gob gobble gobbledygook gobi goblet
  godmother goers golfball golfer gomez gonzales gonzalez gonzo goo goodies goodman goof gracie grad
  graininess gramma grammy gran grandad grande grandmom grandpop granite granulates graphical
  grassland grassy gravel gravenstein grayish greco greenish greenspan gregg grenada greta greyhound
  gridiron griller gringo gristle grit grittiness gritty grocer groove groovy grover grownup grungy
  guajillo guam guatemala guatemalan guerrero guideline gujarati gullah gulp gunge gunn gush
  gutierrez guyana guyanese guzman haas hachiya hackathon hairline haiti hakka halal halftime
  hallmark hallow halo hammock hampshire handball handmade hangar hanged hansen hanson
  hanukkah haralson hardwood harlan harpercollins hart hartford hashtag hasselback hassle hasten
  hasty haviland hawkins hawthorne hazan hazy header headfirst headroom healdsburg heap
  hearth heater hebridean heftiness hefty heighten helper hem hemingway hemispheres hemorrhage
  henrietta herald hermitage hernandez herrera hexagons hibachi highball highland highlight hight
  himalayan hind hinge hippie hippy hiram hispanic hiss hitter hobo hoboken hoffman holden holed
  hollows homemaker homesteader homestyle honduran honduras hone honeycrisp horace
  horizontal hormone horrific hors horseback horseshoe horsey horticultural hothouse hound housemate
  housewife hover howell hoy ht html http hubbard hubby hubert huckleberries huckleberry hula hum
  humdinger humid humidify humitas hummer hump hungarian hunted hyderabadi hydro hydrometer
  ian icy ida idaho idahoan ie ignacio ignites ii illinois imgur immaculate immature
  immigrants imogen imogene impart imperfect import imprint impromptu improver ina inc index indiana
  indianapolis indienne indies inexpensive inez infants inferno infirm inflate inhale inhibit inject
  injector innermost innkeeper innovative input inserts insider insomnia inspect instantread
  instapot instruct insulate insure int integrate interlace interleave interlock intersect
  intersperse intertwine interwoven intestinal intestine intolerant intuit iowa iranian iraqi
  iridescent irishman irma irregular irrigate irwin isaan isolated italiano ivory ix jab jace
  jacksonville jacobi jag jailhouse jamboree janelle jared jarrett java javanese jazzy jb
  jeanette jefe jenn jensen jerri jethro jezebel jg jimenez jinx jive joann joanne joaquin jockey
  jodi jodie jody johnnie jolene jolt jonagold josephine jota juanita jubilee juggernauts juggle
  juiciness jumbos jumbuck juneteenth jura ka kadai kadhai kaffir kaka kamado karahi karat kari
  kathleen katrina kazakh kazakhstan kecia keepsake kelley kelli kelly kendall kendra kenji kennebec
  kentish kentucky kenya kenyan kerala keralan kermit kerr kerry keystone khaki kho ki kicker kickin
  kicky kidd kiddie kilner kimm kindertime kingsley kipfler kirsten kitchenware klivans kneads
  kneecap knockout knoll knuckle konkani krista kristen kristin kristine kristy kroger kumato kümmel
  kurdish kuwait kwanzaa labrador lace laced lacinato lacy laddie lade laden ladlefuls lagasse
  lagoon lahori lamar lambert lan languedoc lankan laos lapland largish lars latch lateral latienda
  latino latvian launcher lavonne lawson laxmi layout laziness le leach leached leakage leanest
  leanne leathery leaved lebanon legion leigh lela leland len leona leone leprechaun leroy les
  lessen letha levi lewd liberia libyan lidded liege lifespan lifts lightweight likelihood
  lila lilac limey lindy linen lingo linings liquidy listeria lit lite lithuanian lobe loft logo lol
  longan lonnie loom loopy loosens lop lopez loquat loquats lora loretta lorna lottie
  loudspeaker lour lowball lowcarb lowcountry lowell lowfat ltd luau lubricate lucille
  lucinda luella luna lunar lunchroom lurk lush lushy luster lusty lyle lynchburg lynette lyonnaise
  mabel macho mackay mackenzie macoun madagascar maduro mafioso magenta maghreb maharaja mainbrace
  maine maitake majestic makeshift malagasy malaguena malanga malay maldonado mali malinda
  mamaw mandatory mangalorean mange mangosteen manila manitoba manufacture maori maque maquis
  marathi marcella marci marcia margie mari marian maritime marjorie markdown marlene maroon
  marquise marrowbone marsha martinez marvel maryann maryland marzano masoor massachusetts
  matar matchbox matrimonial mattie maude maui mauritania mauritius mavis maw mayan mayhem mazurkas
  mcintosh mcmillan mealprep mealtime meanie medallion medina mediumhigh mediumlow medjool medlar
  meemaw meena mega mejhoul mejia melded melding melinda mellowest melvin mema memaw meme
  menage mendez mendoza mennonite merge merle merrick merritt mervin mesa meshed mesophilic
  mesquite metabolism metropolitan mexicali mexicana mexicano michele micronutrients
  midpoint midwestern mien milanese mildest milky millennium millimeter milton mimic mindy
  mined minho minimalist minnie minted mire mirza mistral mitsuba mitt mitzi mizrahi mizuna
  mocktail mocktails modenese modernist mohawk moister molcajete moldovan molecular mon mondavi
  monger mongolia mongolian monkfruit mono moody moong moonraker moonshine moorings moots mopped
  mopping moreno morita moritas morrison mort mortarboard mosaic mosley mottled mouli mow mozambican
  mozambique mph msc mt mu muddy mughlai mulato mulberries mulberry multicooker mumbles munch munoz
  muriel mutsu myanmar myers myra myron myrtle mystic nacionalista nadine namibia nanette nano
  nantucket narrower nationwide natty naturals naunie navajo navarra nbsp neapolitan nearer
  needlenose neglect negroni nell nena neon nero ness nestor newark newbury newcastle
  newfoundland newish nguyen nibble nicaragua nicaraguan nichols niger nigeria nighttime nineties
  nippy nirvana nita nix nob nod nona nonalcoholic nonaluminum nonmetal nonmetallic nonna nonnie
  nonno nonorganic nontoxic nontraditional nopalitos norbert nordica noreen norfolk normande
  normandy northwest norwegian nosrat nostrils notch nous nu nubbins nudge nunez nutritionists nylon
  nyons oahu oasis oaxacan ob obrien ocado occasional octagon ode odor oelek oeuvre oeuvres offcut
  oiliness oily oj okada oktoberfest ola olde ole oleic olson oma omaha oman omani
  ono ontario ooey oomph op opa opal opener optimal optionnal ora orangy orchard ore org
  orient orlando ornamental ornate ortiz oster otis ottolenghi outback outermost outlet
  outright outs ovensafe overblend overbrown overeater overhandle overknead overlaps overload
  overpack overpower overprocess overstir overstuff overthicken overwhelm oxmoor pail painkiller
  paisano pakistani palak palisades palmfuls panama panasonic panelle pant papery paraffin
  paragraph paraguay paraguayan parallelogram paralyzer parcel parcook pareve parisienne parkway
  parley parma partings parve pasadena pasilla patchwork patent patsy patter patterson patti pause
  payday payne pct peaking pealed peasy peat peaty pebble pedestal peelings peep peezy pei pekoe
  pena peng peninsula peppadew pepped peppy pequin peranakan percolator perelman perez perfecta
  perfectionist perfecto perforate performer periphery perk perking perkins perky permeate
  perpendicular persevere petal petcock petra pewter phi phonetic picante picholine
  piedmontese pigtails pilaf pileups pilgrim pillage pillars pinfeathers pinhole pinkerton
  pinkie pinkish pip pipette pippin pitter pittsburgh pivot pixie pizzaz pizzazz pizzeria pj placebo
  placeholders platefuls playdoh playgroup playoff plaza pliant plumpest plunger poaches pocked poco
  podcast poetic pol polo pom pomodoro pong pontevedra popsicle porcelain pose posh posole
  postmodern posy potency potent potholder potpourri pours pow powerhouse pozole prebake prebiotic
  precedes precook premade premenstrual prentice prepares preset prickles prim priscilla prissy
  probiotic probiotics prod progesterone prolong prong prop propane prospect protrude protrusions
  provencal provençal proverbs provincial prudhomme pry prying psalm pseudo psi puck pucker pudgy
  pul pullman pulpy pulque punchbowl punctures pungency pungent punjabi pupil pups
  pureé pureéd purgatory purim purists purveyor pushcart pusher pushes pushover putnam pvc pyramidal
  qatar quadrant quadruple quanto quarry quash queensland quentin quicken quickest quickie quills
  quilt quincy quiver quivery rabe rachael rae raffia rafters raggedy rainforest rainstorm rainy
  rajasthani raking raleigh ramadan rambutan ramirez ramona rancher rancho rancid rapped rapture
  rasam rasta ratchet rated raul rave razzmatazz razzy reabsorb reactive readiness readjust realigns
  rearrange reassemble reawaken reba reblend reboil reborn rebury rebutter recap recheck recipelink
  recoat recrisp rect recut reddit redenbacher redeye redford redhot redux reedy ref referee refine
  reflatten refold refractometer refrain refreeze refresher reg regain regal reginald regional
  regrind regulate regulator reinforce reinsert reinvert remade remedy remelt remix remnants removes
  rena renee reopen repetitive replaces replenish reposado repress repulsive requisite reroll
  rescore reseal reseason reserves reservoir reset reshape resift resilient resin respective restack
  resteam restir restraint retail retouch retrace retract reunite reuse revel reverie revival revive
  reviver rewhip rewhisk rhineland rhoda rhode rhonda rhythmic ribbony richardson richmond rickie
  rigate rimming ripped rippetoe ripping ripple rite ritzy rivera riverbank ro roadhouse roasty
  roberta robertson robson robust robyn rocco rochelle rochester rockin roderick rodriguez rogelio
  rojo rolf rollings rollover rollups romagna romana romanian romanoff romero roomy rosalie rosalind
  rosanne roscoe rosella rosettes rosy rotary rote roughen route rowdy rowena roxanne roxie royalty
  rudolph ruffle rugby ruiz rumble rumbrosia rummage rundown rung runoff rushed rust rwanda sa saag
  saambhar saccharine sacs safest safta sainsbury salazar salmonella saltings saltworks
  salvador salvadoran salvatore samhain samin samoa samoan sampler sandcastle sandi sandoval
  sandwiched santos saratoga saskatchewan saskatoon sassy satchel satin satiny satisfactory
  saturate sauceboat saucer saudi sauté savannah sawdust sawmill sawtooth sazerac scaled
  scape scapes scarlet scarves schooner schubert schuster scicolone scofflaw scoopfuls scoopings
  scoot scorcher scorpion scot scotia scotsman scottsdale scrapbook scrawny screwdriver scribble
  scrip scripture scroll seafarer sealer seamed seashell seawater sebago seckel secondo sectional
  seder seders sedona seduction seedpods seedy seekers seepage seize seldom selma semicircle
  semicircular semidry seminary semisoft semisolid sen sencha senegalese sensual separator seperate
  sephardic septuple serbian sergio serviceberries settings settlers settles seychelles seymour
  shabbat shakedown shaky sham shamrock shared sharing sharla sharpen sharper shaver shaves shavuot
  shawna shay shearers sheath shebang shed sheen sheepherder shelley shelves sheri shews shilled
  shimmery shingle shinny shipping shipwreck shishito shoelaces shoepeg shopped shredder shrinkage
  shrivel shrug shrunk shush siamese sic sichuan siciliana sidecar sided siesta sig sigg silva
  silverskin simmons simplistic sims simulate sinaloan sindhi sinew sinewy
  singaporean singe sioux siphon sipper sissy sitar sitta situate sixteenth skeet skehan skeins skid
  skiers skitter skyline slab slammer slant slaps slashes slat slavic slayer sleigh slicer slicked
  slimmed slipper sliver slope slovak slowest slowpoke sluggers slump slush slushie slushiness
  slushy smackers smasher smiley smirnoff smokehouse smokier smolder smooches snaffles sneaky
  snippets snowcap snowflake snowman snowmen snowy snug snuggle snyder soapsuds soapy socket
  sodastream softies sogginess sola solstice somali somalia sombrero somerset sona sondra sone
  sonoma sonya sopranos sorta sos sot soto soupspoon sourer soursop sous southeast sparking
  sparkler sparky sparse spartan spay specimens speckle spiciness spiderweb spigot spiky spillage
  spillover spindles spinner spinster spiralizer spitted splay splendor splotch splotchy splutter
  spokane sponginess spook spotlight spout spouted spree springtime springwater spruce spurt sputter
  sq squared squeak squidgy squiggle squishy sri stacie stacks stalky standup starburst starchiness
  starfruit staring starla starlight starlit starr staub steeps stellar stemware stencil stepdad
  steph stepmom sterno stewy sticker stiffen stiffer stile stirfry stirrer stirs stockpile stoneware
  stoplight stopped stopping storebought stormy storybook straddle straightaway strand stretches
  striker stringiness stubby stuffer stuffy styrofoam subpar subscribe subscriber subscribers
  subsequent substituted successive succotash sudachi sudan sudanese suffolk sugarfree sukkot sulfur
  sum sumatran summa summery sumo sunburst sunnyvale superfast superfood superpremium superstar
  supposed suppresses suriname surroundings susanna susanne suzie suzy sven swampland swanky
  sweetango swig swink swivel swizzle swoopy swoosh sybil symbolism symmetrical symphony syracuse
  syria syrian syringe szechuan szechwan tabl tablecloth tableside tablespan tabletop tack tackiness
  tacoma tailbone tailgate tailgaters taiwanese tam tamarillo tame tamer tami tamimi tammie tandy
  tangelo tangle tankard tanned tannins tanzania tao taper taps tarp tarpaulin tartaric tasha
  tasters tat tater taters tatsoi tatty tawny tayberries tayberry teabag teacup teapot teardrop
  teary teaser ted tel tembleque tendency tendrils tennessee tepee tepid teri terminator terra
  terracotta terri terrycloth testani texan textural thaddeus thea thelma theodore thereafter
  therein thermapen thermoses thermoworks thimble thinned thinnest thinnish thorns thorny thourough
  threequarters thump thwacks thyroid tia tian tibet tibetan tic ticktacktoe tidbit tidbits tienda
  tier tighter tiki tiktok tila tile tiles tillie timid tine tined tinge tinged tire tisha titanic
  tldr tm tobago tod toenail togo tomboy tombstone tonga tongan tonya toor toothpaste topeka topmost
  topside toreador tori tornado tort toscana tot tots touchdown toughen toughest toulouse
  tout tracey traeger trained tran translucency trapezoidal treviso tricia trickle tricolor trina
  trini trinidad trinkets tripod trisha trooper tropics trough trudy tsimmes tubby tubers tug
  tulsa tupelo turquoise tuscany tux tuxedo tweak tweedy tweezers twig twila twinkles twirl
  tyrolean tyrone uber uganda ugandan ulster ultimo ulysses unbeaten unbind unbroken unclasp
  uncoil uncurl underbake underbeat underdone underripe undone uneaten uneven unfurl unground unitl
  unleash unrig unripe unscrew unscrunch unseal unset unslice unslit unsloppy unsnap unstick
  untangle unthread untill untils untwist upend upholstery uppermost upstate uptown urad url ursula
  uruguay uruguayan usda utah utensil utica uzbek uzbekistan vail valarie valdez valencia
  vanna vargas varietal varietals vasquez vegducken vein vel velda velma vendor venezuelan
  venita vent ventilate veracruzana vermont vern verna vi vialone vide vieja viennese vii
  viii vina vineyard viola visayan vita vito viva vive vlog voila voltaggio voodoo vortex votive
  voyage vsop wabbit wacky wad waikiki waistline waitrose waking waldo waldorf wales walla walloon
  walmart wand wannabe ward warhead warmish wary washboards watcher waterbath watergate watertight
  watkins watt wattage waxman weakens weakest webb weekday weeny weldon wendell wendi whacks whammy
  wheelbarrow whichever whippersnappers whir whirlpool whirls whit whitecap whiten whiter whitish
  whoopie wichita wick widen wield wieldy wilbur wilda wildflower wile wiled wiley
  willard williamson willis wilma wineglass winery winesap winnie wintertime wintry wiry
  wise wishbone wisk wisp wispy withstand wiz wolfgang wonky woodchips woodiness woodwork woolworths
  workday workload woven wraparounds wrappings wright writing wyoming xii xiii xiv xix xv xvi xvii
  xviii xx yank yardstick yarn yau yellowish yemen yemeni yemenite yerba yin yogi yoke yolanda
  yonkers yotam yucatecan yucca yuletide yuppie yusuf yves yvonne zachary zambia zane
  zealand zebra zeke zelda zenith zestar zigzag zimbabwe zimbabwean zing zinger zingermans
  zingy zippered zu zydeco
`
  .trim()
  .split(/\s+/);
