import type { NamesOf } from '../notation.js';

export const poultry: NamesOf<'poultry'> = {
  poultry: 'poultry',
  chicken: `
    chicken, fowl, boiling fowl, hen, whole chicken, cooked chicken, rotisserie chicken, roasting chicken, chicken piece,
    chicken meat, shredded chicken, stewing chicken, Cornish game hen, Cornish hen,
    roast chicken, capon, chicken parts, chicken strip, boneless chicken, broiler chicken,
    poussin, game hen, canned chicken, chunk chicken, chicken bone, chicken carcass, pollo,
    rotisserie-roasted chicken, cooked chicken meat, whole fryer chicken, deli roasted chicken`,
  chickenBreast: `
    chicken breast, chicken breast half, chicken tenderloin, chicken tender,
    boneless chicken breast, chicken fillet, skinless chicken breast, chicken breast fillet,
    boneless skinless chicken breast, chicken cutlet, chicken breast tenderloin,
    chicken breast meat, chicken breast strip, chicken breast cutlet, bone-in chicken breast,
    chicken breast tender, chicken steak`,
  chickenThigh: `
    chicken thigh, chicken leg, chicken drumstick, drumstick, boneless chicken thigh,
    chicken leg quarter, chicken thigh fillet, skinless chicken thigh, chicken quarter`,
  chickenWing: 'chicken wing, wing, chicken wingette, chicken drumette',
  groundChicken: 'ground chicken, chicken mince, minced chicken',
  chickenLiver: 'chicken liver',
  gizzard: 'gizzard, chicken gizzard, giblets, turkey giblets',
  turkey: `
    turkey, whole turkey, cooked turkey, turkey leg, turkey thigh, roast turkey, turkey meat,
    turkey wing, turkey drumstick, turkey neck, turkey carcass, leftover turkey`,
  turkeyBreast: `
    turkey breast, turkey cutlet, turkey escalope, turkey breast tenderloin, turkey tenderloin,
    turkey steak`,
  groundTurkey:
    'ground turkey, turkey mince, minced turkey, lean ground turkey, ground turkey breast',
  duck: 'duck, whole duck, duckling',
  duckBreast: 'duck breast, magret',
  duckLeg: 'duck leg',
  duckConfit: 'duck confit, confit duck leg',
  foieGras: 'foie gras, duck foie gras',
  goose: 'goose',
  guineaFowl: 'guinea fowl, guinea hen',
  quail: 'quail',
  pigeon: 'pigeon, squab',
  pheasant: 'pheasant',
  partridge: 'partridge, grouse',
  ostrich: 'ostrich, ostrich steak, emu',
  chickenNuggets: 'chicken nugget, breaded chicken, popcorn chicken, breaded chicken tender',
  meatQuenelle: 'chicken quenelle, veal quenelle, meat quenelle',
};
