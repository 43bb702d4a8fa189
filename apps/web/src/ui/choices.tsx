import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFieldError } from './form.js';

interface Choice {
  readonly id: number | string;
  readonly name: string;
}

interface ChipsProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly (number | string)[];
  /** Whether one choice excludes the others. */
  readonly one?: boolean;
  readonly onChange?: (chosen: (number | string)[]) => void;
}

/** Several values of a few, as buttons that stay pressed. A form reads them with `getAll(name)`. */
export function Chips({ label, name, choices, chosen, one = false, onChange }: ChipsProps) {
  const current = useSignal(chosen);
  const error = useFieldError(name);
  const toggle = (id: Choice['id'], isOn: boolean) => {
    const others = one ? [] : current.value.filter((each) => each !== id);
    current.value = isOn ? [...others, id] : others;
    onChange?.([...current.value]);
  };
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      {choices.map(({ id, name: text }) => (
        <label key={id} class="chip">
          <input
            type={one ? 'radio' : 'checkbox'}
            name={name}
            value={String(id)}
            checked={current.value.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
      {error !== undefined && (
        <small class="problem" role="alert">
          {error}
        </small>
      )}
    </fieldset>
  );
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly name: string }[];
  readonly current: string;
}

/** Parts of a screen, each with its address. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Only sideways: the page stays where it is.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - 80;
  }, [current]);
  return (
    <nav ref={nav} class="tabs" aria-label={label}>
      {tabs.map(({ href, name }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
