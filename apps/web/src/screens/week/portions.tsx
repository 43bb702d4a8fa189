import { useRef } from 'preact/hooks';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form.js';
import { words } from '../../words/words.js';

interface PortionsProps {
  readonly label?: string;
  readonly name?: string;
  readonly portions: number | string;
  readonly min?: number;
  readonly optional?: boolean;
}

/** Portions, which are halves: written, or changed by a thumb. */
export function Portions({
  label = words.week.portionsField,
  name = 'portions',
  portions,
  min = 0.5,
  optional = false,
}: PortionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const step = (direction: 'stepUp' | 'stepDown') =>
    box.current?.querySelector('input')?.[direction]();
  return (
    <div class="portions" ref={box}>
      <Field
        {...{ label, name, min, optional, type: 'number', step: 0.5, max: 1000 }}
        inputmode="decimal"
        defaultValue={portions}
      />
      <Button aria-label={words.week.less(label)} onClick={() => step('stepDown')}>
        −
      </Button>
      <Button icon="plus" aria-label={words.week.more(label)} onClick={() => step('stepUp')} />
    </div>
  );
}
