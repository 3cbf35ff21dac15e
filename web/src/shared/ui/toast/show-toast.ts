export type ToastVariant = 'default' | 'destructive';

export type ToastText = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** What can be done about it, such as Undo; the notification goes with it. */
  action?: { readonly label: string; readonly onAction: () => void };
};

const regionListeners = new Set<() => void>();
let anyShown = false;

/** Shows a notification in place of the one before it. Its code is fetched with the first one. */
export async function showToast(text: ToastText): Promise<void> {
  const { queueToast } = await import('./toast-queue.tsx');
  queueToast(text);
  anyShown = true;
  for (const notify of regionListeners) notify();
}

/** For the notification region: whether there has been anything to show yet. */
export const firstToast = {
  subscribe(notify: () => void): () => void {
    regionListeners.add(notify);
    return () => regionListeners.delete(notify);
  },
  hasBeenShown: () => anyShown,
};
