import type { Appointment } from '@welding/domain/entities/appointment';
import { takeBackReasonSchema } from '@welding/domain/entities/take-back';
import { toldTitle } from '@welding/domain/entities/told-title';
import { cancelVisitSchema, type VisitChange } from '@welding/domain/entities/visit';
import { useState } from 'react';
import { FreeWelders } from '#desk/today/free-welders.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { cancelVisit, changeVisit, tellFailure } from './save-visit.ts';
import { visitActionsTexts } from './visit-actions-texts.ts';
import { VisitMailNote } from './visit-mail-note.tsx';

/** What can be done with a visit besides changing it: confirm its time, cancel it, bring it back. */
export function VisitActions({ visit }: { visit: Appointment }) {
  const { state, save } = useSave();
  const [isAsking, setIsAsking] = useState(false);
  const change = (fields: Record<string, unknown>) =>
    save(() => changeVisit(visit.id, visit.updatedAt, fields));
  const isOpen = visit.status !== 'cancelled' && visit.status !== 'completed';
  return (
    <div className="grid gap-3">
      {visit.outsideHours && isOpen && (
        <div className="alert alert-warning alert-soft grid-flow-row grid-cols-1 justify-items-start text-base text-base-content">
          <p>{visitActionsTexts().outsideHours}</p>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void change({ outsideHours: false })}
          >
            {visitActionsTexts().confirmThisTime}
          </button>
          <VisitMailNote visit={visit} change={{ outsideHours: false }} />
        </div>
      )}
      {visit.needsTime && isOpen && (
        <div className="alert alert-warning alert-soft grid-flow-row grid-cols-1 justify-items-start text-base text-base-content">
          <p>{visitActionsTexts().needsTime}</p>
          <TakeBackButton
            visit={visit}
            change={{ needsTime: false }}
            label={visitActionsTexts().keepThisTime}
          />
        </div>
      )}
      {visit.needsWelder && isOpen && (
        <div className="alert alert-warning alert-soft grid-flow-row grid-cols-1 justify-items-start text-base text-base-content">
          <p>{visitActionsTexts().needsWelder}</p>
          <FreeWelders visit={visit} />
          <TakeBackButton
            visit={visit}
            change={{ needsWelder: false }}
            label={visitActionsTexts().keepTheWelder}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <button type="button" className="btn btn-outline" onClick={() => setIsAsking(true)}>
            {visitActionsTexts().cancelVisit}
          </button>
        )}
        {visit.status === 'cancelled' && (
          <TakeBackButton
            visit={visit}
            change={{ status: 'scheduled' }}
            label={visitActionsTexts().bringBack}
          />
        )}
      </div>
      <SaveProblem state={state} />
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={visitActionsTexts().cancelThisVisit}>
        <CancelForm visit={visit} onDone={() => setIsAsking(false)} />
      </Dialog>
    </div>
  );
}

type TakeBackButtonProps = { visit: Appointment; change: Omit<VisitChange, 'updatedAt'>; label: string };

/** Goes back on a cancellation, or on that somebody could not make it, with the reason. */
function TakeBackButton({ visit, change, label }: TakeBackButtonProps) {
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
          onSend={(reason, bookAnyway) =>
            changeVisit(id, updatedAt, { ...change, reason, ...(bookAnyway && { bookAnyway }) })
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
  const cancel = async (reason: string) => {
    const cancelled = await cancelVisit(visit.id, reason);
    void showToast({
      title: visitActionsTexts().visitCancelled,
      description: toldTitle(visit.title),
      action: { label: visitActionsTexts().undo, onAction: () => void bringBack(cancelled) },
    });
  };
  return (
    <ReasonForm
      hint={visitActionsTexts().cancelHint}
      schema={cancelVisitSchema}
      draft={`cancel-visit-${visit.id}`}
      action={visitActionsTexts().cancelVisit}
      onSend={cancel}
      onDone={onDone}
    >
      <VisitMailNote visit={visit} change="cancel" />
    </ReasonForm>
  );
}

async function bringBack(cancelled: Appointment): Promise<void> {
  try {
    await changeVisit(cancelled.id, cancelled.updatedAt, { status: 'scheduled' });
  } catch (error) {
    tellFailure(visitActionsTexts().notBroughtBack, error);
  }
}
