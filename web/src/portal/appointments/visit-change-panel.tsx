import { type ClientVisit, durationLabels } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';

import { toldTitle } from '@welding/domain/entities/told-title';
import { errorCodes } from '@welding/domain/error-codes';
import { textLimits } from '@welding/domain/values/limits';
import { type ReactNode, useState } from 'react';
import { isConfirmed } from '#portal/session/confirmed.ts';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { ApiError, failureSentence } from '#shared/api/api-request.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { appointmentsTexts } from './appointments-texts.tsx';
import { MoveVisit, type MoveVisitProps } from './move-visit.tsx';
import { cancelOwnVisit } from './visit-calls.tsx';
import { visitChangeTexts } from './visit-change-texts.tsx';

type VisitChangePanelProps = {
  visit: ClientVisit;
  /** Asks for the code, then calls its argument. */
  confirm: (onConfirmed: () => void) => ReactNode;
  onDone: () => void;
  onSessionLost: (loss: SessionLoss) => void;
};

export function VisitChangePanel({ visit, confirm, onDone, onSessionLost }: VisitChangePanelProps) {
  const [wish, setWish] = useState<'move' | 'cancel' | undefined>(visit.needsTime ? 'move' : undefined);
  const [isSure, setIsSure] = useState(() => isConfirmed(visit.clientId));
  const saving = useSave(
    clientProblem(onSessionLost, (error) => {
      if (!(error instanceof ApiError) || error.code !== errorCodes.notVerified)
        return failureSentence(error);
      setIsSure(false);
      return undefined;
    }),
  );
  const back = () => {
    setWish(undefined);
    saving.settle();
  };
  const change = { visit, saving, onDone, onBack: back };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        {appointmentTime(new Date(visit.scheduledDate))}, {durationLabels[visit.duration].toLowerCase()}
      </p>
      {visit.windowMinutes !== undefined && visit.windowMinutes > 0 && (
        <p>{appointmentsTexts().weArrive(arrivalWords({ visit, windowMinutes: visit.windowMinutes }))}</p>
      )}
      {!isSure && confirm(() => setIsSure(true))}
      {isSure && !wish && (
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => setWish('move')}>
            {visitChangeTexts().moveVisit}
          </Button>
          <Button onClick={() => setWish('cancel')}>{visitChangeTexts().cancelVisit}</Button>
        </div>
      )}
      {isSure && wish === 'move' && <MoveVisit {...change} onSessionLost={onSessionLost} />}
      {isSure && wish === 'cancel' && <CancelVisit {...change} />}
    </div>
  );
}

type CancelVisitProps = Omit<MoveVisitProps, 'onSessionLost'>;

function CancelVisit({ visit, saving: { save, isSaving, problem }, onDone, onBack }: CancelVisitProps) {
  const [reason, setReason] = useState('');
  const cancel = async () => {
    if (!(await save(() => cancelOwnVisit(visit, reason)))) return;
    onDone();
    void showToast({
      title: visitChangeTexts().cancelled,
      description: visitChangeTexts().noOneComes(toldTitle(visit.title)),
    });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="font-semibold">{visitChangeTexts().cancelAsked}</p>
      <Field label={visitChangeTexts().why}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={textLimits.text}
            className="textarea"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <ProblemLine>{problem}</ProblemLine>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" large isBusy={isSaving} onClick={() => void cancel()}>
          {isSaving ? visitChangeTexts().cancelling : visitChangeTexts().yesCancel}
        </Button>
        <Button large onClick={onBack}>
          {visitChangeTexts().keepIt}
        </Button>
      </div>
    </div>
  );
}
