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
  /** Null while closed. */
  project: Project | null;
  /** Undefined until the client has confirmed. */
  account: ProjectAccount | undefined;
  /** The page is at rest, so the dialog's code loads ahead, for offline use, too. */
  isAtRest: boolean;
  onClose: () => void;
};

/** Live. */
export function ProjectDialog({ project, account, isAtRest, onClose }: ProjectDialogProps) {
  useEffect(() => {
    // Lost code loads again when a project is opened.
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
