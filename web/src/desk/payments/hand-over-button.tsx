import { deskApiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { carriedCents } from '@welding/domain/money/carried-cents';
import { formatCents } from '@welding/domain/values/money';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { carriedTexts } from './carried-texts.ts';

type HandOverButtonProps = {
  payment: Payment;
  /** Who has it. */
  from: string;
  /** Which client paid it. */
  of: string;
};

/** Notes, after a question, that the business has what somebody collected. */
export function HandOverButton({ payment, from, of }: HandOverButtonProps) {
  const { state, save } = useSave();
  const amount = formatCents(carriedCents(payment));
  const handOver = async () => {
    const body = { updatedAt: payment.updatedAt ?? null };
    await deskRequest(deskApiPaths.handedOver(payment.id), (json) => storedPaymentSchema.parse(json), {
      body,
    });
    void showToast({
      title: carriedTexts().nowHandedOver(amount),
      description: carriedTexts().noLongerWith(from),
    });
  };
  return (
    <DialogButton
      label={carriedTexts().handedOver}
      of={carriedTexts().amountOfFrom(amount, of, from)}
      title={carriedTexts().handedOverQuestion}
    >
      {() => (
        <>
          <p>
            {payment.method === 'check'
              ? carriedTexts().youHaveCheck(amount, from)
              : carriedTexts().youHaveCash(amount, from)}
          </p>
          <SaveProblem state={state} />
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-disabled={state.phase === 'saving'}
            onClick={() => void save(handOver)}
          >
            {carriedTexts().yesIHaveIt}
          </button>
        </>
      )}
    </DialogButton>
  );
}
