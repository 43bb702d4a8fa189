import { useRef } from 'preact/hooks';
import { words } from '../words/words.js';
import { Button } from './button.js';
import { Field } from './form.js';

interface PortionsProps {
  readonly label?: string;
  readonly name?: string;
  readonly portions: number | string;
  readonly min?: number;
  readonly optional?: boolean;
}

/** Portions, which are halves: written, or changed by a thumb. */
export function Portions(props: PortionsProps) {
  const { label = words.recipe.portions, name = 'portions', portions, min = 0.5 } = props;
  const box = useRef<HTMLDivElement>(null);
  const step = (direction: 'stepUp' | 'stepDown') =>
    box.current?.querySelector('input')?.[direction]();
  return (
    <div class="portions" ref={box}>
      <Field
        {...{ label, name, min, optional: props.optional === true, type: 'number', step: 0.5 }}
        {...{ max: 1000, inputmode: 'decimal', defaultValue: portions }}
      />
      <Button label={words.week.less(label)} onClick={() => step('stepDown')}>
        −
      </Button>
      <Button
        kind="usual"
        icon="plus"
        label={words.week.more(label)}
        onClick={() => step('stepUp')}
      />
    </div>
  );
}
