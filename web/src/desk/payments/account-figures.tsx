import { isPaymentDue, type ProjectAccount } from '@welding/domain/money/project-account';
import { formatCents } from '@welding/domain/values/money';
import { deskPaymentsTexts } from './payments-texts.tsx';

const costLabels = {
  invoiced: deskPaymentsTexts().invoiced,
  final: deskPaymentsTexts().finalCost,
  agreed: deskPaymentsTexts().agreed,
  estimated: deskPaymentsTexts().estimate,
  none: deskPaymentsTexts().price,
} as const;

/** What was agreed or billed, less what was paid, is the balance. */
export function AccountFigures({ account }: { account: ProjectAccount }) {
  const t = deskPaymentsTexts();
  const { basis, costCents, paidCents, balanceCents, onItsWayCents } = account;
  return (
    <dl className="figures account-sum">
      <div>
        <dt>{costLabels[basis]}</dt>
        <dd>{basis === 'none' ? t.notSet : formatCents(costCents)}</dd>
      </div>
      <div data-sign="−">
        <dt>{t.paid}</dt>
        <dd>{formatCents(paidCents)}</dd>
      </div>
      {onItsWayCents > 0 && (
        <div data-sign="·">
          <dt>{t.onItsWay}</dt>
          <dd>{formatCents(onItsWayCents)}</dd>
        </div>
      )}
      <div data-sign="=" data-owed={(isPaymentDue(account) && balanceCents > onItsWayCents) || undefined}>
        <dt>{balanceCents < 0 ? (basis === 'none' ? t.paidAhead : t.paidTooMuch) : t.balance}</dt>
        <dd>{formatCents(Math.abs(balanceCents))}</dd>
      </div>
    </dl>
  );
}

/** The figures as a bar: paid, on its way and left. Nothing without a cost. */
export function AccountBar({
  account: { costCents, paidCents, onItsWayCents },
}: {
  account: ProjectAccount;
}) {
  if (costCents <= 0) return null;
  const share = (cents: number) => `${(100 * Math.min(Math.max(cents, 0), costCents)) / costCents}%`;
  return (
    <div aria-hidden="true" className="account-bar">
      <span data-part="paid" style={{ width: share(paidCents) }} />
      <span data-part="coming" style={{ width: share(onItsWayCents) }} />
    </div>
  );
}
