import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { ToastCard } from './toast-card.tsx';

/** The notification that is up now, if any; its time stands still while it is pointed at or holds the focus. */
export function ToastList() {
  const { toasts, handlers } = useToaster();
  const current = toasts.find(({ visible }) => visible);
  if (!current) return null;
  const dismiss = () => {
    // A card that is gone never tells that the pointer left it.
    handlers.endPause();
    toast.dismiss(current.id);
  };
  return (
    <ToastCard
      key={current.id}
      variant={current.className === 'destructive' ? 'destructive' : 'default'}
      onPause={handlers.startPause}
      onResume={handlers.endPause}
      onDismiss={dismiss}
    >
      {resolveValue(current.message, current)}
    </ToastCard>
  );
}
