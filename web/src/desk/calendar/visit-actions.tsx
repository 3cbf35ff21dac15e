import type { Appointment } from '@welding/domain/entities/appointment';
import { cancelVisitSchema } from '@welding/domain/entities/visit';
import { useState } from 'react';
import { FreeWelders } from '#desk/today/free-welders.tsx';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { cancelVisit, changeVisit, tellFailure } from './save-visit.ts';
import { visitActionsTexts } from './visit-actions-texts.ts';

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
        </div>
      )}
      {visit.needsTime && isOpen && (
        <div className="alert alert-warning alert-soft grid-flow-row grid-cols-1 justify-items-start text-base text-base-content">
          <p>{visitActionsTexts().needsTime}</p>
          <button type="button" className="btn btn-outline" onClick={() => void change({ needsTime: false })}>
            {visitActionsTexts().keepThisTime}
          </button>
        </div>
      )}
      {visit.needsWelder && isOpen && (
        <div className="alert alert-warning alert-soft grid-flow-row grid-cols-1 justify-items-start text-base text-base-content">
          <p>{visitActionsTexts().needsWelder}</p>
          <FreeWelders visit={visit} />
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => void change({ needsWelder: false })}
          >
            {visitActionsTexts().keepTheWelder}
          </button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <button type="button" className="btn btn-outline" onClick={() => setIsAsking(true)}>
            {visitActionsTexts().cancelVisit}
          </button>
        )}
        {visit.status === 'cancelled' && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void change({ status: 'scheduled' })}
          >
            {visitActionsTexts().bringBack}
          </button>
        )}
      </div>
      <SaveProblem
        state={state}
        onBookAnyway={() => void change({ status: 'scheduled', bookAnyway: true })}
      />
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={visitActionsTexts().cancelThisVisit}>
        <CancelForm visit={visit} onDone={() => setIsAsking(false)} />
      </Dialog>
    </div>
  );
}

function CancelForm({ visit, onDone }: { visit: Appointment; onDone: () => void }) {
  const cancel = async (reason: string) => {
    const cancelled = await cancelVisit(visit.id, reason);
    void showToast({
      title: visitActionsTexts().visitCancelled,
      description: visit.title,
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
    />
  );
}

async function bringBack(cancelled: Appointment): Promise<void> {
  try {
    await changeVisit(cancelled.id, cancelled.updatedAt, { status: 'scheduled' });
  } catch (error) {
    tellFailure(visitActionsTexts().notBroughtBack, error);
  }
}
