import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.js';
import { attempt } from './tell.js';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'class' | 'icon' | 'label' | 'type'> {
  /** What the button is for: the one main action, a usual one, one without a frame, or a deletion. */
  readonly kind?: 'main' | 'usual' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** What a button with an icon alone is called. */
  readonly label?: string;
  readonly type?: 'button' | 'submit';
  readonly class?: string;
  /** What a tap does, once until it is done. Its error is told. */
  readonly run?: () => Promise<unknown>;
  readonly children?: ComponentChildren;
}

/** A button with a text, an icon, or both. */
export function Button({ icon, label, run, children, class: name, ...props }: ButtonProps) {
  const isAlone = children === undefined;
  const { kind = isAlone ? 'quiet' : 'usual', ...button } = props;
  const isRunning = useRef(false);
  const start = async (work: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    await attempt(work);
    isRunning.current = false;
  };
  return (
    <button
      type="button"
      {...(label !== undefined && { 'aria-label': label })}
      {...(run && { onClick: () => void start(run) })}
      {...button}
      class={['button', kind, isAlone && 'icon-only', name].filter(Boolean).join(' ')}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that chooses a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label class="button usual file-button">
      <Icon name="upload" />
      {label}
      <input
        type="file"
        class="visually-hidden"
        accept={accept}
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
    </label>
  );
}
