import type { NamesOf } from '../notation.js';

export const curedMeats: NamesOf<'curedMeats'> = {
  ham: `
    ham, cooked ham, smoked ham, ham steak, diced ham, deli ham, ham hock, ham bone,
    Black Forest ham, boneless ham, ham slice, picnic ham, fully cooked ham, gammon, ham shank,
    baked ham, smoked ham hock, country ham, honey ham, gammon steak, gammon joint, bacon steak`,
  curedHam: `
    prosciutto, Serrano ham, Parma ham, cured ham, speck, Bayonne ham, coppa, capicola,
    Iberico ham, jamon serrano, capocollo`,
  bacon: `
    bacon, streaky bacon, smoked bacon, bacon slice, bacon strip, bacon bit, back bacon,
    cooked bacon, bacon crumble, rasher, thick-cut bacon, real bacon bit, rasher bacon,
    bacon rasher, slab bacon, bacon piece`,
  lardons: 'lardon, bacon lardons, diced bacon, cubed bacon',
  pancetta: 'pancetta, guanciale',
  peamealBacon: 'Canadian bacon, peameal bacon, Canadian-style bacon',
  turkeyBacon: 'turkey bacon',
  turkeyHam: `
    turkey ham, deli turkey, sliced turkey, smoked turkey, smoked turkey breast,
    deli turkey breast, turkey lunch meat, turkey breast slice`,
  sausage: `
    sausage, chipolata, banger, snag, Italian sausage, pork sausage, smoked sausage, bratwurst, kielbasa,
    breakfast sausage, sausage meat, sausage link, bulk sausage, andouille, andouille sausage,
    hot Italian sausage, sweet Italian sausage, bulk pork sausage, kielbasa sausage,
    Polish sausage, mild Italian sausage, bulk Italian sausage, ground sausage,
    ground pork sausage, cocktail sausage, sausage patty, smoked sausage link,
    hot Italian sausage link, spicy Italian sausage, beer bratwurst, knockwurst, summer sausage,
    turkey sausage, Italian turkey sausage, turkey kielbasa, chicken sausage,
    turkey Italian sausage, maple sausage, pork sausage meat, ground pork breakfast sausage,
    sweet Italian sausage link, little smokie, pork breakfast sausage, rookworst, salsiccia`,
  sausageMeat: 'sausage stuffing, sausagemeat, forcemeat',
  hotDog: `
    hot dog, frankfurter, wiener, Vienna sausage, beef frank, all-beef hot dog, turkey hot dog`,
  merguez: 'merguez, merguez sausage',
  chorizo: 'chorizo, chorizo sausage, Spanish chorizo, Mexican chorizo',
  salami: `
    salami, hard salami, Genoa salami, dry sausage, soppressata, sopressata, summer salami,
    Italian salami`,
  pepperoni: 'pepperoni, pepperoni slice, turkey pepperoni, pepperoni sausage',
  mortadella: 'mortadella, bologna',
  bloodSausage: `
    black pudding, blood sausage, boudin, boudin noir, morcilla, pig's blood, pork blood,
    duck blood, blood pudding, blood`,
  whiteSausage: 'white pudding, boudin blanc',
  bresaola: 'bresaola, chipped beef',
  pastrami: 'pastrami, smoked meat',
  cornedBeef: 'corned beef, corned beef brisket',
  pate: 'pâté, liver pâté, country terrine, terrine, liverwurst, headcheese, braunschweiger',
  rillettes: 'rillettes, pork rillettes',
  nduja: 'nduja',
  spam: 'Spam, luncheon meat',
  coldCuts: 'cold cuts, lunch meat, deli meat, charcuterie',
  charSiu: 'char siu, char siew, Chinese barbecued pork, Chinese barbecue pork, barbecued pork',
  jerky: `
    jerky, beef jerky, biltong, turkey jerky, pemmican, dried meat, dried beef, meat stick`,
};
