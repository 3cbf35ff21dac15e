import type { ReactNode } from 'react';
import type { QueuedItem } from '#pwa/queue/queue.ts';
import { Button } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { deskQueue } from './queued-kinds.ts';
import { queueTexts } from './queued-texts.ts';

type ReturnedItemProps = {
  item: Pick<QueuedItem, 'id' | 'returned'>;
  heading: ReactNode;
  children?: ReactNode;
  onRemove?: () => void;
  /** Sends it again with the confirmation that the server asked for. */
  onConfirm?: (() => void) | undefined;
};

export function ReturnedItem({
  item: { id, returned },
  heading,
  children,
  onRemove,
  onConfirm,
}: ReturnedItemProps) {
  const t = queueTexts();
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">{heading}</p>
      <p>{returned?.message}.</p>
      {children}
      <div className="flex flex-wrap gap-2">
        <PhoneLink className="btn btn-primary">{t.callOffice}</PhoneLink>
        {onConfirm ? (
          <Button onClick={onConfirm}>{t.recordAnyway}</Button>
        ) : (
          <Button onClick={() => void deskQueue.retry(id)}>{t.tryAgain}</Button>
        )}
        <Button
          look="ghost"
          onClick={() => {
            onRemove?.();
            void deskQueue.remove(id);
          }}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  );
}

/** Refused items of one kind, announced when they arrive. */
export function ReturnedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">{title}</h2>
      {children}
    </section>
  );
}
