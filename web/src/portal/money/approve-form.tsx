import type { Estimate } from '@welding/domain/entities/estimate';
import type { ApproveEstimate } from '@welding/domain/entities/estimate-requests';
import { formatDollars } from '@welding/domain/values/money';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { SignForm } from '#shared/signature/sign-form.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { estimateTexts } from './estimate-texts.tsx';
import type { EstimateAnswers } from './money-calls.ts';
import { useAnswer } from './use-answer.ts';
import { useDraftText } from './use-draft-text.ts';

type ApproveFormProps = {
  estimate: Estimate;
  answers: EstimateAnswers;
  onSessionLost: (loss: SessionLoss) => void;
};

/** Approves an estimate by a signature. */
export function ApproveForm({ estimate, answers, onSessionLost }: ApproveFormProps) {
  const online = useOnline();
  const [name, setName] = useDraftText(`${estimate.id} name`, estimate.recipient?.name);
  const { answer, isSending, problem } = useAnswer<ApproveEstimate>(answers.approve, onSessionLost);
  const sign = async (body: ApproveEstimate) => {
    if (!(await answer(body))) return;
    setName('');
    void showToast({
      title: estimateTexts().approved,
      description: estimateTexts().signatureSaved,
    });
  };
  return (
    <SignForm
      estimate={estimate}
      name={name}
      onName={setName}
      action={estimateTexts().approve(formatDollars(estimate.total))}
      acting={estimateTexts().approving}
      isSending={isSending}
      heldBack={online ? undefined : estimateTexts().approvingOffline}
      problem={problem}
      onSign={sign}
    />
  );
}
