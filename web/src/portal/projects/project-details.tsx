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
import { BalanceText, dueDollars, isSettled } from './balance-text.tsx';
import { PayLink } from './pay-link.tsx';
import { projectDetailsTexts } from './project-details-texts.ts';
import { ProjectPhotos } from './project-photos.tsx';
import { projectsTexts } from './projects-texts.ts';

type ProjectDetailsProps = { project: Project; account: ProjectAccount | undefined };

/** Everything about one project, its photos, and the way to pay for it as long as not all is paid. */
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
        <Fact name={projectDetailsTexts().service}>{serviceTypeLabels[serviceType]}</Fact>
        <Fact name={projectDetailsTexts().scheduled}>
          {scheduledDate ? formatChicagoDateTime(new Date(scheduledDate)) : projectsTexts().notScheduled}
        </Fact>
        {completedDate && (
          <Fact name={projectDetailsTexts().completed}>{formatChicagoDate(new Date(completedDate))}</Fact>
        )}
        {agreedTotal === undefined ? (
          <Fact name={projectDetailsTexts().estimatedCost}>
            {estimatedCost === undefined ? projectDetailsTexts().notEstimated : formatDollars(estimatedCost)}
          </Fact>
        ) : (
          <Fact name={projectDetailsTexts().agreed}>{formatDollars(agreedTotal)}</Fact>
        )}
        {finalCost !== undefined && (
          <Fact name={projectDetailsTexts().finalCost}>{formatDollars(finalCost)}</Fact>
        )}
        {account && account.paidCents !== 0 && (
          <Fact name={projectDetailsTexts().paid}>{formatDollars(centsToDollars(account.paidCents))}</Fact>
        )}
        {account && isAsked(account) && (
          <Fact name={projectDetailsTexts().balance}>
            <BalanceText account={account} />
          </Fact>
        )}
        {number !== undefined && <Fact name={projectDetailsTexts().projectId}>{number}</Fact>}
      </dl>
      <ProjectPhotos project={project} />
      {!isSettled(account) && (status !== 'cancelled' || due !== undefined) && (
        <PayLink
          to={paths.checkoutProject(project.id, due)}
          replace
          className="btn btn-primary btn-lg justify-self-start"
        >
          <CreditCard aria-hidden="true" />
          {due === undefined
            ? projectDetailsTexts().payForProject
            : projectDetailsTexts().pay(formatDollars(due))}
        </PayLink>
      )}
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
