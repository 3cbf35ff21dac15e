import type { Project } from '@welding/domain/entities/project';
import {
  knownProjectStatus,
  type ProjectStatus,
  projectMove,
  projectStatuses,
} from '@welding/domain/entities/project-request';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { Figures } from '#desk/ui/list-page.tsx';
import { Button } from '#shared/ui/button.tsx';
import { moveAtOnce, type WantedMove } from './move-project.tsx';
import { draggedProject, movedCardFocus, ProjectCards } from './project-card.tsx';
import { deskProjectsTexts } from './projects-texts.ts';
import { priceCents, projectsOf, useProjectsOfStatus } from './use-projects-of-status.ts';

type BoardProps = { onMove: (wanted: WantedMove) => void };

/** A column per status. Cards move by drag, arrow keys and menu. */
export function ProjectBoard({ onMove }: BoardProps) {
  const moveTo = (project: Project, to: ProjectStatus) => {
    const move = projectMove(project.status, to);
    if (!move) return;
    if (move.asks === 'nothing') void moveAtOnce(project, to);
    else onMove({ project, to });
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-base-content/75">{deskProjectsTexts().howToMove}</p>
      <div className="project-board">
        {projectStatuses.map((status) => (
          <Column key={status} status={status} onMove={onMove} moveTo={moveTo} />
        ))}
      </div>
    </div>
  );
}

type ColumnProps = BoardProps & {
  status: ProjectStatus;
  moveTo: (project: Project, to: ProjectStatus) => void;
};

function Column({ status, onMove, moveTo }: ColumnProps) {
  const t = deskProjectsTexts();
  const headingId = useId();
  const [isTarget, setIsTarget] = useState(false);
  const { list, onMore } = useProjectsOfStatus(status);
  const [isFolded, setIsFolded] = useState(status === 'cancelled');
  const contentId = useId();

  const takes = (event: DragEvent) => {
    const project = draggedProject.over(event.dataTransfer);
    return project && projectMove(project.status, status) ? project : null;
  };
  const onKey = (project: Project, event: KeyboardEvent) => {
    const to = neighbor(project.status, event.key);
    if (!to) return;
    event.preventDefault();
    movedCardFocus.begin(project.id);
    moveTo(project, to);
  };

  return (
    <section
      aria-labelledby={headingId}
      className="project-column"
      data-target={isTarget || undefined}
      data-folded={isFolded || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        const project = takes(event);
        setIsTarget(false);
        if (!project) return;
        event.preventDefault();
        moveTo(project, status);
      }}
    >
      <ColumnHead id={headingId} status={status} />
      {status === 'cancelled' && (
        <Button
          look="ghost"
          icon={isFolded ? ChevronDown : ChevronUp}
          className="justify-self-start"
          aria-expanded={!isFolded}
          aria-controls={contentId}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? t.show : t.hide}
        </Button>
      )}
      <div id={contentId} hidden={isFolded}>
        {!isFolded && (
          <DeskListView
            list={list}
            noun={t.withStatus(requestStatusLabels[status])}
            empty={<p className="text-base-content/75">{t.none}</p>}
            onMore={onMore}
          >
            {(projects) => (
              <ProjectCards projects={projects} onMove={(project) => onMove({ project })} onMoveKey={onKey} />
            )}
          </DeskListView>
        )}
      </div>
    </section>
  );
}

/** The status, with the count and the sum of all its projects once they are known. */
function ColumnHead({ id, status }: { id: string; status: ProjectStatus }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 id={id} className="display text-2xl">
        {requestStatusLabels[status]}
      </h2>
      <Figures of={projectsOf(status)} cents={priceCents} />
    </div>
  );
}

function neighbor(from: string, key: string): ProjectStatus | undefined {
  const at = projectStatuses.indexOf(knownProjectStatus(from));
  const after = projectStatuses.slice(at + 1);
  const before = projectStatuses.slice(0, at).toReversed();
  const candidates = key === 'ArrowRight' ? after : key === 'ArrowLeft' ? before : [];
  return candidates.find((to) => projectMove(from, to));
}
