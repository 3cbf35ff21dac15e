import { isPartlyDone } from '@welding/domain/entities/crew-taps';
import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskQueue, visitTapKind } from '#desk/queue/queued-kinds.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { isOpenFor, type MyVisit, visitName } from './my-visits.ts';
import { noteTap } from './recent-taps.ts';
import { deskVisitTexts } from './today-texts.ts';

const waiting = <Spinner label={deskVisitTexts().loadingTheForm} className="size-10 text-ember" />;
const FinishForm = lazyPart(async () => (await import('./finish-form.tsx')).FinishForm, { waiting });
const CannotDoForm = lazyPart(async () => (await import('./finish-form.tsx')).CannotDoForm, { waiting });

/** The taps on a visit: On my way, Start, Finish, each with its time, and "cannot do". */
export function VisitSteps({ shown }: { shown: MyVisit }) {
  const t = deskVisitTexts();
  const { visit, own } = shown;
  const tap = useTap(shown);
  const [form, setForm] = useState<'finish' | 'cannot-do' | null>(null);
  const open = isOpenFor(shown);
  const tapNow = (kind: 'on-my-way' | 'start') =>
    void tap({ kind, at: serverNow().toISOString() }).catch(() => {});
  const close = () => setForm(null);
  if (!open && !own.onMyWayAt && !own.startedAt && !own.finishedAt) return null;
  const next = own.startedAt ? 'finish' : own.onMyWayAt ? 'start' : 'on-my-way';
  const lookOf = (step: string) =>
    ({ look: step === next ? 'primary' : 'outline', className: 'min-h-14! px-1!' }) as const;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 *:grow *:basis-[3.75rem] *:first:basis-[5.5rem]">
        <Step label={t.setOut} at={own.onMyWayAt} open={open && !own.startedAt}>
          <Button {...lookOf('on-my-way')} onClick={() => tapNow('on-my-way')}>
            {t.onMyWay}
          </Button>
        </Step>
        <Step label={t.started} at={own.startedAt} open={open}>
          <Button {...lookOf('start')} onClick={() => tapNow('start')}>
            {t.start}
          </Button>
        </Step>
        <Step label={t.finished} at={own.finishedAt} open={open}>
          <Button
            {...lookOf('finish')}
            aria-expanded={form === 'finish'}
            onClick={() => setForm(form === 'finish' ? null : 'finish')}
          >
            {t.finish}
          </Button>
        </Step>
      </div>
      {open && form === 'finish' && <FinishForm shown={shown} tap={tap} onClose={close} />}
      {open && form === 'cannot-do' && <CannotDoForm visitId={visit.id} tap={tap} onClose={close} />}
      {open && form === null && !isPartlyDone(visit) && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center justify-self-start"
          onClick={() => setForm('cannot-do')}
        >
          {t.cannotDo}
        </button>
      )}
    </div>
  );
}

/** A done step shows its time, a possible one is a button, a skipped one is blank. */
function Step({
  label,
  at,
  open,
  children,
}: {
  label: string;
  at: string | undefined;
  open: boolean;
  children: ReactNode;
}) {
  const time = useStepFocus<HTMLParagraphElement>(at);
  if (!at) return open ? children : <span />;
  return (
    <p
      ref={time}
      tabIndex={-1}
      className="flex min-h-14 flex-col items-center justify-center rounded-field bg-base-200 text-center text-sm leading-tight wrap-normal!"
    >
      <span className="flex items-center gap-1 font-semibold">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </span>
      {formatChicagoTime(new Date(at))}
    </p>
  );
}

/** Delays "on my way", so that it can be undone silently. */
const undoMs = 20_000;

/**
 * Stores taps of the signed-in person, and announces one that this device cannot store.
 * @returns a function that throws if the tap is not stored
 */
function useTap(shown: MyVisit): (tap: VisitTap, typed?: object) => Promise<void> {
  const t = deskVisitTexts();
  const session = useDeskSession();
  return async (tap, typed = tap) => {
    if (session.phase !== 'signed-in') throw new Error('No one is signed in');
    try {
      const body = { appointmentId: shown.visit.id, visitName: visitName(shown), tap };
      await sendLater(deskQueue, visitTapKind, {
        owner: session.person.id,
        body,
        ...(tap.kind === 'on-my-way' && { notBefore: Date.now() + undoMs }),
      });
      noteTap({ personId: session.person.id, of: tap.kind, tapped: tap.at, ...body, tap: { ...typed } });
    } catch (error) {
      await showToast({
        title: t.notSaved,
        description: t.phoneIsFull,
        variant: 'destructive',
      });
      throw error;
    }
  };
}
