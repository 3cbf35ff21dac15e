import { localTitle } from '@welding/domain/entities/local-title';
import { paths } from '@welding/domain/paths';
import { defaultPaymentAmount } from '@welding/domain/values/business';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { CreditCard, Wallet } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { AmountChoice, type CheckoutProject, useCheckoutProject } from './amount-choice.tsx';
import { checkoutTexts } from './checkout-texts.tsx';
import { ClosedPayment, type Closing, PaymentForm } from './payment-form.tsx';
import { type PaymentClosedReason, recentPayment } from './payment-outcome.ts';
import type { PayingPhase } from './use-card-payment.ts';
import { usePaymentSecret } from './use-payment-secret.tsx';

type CheckoutPageProps = {
  /** '' for a payment without a project. */
  projectId: string;
  /** The project's balance in dollars, from the URL. */
  dueAmount: number | undefined;
  onSessionLost: (loss: SessionLoss) => void;
};

export function CheckoutPage({ projectId, dueAmount, onSessionLost }: CheckoutPageProps) {
  const t = checkoutTexts();
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
    (reason: PaymentClosedReason) => {
      setClosing({ reason });
      setPhase('idle');
      renew();
    },
    [renew],
  );
  useEffect(() => {
    if (loss) saveAmountDraft(projectId, amount);
  }, [loss, projectId, amount]);
  // Replaces the entry, so that going back does not lead to a completed payment.
  const onPaid = useCallback(() => {
    forgetAmountDraft();
    void navigate(paths.dashboard, { replace: true });
  }, [navigate]);

  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3">
        <h1 className="display text-5xl wrap-anywhere sm:text-6xl">
          {project ? localTitle(project.title) : t.makePayment}
        </h1>
        <p className="max-w-prose text-lg">
          {project?.estimatedCost === undefined || dueAmount !== undefined
            ? t.byCard
            : expectedOf(project)(formatDollars(project.estimatedCost))}
        </p>
        {projectId !== '' && !project && <p className="max-w-prose">{t.projectInLink}</p>}
        {recent && (
          <p className="alert max-w-prose">
            {t.paidRecently(formatDollars(recent.amount), formatChicagoTime(new Date(recent.at)))}
          </p>
        )}
        {loss && <LostSessionNotice loss={loss} />}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <Panel title={t.amount} icon={Wallet}>
          <AmountChoice
            amount={amount}
            due={dueAmount}
            project={project}
            disabled={phase !== 'idle'}
            onChoose={setAmount}
          />
        </Panel>
        <Panel title={t.payment} icon={CreditCard}>
          <p role="status" className="text-lg">
            {t.youPay(<strong className="text-xl">{formatDollars(amount)}</strong>)}
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
      <p className="text-base-content/80">{t.questions(<PhoneLink className="link font-semibold" />)}</p>
    </div>
  );
}

function expectedOf({ agreedTotal }: CheckoutProject) {
  const t = checkoutTexts();
  return agreedTotal === undefined ? t.estimatedAll : t.agreedAll;
}

function LostSessionNotice({ loss }: { loss: SessionLoss }) {
  const { ended, otherClient } = checkoutTexts().sessionLost;
  const say = loss === 'ended' ? ended : otherClient;
  return (
    <p role="alert" className="alert block max-w-prose text-base">
      {say((label) => (
        <Link to={paths.dashboard} className="link font-semibold">
          {label}
        </Link>
      ))}
    </p>
  );
}

/** The amount in dollars on a page that lost its session. Kept in memory only. */
let draft: { projectId: string; amount: number } | null = null;

function saveAmountDraft(projectId: string, amount: number): void {
  draft = { projectId, amount };
}

function forgetAmountDraft(): void {
  draft = null;
}

/** The stored amount for this project, once. Drops another project's. */
function takeAmountDraft(projectId: string): number | null {
  const taken = draft?.projectId === projectId ? draft.amount : null;
  draft = null;
  return taken;
}
