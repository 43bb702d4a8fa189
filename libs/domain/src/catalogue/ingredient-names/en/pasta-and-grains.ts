import type { NamesOf } from '../notation.js';

export const pastaAndGrains: NamesOf<'pastaAndGrains'> = {
  pasta: `
    pasta, short pasta, dry pasta, whole wheat pasta, cooked pasta, pasta shape, small pasta,
    dried pasta, soup pasta, egg-free pasta, casarecce, cavatelli, paccheri, mafaldine, trofie,
    strozzapreti, radiatore, radiatori, campanelle, malloreddus, pici, cappelletti shells,
    wagon wheel pasta, perciatelli, cresti di gallo, stelline, bow tie, long pasta,
    durum pasta, Israeli pasta, couscous pasta`,
  freshPasta: 'fresh pasta, egg pasta, fresh egg pasta',
  spaghetti: `
    spaghetti, thin spaghetti, spaghettini, angel hair pasta, bucatini, capellini, angel hair,
    spaghetti noodle, spaghetti pasta, vermicelli pasta, whole wheat spaghetti`,
  linguine: 'linguine, linguini, linguine pasta',
  fettuccine: 'fettuccine, fettuccini, fettuccine pasta, fettucine, fettuccine noodle',
  tagliatelle: 'tagliatelle, pappardelle, pappardelle pasta',
  penne: `
    penne, penne pasta, penne rigate, mostaccioli, mostaccioli pasta, ziti pasta, ziti,
    penne rigate pasta`,
  rigatoni: 'rigatoni, rigatoni pasta, mezzi rigatoni',
  fusilli: `
    fusilli, rotini, rotini pasta, fusilli pasta, gemelli, cavatappi, spiral pasta,
    rotelle pasta, corkscrew pasta, tri-color rotini, cavatappi pasta, gemelli pasta`,
  macaroni: `
    macaroni, elbow macaroni, elbow pasta, macaroni pasta, elbow noodle, elbows, macaroni elbow`,
  farfalle: 'farfalle, bow tie pasta, bow-tie pasta, farfalle pasta, bowtie pasta',
  conchiglie: `
    pasta shell, jumbo shell, conchiglie, orecchiette, jumbo pasta shell, shell pasta,
    medium shell pasta, seashell pasta, small seashell pasta, orecchiette pasta,
    small shell pasta`,
  cannelloni: 'cannelloni, manicotti, manicotti shell, manicotti pasta',
  lasagna: `
    lasagna noodle, lasagne sheet, lasagna, lasagne, lasagna sheet, no-boil lasagna noodle,
    oven-ready lasagna noodle, lasagne noodle`,
  orzo: 'orzo, orzo pasta, risoni',
  vermicelli: 'vermicelli, fideo, vermicelli noodle',
  ditalini: `
    ditalini, ditalini pasta, acini di pepe pasta, small tube pasta, alphabet pasta,
    stelline pasta, acini di pepe, tubetti, tubettini`,
  ravioli: `
    ravioli, cheese ravioli, agnolotti, frozen ravioli, spinach ravioli, spinach-cheese ravioli,
    mushroom ravioli, ravioletti, raviolo, ravioli pasta, mezzelune, pansotti, fresh ravioli,
    mini ravioli`,
  tortellini: `
    tortellini, cheese tortellini, tortelloni, tortellini pasta, cheese-filled tortellini`,
  gnocchi: 'gnocchi, potato gnocchi',
  spaetzle: 'spaetzle, spätzle, crozet',
  pierogi: 'pierogi, perogy, pierogies',
  noodles: `
    noodle, egg noodle, wide egg noodle, Chinese noodle, Asian noodle, Chinese egg noodle,
    chow mein noodle, lo mein noodle, extra-wide egg noodle, yakisoba noodle,
    crispy chow mein noodle`,
  ramen: 'ramen, ramen noodle, instant noodle, instant ramen, instant ramen noodle',
  udon: 'udon, udon noodle, somen noodle, fresh udon noodle',
  soba: 'soba, soba noodle, buckwheat noodle',
  riceNoodles: `
    rice noodle, rice vermicelli, rice stick noodle, pad Thai noodle, rice stick,
    vermicelli rice noodle, flat rice noodle, rice vermicelli noodle`,
  glassNoodles: `
    glass noodle, cellophane noodle, bean thread noodle, mung bean noodle, shirataki noodle,
    bean threads, shirataki, konjac noodle`,
  glutenFreePasta: `
    gluten-free pasta, gluten free pasta, lentil pasta, chickpea pasta, brown rice pasta,
    gluten-free spaghetti, gluten-free penne, gluten free spaghetti, gluten-free macaroni,
    gluten-free elbow macaroni, gluten-free fusilli, gluten-free linguine,
    gluten-free lasagna noodle, gluten-free lasagne sheet, quinoa pasta, corn pasta, rice pasta,
    gluten-free egg noodle`,
  rice: `
    rice, white rice, long-grain rice, cooked rice, long grain white rice, long-grain white rice,
    long grain rice, cooked white rice, instant rice, Minute Rice, parboiled rice, uncooked rice,
    converted rice, instant white rice, uncooked white rice, medium-grain rice,
    converted long-grain rice, uncooked long-grain white rice, medium grain rice,
    short-grain white rice, short-grain rice, short grain rice, rice mix,
    parboiled long grain rice`,
  basmatiRice: 'basmati rice, basmati, white basmati rice, brown basmati rice',
  jasmineRice: 'jasmine rice, Thai rice, fragrant rice',
  arborioRice: 'Arborio rice, risotto rice, carnaroli rice, Arborio',
  sushiRice: 'sushi rice, Japanese rice, Calrose rice',
  stickyRice: 'sticky rice, glutinous rice, sweet rice',
  brownRice: `
    brown rice, whole-grain rice, whole grain rice, cooked brown rice, long grain brown rice,
    long-grain brown rice, instant brown rice, short grain brown rice`,
  wildRice: `
    wild rice, wild rice blend, wild rice mix, long-grain and wild rice mix, cooked wild rice`,
  redRice: 'red rice, black rice, forbidden rice',
  paellaRice: 'paella rice, bomba rice, Valencia rice, Spanish rice',
  couscous: `
    couscous, Israeli couscous, pearl couscous, giant couscous, whole wheat couscous, fregola,
    ptitim, moghrabieh, maftoul, couscous grain`,
  bulgur: `
    bulgur, bulgur wheat, bulghur, cracked wheat, bulghur wheat, burghul, bulgar, bulgar wheat,
    pourgouri`,
  wheat: `
    wheat, wheat berry, freekeh, durum wheat, khorasan, khorasan wheat, durum, wheatberry,
    wheat protein, hydrolysed wheat protein, red wheat, soft wheat, hard wheat, frikeh, farik,
    wheat grain, pearled farro, wheat flake`,
  spelt: `
    spelt, farro, einkorn, spelt berry, kamut, emmer, dinkel, spelt grain, pearled spelt,
    spelt flake, emmer wheat`,
  barley: `
    barley, pearl barley, pearled barley, quick-cooking barley, pot barley, barley flake,
    malted barley, barley malt, malt flour, barley grain, hulled barley, tsampa, barley malt extract`,
  oats: `
    oats, rolled oats, old-fashioned oats, quick-cooking oats, porridge oats, oatmeal,
    steel-cut oats, oat, oat flake, quick oats, quick cooking oats, old fashioned oats,
    old fashioned rolled oats, jumbo oats, quick-cooking rolled oats, regular oats, instant oatmeal,
    rolled oat, steel-cut oat, porridge oat, porridge, oat groat, pinhead oat, Scottish oat,
    quick oat, old-fashioned oat, jumbo oat, oat fibre, oat fiber, instant oat`,
  oatBran: 'oat bran',
  wheatBran: "wheat bran, bran, unprocessed bran, bran cereal, miller's bran",
  wheatGerm: 'wheat germ, toasted wheat germ',
  rye: 'rye, rye berry, rye flakes, rye grain, rye flake, rye malt, whole rye',
  quinoa: 'quinoa, white quinoa, red quinoa, tri-color quinoa',
  millet: 'millet, sorghum, teff, fonio',
  buckwheat: 'buckwheat, kasha, buckwheat groats',
  amaranth: 'amaranth',
  polenta: 'polenta, instant polenta, quick-cooking polenta, prepared polenta',
  grits: 'grits, hominy grits, white grits, stone-ground grits, quick-cooking grits',
  semolina: `
    semolina, sooji, suji, rava, semolina flour, fine semolina, Cream of Wheat, farina,
    durum semolina, rawa, durum flour, wheat semolina, tarhana, trahana`,
  tapioca: `
    tapioca, tapioca pearl, instant tapioca, quick-cooking tapioca, sago, minute tapioca,
    pearl tapioca`,
  cereal: `
    cereal, breakfast cereal, Weetabix, Cheerios, Chex, rice Chex, bran flakes, shredded wheat,
    wheat cereal, corn Chex, crispy corn cereal, crispy corn cereal square, toasted oat cereal`,
  cornflakes: `
    corn flake, cornflakes, cornflake, corn flake cereal, cornflake crumb, corn flakes cereal`,
  puffedRice: 'puffed rice, Rice Krispies, crisp rice cereal, crispy rice cereal, rice cereal',
  granola: 'granola, muesli, granola cereal',
  popcorn: `
    popcorn, popping corn, popped popcorn, popcorn kernel, unpopped popcorn, popcorn popped`,
  ricePaper: `
    rice paper, rice paper wrapper, spring roll rice paper, rice paper sheet, rice wrapper`,
  riceCake: 'rice cake, Korean rice cake',
  macAndCheese: `
    macaroni and cheese, macaroni and cheese mix, mac and cheese, macaroni and cheese dinner`,
  stuffingMix: `
    stuffing mix, dry bread stuffing mix, herb-seasoned stuffing mix, dry stuffing mix,
    cornbread stuffing mix, seasoned stuffing mix, bread stuffing mix, herb-seasoned stuffing,
    stuffing crumbs`,
  meatRavioli: 'meat ravioli, beef ravioli, meat-filled ravioli',
  glutenFreeOats: `
    gluten-free oats, gluten-free oat, gluten free oats, gluten-free rolled oats,
    gluten free rolled oats, gluten-free old-fashioned oats, gluten-free quick oats,
    gluten-free oatmeal, certified gluten-free oats, certified gluten-free rolled oats,
    gluten-free oat flour, gluten-free quick-cooking oats`,
  triticale: 'triticale, triticale flakes, triticale berry',
  squidInkPasta: `
    squid ink pasta, squid ink spaghetti, squid ink linguine, black pasta, cuttlefish ink pasta`,
  dumpling: `
    gyoza, potsticker, jiaozi, shumai, Chinese dumpling, pork dumpling, shrimp dumpling,
    chicken dumpling, soup dumpling, dim sum, frozen dumpling`,
};
