import { costText, type Project } from '@welding/domain/entities/project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { ArrowLeftRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { draggedProject } from './dragged-project.ts';
import { followFocus } from './follow-focus.ts';
import { projectsTexts } from './projects-texts.ts';

type ProjectCardProps = {
  project: Project;
  client: string | undefined;
  onMove: () => void;
  onMoveKey?: (event: KeyboardEvent) => void;
};

/** One project: what, for whom, when and for how much, and the button that moves it. */
export function ProjectCard({ project, client, onMove, onMoveKey }: ProjectCardProps) {
  const { id, number, scheduledDate, finalCost } = project;
  const title = toldTitle(project.title);
  const cost = finalCost === undefined ? costText(project) : formatDollars(finalCost);
  const moveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (followFocus.take(id)) moveButton.current?.focus();
  }, [id]);
  return (
    <li
      className="project-card"
      draggable={onMoveKey !== undefined}
      onDragStart={(event) => draggedProject.begin(event.dataTransfer, project)}
    >
      <Link to={deskPaths.project(id)} className="project-card-link wrap-anywhere">
        {title}
      </Link>
      <p className="wrap-anywhere min-h-6">{[number, client].filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-base-content/80">
        <span>
          {scheduledDate ? formatChicagoDate(new Date(scheduledDate)) : projectsTexts().notScheduled}
        </span>
        {cost && <span className="tabular-nums">{cost}</span>}
      </p>
      <button
        ref={moveButton}
        type="button"
        className="btn btn-outline project-card-move"
        aria-haspopup="dialog"
        aria-keyshortcuts={onMoveKey && 'ArrowLeft ArrowRight'}
        aria-label={projectsTexts().moveWhich(title)}
        onClick={onMove}
        onKeyDown={onMoveKey}
      >
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        {projectsTexts().move}
      </button>
    </li>
  );
}
