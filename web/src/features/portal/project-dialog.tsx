import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/chicago-time';
import { formatDollars } from '@welding/domain/money';
import type { Project } from '@welding/domain/project';
import { serviceTypeLabels } from '@welding/domain/service-type';
import { statusBadge } from '@welding/domain/status';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '#components/dialog.tsx';
import { StatusBadge } from '#components/status-badge.tsx';
import { paths } from '#lib/paths.ts';
import { PayLink } from './pay-link.tsx';
import { ProjectPhotos } from './project-photos.tsx';

type ProjectDialogProps = {
  /** The project to show, or null while none is open. */
  project: Project | null;
  onClose: () => void;
};

/** Everything about one project, live: it changes while it is open. */
export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  return (
    <Dialog open={project !== null} onClose={onClose} title={project?.title ?? ''} shape="wide">
      {project && <ProjectDetails project={project} />}
    </Dialog>
  );
}

function ProjectDetails({ project }: { project: Project }) {
  const { status, description, serviceType, scheduledDate, completedDate, estimatedCost, finalCost } =
    project;
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
        <Fact name="Estimated cost">
          {estimatedCost === undefined ? 'Not estimated yet' : formatDollars(estimatedCost)}
        </Fact>
        {finalCost !== undefined && <Fact name="Final cost">{formatDollars(finalCost)}</Fact>}
        <Fact name="Project ID">
          <span className="wrap-anywhere text-sm">{project.id}</span>
        </Fact>
      </dl>
      <ProjectPhotos project={project} />
      <PayLink
        to={paths.checkoutProject(project.id)}
        replace
        className="btn btn-primary btn-lg justify-self-start"
      >
        <CreditCard aria-hidden="true" />
        Pay for this project
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
