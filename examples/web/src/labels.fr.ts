import errors from '@popote/client/labels/fr/errors.json';
import ingredients from '@popote/client/labels/fr/ingredients.json';
import slots from '@popote/client/labels/fr/slots.json';
import subcategories from '@popote/client/labels/fr/subcategories.json';
import techSteps from '@popote/client/labels/fr/techSteps.json';
import units from '@popote/client/labels/fr/units.json';

export const labels = { errors, ingredients, slots, subcategories, techSteps, units };
