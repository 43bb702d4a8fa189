import type { NamesOf } from '../notation.js';

export const doughs: NamesOf<'doughs'> = {
  puffPastry: `
    puff pastry, puff pastry sheet, frozen puff pastry, all-butter puff pastry,
    ready-rolled puff pastry, puff pastry shell, vol-au-vent, puff pastry dough`,
  shortcrustPastry: `
    shortcrust pastry, shortcrust, pie crust, piecrust, pie dough, pie shell, pastry shell, tart shell, pastry,
    pastry dough, unbaked pie shell, unbaked pie crust, deep dish pie crust,
    refrigerated pie crust, baked pie shell, pie pastry, double-crust pie pastry,
    double crust pie pastry, pie crust pastry, unbaked deep dish pie crust,
    pastry for single-crust pie, pastry crust, baked pie crust, prepared pie crust,
    pastry for double-crust pie, pastry for double crust pie, pastry for single crust pie,
    tart crust`,
  sweetPastry: 'sweet shortcrust pastry, sweet pastry, sweet tart dough, mini tart shell',
  grahamCrust: `
    graham cracker crust, graham cracker pie crust, Oreo crust, graham cracker pie shell,
    cookie crust, chocolate cookie crust, chocolate graham cracker crust,
    prepared graham cracker crust, shortbread crust, chocolate crumb crust, chocolate pie crust`,
  pizzaDough: `
    pizza dough, pizza crust, pizza base, refrigerated pizza dough, pizza crust dough,
    prebaked pizza crust, prepared pizza crust, refrigerated pizza crust, Boboli`,
  breadDough: `
    bread dough, frozen bread dough, frozen white bread dough, bread machine dough,
    dinner roll dough, frozen dinner roll`,
  crescentDough: `
    crescent roll dough, refrigerated crescent roll, crescent roll,
    refrigerated crescent roll dough, crescent dinner roll, refrigerated crescent dinner roll,
    refrigerated crescent dinner rolls, crescent dough sheet, refrigerated crescent dough`,
  biscuitDough: `
    refrigerated biscuit dough, refrigerated buttermilk biscuit dough, refrigerated biscuit,
    refrigerated buttermilk biscuit, buttermilk biscuit, buttermilk biscuit dough, biscuit,
    biscuit dough, scone, buttermilk biscuits`,
  cookieDough: `
    cookie dough, refrigerated sugar cookie dough, sugar cookie dough,
    refrigerated chocolate chip cookie dough, refrigerated cookie dough`,
  cinnamonRoll: 'cinnamon roll, refrigerated cinnamon roll, refrigerated cinnamon roll dough',
  phyllo: `
    phyllo, phyllo dough, filo pastry, filo, phyllo sheet, phyllo pastry, filo dough, kataifi,
    phyllo dough sheet, filo pastry sheet, frozen phyllo dough, phyllo shell`,
  brickPastry: 'brick pastry, brik pastry, warka',
  wontonWrapper: `
    wonton wrapper, wonton skin, wonton, gyoza wrapper, dumpling wrapper, potsticker wrapper,
    won ton wrapper, wonton wrappers`,
  eggRollWrapper: 'egg roll wrapper, spring roll wrapper, eggroll wrapper, spring roll skin',
  chouxPastry: 'choux pastry, choux, profiterole, cream puff shell',
  crepeBatter: 'crêpe batter, pancake batter, tempura batter, tempura batter mix, tempura mix',
  sourdoughStarter:
    'sourdough starter, active sourdough starter, levain, Amish friendship bread starter',
  dough: 'dough, yeast dough',
  glutenFreePastry: `
    gluten-free pastry, gluten-free pie crust, gluten-free pie dough, gluten-free pie shell,
    gluten-free puff pastry, gluten-free shortcrust pastry, gluten-free pizza dough,
    gluten-free pizza crust, gluten-free pizza base`,
};
