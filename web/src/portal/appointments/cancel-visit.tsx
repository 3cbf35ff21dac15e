import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { toldTitle } from '@welding/domain/entities/told-title';
import { textLimits } from '@welding/domain/values/limits';
import { useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { type Attempt, cancelVisit } from './visit-calls.ts';
import { visitChangeTexts } from './visit-change-texts.tsx';

type CancelVisitProps = { visit: ClientVisit; attempt: Attempt; onBack: () => void };

/** Cancels a visit, after a look at what that means. */
export function CancelVisit({ visit, attempt, onBack }: CancelVisitProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = async () => {
    if (isCancelling) return;
    setIsCancelling(true);
    const outcome = await attempt(async () => {
      await cancelVisit(visit, reason);
      void showToast({
        title: visitChangeTexts().cancelled,
        description: visitChangeTexts().noOneComes(toldTitle(visit.title)),
      });
    });
    setProblem(outcome.problem);
    setIsCancelling(false);
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
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={isCancelling}
          onClick={() => void cancel()}
        >
          {isCancelling && <Spinner />}
          {isCancelling ? visitChangeTexts().cancelling : visitChangeTexts().yesCancel}
        </button>
        <button type="button" className="btn btn-outline btn-lg" onClick={onBack}>
          {visitChangeTexts().keepIt}
        </button>
      </div>
    </div>
  );
}
