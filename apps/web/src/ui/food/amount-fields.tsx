import { unitChoices } from '../../words/food.js';
import { words } from '../../words/words.js';
import { Field, type Fields, Select } from '../form.js';

interface AmountFieldsProps {
  readonly quantity: number | null | undefined;
  readonly unitId: number | null | undefined;
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** How much of a food: without a number, an amount that is not known. */
export function AmountFields(props: AmountFieldsProps) {
  const { quantity, unitId, placeholder, required = false } = props;
  return (
    <div class="pair">
      <Field
        {...{ label: words.app.quantity, name: 'quantity', type: 'number', min: 0, step: 'any' }}
        {...{
          placeholder,
          inputmode: 'decimal',
          defaultValue: quantity ?? '',
          optional: !required,
        }}
      />
      <Select label={words.app.unit} name="unitId" chosen={unitId} options={unitChoices()} />
    </div>
  );
}

/** What a form with these fields says. */
export const amountIn = ({ quantity = '', unitId }: Fields) =>
  quantity === ''
    ? { quantity: null, unitId: null }
    : { quantity: Number(quantity), unitId: Number(unitId) };
