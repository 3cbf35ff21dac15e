import { createStore } from '#shared/state/create-store.ts';
import { loadWithRetries } from '#shared/ui/lazy-part.tsx';
import type { ToastText } from './toast-list.tsx';

/** For the notification region: whether there has been anything to show yet. */
export const hasShownToast = createStore(() => false);

/** Shows a notification in place of the one before it. Its code is fetched with the first one. */
export async function showToast(text: ToastText): Promise<void> {
  const { queueToast } = await loadWithRetries(() => import('./queue-toast.tsx'));
  queueToast(text);
  hasShownToast.set(true);
}
