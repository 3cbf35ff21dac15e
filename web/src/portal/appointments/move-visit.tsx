import { locksVisit, passedVisits, undoMoveMs } from '@welding/domain/booking/client-change';
import { comingTimeText } from '@welding/domain/booking/coming-time';
import type { ClientVisit } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { useState } from 'react';
import { itemsOf } from '#portal/live-lists/live-list.ts';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { failureSentence } from '#shared/api/api-request.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { useSave } from '#shared/form/use-save.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { appointmentsList } from './appointments-list.ts';
import { FreeTimesPicker } from './free-times/free-times-picker.tsx';
import { useFreeTimes } from './free-times/use-free-times.ts';
import { moveOwnVisit, nearestFreeTimes, TakenNotice, type TakenTime } from './visit-calls.tsx';
import { visitChangeTexts } from './visit-change-texts.tsx';

export type MoveVisitProps = {
  visit: ClientVisit;
  sayProblem: (error: unknown) => string | undefined;
  onDone: () => void;
  onBack: () => void;
  onSessionLost: (loss: SessionLoss) => void;
};

export function MoveVisit({ visit, sayProblem, onDone, onBack, onSessionLost }: MoveVisitProps) {
  const t = visitChangeTexts();
  const { id, clientId } = visit;
  const [from, setFrom] = useState(() => chicagoDate(serverNow()));
  const [chosen, setChosen] = useState<Date>();
  const [taken, setTaken] = useState<TakenTime>();
  const { save, isSaving, problem } = useSave(sayProblem);
  const question = { clientId, from, appointmentId: id };
  const freeTimes = useFreeTimes(question, taken?.time, onSessionLost);

  const move = async (to: Date) => {
    if (isSaving) return;
    setTaken(undefined);
    const isMoved = await save(async () => {
      try {
        tellMoved(await moveOwnVisit(visit, to), visit);
      } catch (error) {
        const nearest = nearestFreeTimes(error);
        if (nearest) {
          setTaken({ time: to.toISOString(), nearest });
          freeTimes.askAgain();
        }
        throw error;
      }
    });
    if (isMoved) onDone();
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <FreeTimesPicker
        freeTimes={freeTimes}
        from={from}
        onFrom={setFrom}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p>{t.otherTime(<PhoneLink className="link whitespace-nowrap" />)}</p>
      {chosen && <MoveNotes visit={visit} to={chosen} cutoffHours={freeTimes.rules?.cutoffHours} />}
      {taken && <TakenNotice taken={taken} chosen={chosen} onChoose={setChosen} />}
      <ProblemLine>{!taken && problem}</ProblemLine>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          large
          isBusy={isSaving}
          className="held-back"
          aria-disabled={!chosen || isSaving}
          onClick={() => chosen && void move(chosen)}
        >
          {chosen ? t.moveTo(comingTimeText(chosen, serverNow())) : t.chooseTime}
        </Button>
        <Button look="ghost" large onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}

type MoveNotesProps = { visit: ClientVisit; to: Date; cutoffHours: number | undefined };

/** Notes before moving a visit: when it locks, and that days of a job swap. */
function MoveNotes({ visit, to, cutoffHours }: MoveNotesProps) {
  const coming = [...(itemsOf(usePortalList(appointmentsList, visit.clientId)) ?? [])];
  const t = visitChangeTexts();
  return (
    <div role="status" className="grid gap-1 font-semibold empty:hidden">
      {cutoffHours !== undefined && locksVisit(to, cutoffHours, serverNow()) && <p>{t.locks(cutoffHours)}</p>}
      {passedVisits(visit, to, coming).map(({ id, scheduledDate }) => {
        const other = new Date(scheduledDate);
        return <p key={id}>{(to < other ? t.comesBefore : t.comesAfter)(appointmentTime(other))}</p>;
      })}
    </div>
  );
}

/** Shorter than the server's minute, because the request takes time. */
const undoMs = undoMoveMs - 5_000;

/** Announces the move and offers undo. If the old time is gone, the visit stays moved. */
function tellMoved(moved: ClientVisit, before: ClientVisit): void {
  const old = new Date(before.scheduledDate);
  const undo = async () => {
    try {
      tell(await moveOwnVisit(moved, old));
    } catch (error) {
      const title = visitChangeTexts().notMovedBack;
      void showToast({ title, description: failureSentence(error), variant: 'destructive' });
    }
  };
  const canUndo = !before.needsTime && old > serverNow();
  tell(moved, canUndo ? () => void undo() : undefined);
}

function tell({ title, scheduledDate }: ClientVisit, undo?: () => void): void {
  const t = visitChangeTexts();
  void showToast({
    title: t.moved,
    description: `${localTitle(title)}: ${comingTimeText(new Date(scheduledDate), serverNow())}`,
    ...(undo && { action: { label: t.undo, onAction: undo }, lastsMs: undoMs }),
  });
}
