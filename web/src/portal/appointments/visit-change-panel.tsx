import { visitCancelSchema } from '@welding/domain/booking/client-change';
import type { ClientVisit } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import { durationWords } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { errorCodes } from '@welding/domain/error-codes';
import { textLimits } from '@welding/domain/values/limits';
import { type ReactNode, useState } from 'react';
import { isConfirmed } from '#portal/session/confirmed.ts';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { ApiError, failureSentence } from '#shared/api/api-request.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { SavedForm } from '#shared/form/saved-form.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useStepFocus } from '#shared/ui/use-modal.ts';
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
  const t = visitChangeTexts();
  const [wish, setWish] = useState<'move' | 'cancel' | undefined>(visit.needsTime ? 'move' : undefined);
  const [isSure, setIsSure] = useState(() => isConfirmed(visit.clientId));
  const place = useStepFocus<HTMLDivElement>(`${isSure} ${wish}`);
  const sayProblem = clientProblem(onSessionLost, (error) => {
    if (!(error instanceof ApiError) || error.code !== errorCodes.notVerified) return failureSentence(error);
    setIsSure(false);
    return undefined;
  });
  const change = { visit, sayProblem, onDone, onBack: () => setWish(undefined) };
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      <p>
        {appointmentTime(new Date(visit.scheduledDate))}, {durationWords(visit.duration).toLowerCase()}
      </p>
      {visit.windowMinutes !== undefined && visit.windowMinutes > 0 && (
        <p>{appointmentsTexts().weArrive(arrivalWords({ visit, windowMinutes: visit.windowMinutes }))}</p>
      )}
      {!isSure && confirm(() => setIsSure(true))}
      {isSure && !wish && (
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => setWish('move')}>
            {t.moveVisit}
          </Button>
          <Button onClick={() => setWish('cancel')}>{t.cancelVisit}</Button>
        </div>
      )}
      {isSure && wish === 'move' && <MoveVisit {...change} onSessionLost={onSessionLost} />}
      {isSure && wish === 'cancel' && <CancelVisit {...change} />}
    </div>
  );
}

type CancelVisitProps = Omit<MoveVisitProps, 'onSessionLost'>;

function CancelVisit({ visit, sayProblem, onDone, onBack }: CancelVisitProps) {
  const t = visitChangeTexts();
  const form = useSavedForm({
    schema: visitCancelSchema,
    stored: { values: { reason: '' }, updatedAt: null },
    draft: `cancelling-${visit.id}`,
    draftIn: 'page',
    sayProblem,
    send: ({ reason }) => cancelOwnVisit(visit, reason),
    onSent: () => {
      onDone();
      void showToast({ title: t.cancelled, description: t.noOneComes(localTitle(visit.title)) });
    },
  });
  const keepIt = (
    <Button large onClick={onBack}>
      {t.keepIt}
    </Button>
  );
  return (
    <SavedForm form={form} action={t.yesCancel} acting={t.cancelling} actions={keepIt}>
      <p className="font-semibold">{t.cancelAsked}</p>
      <TextField form={form} name="reason" label={t.why} rows={2} maxLength={textLimits.text} />
    </SavedForm>
  );
}
