import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { useEffect, useState } from 'react';
import { takenCash } from '#desk/queue/not-in-sheets.ts';
import { collectedCashKind, deskQueue, type QueuedTap, visitTapKind } from '#desk/queue/queued-kinds.ts';
import { isHeld } from '#pwa/queue/queue.ts';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { removeQueued } from '#pwa/queue/send-queue.ts';
import { openFormDraft } from '#shared/form/form-draft.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { forgetTap, type RecentTap } from './recent-taps.ts';
import { undoTapTexts } from './visit-forms-texts.tsx';

type UndoTapProps = { recent: RecentTap; held: QueuedTap | undefined };

export function UndoTap({ recent, held }: UndoTapProps) {
  const t = undoTapTexts();
  const isOnline = useOnline();
  const [isTold, setIsTold] = useState(!held || !isHeld(held));
  useEffect(() => {
    if (!held) return setIsTold(true);
    const timer = setTimeout(() => setIsTold(true), (held.notBefore ?? 0) - Date.now());
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-base-200 ps-3"
    >
      <span className="min-w-0 grow basis-[9rem] py-1">
        {isOnline && recent.of === 'on-my-way' && !isTold
          ? t.soonTold
          : `${t.taps[recent.of]}, ${formatChicagoTime(new Date(recent.tapped))}`}
      </span>
      <Button look="ghost" className="shrink-0" onClick={() => void takeBackTap(recent)}>
        {t.undo}
      </Button>
    </p>
  );
}

/** Undoes a tap. Drops an unsent one, otherwise tells the server later. Its text returns to the form. */
async function takeBackTap(recent: RecentTap): Promise<void> {
  const t = undoTapTexts();
  const { personId, appointmentId, visitName, of, tapped } = recent;
  const at = serverNow().toISOString();
  try {
    const isDropped = await dropQueued(recent);
    if (!isDropped) {
      const tap = { kind: 'take-back', of, tapped, at } as const;
      await sendLater(deskQueue, visitTapKind, { owner: personId, body: { appointmentId, visitName, tap } });
    }
    forgetTap(recent);
    takenCash.forget([tapped]);
    typeAgain(recent);
  } catch {
    await showToast({
      title: t.notUndone,
      description: t.phoneIsFull,
      variant: 'destructive',
    });
  }
}

/** @returns whether it never left this device */
async function dropQueued({ appointmentId, of, tapped }: RecentTap): Promise<boolean> {
  const items = await deskQueue.list();
  const tap = visitTapKind
    .read(items)
    .find(
      ({ body }) => body.appointmentId === appointmentId && body.tap.kind === of && body.tap.at === tapped,
    );
  const cash = collectedCashKind
    .read(items)
    .find(({ body }) => body.appointmentId === appointmentId && body.collected.tappedAt === tapped);
  const queued = tap ?? cash;
  if (!queued) return false;
  const wasHeld = isHeld(queued);
  const kind = tap ? visitTapKind : collectedCashKind;
  return (await removeQueued({ queue: deskQueue }, kind, queued.id)) && wasHeld;
}

const cannotDo = { reason: undefined, next: undefined };
const fieldsOf: Partial<Record<RecentTap['of'], Readonly<Record<string, unknown>>>> = {
  finish: { hours: undefined, note: undefined, amountToCollect: undefined, mayShow: undefined },
  cancel: cannotDo,
  'cannot-do': cannotDo,
};

function typeAgain({ appointmentId, of, tap }: RecentTap): void {
  const fields = fieldsOf[of];
  if (!fields || !tap) return;
  const { kind: _, at: __, ...typed } = tap;
  const values = { ...fields, ...typed, ...(of === 'cancel' && { next: of }) };
  const form = of === 'cancel' ? 'cannot-do' : of;
  openFormDraft(`${form}-${appointmentId}`, fields, 'device').write({
    values,
    base: { values: fields, updatedAt: null },
  });
}
