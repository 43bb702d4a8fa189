import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.js';
import { Loading } from './page.js';

interface MenuRowProps {
  readonly icon?: IconName | undefined;
  /** What the row is about. */
  readonly title: ComponentChildren;
  /** What else to say, below the title. */
  readonly hint?: ComponentChildren;
  /** Where the row leads, or what a tap does. A row without either has buttons of its own. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly disabled?: boolean;
  /** Another window. */
  readonly target?: '_blank';
  /** Beside the title: a badge, buttons. */
  readonly children?: ComponentChildren;
}

/** A row of a `menu`. */
export function MenuRow(props: MenuRowProps) {
  const { icon, title, hint, href, onClick, disabled = false, target, children } = props;
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span class="grow">
        {title}
        {Boolean(hint) && <small class="hint">{hint}</small>}
      </span>
      {children}
      {(href !== undefined || onClick !== undefined) && <Icon name="right" />}
    </>
  );
  return (
    <li>
      {href !== undefined ? (
        <a class="menu-row" href={href} target={target} rel="noopener">
          {content}
        </a>
      ) : onClick !== undefined ? (
        <button type="button" class="menu-row" disabled={disabled} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div class="menu-row">{content}</div>
      )}
    </li>
  );
}

interface RowsProps<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly read: () => Promise<void>;
  /** Shown when there is nothing. */
  readonly empty?: ComponentChildren;
  readonly children: (row: Row) => ComponentChildren;
}

/** What a resource has, as rows of a `menu`. */
export function Rows<Row>({ data, error, read, empty, children }: RowsProps<Row>) {
  if (data === undefined) return <Loading {...{ error, read }} rows={2} />;
  if (data.length === 0) return <>{empty}</>;
  return <ul class="menu card">{data.map(children)}</ul>;
}
