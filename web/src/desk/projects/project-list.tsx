import { type ProjectStatus, projectStatuses } from '@welding/domain/entities/project-status';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { useSearchParams } from 'react-router';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import type { WantedMove } from './move-dialog.tsx';
import { ProjectCards } from './project-cards.tsx';
import { projectsTexts } from './projects-texts.ts';
import { useProjectsOfStatus } from './use-projects-of-status.ts';

/** One status at a time, which the address names, so that Back leads to it again. */
export function ProjectList({ onMove }: { onMove: (wanted: WantedMove) => void }) {
  const [params, setParams] = useSearchParams();
  const shown = projectStatuses.find((status) => status === params.get('status')) ?? 'in_progress';
  return (
    <div className="grid gap-4">
      <fieldset className="status-tabs">
        <legend className="sr-only">{projectsTexts().status}</legend>
        {projectStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className="btn btn-outline"
            aria-pressed={status === shown}
            onClick={() => setParams({ status }, { replace: true })}
          >
            {requestStatusLabels[status]}
          </button>
        ))}
      </fieldset>
      <ProjectsOfStatus key={shown} status={shown} onMove={onMove} />
    </div>
  );
}

function ProjectsOfStatus({
  status,
  onMove,
}: {
  status: ProjectStatus;
  onMove: (wanted: WantedMove) => void;
}) {
  const { list, onMore } = useProjectsOfStatus(status);
  return (
    <section aria-label={projectsTexts().withStatus(requestStatusLabels[status])}>
      <DeskListView
        list={list}
        noun={projectsTexts().nouns}
        empty={<p>{projectsTexts().noneIs(requestStatusLabels[status])}</p>}
        onMore={onMore}
      >
        {(projects) => <ProjectCards projects={projects} onMove={(project) => onMove({ project })} />}
      </DeskListView>
    </section>
  );
}
