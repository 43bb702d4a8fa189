import type { NamesOf } from '../notation.js';

export const eggs: NamesOf<'eggs'> = {
  egg: `
    egg, large egg, whole egg, free-range egg, medium egg, beaten egg, fresh egg, extra-large egg,
    hen's egg, egg beaten, extra large egg, eggwash, fried egg, scrambled egg, goose egg,
    ostrich egg, egg powder, dried egg, powdered egg, egg solids, whisked egg,
    lightly beaten egg, soft-boiled egg, century egg`,
  eggWhite: `
    egg white, whites of egg, liquid egg white, meringue powder, albumin, albumen, egg albumin,
    dried egg white, egg white powder, ovalbumin, lysozyme, whipped egg white`,
  eggYolk: 'egg yolk, yolk, yolks of egg',
  hardBoiledEgg: `
    hard-boiled egg, hard boiled egg, boiled egg, hard-cooked egg, hard cooked egg, poached egg`,
  quailEgg: "quail egg, quail's egg",
  duckEgg: 'duck egg, salted duck egg',
  eggSubstitute: 'egg substitute, liquid egg, egg beaters',
  veganEgg: `
    vegan egg, egg replacer, egg replacement, vegan egg replacer, vegan egg replacement,
    vegan egg substitute, egg-free egg replacer, plant-based egg, JUST Egg, powdered egg replacer,
    egg replacer powder`,
};
