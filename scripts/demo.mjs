// `npm run demo`: signs up, creates a house, writes a recipe and plans it on the running service, and
// prints every request. Set PORT or POPOTE_URL to select the service.
import { styleText } from 'node:util';
import { isPopote } from './popote-at.mjs';

const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
const url = process.env.POPOTE_URL ?? `http://${HOST}:${PORT}`;
const paint = {
  technique: (text) => styleText(['bold', 'green'], text),
  ingredient: (text) => styleText('yellow', text),
  utensil: (text) => styleText('cyan', text),
  faint: (text) => styleText('gray', text),
};

const QUICHE = {
  name: 'Quiche aux oignons',
  portions: 4,
  lines: [
    ['onion', 2, 'piece'],
    ['oliveOil', 2, 'tablespoon'],
    ['egg', 4, 'piece'],
    ['cream', 20, 'centiliter'],
    ['cheese', 100, 'gram'],
    ['butter', 20, 'gram'],
  ],
  steps: [
    'Préchauffer le four à 180 °C et beurrer un moule à tarte.',
    'Éplucher puis émincer 2 oignons.',
    "Faire revenir les oignons dans une poêle avec 2 cuillères à soupe d'huile d'olive.",
    'Laisser mijoter à feu doux, sans faire brûler, en remuant avec une cuillère en bois.',
    'Dans un saladier, fouetter 4 œufs avec 20 cl de crème.',
    'Ajouter 100 g de fromage râpé ; saler, poivrer et mélanger délicatement.',
    'Verser le tout dans le moule puis enfourner pendant 35 minutes.',
    'Laisser reposer 5 minutes et servir.',
  ],
};

let cookie = '';

async function call(method, path, body) {
  const started = performance.now();
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  const result = response.status === 204 ? undefined : await response.json();
  const duration = `${Math.round(performance.now() - started)} ms`;
  console.log(paint.faint(`  ${method} ${path}  →  ${response.status}, ${duration}`));
  if (!response.ok) throw new Error(`${result.code}: ${result.message}`);
  cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
  return result;
}

function printHeading(sentence) {
  console.log(`\n${styleText('bold', sentence)}`);
}

/** Colours every span of the text. Of two nested spans, the inner span is visible. */
function colour(text, spans) {
  const kinds = new Array(text.length);
  const widestFirst = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  for (const { start, end, kind } of widestFirst) kinds.fill(kind, start, end);
  let coloured = '';
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && kinds[end] === kinds[start]) continue;
    const piece = text.slice(start, end);
    coloured += paint[kinds[start]]?.(piece) ?? piece;
    start = end;
  }
  return coloured;
}

function spansOf({ techSteps }) {
  return techSteps.flatMap((technique) => [
    { ...technique, kind: 'technique' },
    ...technique.ingredients.map((mention) => ({ ...mention, kind: 'ingredient' })),
    ...technique.utensils.map((mention) => ({ ...mention, kind: 'utensil' })),
  ]);
}

/** Formats a technique in one line: its key, ingredients and utensils. */
function summarise({ key, ingredients, utensils }, keys) {
  const foods = ingredients.map(({ ingredientId, quantity, unitId }) =>
    [quantity, keys.units[unitId], keys.ingredients[ingredientId]].filter(Boolean).join(' '),
  );
  const tools = utensils.map(({ utensilId }) => keys.utensils[utensilId]);
  const parts = [paint.technique(key)];
  if (foods.length > 0) parts.push(paint.ingredient(foods.join(', ')));
  if (tools.length > 0) parts.push(paint.utensil(tools.join(', ')));
  return parts.join(paint.faint(' · '));
}

function showRecipe(recipe, keys) {
  for (const step of recipe.steps) {
    console.log(`\n  ${step.order}. ${colour(step.description, spansOf(step))}`);
    for (const technique of step.techSteps) console.log(`     ${summarise(technique, keys)}`);
  }
}

function showWeek({ weekStart, days }) {
  console.log(`\n  The week of ${weekStart}`);
  for (const { date, slots } of days) {
    const meals = slots.flatMap(({ slot, items }) =>
      items.map(({ portions, recipe }) => `${slot.toLowerCase()}: ${recipe.name} (${portions})`),
    );
    console.log(`  ${date}  ${meals.join('  ') || paint.faint('–')}`);
  }
}

/** The ids of a catalogue by key, and its keys by id. */
async function readCatalogue(name) {
  const rows = await call('GET', `/reference/${name}`);
  return {
    ids: Object.fromEntries(rows.map(({ id, key }) => [key, id])),
    keys: Object.fromEntries(rows.map(({ id, key }) => [id, key])),
  };
}

async function run() {
  if (!(await isPopote(`${url}/openapi.json`))) {
    throw new Error(`No Popote answers at ${url}: start it with npm start, or set POPOTE_URL.`);
  }
  printHeading('Camille signs up and creates a house.');
  const email = `camille.${Date.now()}@example.org`;
  const person = { firstName: 'Camille', lastName: 'Roy', email, password: 'trois petits navets' };
  await call('POST', '/auth/signup', person);
  const house = await call('POST', '/house', { name: 'Rue des Lilas' });
  console.log(`  Others join "${house.name}" with ${styleText('bold', house.invitationCode)}.`);

  printHeading('She writes a recipe in French.');
  const ingredients = await readCatalogue('ingredients');
  const units = await readCatalogue('units');
  const utensils = await readCatalogue('utensils');
  const recipe = await call('POST', '/recipes', {
    name: QUICHE.name,
    visibility: 'HOUSE',
    portions: QUICHE.portions,
    dietIds: [],
    ingredients: QUICHE.lines.map(([ingredient, quantity, unit]) => ({
      ingredientId: ingredients.ids[ingredient],
      quantity,
      unitId: units.ids[unit],
    })),
    steps: QUICHE.steps.map((description) => ({ description })),
  });

  const { technique, ingredient, utensil } = paint;
  printHeading(
    `The response contains ${technique('techniques')}, ${ingredient('ingredients')} and ${utensil('utensils')}.`,
  );
  showRecipe(recipe, { ingredients: ingredients.keys, units: units.keys, utensils: utensils.keys });

  printHeading('She plans it for lunch today, for six people.');
  const date = new Date().toISOString().slice(0, 10);
  await call('POST', '/planning/items', { recipeId: recipe.id, date, slot: 'LUNCH', portions: 6 });
  showWeek(await call('GET', `/planning?date=${date}`));

  printHeading('The shopping list is scaled to six portions.');
  const { lines } = await call('GET', `/planning/shopping-list?date=${date}`);
  for (const { ingredientId, amounts } of lines) {
    const amount = amounts.map(({ quantity, unitId }) => `${quantity} ${units.keys[unitId]}`);
    console.log(`  ☐ ${ingredients.keys[ingredientId]}  ${paint.faint(amount.join(' + '))}`);
  }
  console.log();
}

try {
  await run();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
