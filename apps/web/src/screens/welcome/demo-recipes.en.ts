/** A recipe: its name, portions and minutes; its lines; its steps, each a line. */
export const recipes = `Onion quiche | 4 | 25 | 35
1 shortcrust pastry | 4 onions | 4 eggs | 20 cl cream | 100 g grated cheese | 20 g butter
Preheat the oven to 180 °C. Line a tart tin with the shortcrust pastry.
Peel and slice the onions. Fry them in the butter for 15 minutes, over a low heat.
In a bowl, whisk the eggs with the cream. Add the grated cheese and the onions.
Pour into the tin and bake for 35 minutes.

Squash soup | 4 | 15 | 30
1 kg butternut squash | 1 onion | 2 carrots | 1 l water | 10 cl cream
Peel the squash, the onion and the carrots, then cut them into pieces.
Fry the onion in a saucepan for 5 minutes.
Add the squash, the carrots and the water. Simmer, covered, for 25 minutes.
Blend with the cream, season with salt and serve.

Red lentil dal | 4 | 10 | 25
300 g red lentils | 40 cl coconut milk | 1 onion | 2 cloves garlic | 1 tbsp curry powder | 200 g rice
Slice the onion and the garlic. Fry them with the curry powder for 5 minutes.
Add the rinsed lentils, the coconut milk and 50 cl water. Simmer for 20 minutes.
Meanwhile, boil the rice for 12 minutes.
Serve the dal on the rice.

Roast chicken with potatoes | 4 | 15 | 75
1 chicken | 1 kg potatoes | 4 cloves garlic | 3 tbsp olive oil | 4 sprigs thyme
Preheat the oven to 200 °C.
Peel the potatoes and cut them into quarters. Mix them with the oil, the garlic and the thyme in a dish.
Put the chicken on the potatoes, season with salt and roast for 1 hour 15 minutes.
Leave to rest for 10 minutes before carving.`;
