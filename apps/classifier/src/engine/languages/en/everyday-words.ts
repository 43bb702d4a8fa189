import type { EverydayWords } from '../../language/language.js';
import { PROPER_NOUNS } from '../proper-nouns.js';
import { ORDINARY_EN } from './ordinary-words.js';

/** Frequent first names, except those that are foods or other words. */
const FIRST_NAMES = `
  adam adrian agnes alan albert alex alexander alexandra alice alison allison amanda amy andrea
  andrew andy angela anita ann anna anne annie anthony antonio arthur barbara ben benjamin beth
  betty bob brenda brian bruce carl carla carmen carol caroline catherine charles chris christina
  christine christopher claire colin craig cynthia daniel dave david debbie deborah denise dennis
  diana diane donald donna doris dorothy doug douglas eddie edward eileen elaine eleanor elena
  elizabeth ellen emily emma eric erica ethan eva evan evelyn frances fred gabriel gary gavin
  geoff george gerald gordon greg hannah harold harry heidi helen henry howard ian irene jacob
  jake james jamie jane janet jason jean jeff jennifer jenny jeremy jerry jessica jim joan joanna
  joe john jonathan joseph josh joyce juan judith judy julia julie justin karen kate katherine
  kathleen kathy keith ken kenneth kevin kim kyle larry laura lauren lawrence leah leonard linda
  lisa liz louise lucy luke lynn lynne margaret maria marie marilyn mark martha martin mary matt
  matthew megan melissa michael michelle mike monica nancy nathan neil nicholas nick nicole nigel
  nina norman oliver pamela patricia patrick paul paula peggy peter phil philip rachel ralph
  raymond rebecca richard rick robert roger ron ronald roy russell ruth ryan sally sam samantha
  samuel sandra sara sarah scott sean shannon sharon shirley simon sophia sophie stephanie stephen
  steve steven stuart susan suzanne sylvia ted teresa theresa thomas tim timothy tina todd tom
  tony tracy valerie vanessa victor vincent wendy william yvonne
`
  .trim()
  .split(/\s+/);

/** Words of recipes, descriptions and shops that are no food, besides those of the other data. */
export const EVERYDAY_EN: EverydayWords = {
  endings:
    /(?:[^e]ed|\p{L}{3}ing|[^ui]ness|[st]ions?|ful|less|[ai]ble|ly|it(?:y|ies)|[^c]ous|ments?|i(?:er|est)|[gt]est|[ai]zes?|ian|[ae]nces?|ships?|wards?|like|wise|proof|some|is[mt]s?|[st]ives?|[^gr]ators?|ical|onal|olog(?:y|ies)|iums?|\p{L}{2}tics?|phic|[^m]mental|ntial|[nt]ary|[ae]ncy)$/u,
  aroundNames: {
    before:
      /^(?:by|from|at|near|chef|aunt|auntie|uncle|mrs?|ms|dr|grandma|grandpa|granny|mama|cousin|sister|named)$/u,
    first: new RegExp(`^(?:${FIRST_NAMES.join('|')})$`, 'u'),
    beforeBrand: /^(?:such|as|like|preferably|brand|i|use|used|recommend)$/u,
    after: /^['’]s /u,
  },
  words: [
    ...PROPER_NOUNS,
    ...`
  aa aaah aah aaron ab abandon abby abe abigail aboard above abraham abroad absent absolute absorb
  absurd abuela abundant abuse abv acacia academic academy accelerate accent accept access accident
  accommodate accompany accomplice accomplish account accountant accuracy accurate accuse ace
  achieve aching acid acidic acini acknowledge acorn acquire acres across act actin activate active
  actor actress actual ad adam addict addison additives address adds adhere admiral admire admission
  admit adobo adopt adult advantage adventure advice advise advisor aerate affair affect afford
  afghanistan afraid africa african after afternoon age agency agenda agent aggressive agh agnes ago
  agony agree agreed ah aha ahead ahem ahh ahhh aid aiding aii aim ain aircraft airlock airplane
  airport airtight airy aisle ajar aka akin al alan alarm alas alaska alaskan alba albedo
  albeit albert album alcoholic alec alert alex alexander alexis alf alfredo alfresco algeria ali
  alibi alibis alice alicia alien aligns alison alive alkaline alla allah allen allergic allergy
  alley allies allison allows almighty alone along alongside alpha alpine already alright altar
  alter alternative although altitude altogether aluminium aluminum am amanda amateur ambassador
  amber ambient ambush amelia amen america american amigos amish ammo ammonium amongst amore amount
  ample amy ana analysis ancestors ancho anchor ancient anderson andre andrea andrew andy
  angel angela angeles angelo anger angie angle angry animal anita ankle ann anna anne annie
  anniversary announce announcer annual answer ant antennae anthony antidote antioxidant antique
  antoine anton antonio anus anxiety anybody anyhow anymore anyone anytime anyway anywhere ao ap ape
  aplenty apollo apologise apology app apparent appeal appear appetite appetizer applause applies
  apply appreciate approach appropriate approval approve april arab arabic archer archie architect
  architecture arctic ardent area aren arena argentines argh argue ari arise arises arizona ark arm
  armor armstrong army arnold aroma aromatic arrest arrival arrives arrogant arrow arse art artery
  arthur article artie artificial artillery artisan artist artistic ash ashley ashore asia ask askew
  asleep aspect aspirin ass assam assassin assault asset asshole assist assistant associate assume
  assure asteroid astronaut asylum ate athlete atlanta atlantic atlas atleast atmosphere atomic
  attack attacked attacking attempt attic attitude attorney attract attractive auction audio audrey
  augur august aunt auntie aunty aussie austin australia austria authentic author auto autograph
  autolyze automatic autopsy autumn av ava avenge avenue average avery avocadoes aw await awake
  aware awhile aww axe ay aye ba baba babe babies babysitter bachelor backbone backed backer
  background backing backpack backs backstage backup backyard bacteria bad badge badger baggage bail
  bailed bailey bailing bait baker bakery bakes baklava balcony bald baller ballet ballon balloon
  baltimore bam bamboo ban band bandit bang bangs bank banker bankers banking bankrupt banks banner
  banners banquet banter barbara barbaric barbeque barber barberry barbie bare barefoot barely
  bargain barge barging bariatric barilla bark barker barking barn barnes barney baron barons
  barracks barrel barry bart bartender barter base baseball basic basics basin basis basket
  basketball basque basta bastard bat bates bath bathed bathing bathroom bathtub batman baton
  battalion batter battered battery batting battle battlefield battles bauer baxter bbc bc beach
  beacon bead beaker beam beaming bear beard bearer bearing beast beasts beatrice beats beauty
  beaver became becca beck beckett becky become bedroom beds bedtime bee beefy been beep beeswax
  beforehand beg began beggar beginner begun behalf behave behavior behaviour behead behind behold
  being belief believe believer bell bella belong belongings below belt belts ben bench bend bender
  bending bendy beneath benefit bengali beni benjamin bennett benny benson bent bento berlin bernard
  bernie bert beside best bet beth betray betrayal betsy better betting betty beverage beware beyond
  bias biased bibb bicycle bid bigger bike biker bikes bill billie billion bills billy bin bind
  bingo biological biology bird birth birthday bishop bistro bitch bitches bite bits bitten bitter
  bittersweet blacken blackmail blackout blacks blackstrap blacktail blad blade blah blair blake
  blame blanco bland blank blanket blanks blasted blasting blaze bleak bleed bleeder bleeding bleeds
  bleep blends bless blessings blew blinded blinding bling blink bliss blister bloated blob blog
  bloke blond blonde blood bloody bloom blossom blow blown blue bluff blunder blunt blush blushing
  bo boarding boast boat boating boats bob boba bobby boca body bodyguard boiler boils bok bold
  bollocks bolo bolt bomb bombay bond bonding bonds bone bong bonnet bonnie bonus boo boobs booing
  book bool boom boost boot booth booths booty booze boozy border bore bores boring boris born
  borrow boss bosses boston bother bottom bought bouillabaisse bounce bouncy bound boundaries bounty
  bow bowels bowie bowing bowler bowling boxers boxes boxing boy boyd boyfriend br bra brace
  bracelet brad bradley brady brain brains braises brake brakes branch brand brandied brandon brands
  brass brasserie brat brats braun brave bravo brawl brazil breach breached breads breakdown
  breakfast breaks breakthrough breast breath breathe breed breeding breeze brenda brendan brennan
  brent breton brett brew bribe bride brides bridge bridget brief briefcase briefs brigade briggs
  bright brighten brighter brilliant brim brings briquets briquettes brisk brisker britain britches
  british brits bro broad broadcast broadway brock brody bronze brooke brooklyn brooks brothel
  brother brotherhood brownish browns browsing bruce bruise bruised bruises bruising brunch bruno
  brussels brutal bryan bryce btw bubbles buck bucket buckle bucks bud buddha buddy budget buffalo
  buffet buffy bug bugger buggers build buildings built bulk bulldog bullet bullies bulls bullshit
  bully bum bump bundt bunk bunker bunny burden burgess burial burke burley burn burnt burp burst
  burt burton bus buses bush bushes business businessman bust busted buster busting busts busy butch
  butcher butler butt butterball butterflies buttery button buy buyer buzz buzzer bye cab cabernet
  cabin cabinet cabot cacciatore cack caddy caesar cafe cafeteria caffeine cage caitlyn cal
  calabrese calculate caleb calendar california call caller callie calm calms calorie calvin cam
  camel camera cameron camille camp campaign campbell camped camper campers campfire campground
  camping camps campsite campus canada canal cancel cancer candidate candle candles cane canner
  cannon canon cant cantonese canvas canyon cape capital caps captain capture car cara carb
  carbohydrate carbon carbonade carbonate card cardboard cardinal care career caress cargo caribbean
  carl carla carlo carlton carmen carnaroli carnival carnivore carol carolina caroline carpenter
  carpet carriage carrie carries carrington carry carson cart carte cartel carter cartilage cartoon
  cartoons carts cascade case casey cash casings casino cassandra cassie cast caster castle castor
  casts casual casualties cat catalog catch category cater cathedral catherine catholic cathy cattle
  cattlemen caught cauldron cause causes cavalry cave caved caves cd cease ceased cedar celcius
  celebrate celebratory cell cellar cellophane cellphone cemetery cent centerpiece centers
  centimeter central centre centrepiece century ceo ceramic ceremony certain certificate cesar
  ceviche cha chad chain chair chairman chairs chalet chalky challenge chamber champ champion chan
  chance chancellor chandler chandra chang changes channel chant chanting chaos chap chapel chapter
  character charcoal charge charged charging charles charley charlie charlotte charm charmed
  charming chart chase chases chat chatter cheap cheaper cheat checks cheek cheer cheers cheery
  cheeseburger cheesy chefs chelsea chemical chemistry chen cheque cherish cheryl chess chest
  chester chew chewy chffffff chi chic chicago chick chicks chief child childhood childish children
  chilean chills chime chimes chimp chimps chin china chinese ching chink chinks chip chipper chloe
  cho chocolatey choi choice choir choke choking cholesterol choose chopper chopsticks chord chords
  chorus chose chosen choy chris christ christians christina christine christmas christopher chubby
  chuckle chucky chun chunk chunkiness chunky church churchill churns cia ciao cigar cigarette cinch
  cinco cindy cinema cinque circles circuit circular circulate circulator circus cisco citizen
  citric citrus civil civilians claim claims claire clamps clan clanging clap clapping clara clark
  clarke class classic classical classify classroom classy clatters claude claudia claus clay
  clayton cleaner cleaners cleanest cleansing cleanup clear cleared clearer clearing cleaves clerk
  cleve cleveland clever click client cliff climate climb cling clinic clinton clip clipped clips
  clive clobbered clock clod clone cloned clones cloning closer closes closest closet clothe clothes
  cloud cloudy clover clown clowns club cluck clue clump clumpy clumsy clutter clyde co coach
  coaches coagulate coal coals coast coaster coats coax cob cobra cocaine cock cocker cocktail code
  coded cody coffin cohesive coins colcannon cole colin collapse collar collars colleague collect
  collective collector college collins colon colonel colonists colony color colorado colorings
  colour coloured colourings column com coma combat combi combines combing combo comedy comes comet
  comfort comic comin coming command commander commercial commission commissioner commit committee
  common communicate communist compact companion company compare comparison compass compassion
  compete competitive complain complaint complete complex compliant components compose compost
  compound comprehensive compress compromise computer comrade conceal concentrate concept concern
  concert conclusion concrete condo condom conduct coney confectioner confer confess confession
  confetti confided confident confidential confined confirm conflict conforms confront confuse
  confusion congrats congratulate congress congressman connect connection connective conned connie
  conning connor conquer conrad consent conservative conserves consider consistency consistent
  consists conspiracy constant consult consultant consume contact contain contempt contents contessa
  context continent continental continues contract contrary contrast contributes control convenient
  convent convention conventional conversions convert convict conviction convince convoy cookbook
  cooker cookouts cooks cooler cools coop cooped cooper cooperate coordinates cooter cop cope coping
  copped copper coppers copy copycat coquito cord cordon cords corer cores corner coronary coroner
  corporal corporate corps corpse corral corridor corrupt cory cosmic cosmos cost costing costume
  cosy cotta cottage cotton couch cough couldn council counsel counselor count countdown counter
  countertop countess country countryside county couple courage course court courtesy courtney
  courtroom cousin coverage covers coverture cowboy cozy crackling crackpot cracks craft craggy
  craig cramp cramped cramping crane cranes crank cranny crap crappy crash crashed crashing crave
  craving cravings crawford crawl crazy creaks creaminess creamy creases creasy create creates
  creative creator creature credit creek creep creeps creepy creole crept crescent crest crew crews
  cricket crime crimes criminal crimini crimps crinkle cripple crisis crisp crisper crispiness
  crispy critical croak crock crocker crook crop crops cross crosses crosshatch crow crowd crowds
  crown crucial cruel cruise crumb crumbles crumbly crump crunch crunchiness crunchy crusher crushes
  crust crusty crutch cruz cry crystal cuba cuban cubed cuckoo cue cuff culinary cully culprit cult
  cultural culture cunning cunt cunts cupboard curdle cured cure cures curfew curled curling curls
  currency current currents curse cursed cursing curst curtain curtis curve custody custom customary
  customer customise cute cuter cutler cutlets cutout cuts cycle cylinder cynthia cyrus czech da dab
  dad daddy dae dagger dahl daily dairy daisies daisy dakota dale dallas dalton dam damage dames
  damien dammit damn damon damp dan dana dancer dances dang danger dani daniel danielle danish danny
  dante dap daphne dar dare dares dark darken darker darn darren darrin darryl darwin data database
  daughter dave david davies davis dawn dawson daylight dazzle dc dd deacon dead deadline deaf deal
  dealer dealt dean dear dearest dears death deb debate debbie debris debt decade decadent decant
  deceive december decent decide decision deck decks declare decline decorative decrease dedicate
  dee deed deeds deem deen deeper deepest defeat defeated defend defendant defense defensive deficit
  define definite dehydrate dehydrator del delay delete delhi deli delicate delight delirious
  deliver delivery delta deluxe dem demand democracy democratic demold demon demonstrate den denial
  denise dennis denny dense denser dent dental dente dentist denver deny departure depend dependent
  deposit depression depth deputy derek derives describe desert deserts deserve design designer
  desire desk despair desperate despise despite dessert destiny destroy det detail detect detective
  determine dev develop device devil devon dewey dexter dextrine di dia diabetes diagnosis
  diagonal dial dialogue dials diameter diamond diana diane dianne diaries diary dices dick dickhead
  dicks did didn die diego diet dieters differ different differential differentiates difficult
  difficulty dig digestive digital dilated dilemma dime dimension dimple dine dined diner ding
  dining dinner dinnertime dinosaur diplomatic dips direct director dirt dirty disagree disappear
  disappoint disaster disc discharge discipline disclaimer disco discord discount discover discovery
  discreet discuss discussion disease disgrace disguise disk dislodge dismiss disorder dispatch
  disperse display disposal dispose disprove disrespect disrupt dissolves distant distinctive
  distract distress district disturb ditch dive divine diving division divorce divot divvy dixon
  dizzy dj dna doable doc docks doctor documentary dodge doe doesn dog doin dolce doll dollar dolls
  dom dome domestic dominant dominate dominic dominican domino donald donate done dong donkey donna
  donnie donny donor donors donovan doo doom door doorbell doorstep dope doris dorm dorothy dose dou
  doubles doubt doubted doubting douche doug doughy douglas douse downer downstairs downtown doyle
  dozens draft drag dragon drains drake drama dramatic drank drawer drawing drawings drawn draws
  dream dreamt dreamy drench dresses dribble dries drift drill drills drink drip drive driven driver
  driveway drone droop droppings drove drown drug drum drumettes drums drunk drunken drunks dryer
  drys dublin duchess ducked ducking ducts dude due duel dug duh duke dull dumb dummy duncan dunno
  duo dupe duped duper durum dusty dutch duty dvd dwarf dwight dye dying dylan dynamic dynamite
  dynasty eager eagle earl earn earrings earth earthquake earthy ease east easter eastern easy eaten
  eaters eats echo eclipse economic economy ecstasy ed eddie eden edgar edge edith editor eerie
  effect effective efficiency efficient effort eggshell ego egypt eh eighth einstein el elaborate
  elaine elastic elbow elder elderman elders eldest eleanor electric electrical electronic elegant
  elementary elena elephant elevate elevator eli eliminate elite elizabeth ella ellen ellie elliot
  ellis elsa else elsewhere elves elvis email embarrass embassy emblematic embrace emergency emma
  emotional emperor empire employee employer empress emulsifies encounter encourage ends endure
  endured enduring enemy energy engage engine engineer england english ensue ensures enter
  enterprise entertain enthusiasm entice entire entree entry environmental envision envoy envy epic
  episode epitome equal equivalent er era erase eraser eric erica erik erin erm ermine ernest ernie
  erotic err errand error escape escort essay essential establish estate esther estimate eternal
  ethan ethel ethereal ethics eugene eun europe european euros eva evacuate evaluate evan evaporate
  eve evelyn evenings event ever everybody everyday everyone everywhere evil ew ex exact exam
  examine example exams exceed excellency excellent exceptional excess exchange exclaims exclusive
  excuse execute executive exercise exhales exhaust exhibit exile exist exit exotic expand expansion
  expect expedite expel expense expensive experimental expert expertise expire explain explode
  explore explosion explosive expose exposure express expression exquisite extend extension extent
  exterior extraordinary extreme eye eyeball ez fa fab fabric face facebook facial facilitate fact
  factor factory fade fag faggot fail fails failure faint fair fairy faith fake fakeaway faked fakes
  faking fall fallen falling fallow false fame famed familiar families fan fancy fanny fantastic
  fantasy far farce farcies fare farewell farm farmer farmhouse farming farrow fart farther fashion
  fast faster fatal fate father fatty fault fave favor favored favorite favour favourite fax fbi
  fear feast feather feature february federal feds fee feed feedback feedings feeds feel feelin
  feelings feels feet felix fell fella fellow felony felt female feminine fernando ferrari ferry
  fervent festival festive fetta fetus fever fewer fiancé fiancée fiber fibre field fiend fierce
  fiery fiesta fifth fight fighter figure file filed filing filipino filippo filler fillings fills
  filly film filmed filming filth filthy final finale financial finch find finder finds finer
  finesse finest finger fingerprints fingertip finicky finishes finn fins fiona fire firecracker
  fired fireplace fires fireworks firmer firms fisher fisherman fist fits fitz fives fix fixes fizz
  fizzy flabs flack flag flair flakes flakey flaky flames flank flanken flap flapping flash flashes
  flashlight flask flat flattens flatter flattered flattering flavor flavour flavourings flee fleet
  fleming flemish fleshy fletcher flew flies flight flirt flock floods floor floors flora floral
  florida floss floury flow flower flowerets flown floyd flu fluffy fluid fluke flunk flurry flush
  flyer flyers flying flynn foam foamy focus fodmap fog folds folk folks followers follows folly
  fondue fong food foodies fool foolish fools foot footage football footnote footprints footsteps
  forbid forbidden forced forces forcing ford forehead foreign foreigner foreman forensic forest
  forever forge forged forget forging forgive forgiven forgot forgotten formal former forms formula
  forth fortress fortunate fortune foster fought foul found founder fountain fours fourth fox foyer
  fracture fragile fragrant frame framed framing fran franc francine francis francisco franco francs
  frank frankie franklin franz fraud freak freakin freaky freddie freddy frederick free freed
  freedom freeform freeing freeman freezes french frequency frequent fresco freshen freshman
  freshwater fresno friday friend frighten frijol fringe frisbee frittata fritter fritz fronds front
  fronts frosty frother frothy frugal fruity frybread fu fuck fucker fuckin fuel fugitive fulfill
  fumes fun fund fundamental funeral funky funnel funny fur furniture furthest fury fuse fusion fuss
  fussy future fyi ga gabe gabriel gabrielle gaby gag gail gain gained gains gala galaxy galette
  gallery gallo gallop gamble gamma gang gangster gap garage garbage garcia garden gardener garlicky
  garni garnishes garrett garter garters gary gasoline gasp gate gates gaucho gavin gay gazing gear
  gee geek geez gel gelate gemma gems gender gene general generates generator generic genetic genius
  genoa gentle gentleman gentlemen genuine geoffrey george georgia georgie gerald gerard germaine
  german germans germany gerry gestapo gesture gets gettin ghetto ghost gi giant gibbs gibson gideon
  gift gingerly gig gigantic giggles gil gilbert gild gills gimme gina gingery giovanni girl girlfriend girth
  gives glad glance gland glen glenn glimpse glistens glob global globe gloria glory gloss
  glossiness glossy glove glow glue gluey glutenfree goa goal goals god goddamn goddess godfather
  godless goin gold golden golf gone gong goodbye goodnight goods gooey google gorditas gordon
  gorilla gosh gossip gotcha gotham gourmet governor gown goya gps grab grace gracias grade grader
  graders grades grading graduate graham grail grain grainy gramps grandchildren granddad
  granddaughter grandfather grandma grandmother grandpa grandparents grandson granny grant granted
  granting granular granules grapeseed gras grasp grass grates gratin gratitude grave graves
  graveyard gray grayson greasy great greater greece greed greedy greek greene greet greetings greg
  gregory gretchen grew grey grid grief griffin grim grinder grinds grinning grip gripe grips groans
  grocery groin groom gross grosse grounds group grove groves grow growls grown grownups growth
  grudge grunts gu guarantee guaranteed guard guess guest guide guidelines guilt guilty guitar gulf
  gummy gun gunfire gunshot guru gut gutted guv guy gwen gym gypsy ha habit hack had hades hadn hah
  hail hair haircut hairy hal haley hall hallelujah hallowed halloween hallway halt hamilton hamlet
  hammer hammond han hand handcuffs handheld handkerchief handle handout handy hang hanger hangover
  hangs hank hanks hanky hanna hannah hannibal happen happiness happy harbor hard harden harder
  hardest hardshell hardware hardy harley harm harmony harold harper harriet harris harrison harry
  harsh harvard harvest harvey hash hashanah hasn hass hastings hat hatch hate hated haters hates
  hath hating haul haunt haven having hawaii hawk hay hayes he headache headed heading headmaster
  headnote headquarters headspace heal healed healing heals health healthy heaps hear heard hearings
  hears heart heartbeat hearty heath heather heats heave heaven heavy heck hector hee heel heft heh
  heidi height heinz heir heirloom heirs helen helena helicopter hell hellfire hello helmet helpings
  helps hemp henderson henri henry her herbal herbert herby hercules herd herds here hereby heritage
  herman hero heroes heroic heroin herpes herr herself hershey hesitate hetty hey hi hickory hicks
  hid hidden hide higgins high higher highest highlights highway hike hilda hill him himself hines
  hinges hints hip hire hires historians historic historical history hitch hitler hits hiya hm hmm
  ho hobby hockey hogan hokkaido hol holder holds hole holiday holland hollywood holmes holt home
  homeland homemade homepage homer hometown homework homey homicide homosexual hon honchos honest
  honesty honeymoon hong honks honky honor honour hoo hood hooey hook hooker hooks hooray hop hope
  horde horizon horn horny horror horse hose hospital host hostage hostess hostile hotch hotel
  hotpot hotter house household housekeeper houston howdy however hp hu hudson hue hug huge hugh
  hughes hugo huh hulk human humble humor humour hunch hundreds hung hungary hunger hungover hungry
  hunk hunt hunter hurricane hurry hurt husband hush husks hustle hut hutch hyah hybrid hydrate
  hysterical hyun icelandic iconic id idea ideal identical identify idiot idk idle idol iet ifyou
  ignorant ignore igor iii iike ike ill illegal illusion im image imaginary imagine imitates
  immediate immense immersion immortal immune impact impatient impede imperative imperial important
  impress impression impressive improve impulse inappropriate incendiary incident incision include
  income incorporates increases indecisive indeed indent independent india indians indicate indirect
  indistinct individual indonesia indoor indulge indulgent industrial industry infinite info inform
  informant infusion ingredient ingrid inhales inherit initial initiative injury injustice ink
  inland inmates inn innards inner innit innocent inquiry ins insane insect insects insides insight
  insist inspector inspire instagram install instinct institute instructor instrumental insult
  intact intake integral intel intellectual intelligent intend intense intensify intent interactive
  interest interfere interior intern internal international internet interrupt interval interview
  intimate intro introduce intruder invasion invent invented inventing inventory invest invested
  investigate investigator investing investors invite involve iot iove iran iraq ireland irene iris
  irish iron ironic irony irrelevant irritants isa isaac isabel isabella isabelle ish islam islamic
  island isn israel israeli issue item itself iv ivan ivy ja jack jackass jacket jackie jackpot
  jackson jacob jacques jade jae jaffa jai jail jake jamaican jamal james jameson jamie jammy jan
  jane janet jang janice janitor january japan japanese jasmine jason jasper jaw jax jay jazz
  jealousy jean jeanne jeannie jeep jeez jeff jefferson jeffrey jell jellyroll jen jenkins jenna
  jennie jennifer jenny jeong jeremy jerk jerome jerry jersey jerusalem jess jesse jessica jessie
  jesus jet jew jewel jewelry jewish ji jiffy jiggle jill jim jimmy jin jingle jj jo joan joanna job
  jock jocks joe joel joey john johnny johnson join joint joke joker jolly jon jonah jonas jonathan
  jones joo joon jordan jorge jose joseph josh joshua journalist journey joy joyce jr juan jude
  judge judith judy juicy jules julia julie julien juliet juliette julio julius jump jun june jung
  jungle junior junk junkie jupiter jury justice justify justin juvenile kai kaiser kan kane kang
  kansas kaput kara karan karate karen karl karma kashmiri kat kate katherine kathy katie kay kcal
  kee keen keeper keeps keith keller kellogg ken kennedy kennel kenneth kenny kensington kent kernel
  keto ketogenic kevin key keyboard khan kick kid kiddo kidnap kill killer kills kilometers kim kin
  kind kinda king kingdom kippur kira kirby kirk kirkland kiss kit kitchen kitt kitten
  kitty klaus knee kneel knew knight knock knorr knot knots know knowledge known knows knuckles kong
  korea korean kosher kraft kris krishna kung kurt kyle lab labor laboratory labour lacey lack
  lactose lad ladder ladies lady lake lakers lam lame laminate lamp lamps lana land landlord lands
  landscape lane lanes lang language lantern lap laptop larger largo larry las laser lasers lashings
  last late later latin lattice lau laugh laughter launch laundry laura laurel lauren laurie lava
  lavage lavish law lawn lawsuit lawyer layers lays lazy lead leader leading leafs leafy league leah
  leak leaking leaks leaky leaner leaning leans leap leaping learn learnt leary lease least leather
  lebanese lecture lee leeches leftover leg legacy legal legend legendary legitimate lemony lena
  lend length lengthen lenny lens lent lenten leo leon leonard leonardo leslie lesser lesson lest
  lester lethal lets letter levels lever lewis lex lf li liam liar libby libel liberal liberty
  library libre libya license lick licks lie lieutenant life lifestyle lifetime lifeway lighten
  lighter lightning lights liked likes liking lil lima limb limbs limit limo limp lincoln linda
  lindsay lindt linens liner lines lineup linger linked linking lion lionel lions lip lipstick
  liquid liquify liquor lisa list listed listen listing literal literature litter liu liv
  live lived lives living liz lizard lizzie lloyd ln lo load loafs loan loans lobby
  lobscouse local locate locker locks lodge logan logic logical lois lola london lone loneliness
  longs look lookin lookout loop loose looser lord lords lorenzo lori lorraine lose loser loses loss
  lost lot lottery lou loud louder louie louis louise louisiana lounge louse lousy love lovejoy
  lover lovers loves low lowers lowest lowry loyal loyalty lrg ls lt luca lucia luck lucky
  lucy luger luggage luis luke lukewarm lulu lump lumpy lunatic lunch lunchbox lunchtime lung lungs
  lurch lure lust luther luxury lydia lying lynch lynn lynne lyrics mac macgyver machine machinery
  mack mad madam maddie mademoiselle madison madman madonna mae maestro mafia magazine maggie
  magic magical magistrate magnet magnetic magnets magnificent magnum mahogany maid maiden maids
  mail main mainland maintain majesty major mak maker makeup makin malcolm male mall mallet mallory
  malone malva mam mama mamie mamma man manage manager mandy manhattan mania maniac
  maniacs manic manipulate manis mankind manner mannix manny manor mansion manual manuel
  manufacturer manufactures manure many map maple maraschino marathon marble marbled marc marcel
  march marches marco marcus margaret margarita marge margherita margin margins maria marianne marie
  marijuana marilyn marina marine mario marion maris marker markers market marking marks marquis
  marriage marry mars marsh marshal marshall marta martha martial martin marty marvin mary mashup
  mask masked mason mass massacre massive master masterpiece masters mat match matchstick mate mater
  material mates math matilda mating matt matte matter matthew mattress matty mature maureen maurice
  maximalist maximum maxwell maya mayer mayor mccain mccormick mccoy mcdonald mcgee me meal mean
  means meant meantime measures meats meaty mechanic mechanical mechanism medal medals meddle
  meddling media mediates medic medical medicine medieval mediterranean medium medley meds meet
  meeting meetings meets meg megan mei mein mel melanie meld mellow melody melts melty member
  membrane memo memorial memory men mental mentor menu menus mercedes merchandise merchant mercury
  mercy mere meredith merlin mermaid merry mesh mess message messenger messes messy met metal
  metallic metals meter meth method metres metric metro mex mexican mexico meyer mi mia miami mice
  michael michel michelle michigan mick mickey microbes microphone mid middle midnight midst midweek
  midwest mighty miguel mike mikes mikey milan mild milder mile military milking millennia
  miller millie millimeters million millionaire mills milo mimi mind minded minding minds mine miner
  mineral miners ming mingle mini miniature minimal minimum minister ministry
  minor minty minus miracle miranda mirepoix miriam mirror misery misfortune misled miss misses
  misshapen missile mission mississippi missus missy mist mistake mistaken mister mistress
  misunderstood mit mitch mitchell mitts mixes mixture mmm mo moans mob mobile mock mode model
  models moderate modern modest moe moist moisture moldy moles mollie mom momma mommy mona monastery
  monday money monica monitor monk monkey monroe monster monsters monterey montreal monty
  moo mood moods moon moonlight moore mop moping moral morals moray mores morgan morgue mornings
  moroccan morocco moron morphine morris morrow morse mortal mortals mortgage morton moses
  mosque moss motel motels mother motherfucker motive motor motorcycle motto mounds mount mountain
  mounted mounting mouse mousse moustache mouth moves movie mowing mr ms much mud muddler mug muir
  mulder mule mull muller multi multigrain multiple multitude mum mummy mung murder murderer
  murdoch murphy murray muscle museum mush mushy music musical musicians muslim mustache muster
  mustn mutant mute mutual mwah myself mystery myth na nabe nadia nah nail naive naked nam name nana
  nancy nanny naomi nap napa napkin napoleon narcotics narrator narrow narrowest nasa nash
  nasty nat natalie natasha nate nathan national native nature naughty naval navel navy
  nazi nd nder neal near nearby nearest neat neaten necessary neck necklace nee need needle needless
  needn needs negative negotiate negro neighbor neighborhood neighbour neighbourhood neil neither
  nellie nelson nephew nerd nerds nerve nest net network neural neutral nevada newest newman news
  newsletter newspaper newton ng nib nice nicer nicest nicholas nick nickel nickname nicky nico
  nicole niece nigel nigga nigger nightclub nightmare nikita nikki niles nina ninja ninth nköö noah
  noble nobody noel noise noisy nolan none nonfat nonreactive nonsense nonstick nook noon nope nor
  nora nordic norm norma normal norman north northern nose nosing nostalgia nostalgic notebook notes
  nothin nothing notice notify novel november nowadays nowhere nozzle nub nuclear nude numb numbers
  nun nurse nursery nutribullet nutrient nutritional nutter nuttiness nutty ny nypd oak oakland oath
  oaty obama obey object objective oblong observe obsession obtain occasion occur ocean october odd
  odors offend offense offensive offer office officer official offset oftentimes ofthe og oh ohh
  ohhh ohio oi ok okay ol old older oldest olga oliver olivia ollie olympic omar omens ones online
  oof ooh oooh oops ooze oozy opaque openings opens opera operate operator opinion oppa opponent
  opposite opt optical optimum optional orb orbit orchestra order orders ordinary organ organic
  origin original originates orphan orphanage ortega orville oscar others otto ouch ought
  oughta ours ourselves outcome outdoor outer outfit outline output outside outta oval overall
  overbake overbeat overboard overcome overcook overcrowd overdo overfill overflow overhang
  overheard overheat overlapping overmix override overripe overs overseas overtime overtop overturn
  overview overwork ow owe owen owl own owner ox oxford oxygen pa pablo pace paces pacific packs
  pact pad padded padding paddle page paged pager pages paging paid paige pain paint paintbrush
  painted painter paintings pair pajamas pakistan pal palace paladin palate pale paleo paler palette
  palm palmer pamela pamphlet panda pandemic pandey pane panel panic panties panting pantry pants
  panzer pao papers paperwork pappy parade paradise paragraphs parallel paranoid pardon parent paris
  parish park parker parking parks parlor parole parrot partial participate particles particular
  parties partner party pasa paso passage passenger passes passion passionate passover passport
  password past paste pastor pasture patch path pathetic paths patient patio patricia patrick
  patriotic patrol pats patten pattern patty pattypan paul paula pauline paved pawn pawns pay paying
  pcs pdf peace peachy peak pearl peasant peasants pebbles peculiar pedal peddle pedes pedro pee
  peeing peek peeking peels peeper peeping peg peggy pellets pen penal penalty pencil penelope
  penetrate penguin penicillin penis pennies pennsylvania penny pension pentagon people pepperidge
  peppery percy perfect perform perfume perhaps peri perimeter period periods perish perks permanent
  permission permit perogi perry person personal personnel perspective persuade peru pervert pesos
  pestle pet petals pete peter peterson petite petrol petty peyton ph phantom pharmacy phase
  phenomenal phenomenon phil philip philippe philippines phillip philosophy phoebe phoenix phone
  phony photo photogenic photograph photographer photography phrase physical physics pi piano
  piccata picks pickup picky picnic picture pierces pierre pig piggy piles pill pillow pillowy
  pillsbury pilot pimp pimping pin pina pine ping pink pinky pinot pinto pinwheel pioneer piper
  pipes pirate piss pissed pissing pistol pitch pitched pitches pitching pith pithy pits pizzelles
  pkt places plague plaid plain plan plane planet planets plank plans plant planted planting plaster
  plastic platform platoon play player playground plea plead pleasant pleaser pleasure pleats pledge
  plenty pliers plop plot plots plotted plug plugged plugging plugs plumber plump plymouth pm po
  pocket pockmarks poem poet poetry poets point pointing pointy poirot poker poland polar pole
  police policeman policemen policy polio polish polite political politicians politics pond ponder
  pony pooch poofy pool poop pooped poor pope popper poppy pops popular porch pores porn portabella
  portabello portal portrait portuguese posed posing positive possess possession post postbellum
  posted poster posters posts potential potion potions potluck potpie potter potty pouch pounder
  pout pouting poverty powder powdery powell power powered powers pr practical practice prague
  prairie praise prank pray prayer preach preacher precinct precise precision precut predator
  predict prefer pregnancy pregnant preheats preliminary premises premium prep present preservative
  preserve president presidential preston presume pretend pretty prevents prey price prices pricks
  pride priests primal primary primavera prime primer primitive primo prince princess principal
  principle print printed printing prints prior prison prisoner privacy private privilege priya
  prize pro prob probe probing problem procedure proceed produce producer product profession
  professional professor professors profile profit profound program progress progression project
  prom prominent promise promote prone pronounce propaganda proper property prophecy prophet
  proposal propose prose prosecutor prostitute protect protective protein protocol proud proven
  proves provide province prowess prude ps psst psych psychiatric psychiatrist psychic psycho
  psychological psychologist psychology pub public publish publisher pucks puddle puddles puds
  puerto puff puffy puke puked puking pulls pump pumps punchy punish punk pupils puppet puppy
  purchase pure purge purple purpose purse pursue pursuit pussy puts putter putty puzzle pyramid
  pyrex quack quaker quakes quantum quarrel queen queer quest quicker quickies quid quiet
  quinn quintessential quirks quirt quit quite quiz quote ra rabbi rabid rabies race raced racer
  racers rachel racing racist racket rackets radar radical radio radius rag rage rahul raid raided
  raiding rail railing railroad railway rain rainbow rained raining raj raja rake ralph ram ramsay
  ranch rancheros randall random randy rang range ranger rank ranks ransom rao rap rape rapes rapid
  rapist rare rascal rash rat ratatouille rate rates ratio rational raven ravens ray raymond razor
  razz rd reach react read reader readers readings reagan real realise realistic realm reaper
  reapers rear reason reattach rebecca rebel rebellion rebuild recall receipt receive recent
  recipient recite reckon recognise recombine recommend reconsider record recorder recover recovery
  recreate recruit rectangle rectangular rectify redistribute reduces reed reese refer refill
  reflect reform refry refuge refugees refuse regard reggie regime regina region register regret
  regular rehab rehearsal rehearse reheats rehydrates reid reign reincorporate reis reject relate
  relative relax release relevant relief relieve religion remain remainder remember remind reminder
  reminiscent remote removal renders rene rent rental rented renting repair repay repent replacer
  replica report reporter represent representative republic republican request require res rescue
  research resemble resent resident residual residue resign resist resistant resolve resort
  resources respect respond response respray restaurant restore rests restuff result resume retain
  retire retreat retrieve retro returns reunion reveal revenge reverend reverse review revolutionary
  reward rewarded rewarding rewrap rex reynolds rhythm ribbon rican rich richard richer richie rick
  ricky rico rid riddle ride rider riders ridge riding rifle rig right rigid riled riley rim rin
  rind ringing rio rioja riot riots rip ripples rises risk risking risks risky rissole rita rites
  ritual rival river rivers rm road roam roar roasts rob robbed robber robbery robbie robbing robert
  roberto robin robinson robot robots rock rocking rocks rocky rod rode rodney roger rogue roland role
  roller roman romantic rome romeo ron ronald ronnie roof roofs rookie rooks room roommate rooms
  roosevelt roost rooster root rope ropes rory rosa rosary roses rosh rosie ross roster rot rotate
  rotisserie rotten rough roughly roughy rounder routine roux row roy royal rs rubber rubbery
  rubbish rubs ruby rude rudy rug ruin ruined ruining rule ruler rumor runner runny runs runway
  rupees rupert rural rush russ russell russia russians rustic rusty ruth ryan sabbath sabotage
  sabrina sack sacked sacrifice sad saddle sadie safe safer safety safeway safflower said saigon
  sail sailor sails saint sal salaam salad salary sale salesman saline salisbury salon saloon
  saltiness saltwater salty salute sam samantha same sammy sample samuel samurai san sanctuary sand
  sanders sandra sandy sane santa sapphire sara sarah saran sarge sasha satan satay
  satellite satisfy saturates saturday saucers sauciness saucy sauerbraten saul sauna savage saver
  saves savings savior savor savoury savoy savvy saw say sayin saying scalp scam scams scan scandal
  scans scar scare scares scarf scars scary scenario scene scenes scent schedule scheme schmidt
  scholar school schultz scientific scientist scoffs scold scolded scooper scooter scorch scores
  scorn scotland scott scottish scotty scoundrel scouse scout scouts scram scrap scraper scrappy
  scratch scream screech screen screenplay screw screwed screwing script scrunch scum scumbag sea
  seals seam seams sean search searches sears seasonal seasons seat seattle secondary secret
  secretary sector seduce see seeing seek seeking seeks seem seema seemed seeming seen seep seized
  selects self selfish sell sells semen semester semi semisweet senate senator send sending sends
  senior senor sensational sense sensei sensitive sensors sent sentimental seo separates
  september serena serene serge sergeant serial series servant server serves service session seth
  sets sett settling setup seventh severe sew sewed sewer sewers sewing sex sexual sexy sh
  shack shade shades shadow shady shaft shaggy shaker shakes shakespeare shame shan shane
  shank shannon shapes shards share sharon sharp shatter shattered shavings shaw shawn she sheep
  sheer sheila shelby sheldon shelf shelter shepherd sheriff sherlock sherman shh shhh shield shift
  shifted shifting shilling shimmer shimmy shin shine shiny shirley shirt shit shits shitty shiva
  shiver shock shocked shocking shocks shoe shoes shoo shoot shooter shop shops shore shortcut
  shorten shorter shorts shorty shotgun shots shoulder shouldn shout shove shoved shovel show
  showcase showers shown shows showstoppers shreds shrieks shrine shrink shrivels shrooms shrunken
  shuffle shut shuts shutter shuttle shy sick sid side siding sidney siege sierra sigh sight sign
  signal signature significant sil silent silicon silicone silk silken silky silver
  silverware similar simmers simon simone simple simpler simplest simplify simpson sin since sincere
  sing singer singh singing single sink sinking sinned sinner sip sir sire siren sirens sis sister
  sisters site sites sits sitter siu sixes sixth sizes sizzle sizzler skaters skeleton sketch
  sketchy ski skies skill skimp skinner skinny skins skipper skips skirt skull sky skylar slabs
  slack slade slam slams slapped slapping slate slater slaughter slave slavers slavery sleep
  sleeping sleeps sleepy sleeve slender slept slick slicker slider slides slight slim slimy slinging
  slinky slippers slippery slips slits slivers sloppy sloshy slot slots slow slower slurry slut
  sluts smack smacked smacking smaller smallest smallish smart smarter smell smelled smelling smile
  smith smoker smokers smokes smokey smokin smokiness smoky smoosh smoother smoothest smoothie
  smooths smudge snack snacks snake snakes snap snapped snapping snappy snaps snatch sneak sneaks
  sniff sniffles sniper snitch snoop snooping snort snorts snout snow snuck snuff soaker soaks soap
  soaps sober sobs soccer social society sock socks sodium sofa sofia softball soften softer
  software soggy soil solar sold solder soldiers solid solidify solitary solo solomon soluble solve
  solves somebody someday somehow someone someplace somethin sometime somewhat somewhere son song
  sonia sonic sonnets sonny soo soon sooner soothing sophia sophie sore sores sorrow sorry sort
  sorts sought soul souls sound soup soupy sour source south southeastern southern southwest
  southwestern soviet spa space spaced spaces spade spain spanish spank spare spared sparge spark
  sparkle sparks spatter speak speaker spear special specialist specialty species specific specs
  spectacular spectrum speech speeding speeds speedy spell spelled spelling spencer spend spent
  sperm sphere spherical spiced spicer spicy spies spike spiked spikes spill spin spinal spine
  spinning spins spiral spirit spiritual spirulina spit spite spits splash splashing splat splatter
  splendid splint splits splitting spock spoil spoke spoken spongy sponsor spooked spooks spooky
  spoonfuls spoor sport spot spots spotted spotty spouts sprain sprained spreads springs springy
  sprinklers sprinklings sprout spun spurs spy spying squad squadron squads squat squaw squeal
  squire squirrel squirt squish ss st stab stable stacey stacy stadium staff stage stages stagger
  stain stained stairs stake stakes stale stalin stalked stalker stalking stall stallion stalls
  stamina stammers stamps stan standard stands stanley staple star starbucks starchy stare stark
  starring starter startled starve starved stash state stated states static statue status stay
  steady steakhouse steal steals steams steed steel steele steer steering stefan stella stemmed
  stephanie stephen stepped stepping steps stereo sterile stern steve steven stevie stewart stews
  stickers stickiness sticky stiff stiffed sting stings stingy stink stinkin stinks stinky stitch
  stitched stocked stoke stoker stole stolen stomach stones stool stops storage stores storm stormed
  storming story straighten strands strange stranger strangle strap strapped strapping straps
  strategy straw stray strayed strays streak streaks stream streaming streamline street strength
  strengthen stress stretchy strict strike stringy stripe stripes stripper stroke stroll strong
  stronger struck structure struggle strung strut stu stuart stubborn student studio studs study
  stunk stunt stupid sturdy style sub subject submarine submerse submission submit subside
  substantial substitute subtitles subtle subtract subway succeed success succulent such suck sucked
  sucking sudden sue suede suffer suffice sufficient sugary suggests suicide suit suitcase suits
  sullivan sultan summer summertime summit summon sun sundae sunday sunflower sung sunglasses sunk
  sunlight sunny sunrise sunset sunshine superb supercharge superfine superhero superintendent
  superior superman supermarket supernatural supervisor supper supple supplies support supportive
  suppose supreme surat sure surf surface surge surgeon surgeons surgery surgical surprise surrender
  surrounds survey survival survive survivor susan susie suspect suspension suspicion sustain
  suzanne swabs swallow swamp swan swans swanson swap swear sweater sweats sweaty sweden swedish
  sweep sweeping sweeps sweeten sweetened sweeter sweetheart sweetie sweetish sweets swell swelling
  swells swept swift swill swim swimmer swimmers swimming swims swine swing swinging swipe swirls
  swish switzerland swoop sword swore sworn sydney sykes sylvia symbol sympathy symptoms sync
  syndrome syrupy system tab tables tablet tablets tackle tacky tacos tact tactical tactics tad tae
  tag tai tail tainted takeaway takeout taker takes takin tale talent talk talkin talking tall
  taller tamed tamil tammy tampered tampering tan tandoor tanginess tango tangy tank tanks tanner
  tanya tapas tape tar tara target tartar tarts tarzan task tastes tasty tate tattoo taught taut tax
  taxi taxis taylor teabags teach teacher teaches team tears tease teasing tech technical technique
  technology teddy tee teen teenage teenager teens teensy teeny teeth telegram telephone telescope
  television tell tellin tells temp temperature tempers template temple temples temporary tempt tend
  tender tenderizer tendons tennis tens tense tension tentacles tenth teresa term terminal terms
  terrace terrific territory terror terrorism terrorist terry tesco tess tessa testify testimony
  tests tetrazzini tex texas text texture th tha thai thailand thank thats theater theatre thee
  theft theirs theme themes themselves theo theory therapist therapy there therefore theresa thermo
  thermos thi thickeners thickens thicker thickest thickish thicknesses thicky thief thieves thigh
  thine thing think thinkin thinks thinner third thirst thirsty thomas thompson thomson thor
  thorough thou though thought thousands threads threat threaten threats threw thrill throat throne
  throughout thrown throws thru thrust thud thugs thumb thumbnail thumbprint thunder thursday thus
  thy tick ticked ticket ticking tickle ticks tide tidy tiff tiffany tiger tight tighten tightly
  tikka tim timber timer timmy tina tines tiny tipo tips tiramisu tired tires tis tissue titan title
  tits titties toad toasty tobacco toby today todd toddler toe toilet tok token tokyo told tolerant
  tolerate toll tom tomb tommy tomorrow tone tones toni tonight tons tony tool tooth toothbrush
  topcoat topic topics topper toppings topple tops torah torch toros torta torture total touch
  touches tough tougher tour tourist tow tower towers town toxic toy tracer traces track tracked
  tracking tract tractor tracy trade traded trademark trader trading traditional traditionalist
  traffic tragedy tragic trail trailer trails train trainer trait traitor tramp trance trans
  transform translate translator translucent transmission transparent transplant transport trap
  trapped traps trash trauma travel travis traybake tread treason treasure treat treaty tree trench
  trenches trent trevor tri trial triangle triangular tribal tribe tribes tribute trick tricks
  tricky tries trifle trigger trimmings trio trip triple tripped tripping trips trish trite triumph
  trivia troop trophy tropical trouble trousers troy truce truck trucking true trump trumpet trunk
  trust trusted trusting trusts trusty truth tryin tryout tryouts tubular tucker tuesday tumble
  tumor tune tuned tuning tunisia tunnel tupperware tureen turf turk turkish turns turtles tuscan
  tutor tutorial tv tweaks twigs twilight twin twins twist twitter ty tyler types typical typing ufo
  ugh uh uhh uk ukraine ultimate ultra um umami umbrella umm uncertain uncle unclip uncommon
  unconventional uncover uncut und undercook undercover underestimate underground underneath
  underside understand understood underwater underwear underworld undo unequal unfair unfold
  unfortunate unh unhappy unhealthy uniform unimpressive union unique unite universal universe
  unknown unlit unlock unlucky unnecessary unpleasant unsub unsure untie unto untold unusual unwind
  upbeat update upgrade upon upper upright ups upscale upset upside upstairs upto urban urge urgent
  urine us usa uses ussr usual utter vacant vacuum vagina vague vain val valentine valerie valid
  valley value valve vampire van vanessa vanish variant variety vary vase vast vault vd ve vega
  vegan vegetarians veggie vehicle veil veins velvet velvety vents venture venus vera verde
  verdelho verdict verge verify vernon veronica versatile verse verses version versus vertical
  vessel vest vet via vials vibe vibrancy vibrant vic vice vicki vicky victim victor victoria
  victory video vienna vietnam vietnamese view viewers vijay vile villa village villagers villain
  vince vincent vine vinegarish vinegary vintage violent violin vip viral virgin virginia virtue
  virus visa viscous vision visit visitor visual vital vitamins vitamix vivid voice voiceover void
  volcano volume volunteer vomit von vote vow vs vt vulgar wa wade wage wagner wagon wah wailing
  waist waiter waiters waitress waits wake walk walker wall wallace wallet walsh walt walter waltz
  wanda wander wands wang want wanted wanting wanton war warden wardrobe warehouse warmer warms
  warmth warn warned warner warning warp warped warrant warren warrior washes washington wasn waste
  watches watery watson wave waved wavy wax waxy way wayne we weak weaker wealth wealthy weapon wear
  weather weave weaver web weber website weddings wedgie wednesday wee weed weekdays weekend
  weeknight weep weighs weight weird weirdo welcome welfare wellington wells welsh wendy went weren
  werewolf wesley west western wetter wh wha whales what whatever whats whatsoever wheelchair
  wheeler whenever whereabouts whereas wherever whew whilst whimpers whine whining whirring whisker
  whiskers whisper whistle whitney whoa whoever wholemeal wholewheat whom whomp whoo whoops whore
  whose why wide wider widespread widest widow width wife wig wiggle wild wiles william willie
  willow wilson wilton wilts win wind window windowpane winds wingtips wink winner winners winston
  winter wipes wire wired wires wiring wisdom wish wished wishing wit witch withdraw
  witnesses witter wives wizard wo wobble woke wolf wolves woman womb women won wonder wong wont woo
  wood wooden woodsy woody word words wore workbowl worker workin workout works workshop workspace
  world worldwide worm worn worry worse worst worth worthy wouldn wound wow wrapper wrath wreath
  wreck wrinkle wrinkled wrinkles wrist write writer writes writings written wrong wrote wu www
  wyatt xantham xanthan xena xi xiao xl ya yacht yah yakitori yale yan yang yankee yard yay ye yea
  yeah year yell yen yep yesterday yet yi yield yo yoga yom yoon york yorkshire yöu younger yours
  yourself yourselves youth youtube yu yοu yuan yuck yukon yule yum yummy yup yuri za zach zack zag
  zebras zen zero zests zesty zeus zhang zig zip ziploc ziplock zipper zippy ziptop zoe zombie zone
  zoo zoom
`
      .trim()
      .split(/\s+/),
    ...ORDINARY_EN,
  ],
};
