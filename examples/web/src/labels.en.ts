import errors from '@popote/client/labels/en/errors.json';
import ingredients from '@popote/client/labels/en/ingredients.json';
import slots from '@popote/client/labels/en/slots.json';
import subcategories from '@popote/client/labels/en/subcategories.json';
import techSteps from '@popote/client/labels/en/techSteps.json';
import units from '@popote/client/labels/en/units.json';

export const labels = { errors, ingredients, slots, subcategories, techSteps, units };
