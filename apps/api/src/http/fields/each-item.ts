import { ValidateBy, type ValidationArguments } from 'class-validator';

/** Whether a value is no list, which is for other rules to say, or nothing is wrong in it. */
function holds(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return !Array.isArray(value) || value.every(isItem);
}

/** A rule for what stands in a list, which names every item that breaks it: `dietIds[1] must …`. */
export function EachItem(isItem: (item: unknown) => boolean, rule: string) {
  const message = ({ property, value }: ValidationArguments) =>
    (value as unknown[])
      .flatMap((item, index) => (isItem(item) ? [] : [`${property}[${String(index)}] ${rule}`]))
      .join('; ');
  const validate = (value: unknown) => holds(value, isItem);
  return ValidateBy({ name: 'each-item', validator: { validate } }, { message });
}
