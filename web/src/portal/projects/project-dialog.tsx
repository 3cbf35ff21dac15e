import type { Project } from '@welding/domain/entities/project';
import { toldTitle } from '@welding/domain/entities/told-title';
import type { ProjectAccount } from '@welding/domain/money/project-account';
import { useEffect } from 'react';
import { portalPlace } from '#portal/live-lists/portal-place.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';

const ProjectDetails = lazyPart(
  async () => (await import('./project-details.tsx')).ProjectDetails,
  portalPlace,
);

type ProjectDialogProps = {
  /** The project to show, or null while none is open. */
  project: Project | null;
  /** Its payments and balance; undefined until the client has confirmed. */
  account: ProjectAccount | undefined;
  /** The page is at rest: the code is fetched ahead, so that a project opens without a signal, too. */
  isAtRest: boolean;
  onClose: () => void;
};

/** Everything about one project, live: it changes while it is open. */
export function ProjectDialog({ project, account, isAtRest, onClose }: ProjectDialogProps) {
  useEffect(() => {
    // A lost part loads again when a project is opened.
    if (isAtRest) ProjectDetails.preload().catch(() => undefined);
  }, [isAtRest]);
  return (
    <Dialog
      open={project !== null}
      onClose={onClose}
      title={project ? toldTitle(project.title) : ''}
      shape="wide"
    >
      {project && <ProjectDetails project={project} account={account} />}
    </Dialog>
  );
}
