/** Wordings that look like a technique and are not one. */
export const NO_TECHNIQUES_EN: readonly string[] = [
  'reduce ~ heat|the heat|temperature|oven|speed|to low|to medium|flame',
  'press ~ start|stop|cancel|button|the button|buttons',
  'turn ~ off|on|heat|the heat|to low|to high|up|down|oven|to medium|into|to coat|golden|translucent|opaque|pink',
  'fold ~ in half|in thirds|over|edges|sides|dough|up',
  'form ~ a well|soft peaks|stiff peaks|peaks',
  'set ~ oven',
  'shake ~ off|excess',
  'cover ~ bottom',
  'break … up',
  'scoop … with a slotted spoon|with slotted spoon|with a skimmer|with a spider',
  'shuck ~ oyster|oysters|clam|clams',
  '= alternating with',
  '= turn the pan',
  '= turn the baking sheet',
  '= turn the tray',
  '= turn the tin',
];
