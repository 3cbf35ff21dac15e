import { createStore } from '#shared/state/create-store.ts';
import { loadWithRetries } from '#shared/ui/lazy-part.tsx';
import type { ToastText } from './toast-list.tsx';

/** Whether a toast was ever shown, for the toast region. */
export const hasShownToast = createStore(() => false);

/** Shows a toast instead of the previous one. Loads its code on first use. */
export async function showToast(text: ToastText): Promise<void> {
  const { queueToast } = await loadWithRetries(() => import('./toast-list.tsx'));
  queueToast(text);
  hasShownToast.set(true);
}
