import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { type CrewTaps, tapsOf } from '@welding/domain/entities/crew-taps';
import { localTitle } from '@welding/domain/entities/local-title';
import { takeBackReasonSchema } from '@welding/domain/entities/take-back';
import { cancelVisitSchema, type VisitChange } from '@welding/domain/entities/visit';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { FreeWelders } from '#desk/today/free-welders.tsx';
import { ReasonForm } from '#desk/ui/desk-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { cancelVisit, changeVisit, showFailure, takeTapBack, VisitMailNote } from './save-visit.tsx';
import { visitActionsTexts, visitPageTexts } from './visit-texts.ts';

export function VisitActions({ visit }: { visit: Appointment }) {
  const t = visitActionsTexts();
  const { state, save } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const change = (fields: Record<string, unknown>) =>
    save(() => changeVisit(visit.id, visit.updatedAt, fields));
  const isOpen = visit.status !== 'cancelled' && visit.status !== 'completed';
  return (
    <div className="grid gap-3">
      {visit.outsideHours && isOpen && (
        <Notice kind="warning" stacked>
          <p>{t.outsideHours}</p>
          <Button look="primary" onClick={() => void change({ outsideHours: false })}>
            {t.confirmThisTime}
          </Button>
          <VisitMailNote visit={visit} change={{ outsideHours: false }} />
        </Notice>
      )}
      {visit.needsTime && isOpen && (
        <Notice kind="warning" stacked>
          <p>{t.needsTime}</p>
          <UndoButton visit={visit} change={{ needsTime: false }} label={t.keepThisTime} />
        </Notice>
      )}
      {visit.needsWelder && isOpen && (
        <Notice kind="warning" stacked>
          <p>{t.needsWelder}</p>
          <FreeWelders visit={visit} />
          <UndoButton visit={visit} change={{ needsWelder: false }} label={t.keepTheWelder} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen && <Button onClick={() => setIsAsking(true)}>{t.cancelVisit}</Button>}
        {visit.status === 'cancelled' && (
          <UndoButton visit={visit} change={{ status: 'scheduled' }} label={t.bringBack} />
        )}
      </div>
      <SaveProblem state={state} />
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t.cancelThisVisit}>
        <CancelForm visit={visit} onDone={() => setIsAsking(false)} />
      </Dialog>
    </div>
  );
}

type UndoButtonProps = { visit: Appointment; change: Omit<VisitChange, 'updatedAt'>; label: string };

/** Undoes a cancellation, or a welder's report that they cannot come, with a reason. */
function UndoButton({ visit, change, label }: UndoButtonProps) {
  const { id, updatedAt } = visit;
  return (
    <DialogButton label={label} title={label}>
      {(close) => (
        <ReasonForm
          canBookAnyway
          schema={takeBackReasonSchema}
          draft={`take-back-${id}-${Object.keys(change)}`}
          hint={visitActionsTexts().takeBackHint}
          action={label}
          onSend={(reason, isConfirmed) =>
            changeVisit(id, updatedAt, { ...change, reason, ...(isConfirmed && { bookAnyway: true }) })
          }
          onDone={close}
        >
          <VisitMailNote visit={visit} change={change} />
        </ReasonForm>
      )}
    </DialogButton>
  );
}

function CancelForm({ visit, onDone }: { visit: Appointment; onDone: () => void }) {
  const t = visitActionsTexts();
  const cancel = async (reason: string) => {
    const at = serverNow().toISOString();
    await cancelVisit(visit.id, { at, reason });
    void showToast({
      title: t.visitCancelled,
      description: localTitle(visit.title),
      action: { label: t.undo, onAction: () => void takeCancelBack(visit.id, at) },
    });
  };
  return (
    <ReasonForm
      hint={t.cancelHint}
      schema={cancelVisitSchema}
      draft={`cancel-visit-${visit.id}`}
      action={t.cancelVisit}
      onSend={cancel}
      onDone={onDone}
    >
      <VisitMailNote visit={visit} change="cancel" />
    </ReasonForm>
  );
}

async function takeCancelBack(id: string, tapped: string): Promise<void> {
  const t = visitActionsTexts();
  try {
    await takeTapBack(id, { of: 'cancel', tapped }, t.byMistake);
  } catch (error) {
    showFailure(t.notBroughtBack, error);
  }
}

/** Each welder's last tap on a visit. The office can undo it with a reason. */
export function VisitTaps({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const t = visitPageTexts();
  const people = usePeople(person);
  if (visit.status === 'cancelled') return null;
  const nameOf = (id: string) =>
    (people.status === 'ready' && people.items.find((one) => one.id === id)?.name) || t.staff;
  const whose = [...new Set([...crewOf(visit), ...Object.keys(visit.crew ?? {})])];
  const rows = (whose.length > 0 ? whose : ['']).flatMap((id) => {
    const last = lastTap(id ? tapsOf(visit, id) : visit);
    return last ? [{ id, name: nameOf(id), label: t.steps[last.of], ...last }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t.whatWasTapped} className="grid gap-2">
      {rows.map(({ id, name, of, label, tapped }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">
            <strong>{name}</strong>, {label} {formatChicagoDateTime(new Date(tapped))}
          </span>
          <DialogButton
            label={t.takeBack}
            of={`${name}, ${label}`}
            icon={Undo2}
            look="ghost"
            title={t.takeThisTapBack}
          >
            {(close) => (
              <ReasonForm
                schema={takeBackReasonSchema}
                draft={`take-back-${visit.id}-${tapped}`}
                hint={t.takeBackHint}
                action={t.takeItBack}
                onSend={(reason) => takeTapBack(visit.id, { of, tapped }, reason)}
                onDone={close}
              />
            )}
          </DialogButton>
        </li>
      ))}
    </ul>
  );
}

/** Taps are undone in reverse order. */
function lastTap({ onMyWayAt, startedAt, finishedAt }: CrewTaps) {
  if (finishedAt) return { of: 'finish', tapped: finishedAt } as const;
  if (startedAt) return { of: 'start', tapped: startedAt } as const;
  return onMyWayAt ? ({ of: 'on-my-way', tapped: onMyWayAt } as const) : undefined;
}
