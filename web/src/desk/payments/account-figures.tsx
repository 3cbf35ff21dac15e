import type { ProjectAccount } from '@welding/domain/money/project-account';
import { formatCents } from '@welding/domain/values/money';

const costLabels = {
  invoiced: 'Invoiced',
  final: 'Final cost',
  agreed: 'Agreed',
  estimated: 'Estimate',
  none: 'Cost',
} as const;

/** What a project costs, has been paid and still owes. */
export function AccountFigures({ account }: { account: ProjectAccount }) {
  const { basis, costCents, paidCents, balanceCents } = account;
  return (
    <dl className="figures">
      <div>
        <dt>{costLabels[basis]}</dt>
        <dd>{basis === 'none' ? 'None' : formatCents(costCents)}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd>{formatCents(paidCents)}</dd>
      </div>
      <div data-owed={balanceCents > 0 || undefined}>
        <dt>{balanceCents < 0 ? (basis === 'none' ? 'Paid ahead' : 'Paid too much') : 'Balance'}</dt>
        <dd>{formatCents(Math.abs(balanceCents))}</dd>
      </div>
    </dl>
  );
}
