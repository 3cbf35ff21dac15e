import { deskApiPaths } from '@welding/domain/api-paths';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { carriedCents } from '@welding/domain/money/carried-cents';
import { formatCents } from '@welding/domain/values/money';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';

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
    const { deskRequest } = await import('#desk/session/desk-request.ts');
    const body = { updatedAt: payment.updatedAt ?? null };
    await deskRequest(deskApiPaths.handedOver(payment.id), (json) => storedPaymentSchema.parse(json), {
      body,
    });
    void showToast({ title: `${amount} handed over`, description: `It is no longer with ${from}.` });
  };
  return (
    <DialogButton label="Handed over" of={`${amount} of ${of} from ${from}`} title="Handed over?">
      {() => (
        <>
          <p>
            You have the {amount} {payment.method === 'check' ? 'check' : 'in cash'} from {from}. The history
            says so in your name.
          </p>
          <SaveProblem state={state} />
          <button
            type="button"
            className="btn btn-primary btn-lg"
            aria-disabled={state.phase === 'saving'}
            onClick={() => void save(handOver)}
          >
            Yes, I have it
          </button>
        </>
      )}
    </DialogButton>
  );
}
