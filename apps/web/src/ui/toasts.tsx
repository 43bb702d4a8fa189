import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.js';
import { Button } from './button.js';
import { attempt, closeToast, toasts } from './tell.js';

/** Where toasts appear. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.hidePopover();
    if (toasts.value.length > 0) region.current?.showPopover(); // above a dialog
  }, [toasts.value]);
  return (
    <div ref={region} class="toasts" role="status" popover="manual">
      {toasts.value.map((toast) => (
        <div key={toast.text} class="toast">
          <span>{toast.text}</span>
          {toast.action !== undefined && (
            <Button
              kind="quiet"
              onClick={() => {
                closeToast(toast);
                void attempt(async () => await toast.action?.run());
              }}
            >
              {toast.action.name}
            </Button>
          )}
          <Button icon="close" label={words.app.close} onClick={() => closeToast(toast)} />
        </div>
      ))}
    </div>
  );
}
