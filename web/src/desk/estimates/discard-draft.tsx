import type { Estimate } from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { useNavigate } from 'react-router';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { discardEstimate } from './estimate-calls.ts';
import { estimateTexts } from './estimate-texts.tsx';

/** Throws a draft away, after a question: it cannot be brought back. */
export function DiscardDraft({ estimate, onDiscarded }: { estimate: Estimate; onDiscarded: () => void }) {
  const navigate = useNavigate();
  const { state, save } = useSave();
  const discard = async () => {
    if (!(await save(() => discardEstimate(estimate)))) return;
    onDiscarded();
    void showToast({ title: estimateTexts().draftDeleted(estimate.number) });
    void navigate(deskPaths.estimates, { replace: true });
  };
  return (
    <DialogButton label={estimateTexts().deleteAsk} look="btn-ghost" title={estimateTexts().deleteThisDraft}>
      {() => (
        <>
          <p>{estimateTexts().deleteExplained}</p>
          <SaveProblem state={state} />
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-disabled={state.phase === 'saving'}
            onClick={() => void discard()}
          >
            {estimateTexts().deleteNow}
          </button>
        </>
      )}
    </DialogButton>
  );
}
