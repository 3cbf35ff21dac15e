import type { Project } from '@welding/domain/entities/project';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { statusBadge } from '@welding/domain/entities/status';
import { isAsked, type ProjectAccount } from '@welding/domain/money/project-account';
import { paths } from '@welding/domain/paths';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { BalanceText, dueDollars } from './balance-text.tsx';
import { PayLink } from './pay-link.tsx';
import { ProjectPhotos } from './project-photos.tsx';

type ProjectDetailsProps = { project: Project; account: ProjectAccount | undefined };

/** Everything about one project, its photos, and the way to pay for it. */
export function ProjectDetails({ project, account }: ProjectDetailsProps) {
  const due = dueDollars(account);
  const { number, status, description, serviceType, scheduledDate, completedDate } = project;
  const { estimatedCost, agreedTotal, finalCost } = project;
  return (
    <>
      <div className="justify-self-start">
        <StatusBadge {...statusBadge(status)} />
      </div>
      {description && <p className="wrap-anywhere max-w-prose whitespace-pre-line">{description}</p>}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
        <Fact name="Service">{serviceTypeLabels[serviceType]}</Fact>
        <Fact name="Scheduled">
          {scheduledDate ? formatChicagoDateTime(new Date(scheduledDate)) : 'Not scheduled yet'}
        </Fact>
        {completedDate && <Fact name="Completed">{formatChicagoDate(new Date(completedDate))}</Fact>}
        {agreedTotal === undefined ? (
          <Fact name="Estimated cost">
            {estimatedCost === undefined ? 'Not estimated yet' : formatDollars(estimatedCost)}
          </Fact>
        ) : (
          <Fact name="Agreed">{formatDollars(agreedTotal)}</Fact>
        )}
        {finalCost !== undefined && <Fact name="Final cost">{formatDollars(finalCost)}</Fact>}
        {account && account.paidCents !== 0 && (
          <Fact name="Paid">{formatDollars(centsToDollars(account.paidCents))}</Fact>
        )}
        {account && isAsked(account) && (
          <Fact name="Balance">
            <BalanceText account={account} />
          </Fact>
        )}
        {number !== undefined && <Fact name="Project ID">{number}</Fact>}
      </dl>
      <ProjectPhotos project={project} />
      <PayLink
        to={paths.checkoutProject(project.id, due)}
        replace
        className="btn btn-primary btn-lg justify-self-start"
      >
        <CreditCard aria-hidden="true" />
        {due === undefined ? 'Pay for this project' : `Pay ${formatDollars(due)}`}
      </PayLink>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-base-content/75">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
