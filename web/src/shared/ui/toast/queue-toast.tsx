import { actionToastMs, toastTiming } from '@welding/domain/interface-timing';
import { toast } from 'react-hot-toast/headless';
import type { ToastText } from './toast-list.tsx';

/** Shows a toast and removes the previous one: at most one is visible (specification section 9). */
export function queueToast({ title, description, variant = 'default', action, lastsMs }: ToastText): void {
  toast.dismiss();
  toast(
    ({ id }) => (
      <>
        <strong className="block">{title}</strong>
        {description}
        {action && (
          <button
            type="button"
            className="btn btn-outline btn-sm mt-2 block min-h-11 [--btn-rest-fg:currentColor]"
            onClick={() => {
              toast.dismiss(id);
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
      </>
    ),
    {
      className: variant,
      duration: action ? (lastsMs ?? actionToastMs) : toastTiming.displayMs,
      removeDelay: toastTiming.removeAfterMs,
    },
  );
}
