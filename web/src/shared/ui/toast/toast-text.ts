export type ToastVariant = 'default' | 'destructive';

/** What a notification says. */
export type ToastText = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** What can be done about it, such as Undo; the notification goes with it. */
  action?: { readonly label: string; readonly onAction: () => void };
  /** For how long, where something can be done about it for longer than usual. */
  lastsMs?: number;
};
