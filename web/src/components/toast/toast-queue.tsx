import { toastTiming } from '@welding/domain/interface-timing';
import { toast } from 'react-hot-toast/headless';
import type { ToastText } from './show-toast.ts';

/** Puts a notification up and takes down the one before it: at most one is shown (specification section 9). */
export function queueToast({ title, description, variant = 'default' }: ToastText): void {
  toast.dismiss();
  toast(
    <>
      <strong className="block">{title}</strong>
      {description}
    </>,
    {
      className: variant,
      duration: toastTiming.displayMs,
      removeDelay: toastTiming.removeAfterMs,
    },
  );
}
