import { paths } from '@welding/domain/paths';
import { defaultPaymentAmount } from '@welding/domain/values/business';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { CreditCard, Wallet } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { forgetAmountDraft, saveAmountDraft, takeAmountDraft } from './amount-draft.ts';
import { ClosedPayment, type Closing } from './closed-payment.tsx';
import { LostSessionNotice } from './lost-session-notice.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { ClosedReason } from './payment-outcome.ts';
import { recentPayment } from './recent-payment.ts';
import type { PayingPhase } from './use-card-payment.ts';
import { useCheckoutProject } from './use-checkout-project.ts';
import { usePaymentSecret } from './use-payment-secret.ts';

type CheckoutPageProps = {
  /** '' for a payment that belongs to no project. */
  projectId: string;
  /** Dollars that the page opens with, where its address says so: what a project still asks. */
  dueAmount: number | undefined;
  /** The server no longer takes the session for the client whom the page shows. */
  onSessionLost: (loss: SessionLoss) => void;
};

/** Choosing an amount and paying it by card. */
export function CheckoutPage({ projectId, dueAmount, onSessionLost }: CheckoutPageProps) {
  const navigate = useNavigate();
  const project = useCheckoutProject(projectId);
  const [amount, setAmount] = useState(() => takeAmountDraft(projectId) ?? dueAmount ?? defaultPaymentAmount);
  const [phase, setPhase] = useState<PayingPhase>('idle');
  const [recent] = useState(() => recentPayment());
  const [loss, setLoss] = useState<SessionLoss>();
  const [closing, setClosing] = useState<Closing>();
  const { secret, renew } = usePaymentSecret({ amount, projectId }, (lost) => {
    setLoss(lost);
    onSessionLost(lost);
  });
  const startAnew = useCallback(
    (reason: ClosedReason) => {
      setClosing({ reason });
      setPhase('idle');
      renew();
    },
    [renew],
  );
  useEffect(() => {
    if (loss) saveAmountDraft(projectId, amount);
  }, [loss, projectId, amount]);
  // Replaced, so that going back does not lead to a payment that is already made.
  const onPaid = useCallback(() => {
    forgetAmountDraft();
    void navigate(paths.dashboard, { replace: true });
  }, [navigate]);

  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3">
        <h1 className="display text-5xl wrap-anywhere sm:text-6xl">
          {project ? project.title : 'Make a payment'}
        </h1>
        <p className="max-w-prose text-lg">
          {project?.estimatedCost === undefined
            ? 'Pay by card. Card details go straight to our payment provider; we never see them.'
            : `Estimated cost: ${formatDollars(project.estimatedCost)}. Pay all of it or a part.`}
        </p>
        {projectId !== '' && !project && (
          <p className="max-w-prose">This payment is for the project in your link.</p>
        )}
        {recent && (
          <p className="alert max-w-prose">
            You paid {formatDollars(recent.amount)} at {formatChicagoTime(new Date(recent.at))} Chicago time.
            Paying here again is another payment.
          </p>
        )}
        {loss && <LostSessionNotice loss={loss} />}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <Panel title="Amount" icon={Wallet}>
          <AmountChoice
            amount={amount}
            due={dueAmount}
            project={project}
            disabled={phase !== 'idle'}
            onChoose={setAmount}
          />
        </Panel>
        <Panel title="Card" icon={CreditCard}>
          <p role="status" className="text-lg">
            You pay <strong className="text-xl">{formatDollars(amount)}</strong>
          </p>
          {closing && <ClosedPayment closing={closing} />}
          <PaymentForm
            secret={secret}
            amount={amount}
            returnPath={paths.dashboard}
            onPhase={setPhase}
            onPaid={onPaid}
            onClosed={startAnew}
            onRenew={renew}
          />
        </Panel>
      </div>
      <p className="text-base-content/80">
        Questions about a bill? Call us at <PhoneLink className="link font-semibold" />.
      </p>
    </div>
  );
}
