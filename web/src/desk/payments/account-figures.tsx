import { isAsked, type ProjectAccount } from '@welding/domain/money/project-account';
import { formatCents } from '@welding/domain/values/money';
import { paymentsTexts } from './payments-texts.tsx';

const costLabels = {
  invoiced: paymentsTexts().invoiced,
  final: paymentsTexts().finalCost,
  agreed: paymentsTexts().agreed,
  estimated: paymentsTexts().estimate,
  none: paymentsTexts().price,
} as const;

/** A project's cost, payments and balance. */
export function AccountFigures({ account }: { account: ProjectAccount }) {
  const { basis, costCents, paidCents, balanceCents } = account;
  return (
    <dl className="figures">
      <div>
        <dt>{costLabels[basis]}</dt>
        <dd>{basis === 'none' ? paymentsTexts().notSet : formatCents(costCents)}</dd>
      </div>
      <div>
        <dt>{paymentsTexts().paid}</dt>
        <dd>{formatCents(paidCents)}</dd>
      </div>
      <div data-owed={(isAsked(account) && balanceCents > 0) || undefined}>
        <dt>
          {balanceCents < 0
            ? basis === 'none'
              ? paymentsTexts().paidAhead
              : paymentsTexts().paidTooMuch
            : paymentsTexts().balance}
        </dt>
        <dd>{formatCents(Math.abs(balanceCents))}</dd>
      </div>
    </dl>
  );
}
