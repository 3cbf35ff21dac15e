import type { ProjectAccount } from '@welding/domain/business/project-account';
import type { Project } from '@welding/domain/entities/project';
import { lazy, Suspense, useEffect } from 'react';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

const loadDetails = () => import('./project-details.tsx');
const ProjectDetails = lazy(async () => ({ default: (await loadDetails()).ProjectDetails }));

type ProjectDialogProps = {
  /** The project to show, or null while none is open. */
  project: Project | null;
  /** What it has been paid and still asks; undefined until the client has confirmed. */
  account: ProjectAccount | undefined;
  /** The page is at rest: the code is fetched ahead, so that a project opens without a signal, too. */
  isAtRest: boolean;
  onClose: () => void;
};

/** Everything about one project, live: it changes while it is open. */
export function ProjectDialog({ project, account, isAtRest, onClose }: ProjectDialogProps) {
  useEffect(() => {
    // What is lost here is fetched again when a project is opened.
    if (isAtRest) loadDetails().catch(() => undefined);
  }, [isAtRest]);
  return (
    <Dialog open={project !== null} onClose={onClose} title={project?.title ?? ''} shape="wide">
      {project && (
        <Suspense fallback={<ListSkeleton label="Loading" />}>
          <ProjectDetails project={project} account={account} />
        </Suspense>
      )}
    </Dialog>
  );
}
