import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.js';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'class' | 'icon' | 'type'> {
  /** What the button is for: the one main action, a usual one, one without a frame, or a deletion. */
  readonly kind?: 'main' | 'usual' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A button with a text, an icon, or both. One without a text needs `aria-label`. */
export function Button({ kind = 'usual', icon, children, class: name, ...button }: ButtonProps) {
  const isAlone = children === undefined;
  return (
    <button
      type="button"
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
