import type { EverydayWords } from '../../language/language.js';

/** Words of recipes, descriptions and shops that are no food, besides those of the other data. */
export const EVERYDAY_EN: EverydayWords = {
  endings:
    /(?:[^e]ed|\p{L}{3}ing|[^ui]ness|tions?|ful|less|[ai]ble|ly|it(?:y|ies)|[^c]ous|ments?|i(?:er|est)|[gt]est|[ai]zes?|ian|[ae]nces?|ships?|wards?|like|wise|proof|some)$/u,
  words: `
  aa aaah aah aaron ab abandon abby abe abigail aboard above abraham abroad absent absolute absorb
  absurd abuela abundant abuse abv acacia academic academy accelerate accent accept access accident
  accommodate accompany accomplice accomplish account accountant accuracy accurate accuse ace
  achieve acid acidic acini acknowledge acorn acquire acres across act activate active actor actress
  actual ad adam addict addison additives address adds adhere admiral admire admission admit adobo
  adopt adult advantage adventure advice advise advisor aerate affair affect afford afghanistan
  afraid africa african after afternoon age agency agenda agent aggressive agh agnes ago agony agree
  agreed ah aha ahead ahem ahh ahhh aid aii aim ain aircraft airlock airplane airport airtight airy
  aisle ajar aka akin al alabama alan alarm alas alaska alaskan alba albedo albeit albert album
  alcoholic alec alert alex alexander alexis alf alfredo alfresco algeria ali alibi alice alicia
  alien aligns alison alive alkaline alla allah allen allergic allergy alley allies allison allows
  almighty alone along alongside alpha alpine already alright altar alter alternative although
  altitude altogether aluminium aluminum am amanda amateur ambassador amber ambient ambush amelia
  amen america american amish ammo ammonium amongst amore amount ample amsterdam amy ana analysis
  ancestors ancho anchor ancient anderson andre andrea andrew andy angel angela angeles angelo anger
  angie angle angry animal anita ankle ann anna anne annie anniversary announce announcer annual
  answer ant antennae anthony antidote antique antoine anton antonio anus anxiety anybody anyhow
  anymore anyone anytime anyway anywhere ao ap ape aplenty apollo apologise apology app apparent
  appeal appear appetite appetizer applause appreciate approach appropriate approval approve april
  arab arabic archer archie architect architecture arctic ardent area aren arena argentines argh
  argue ari arizona ark arm armor armstrong army arnold aroma aromatic arrest arrival arrives
  arrogant arrow arse art artery arthur article artie artificial artillery artisan artist artistic
  ash ashley ashore asia ask askew asleep aspect aspirin ass assam assassin assault asset asshole
  assist assistant associate assume assure asteroid astronaut asylum ate athlete atlanta atlantic
  atleast atmosphere atomic attack attempt attic attitude attorney attract attractive audio audrey
  augur august aunt auntie aunty aussie austin australia austria authentic author auto autograph
  autolyze automatic autopsy autumn av ava avenge avenue average avery avocadoes aw await awake
  aware awhile aww axe ay aye ba baba babe babies babysitter bachelor backbone background backpack
  backs backstage backup backyard bacteria bad badge baggage bail bailey bait baker bakery bakes
  baklava balcony bald baller ballet balloon baltimore bam bamboo ban band bandit bang bank banker
  bankrupt banner banquet barbara barbaric barbeque barber barberry barbie bare barefoot bargain
  barge bariatric barilla bark barn barnes barney baron barracks barrel barry bart bartender base
  baseball basic basis basket basketball basque basta bastard bat bates bath bathroom bathtub batman
  battalion batter battery battle battlefield bauer baxter bbc bc beach beacon bead beaker beam bear
  beard beast beatrice beats beauty became becca beck beckett becky become bedroom beds bedtime bee
  beefy been beep beeswax beforehand beg began beggar beginner begun behalf behave behavior
  behaviour behead behind behold being belief believe believer bell bella belong belongings below
  belt ben bench bend bender bendy beneath benefit bengali beni benjamin bennett benny benson bent
  bento berlin bernard bernie bert beside best bet beth betray betrayal betsy better betty beverage
  beware beyond bias bibb bicycle bid bigger bike bill billie billion bin bind bingo biological
  biology bird birth birthday bishop bistro bite bits bitten bitter bittersweet blacken blackmail
  blackout blackstrap blacktail blad blade blah blair blake blame blanco bland blank blanket bleed
  bleep blends blessings blew blink bliss blister blob blog bloke blond blonde blood bloody blossom
  blow blown blue bluff blunt bo boast boat bob boba bobby boca body bodyguard boiler boils bok bold
  bollocks bolo bolt bomb bombay bond bone bong bonnet bonnie bonus boo boobs book bool boom boost
  boot booth booty booze boozy border bore boris born borrow boss boston bother bottom bought
  bouillabaisse bounce bouncy bound boundaries bounty bow boy boyd boyfriend br bra brace bracelet
  brad bradley brady brain braises brake branch brand brandon brass brasserie brat braun brave bravo
  brazil breach breads breakdown breakfast breaks breakthrough breast breath breathe breed breeze
  brenda brendan brennan brent breton brett brew bribe bride bridge bridget brief briefcase brigade
  briggs bright brighten brighter brilliant brim brings briquettes brisker britain british bro broad
  broadcast broadway brody bronze brooke brooklyn brooks brothel brother brotherhood brownish browns
  bruce bruises brunch bruno brussels brutal bryan bryce btw bubbles buck bucket buckle bud buddha
  buddy budget buffalo buffet buffy bug bugger build buildings built bulk bulldog bullet bullshit
  bum bump bundt bunk bunker bunny burden burial burke burn burnt burp burst burt bus bush business
  businessman bust buster busy butch butcher butler butt butterball butterflies buttery button buy
  buyer buzz buzzer bye cab cabernet cabin cabinet cabot cacciatore cack caesar cafe cafeteria
  caffeine cage caitlyn cal calabrese calculate caleb calendar california call caller callie calm
  calorie calvin cam camel camera cameron camille camp campaign campbell campfire campground campus
  canada canal cancel cancer candidate candle cane canner cannon cant cantonese canvas canyon cape
  capital caps captain capture car cara carb carbohydrate carbon carbonade carbonate card cardboard
  cardinal care career cargo carl carla carlo carlton carmen carnaroli carnival carnivore carol
  carolina caroline carpenter carpet carriage carrie carrington carry carson cart cartel carter
  cartoon cascade case casey cash casings casino cassandra cassie cast caster castle castor casual
  casualties cat catalog catch category cathedral catherine catholic cathy cattle cattlemen caught
  cauldron cause cavalry cave cd cease celcius celebrate celebratory cell cellar cellophane
  cellphone cemetery cent centerpiece centers centimeter central centre centrepiece century ceo
  ceramic ceremony certain certificate ceviche cha chad chain chair chairman chalet chalky challenge
  chamber champ champion chan chancellor chandler chandra chang changes channel chaos chap chapel
  chapter character charcoal charge charles charley charlie charlotte charm chart chase chat chatter
  cheap cheaper cheat checks cheek cheer cheeseburger cheesy chefs chelsea chemical chemistry chen
  cheque cherish cheryl chess chest chester chew chewy chffffff chi chic chicago chick chief child
  childhood childish children chilean chills chimes chin china chinese ching chip chloe cho
  chocolatey choi choice choir choke cholesterol choose chopper chopsticks chorus chosen choy chris
  christ christians christina christine christmas christopher chubby chuckle chun chunk chunkiness
  chunky church churchill churns cia ciao cigar cigarette cinco cindy cinema cinque circles circuit
  circular circulate circulator circus citizen citric citrus civil civilians claim claire clan clap
  clara clark clarke class classic classical classify classroom classy clatters claude claudia claus
  clay clayton cleaner cleanest cleanup clear clearer clerk cleveland clever click client cliff
  climate climb cling clinic clinton clip clive clock clod clone closer closes closest closet
  clothes cloud cloudy clover clown club clue clump clumpy clumsy clyde co coach coagulate coal
  coast coats coax cob cocaine cock cocktail code cody coffin cohesive coins colcannon cole colin
  collapse collar colleague collect collective collector college collins colonel colonists colony
  color colorado colorings colour colourings column com coma combat combi combines combo comedy
  comes comet comfort comic comin command commander commercial commission commissioner commit
  committee common communicate communist compact companion company compare comparison compass
  compassion compete competitive complain complaint complete complex compliant components compose
  compost compound comprehensive compress compromise computer comrade conceal concentrate concept
  concern concert conclusion concrete condo condom conduct confectioner confess confession confetti
  confident confidential confirm conflict conforms confront confuse confusion congrats congratulate
  congress congressman connect connective connie connor conquer conrad consent conservative
  conserves consider consistency consistent consists conspiracy constant consult consultant consume
  contact contain contempt contents contessa context continent continental continues contract
  contrary contrast contributes control convenient convent conventional conversions convert convict
  convince cookbook cooker cookouts cooks cooler cools coop cooper cooperate coordinates cop cope
  copper copy copycat coquito cord cordon corer cores corner coronary coroner corporal corporate
  corpse corridor corrupt cory cosmic cosmos cost costume cosy cotta cottage cotton couch cough
  couldn council counsel counselor count countdown counter countertop countess country countryside
  county couple courage course court courtesy courtney courtroom cousin coverage covers coverture
  cowboy cozy cracks craft craggy craig crane crank cranny crap crappy crash crave cravings crawford
  crawl crazy creaks creaminess creamy creases creates creative creator creature credit creek creep
  creepy creole crescent crew cricket crime criminal crimini crimps crinkle cripple crisis crisp
  crisper crispiness crispy critical crock crocker crook crop cross crosshatch crow crowd crown
  crucial cruel cruise crumb crumbles crump crunch crunchiness crunchy crusher crust crusty crutch
  cruz cry crystal cuba cuban cuckoo cue cuff culinary culprit cult cultural culture cunt cupboard
  curdle cure curfew curls currency current curse curst curtain curtis curve custody custom
  customary customer customise cute cutlets cutout cuts cycle cylinder cynthia cyrus czech da dab
  dad daddy dae dagger dahl dairy daisy dakota dale dallas dalton dam damage damien dammit damn
  damon damp dan dana dancer dang danger dani daniel danielle danish danny dante dap daphne dar dare
  dark darken darker darn darren darrin darryl darwin data database daughter dave david davies davis
  dawn dawson daylight dazzle dc dd deacon dead deadline deaf deal dealer dealt dean dear dearest
  death deb debate debbie debris debt decade decadent decant deceive december decent decide decision
  deck declare decline decorative decrease dedicate dee deed deem deen deeper deepest defeat defend
  defendant defense defensive deficit define definite dehydrate dehydrator del delay delete delhi
  deli delicate delight deliver delivery delta deluxe dem demand democracy democratic demold demon
  demonstrate den denial denise dennis denny dense denser dent dental dente dentist denver deny
  departure depend dependent deposit depression depth deputy derek derives describe desert deserve
  design designer desire desk despair desperate despise despite dessert destiny destroy det detail
  detect detective determine detroit dev develop device devil devon dewey dexter dextrine di dia
  diabetes diagnosis diagonal dial dialogue diameter diamond diana diane dianne diary dices dick
  dickhead did didn die diego diet dieters differ different differential differentiates difficult
  difficulty dig digestive digital dilemma dime dimension dimple dine diner ding dinner dinnertime
  dinosaur diplomatic dips direct director dirt dirty disagree disappear disappoint disaster disc
  discharge discipline disco discount discover discovery discreet discuss discussion disease
  disgrace disguise disk dislodge dismiss disorder dispatch disperse display disposal dispose
  disprove disrespect disrupt dissolves distant distinctive distract distress district disturb ditch
  dive divine division divorce divot divvy dixon dizzy dj dna doc doctor documentary dodge doe doesn
  dog doin doll dollar dom dome domestic dominant dominate dominic dominican domino donald donate
  done dong donkey donna donnie donny donor donovan doo doom door doorbell doorstep dope doris dorm
  dorothy dose dou doubles doubt doug doughy douglas douse downstairs downtown doyle dozens draft
  drag dragon drains drake drama dramatic drank drawer drawings draws dream dreamt dreamy drench
  dresses dribble dries drift drill drink drip drive driven driver driveway drone droop drove drown
  drug drum drumettes drunk drunken dryer drys dublin duchess dude due duel dug duh duke dull dumb
  dummy duncan dunno duo dupe duper durum dusty dutch duty dvd dwarf dwight dye dying dylan dynamic
  dynamite dynasty eager eagle earl earn earrings earth earthquake earthy ease east easter eastern
  easy eaten eaters eats echo eclipse economic economy ecstasy ed eddie eden edgar edge edith editor
  eerie effect effective efficiency efficient effort eggshell ego egypt eh eighth einstein el
  elaborate elaine elastic elbow elder elderman eldest eleanor electric electrical electronic
  elegant elementary elena elephant elevate elevator eli eliminate elite elizabeth ella ellen ellie
  elliot ellis elsa else elsewhere elvis email embarrass embassy emblematic embrace emergency emma
  emotional emperor empire employee employer empress emulsifies encounter encourage ends endure
  enemy energy engage engine engineer england english ensue ensures enter enterprise entertain
  enthusiasm entice entire entree entry environmental envision envy epic episode epitome equal
  equivalent er era erase eraser eric erica erik erin erm ermine ernest ernie err errand error
  escape escort essay essential establish estate esther estimate eternal ethan ethel ethereal ethics
  eugene eun europe european euros eva evacuate evaluate evan evaporate eve evelyn evenings event
  ever everybody everyday everyone everywhere evil ew ex exact exam examine example exceed
  excellency excellent exceptional excess exchange exclaims exclusive excuse execute executive
  exercise exhales exhaust exhibit exile exist exit exotic expand expansion expect expedite expel
  expense expensive experimental expert expertise explain explode explore explosion explosive expose
  exposure express expression exquisite extend extension extent exterior extraordinary extreme eye
  eyeball ez fa fab fabric face facebook facial fact factor factory fade fag faggot fail failure
  faint fair fairy faith fake fakeaway fall fallen false fame familiar families fan fancy fanny
  fantastic fantasy far farcies fare farewell farm farmer farmhouse farrow fart farther fashion fast
  faster fatal fate father fatty fault fave favor favorite favour favourite fax fbi fear feast
  feather feature february federal feds fee feed feedback feedings feel feelin feelings feet felix
  fell fella fellow felony felt female feminine fernando ferrari ferry fervent festival festive
  fetta fever fewer fiancé fiancée fiber fibre field fierce fiery fiesta fifth fight fighter figure
  file filipino filippo filler fillings fills film filth filthy final finale financial finch find
  finesse finest finger fingerprints fingertip finicky finishes finn fins fiona fire firecracker
  fireplace fireworks firmer fisher fisherman fist fits fitz fix fizz fizzy flabs flag flair flakes
  flakey flaky flames flank flanken flap flashlight flat flatter flavor flavour flavourings flee
  fleet flemish fleshy fletcher flew flies flight flirt flock floor flora floral florida floss
  floury flow flower flowerets flown floyd flu fluffy fluid flurry flush flynn foam foamy focus
  fodmap fog folds folk followers follows fondue fong food foodies fool foolish foot footage
  football footnote footprints footsteps forbid forbidden forces ford forehead foreign foreigner
  foreman forensic forest forever forge forget forgive forgiven forgot forgotten formal former forms
  formula forth fortress fortunate fortune foster fought foul found fountain fourth fox fracture
  fragile fragrant frame fran francine francis francisco franco francs frank frankie franklin franz
  fraud freak freakin freaky freddie freddy frederick free freed freedom freeform freeman freezes
  french frequency frequent fresco freshen freshman freshwater fresno friday friend frighten frijol
  frittata fritter fritz fronds front frosty frother frothy frugal frybread fu fuck fucker fuckin
  fuel fugitive fulfill fun fund fundamental funeral funky funny fur furniture furthest fury fuse
  fusion fuss fussy future fyi ga gabe gabriel gabrielle gaby gag gail gain gala galaxy galette
  gallery gallo gamble gang gangster gap garage garbage garcia garden gardener garlicky garni
  garnishes garrett gary gasoline gasp gate gaucho gavin gay gear gee geek geez gel gelate gemma
  gems gene general generates generator generic genetic genius genoa gentle gentleman gentlemen
  genuine geoffrey george georgia georgie gerald gerard germaine german germany gerry gestapo
  gesture gets gettin ghetto ghost gi giant gibbs gibson gideon gift gig gigantic giggles gil
  gilbert gild gimme gina gingery giovanni girl girlfriend girth gives glad glen glenn glimpse
  glistens glob global globe gloria glory glossiness glossy glove glow glue gluey glutenfree goa
  goal god goddamn goddess godfather goin gold golden golf gone gong goodbye goodnight goods gooey
  google gorditas gordon gorilla gosh gossip gotcha gotham gourmet governor gown goya gps grab grace
  gracias grade graduate graham grain grainy grandchildren granddad granddaughter grandfather
  grandma grandmother grandpa grandparents grandson granny grant granular granules grapeseed gras
  grasp grass grates gratin gratitude grave graveyard gray grayson greasy great greater greece greed
  greedy greek greene greet greetings greg gregory gretchen grew grey grid grief griffin grim
  grinder grinds grip groans grocery groom gross grounds group grove grow growls grown grownups
  growth grudge grunts gu guarantee guaranteed guard guess guest guide guidelines guilt guilty
  guitar gulf gummy gun gunfire gunshot guru gut guv guy gwen gym gypsy ha habit hack had hadn hah
  hail hair haircut hairy hal haley hall hallelujah halloween hallway halt hamilton hamlet hammer
  hammond han hand handcuffs handheld handkerchief handle handy hang hanger hangover hank hanky
  hanna hannah hannibal happen happiness happy harbor hard harden harder hardest hardshell hardware
  hardy harley harm harmony harold harper harriet harris harrison harry harsh harvard harvest harvey
  hash hasn hass hastings hat hatch hate haters hath haul haunt haven hawaii hawk hay hayes he
  headache headmaster headnote headquarters headspace heal health healthy heaps hear heard heart
  heartbeat hearty heath heather heats heaven heavy heck hector hee heel heft heh heidi height heinz
  heir heirloom helen helena helicopter hell hellfire hello helmet helpings helps hemp henderson
  henri henry her herbal herbert herby hercules herd here hereby heritage herman hero heroes heroic
  heroin herr herself hershey hesitate hetty hey hi hickory hid hidden hide higgins high higher
  highest highlights highway hike hilda hill him himself hines hip hire historians historic
  historical history hitler hits hiya hm hmm ho hobby hockey hogan hokkaido hol holds hole holiday
  holland hollywood holmes holt home homeland homemade homepage homer hometown homework homicide
  homosexual hon honchos honest honesty honeymoon hong honks honor honour hoo hood hook hooker
  hooray hop hope horizon horn horny horror horse hose hospital host hostage hostess hostile hotel
  hotpot hotter house household housekeeper houston howdy however hp hu hudson hue hug huge hugh
  hughes hugo huh hulk human humble humor humour hunch hundreds hung hungary hunger hungover hungry
  hunk hunt hunter hurricane hurry hurt husband hush husks hustle hut hyah hybrid hydrate hysterical
  hyun icelandic iconic id idea ideal identical identify idiot idk idle idol iet ifyou ignorant
  ignore igor iii iike ike ill illegal illusion im image imaginary imagine imitates immediate
  immersion immortal immune impact impatient impede imperative imperial important impress impression
  impressive improve impulse inappropriate incendiary incident incision include income incorporates
  increases indecisive indeed indent independent india indians indicate indirect indistinct
  individual indonesia indoor indulge indulgent industrial industry infinite info inform informant
  infusion ingredient ingrid inhales inherit initial initiative injury injustice ink inmates inn
  innards inner innit innocent inquiry ins insane insect insides insight insist inspector inspire
  instagram install instinct institute instructor instrumental insult intact intake integral intel
  intellectual intelligent intend intense intensify intent interactive interest interfere interior
  intern internal international internet interrupt interval interview intimate intro introduce
  intruder invasion invent inventory invest investigate investigator investors invite involve iot
  iove iran iraq ireland irene iris irish iron ironic irony irrelevant irritants isa isaac isabel
  isabella isabelle ish islam islamic island isn israel israeli issue item itself iv ivan ivy ja
  jack jackass jacket jackie jackpot jackson jacob jacques jade jae jaffa jai jail jake jamaican
  jamal james jameson jamie jammy jan jane janet jang janice janitor january japan japanese jasmine
  jason jasper jaw jax jay jazz jealousy jean jeanne jeannie jeep jeez jeff jefferson jeffrey jell
  jellyroll jen jenkins jenna jennie jennifer jenny jeong jeremy jerk jerome jerry jersey jerusalem
  jess jesse jessica jessie jesus jet jew jewel jewelry jewish ji jiffy jiggle jill jim jimmy jin
  jingle jj jo joan joanna job jock joe joel joey john johnny johnson join joint joke joker jon
  jonah jonas jonathan jones joo joon jordan jorge jose joseph josh joshua journalist journey joy
  joyce jr juan jude judge judith judy juicy jules julia julie julien juliet juliette julio julius
  jump jun june jung jungle junior junk junkie jupiter jury justice justify justin juvenile kai
  kaiser kan kane kang kansas kara karan karate karen karl karma kashmiri kat kate katherine kathy
  katie kay kcal kee keen keeper keeps keith keller kellogg ken kennedy kenneth kenny kensington
  kent kernel keto ketogenic kevin key keyboard khan kick kid kiddo kidnap kill killer kilometers
  kim kin kind kinda king kingdom kira kirby kirk kirkland kiss kit kitchen kitchenaid kitt kitten
  kitty klaus knee kneel knew knight knock knorr knot know knowledge known knuckles kong korea
  korean kosher kraft kris krishna kung kurt kyle lab labor laboratory labour lacey lack lactose lad
  ladder lady lake lam lame laminate lamp lana land landlord landscape lane lang language lantern
  lap laptop larger larry las laser lashings last late later latin lattice lau laugh laughter launch
  laundry laura laurel lauren laurie lava lavish law lawn lawsuit lawyer layers lays lazy lead
  leader leafs leafy league leah leak leaner leans leap learn learnt lease least leather lebanese
  lecture lee leftover leg legacy legal legend legendary legitimate lemony lena lend length lengthen
  lenny lens lent lenten leo leon leonard leonardo leslie lesser lesson lest lester lethal lets
  letter levels lewis lex lf li liam liar libby liberal liberty library libya license lick lie
  lieutenant life lifestyle lifetime lifeway lighten lighter lights likes lil lima limb limit limo
  lincoln linda lindsay lindt liner lines lineup lion lionel lip lipstick liquid liquify liquor lisa
  lisbon list listen literal literature liu liv live liverpool liz lizard lizzie lloyd ln lo load
  loafs loan lobby lobscouse local locate locker locks lodge logan logic logical lois lola london
  lone loneliness look lookin lookout loop loose looser lord lorenzo lori lorraine lose loser loss
  lost lot lottery lou loud louder louie louis louise louisiana lounge lousy love lovejoy lover low
  lowers lowest loyal loyalty lrg ls lt luca lucerne lucia luck lucky lucy luggage luis luke
  lukewarm lulu lump lumpy lunatic lunch lunchbox lunchtime lung lure lust luther luxury lydia lying
  lynn lynne lyrics mac macgyver machine machinery mack mad madam maddie mademoiselle madison madman
  madonna madrid mae maestro mafia magazine maggie magic magical magistrate magnetic magnificent
  magnum mahogany maid maiden mail main mainland maintain majesty major mak maker makeup makin
  malcolm male mall mallet mallory malone malva mam mama mamma man manage manager manchester mandy
  manhattan maniac manipulate manis mankind manner mannix manny mansion manual manuel manufacturer
  manufactures many map maple maraschino marathon marble marc marcel march marco marcus margaret
  margarita marge margherita maria marianne marie marijuana marilyn marina marine mario marion maris
  market marks marquis marriage marry mars marsh marshal marshall marta martha martial martin marty
  marvin mary mashup mask mason mass massacre massive master masterpiece mat match matchstick mate
  material math matilda matt matte matter matthew mattress matty mature maureen maurice maximalist
  maximum maxwell maya mayer mayor mccain mccormick mccoy mcdonald mcgee me meal mean meant meantime
  measures meats meaty mechanic mechanical mechanism medal media mediates medic medical medicine
  medieval mediterranean medley meds meet meetings meg megan mei mein mel melanie meld mellow melody
  melts melty member membrane memo memorial memory men mental mentor menu mercedes merchandise
  merchant mercury mercy mere meredith merlin mermaid merry mesh mess message messenger messy met
  metal metallic meter meth method metres metric metro mex mexican mexico meyer mi mia miami mice
  michael michel michelle michigan mick mickey microbes microphone mid middle midnight midst midweek
  midwest mighty miguel mike mikey milan milano mild milder mile military millennia miller millie
  millimeters million millionaire mills milo mimi mind mine mineral ming mingle mini miniature
  minimal minimum minister ministry minneapolis minnesota minor minty miracle miranda mirepoix
  miriam mirror misery misfortune miss misshapen missile mission mississippi missus missy mist
  mistake mistaken mister mistress misunderstood mit mitch mitchell mitts mixes mixture mmm mo moans
  mob mobile mock mode model moderate modern modest moe moist moisture moldy mollie mom momma mommy
  mona monastery monday money monica monitor monk monkey monroe monster montana monterey montreal
  monty moo mood moon moonlight moore mop moral moray mores morgan morgue mornings moroccan morocco
  moron morphine morris morse mortal mortgage morton moscow moses mosque moss motel mother
  motherfucker motive motor motorcycle motto mounds mount mountain mouse mousse moustache mouth
  moves movie mr ms much mud muddler mug muir mulder mule mull multi multigrain multiple multitude
  mum mumbai mummy mung murder murderer murdoch murphy murray muscle museum mush mushy music musical
  musicians muslim mustache muster mustn mutant mute mutual mwah myself mystery myth na nabe nadia
  nah nail naive nam name nana nancy nanny naomi nap napa napkin naples napoleon narcotics narrator
  narrow nasa nash nashville nasty nat natalie natasha nate nathan national native nature naughty
  naval navel navy nazi nd nder neal near nearby nearest neat neaten necessary neck necklace nee
  need needle needn negative negotiate negro neighbor neighborhood neighbour neighbourhood neil
  neither nellie nelson nephew nerd nerve nest net network neutral nevada newest newman news
  newsletter newspaper newton ng nib nice nicer nicest nicholas nick nickel nickname nicky nico
  nicole niece nigel nigga nigger nightclub nightmare nikita nikki niles nina ninja ninth nköö noah
  noble nobody noel noise noisy nolan none nonfat nonreactive nonsense nonstick nook noon nope nor
  nora nordic norm norma normal norman north northern nose nostalgia nostalgic notebook notes nothin
  notice notify novel november nowadays nowhere nozzle nub nuclear nude numb numbers nun nurse
  nursery nutribullet nutrient nutritional nutter nuttiness nutty ny nypd oak oakland oath oaty
  obama obey object objective oblong observe obsession obtain occasion occur ocean october odd odors
  offend offense offensive offer office officer official offset oftentimes ofthe og oh ohh ohhh ohio
  oi ok okay ol old older oldest olga oliver olivia ollie olympic omar ones online oof ooh oooh oops
  ooze oozy opaque openings opens opera operate operator opinion oppa opponent opposite opt optical
  optimum optional orb orbit orchestra order ordinary organ organic origin original originates
  orleans orphan orphanage ortega orville oscar others otto ouch ought oughta ours ourselves outcome
  outdoor outer outfit outline output outside outta oval overall overbake overbeat overboard
  overcome overcook overcrowd overdo overfill overflow overhang overheard overheat overmix overripe
  overs overseas overtime overtop overturn overview overwork ow owe owen owl own owner ox oxford
  oxygen pa pablo pace pacific pact pad paddle page paid paige pain paintbrush painter paintings
  pair pajamas pakistan pal palace paladin palate pale paleo paler palette palm palmer pamela
  pamphlet panda pandemic pandey pane panel panic panties pantry pants pao papers paperwork parade
  paradise paragraphs parallel paranoid pardon parent paris parish park parker parlor parole parrot
  partial participate particles particular partner party pasa paso passage passenger passes passion
  passionate passport password past paste pastor pasture patch path pathetic patient patio patricia
  patrick patriotic patrol pats patten pattern patty pattypan paul paula pauline pawn pay pcs pdf
  peace peachy peak pearl peasant pebbles peculiar pedro pee peek peels peg peggy pellets pen
  penalty pencil penelope penetrate penguin penicillin penis pennsylvania penny pension pentagon
  people pepperidge peppery percy perfect perform perfume perhaps peri perimeter period perish
  permanent permission permit perogi perry person personal personnel perspective persuade peru
  pervert pestle pet petals pete peter peterson petrol petty peyton ph phantom pharmacy phase
  phenomenal phenomenon phil philip philippe philippines phillip philosophy phoebe phoenix phone
  phony photo photogenic photograph photographer photography phrase physical physics pi piano
  piccata picks pickup picky picnic picture pierces pierre pig piggy piles pill pillow pillowy
  pillsbury pilot pimp pin pina pine ping pink pinky pinot pinto pinwheel pioneer piper pipes pirate
  piss pistol pitch pith pithy pits pizzelles pkt places plague plain plan plane planet plank plant
  plastic platform platoon play player playground plea plead pleasant pleaser pleasure pleats pledge
  plenty pliers plop plot plug plumber plump plymouth pm po pocket pockmarks poem poet poetry point
  pointy poirot poker poland polar pole police policeman policemen policy polish polite political
  politicians politics pond pony poofy pool poop poor pope popper poppy pops popular porch porn
  portabella portabello portal portrait portuguese positive possess possession post postbellum
  poster potential potluck potpie potter pounder pout poverty powder powdery powell power pr
  practical practice prague prairie praise prank pray prayer preacher precinct precise precision
  precut predator predict prefer pregnancy pregnant preheats preliminary premises premium prep
  present preservative preserve president presidential preston presume pretend pretty prevents prey
  price prices pride priests primal primary primavera prime primer primitive primo prince princess
  principal principle print prior prison prisoner privacy private privilege priya pro prob probe
  problem procedure proceed produce producer product profession professional professor profile
  profit profound program progress progression project prom prominent promise promote prone
  pronounce propaganda proper property prophecy prophet proposal propose prosecutor prostitute
  protect protective protein protocol proud proven proves provide province ps psst psych psychiatric
  psychiatrist psychic psycho psychological psychologist psychology pub public publish publisher
  pucks puds puerto puff puffy puke pulls pump punchy punish punk pupils puppet puppy purchase pure
  purple purpose purse pursue pursuit pussy puts puzzle pyramid pyrex quaker quakes quantum quarrel
  quebec queen queer quest quicker quickies quid quiet quinn quintessential quit quite quiz quote ra
  rabbi race rachel racist racket radar radical radio radius rag rage rahul raid rail railroad
  railway rain rainbow raj raja ralph ram ramsay ranch rancheros randall random randy rang range
  ranger rank ransom rao rap rape rapid rapist rare rascal rash rat ratatouille rate ratio rational
  raven ray raymond razor razz rd reach react read reader readings reagan real realise realistic
  realm rear reason reattach rebecca rebel rebellion rebuild recall receipt receive recent recipient
  reckon recognise recombine recommend reconsider record recorder recover recovery recreate recruit
  rectangle rectangular rectify reduces reed reese refer refill reflect reform refry refuge refugees
  refuse regard reggie regime regina region register regret regular rehab rehearsal rehearse reheats
  rehydrates reid reign reincorporate reis reject relate relative relax release relevant relief
  relieve religion remain remainder remember remind reminder reminiscent remote removal renders rene
  rent rental repair repay replacer replica report reporter represent representative republic
  republican request require res rescue research resemble resent resident residual resign resist
  resistant resolve resort resources respect respond response respray restaurant restore rests
  restuff result resume retain retire retreat retrieve retro returns reunion reveal revenge reverend
  reverse review revolutionary rewrap rex reynolds rhythm ribbon rican rich richard richer richie
  rick ricky rico rid riddle ride rider ridge rifle rig right riley rim rin rio rioja riot rip
  ripples rises risk risky rissole rita ritual rival river rm road roam roar roasts rob robber
  robbery robbie robert roberto robin robinson robot rock rocky rod rode rodney roger rogue roland
  role roller roman romantic rome romeo ron ronald ronnie roof rookie room roommate roosevelt
  rooster root rope rory rosa roses rosie ross rot rotate rotisserie rotten rough roughy rounder
  routine roux row roy royal rs rubber rubbery rubbish rubs ruby rude rudy rug ruin rule ruler rumor
  runner runny runs runway rupees rupert rural rush russ russell russia russians rustic rusty ruth
  ryan sabbath sabotage sabrina sack sacrifice sad saddle sadie safe safer safety safeway safflower
  said saigon sail sailor saint sal salaam salad salary sale salesman salisbury salon saltiness
  saltwater salty salute sam samantha same sammy sample samuel samurai san sanctuary sand sanders
  sandra sandy sane santa santiago sara sarah saran sarge sasha satan satay satellite satisfy
  saturates saturday sauciness saucy sauerbraten saul savage saver saves savings savior savor
  savoury savoy saw say sayin scam scan scandal scar scare scarf scary scenario scene scent schedule
  scheme schmidt scholar school schultz scientific scientist scoffs scooper scooter scorch scores
  scotland scott scottish scotty scoundrel scouse scout scrap scraper scrappy scratch scream screech
  screen screenplay screw script scrunch scum scumbag sea seals seam sean search sears seasonal
  seasons seat seattle secondary secret secretary sector seduce see seek seem seema seen seep
  selects self selfish sell semester semi semisweet senate senator send senior senor sensational
  sense sensei sensitive sensors sent sentimental seo seoul separates september serena sergeant
  serial series servant server serves service session seth sets sett setup seventh severe seville
  sew sewer sex sexual sexy sh shack shade shadow shaft shaggy shaker shakespeare shame shan shane
  shanghai shank shannon shapes shards share sharon sharp shavings shaw shawn she sheep sheer sheila
  shelby sheldon shelf shelter shepherd sheriff sherlock sherman shh shhh shield shift shimmer
  shimmy shin shine shiny shirley shirt shit shitty shiva shock shoe shoo shoot shooter shop shore
  shortcut shorten shorter shorts shorty shotgun shoulder shouldn shout shovel show showcase showers
  shown showstoppers shreds shrieks shrine shrink shrivels shrooms shrunken shut shutter shuttle shy
  sick sid side sidney sierra sigh sight sign signal signature significant sil silent silicon
  silicone silk silken silky silpat silver silverware similar simmers simon simone simple simpler
  simplest simplify simpson sin since sincere sing singer singh single sink sip sir sire siren sis
  sister site sits siu sixth sizzle sizzler skeleton sketch sketchy ski skill skimp skinny skins
  skipper skirt skull sky skylar slabs slack slam slaughter slave slavery sleep sleepy sleeve
  slender slept slick slider slides slight slim slimy slippers slippery slits slivers sloppy sloshy
  slot slow slower slurry slut smack smaller smallest smallish smart smarter smell smile smith
  smoker smokes smokey smokin smokiness smoky smoosh smoother smoothest smoothie smooths smudge
  snack snake snap snappy snatch sneak sniff sniffles sniper snow snuck soaker soaks soap sober sobs
  soccer social society sock sodium sofa sofia softball soften softer software soggy soil solar sold
  solder soldiers solid solidify solitary solo solomon soluble solve somebody someday somehow
  someone someplace somethin sometime somewhat somewhere son song sonia sonic sonnets sonny soo soon
  sooner sophia sophie sore sorrow sorry sort sought soul sound soup sour source south southeastern
  southern southwest southwestern soviet spa space spain spanish spare sparge spark sparkle speak
  speaker spear special specialist specialty species specific spectacular spectrum speech speedy
  spell spencer spend spent sperm sphere spherical spicer spicy spike spill spin spine spiral spirit
  spiritual spirulina spit spite splatter splendid spock spoil spoke spoken spongy sponsor spooky
  spoonfuls spoor sport spot spotty spouts spreads springs springy sprinklings sprout spun spy squad
  squadron squeal squirrel squirt squish ss st stab stacey stacy stadium staff stages stagger stain
  stairs stake stale stalin stalker stall stamina stammers stamps stan standard stands stanley
  staple star starbucks starchy stare stark starter starve stash state static statue status stay
  steady steakhouse steal steams steed steel steele steer stefan stella stephanie stephen steps
  stereo sterile stern steve steven stevie stewart stews stickiness sticky stiff sting stink stinkin
  stitch stoke stole stolen stomach stones stops storage stores storm story straighten strands
  strange stranger strangle strap strategy straw stray streak streamline street strength strengthen
  stress stretchy strict strike stringy stripes stripper stroke stroll strong stronger struck
  structure struggle stu stuart stubborn student studio study stunt stupid sturdy style sub subject
  submarine submerse submission submit subside substantial substitute subtitles subtle subtract
  subway succeed success succulent such suck sudden sue suffer suffice sufficient sugary suggests
  suicide suit suitcase sullivan sultan summer summertime summit summon sun sundae sunday sunflower
  sung sunglasses sunk sunlight sunny sunrise sunset sunshine superb supercharge superfine superhero
  superintendent superior superman supermarket supernatural supervisor supper supple supplies
  support supportive suppose supreme surat sure surf surface surge surgeon surgery surgical surprise
  surrender surrounds survey survival survive survivor susan susie suspect suspension suspicion
  sustain suzanne swallow swamp swan swanson swap swear sweater sweaty sweden swedish sweep sweeten
  sweeter sweetheart sweetie sweetish sweets swept swift swim swine swing swipe swirls swish
  switzerland sword swore sworn sydney sylvia symbol sympathy symptoms sync syndrome syrupy system
  tab tables tablets tackle tacky tact tactical tactics tad tae tag tai tail takeaway takeout takes
  takin tale talent talk talkin tall taller tamil tammy tan tandoor tanginess tango tangy tank
  tanner tanya tapas tape tar tara target tartar tarzan task tastes tasty tate tattoo taught taut
  tax taxi taylor teabags teach teacher team tears tease tech technical technique technology teddy
  tee teen teenage teenager teensy teeny teeth telegram telephone telescope television tell tellin
  temp temperature tempers template temple temporary tend tender tenderizer tendons tennis tens
  tense tension tentacles tenth teresa term terminal terrace terrific territory terror terrorism
  terrorist terry tesco tess tessa testify testimony tests tetrazzini tex texas text texture th tha
  thai thailand thank thats theater theatre thee theft theirs theme themselves theo theory therapist
  therapy there therefore theresa thermo thi thickeners thickens thicker thickest thickish
  thicknesses thicky thief thieves thigh thing think thinkin thinner third thirst thirsty thomas
  thompson thomson thor thorough thou though thought thousands threads threat threaten threw thrill
  throat throne throughout thrown throws thru thrust thud thugs thumb thumbnail thumbprint thunder
  thursday thus thy tick ticket tickle tide tidy tiff tiffany tiger tight tighten tikka tim timer
  timmy tina tines tipo tiny tips tiramisu tires tis tissue titan title tits toad toasty tobacco toby
  today todd toddler toe toilet tok token tokyo told tolerant tolerate toll tom tomb tommy tomorrow
  tone toni tonight tons tony tool tooth toothbrush topcoat topic topper toppings topple tops torch
  torta torture total touches tough tougher tour tourist tow tower town toxic toy tracer traces
  track tractor tracy trade trademark trader traditional traditionalist traffic tragedy tragic trail
  trailer train trainer traitor tramp transform translate translator translucent transmission
  transparent transplant transport trap trash trauma travel travis traybake treason treasure treat
  treaty tree trent trevor trial triangle tribal tribe tribute trick tricky tries trigger trimmings
  trio trip triple trish triumph troop trophy tropical trouble trousers troy truck true trump
  trumpet trunk trust trusty truth tryin tubular tucker tuesday tumble tumor tune tunisia tunnel
  tupperware turf turk turkish turns turtles tuscan tutor tutorial tv tweaks twigs twilight twin
  twist twitter ty tyler types typical ufo ugh uh uhh uk ukraine ultimate ultra um umami umbrella
  umm uncertain uncle unclip uncommon unconventional uncover uncut und undercook undercover
  underestimate underground underneath underside understand understood underwater underwear
  underworld undo unequal unfair unfold unfortunate unh unhappy unhealthy uniform unimpressive union
  unique unite universal universe unknown unlock unlucky unnecessary unpleasant unsub unsure untie
  unto unusual unwind upbeat update upgrade upon upper upright ups upscale upset upside upstairs
  upto urban urge urgent urine us usa uses ussr usual utter vacuum vagina vague vain val valentine
  valerie valid valley value valve vampire van vanessa vanish variant variety vary vase vast vault
  vd ve vega vegan vegetarians veggie vehicle veil veins velvet velvety venice vents venture venus
  vera verde verdelho verdict verify vernon veronica versatile verse version versus vertical vessel
  vest vet via vibe vibrancy vibrant vic vice vicki vicky victim victor victoria victory video
  vienna vietnam vietnamese view viewers vijay vile villa village villagers villain vince vincent
  vine vinegarish vinegary vintage violent violin vip virgin virginia virtue virus visa viscous
  vision visit visitor visual vital vitamins vitamix vivid voice voiceover void volcano volume
  volunteer vomit von vote vow vs vt vulgar wa wade wage wagner wagon wah waist waiter waitress
  waits wake walk walker wall wallace wallet walsh walt walter waltz wanda wander wands wang want
  war warden wardrobe warehouse warmer warms warmth warn warner warp warrant warren warrior washes
  washington wasn waste watches watery watson wave wavy wax waxy way wayne we weak weaker wealth
  wealthy weapon wear weather weave weaver web weber website weddings wednesday wee weed weekdays
  weekend weeknight weep weighs weight weird weirdo welcome welfare wellington wells welsh wendy
  went weren werewolf wesley west western wetter wh wha whales what whatever whatsoever wheelchair
  wheeler whenever whereabouts whereas wherever whew whilst whimpers whine whisker whisper whistle
  whitney whoa whoever wholemeal wholewheat whom whomp whoo whoops whore whose why wide wider
  widespread widest widow width wife wig wiggle wild william willie willow wilson wilton wilts win
  wind window windowpane wingtips wink winner winston winter wire wisconsin wisdom wish wit witch
  withdraw witnesses wives wizard wo wobble woke wolf wolves woman womb women won wonder wong wont
  woo wood wooden woodsy woody word wore workbowl worker workin workout works workshop workspace
  world worldwide worm worn worry worse worst worth worthy wouldn wound wow wrapper wrath wreath
  wreck wrinkle wrist write writer written wrong wrote wu www wyatt xantham xanthan xena xi xiao xl
  ya yacht yah yakitori yale yan yang yankee yard yay ye yea yeah year yell yen yep yesterday yet yi
  yield yo yoga yoon york yorkshire yöu younger yours yourself yourselves youth youtube yu yuan yuck
  yukon yule yum yummy yup yuri yοu za zach zack zag zebras zen zero zests zesty zeus zhang zig zip
  ziploc ziplock zipper zippy ziptop zoe zombie zone zoo zoom zurich
`
    .trim()
    .split(/\s+/),
};
