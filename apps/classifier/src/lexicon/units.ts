import type { Locale } from '#domain/analysis/locale.js';
import type { UnitKey } from '#domain/catalogue/units.js';

interface UnitSpelling {
  readonly key: UnitKey;
  readonly factor: number;
  readonly forms: readonly string[];
}

const unit = (key: UnitKey, forms: string, factor = 1): UnitSpelling => ({
  key,
  factor,
  forms: forms.split('|'),
});

/** Units as they are written, imperial ones with what they are in a catalogue unit. */
export const UNIT_SPELLINGS: Readonly<Record<Locale, readonly UnitSpelling[]>> = {
  fr: [
    unit('gram', 'g|gr|grs|gramme|grammes'),
    unit('kilogram', 'kg|kilo|kilos|kilogramme|kilogrammes'),
    unit('milliliter', 'ml|millilitre|millilitres'),
    unit('centiliter', 'cl|centilitre|centilitres'),
    unit('liter', 'l|litre|litres'),
    unit('milliliter', 'dl|décilitre|décilitres', 100),
    unit(
      'tablespoon',
      'cuillère à soupe|cuillères à soupe|cuillerée à soupe|cuillerées à soupe|cuiller à soupe|c à soupe|c à s|cs|cas|càs|c à table|cuillère à table|cuillères à table|cuillerée à table|c soupe|cuil à soupe|tbsp|tbs|c s',
    ),
    unit(
      'teaspoon',
      'cuillère à café|cuillères à café|cuillerée à café|cuillerées à café|cuiller à café|c à café|c à c|cc|cac|càc|c à thé|cuillère à thé|cuillères à thé|cuillerée à thé|c thé|cuil à café|tsp|c c',
    ),
    unit('pinch', 'pincée|pincées'),
    unit('slice', 'tranche|tranches'),
    unit('clove', 'gousse|gousses'),
    unit('bunch', 'botte|bottes|bouquet|bouquets'),
    unit('sachet', 'sachet|sachets|enveloppe|enveloppes'),
    unit('sprig', 'brin|brins|branche|branches|tige|tiges'),
    unit('milliliter', 'tasse|tasses|t', 250),
    unit('gram', 'livre|livres|lb|lbs', 454),
    unit('gram', 'once|onces|oz', 28.35),
  ],
  en: [
    unit('gram', 'g|gr|gram|grams|gm|gms'),
    unit('kilogram', 'kg|kgs|kilo|kilos|kilogram|kilograms'),
    unit('milliliter', 'ml|milliliter|milliliters|millilitre|millilitres'),
    unit('centiliter', 'cl|centiliter|centiliters'),
    unit('liter', 'l|liter|liters|litre|litres'),
    unit('tablespoon', 'tablespoon|tablespoons|tbsp|tbsps|tbs|tb|heaping tablespoon'),
    unit('teaspoon', 'teaspoon|teaspoons|tsp|tsps|ts'),
    unit('pinch', 'pinch|pinches|dash|dashes'),
    unit('slice', 'slice|slices'),
    unit('clove', 'clove|cloves'),
    unit('bunch', 'bunch|bunches'),
    unit('sachet', 'sachet|sachets|envelope|envelopes|packet|packets'),
    unit('sprig', 'sprig|sprigs|stalk|stalks'),
    unit('milliliter', 'cup|cups', 240),
    unit('gram', 'pound|pounds|lb|lbs', 454),
    unit('gram', 'ounce|ounces|oz', 28.35),
    unit('milliliter', 'pint|pints', 473),
    unit('milliliter', 'quart|quarts', 946),
    unit('liter', 'gallon|gallons', 3.785),
  ],
};
