import { clientName } from '@welding/domain/entities/client-names';
import { localTitle } from '@welding/domain/entities/local-title';
import { jobAmountText, type Project } from '@welding/domain/entities/project';
import { projectTimeText } from '@welding/domain/entities/project-time';
import { deskPaths } from '@welding/domain/paths';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { WithClients } from '#desk/ui/with-clients.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { Button } from '#shared/ui/button.tsx';
import { deskProjectsTexts } from './projects-texts.ts';

type ProjectCardsProps = {
  projects: Part<Project>;
  onMove: (project: Project) => void;
  /** Handles arrow keys on a board's card. */
  onMoveKey?: (project: Project, event: KeyboardEvent) => void;
};

export function ProjectCards({ projects, onMove, onMoveKey }: ProjectCardsProps) {
  return (
    <WithClients ids={projects.map(({ clientId }) => clientId)}>
      {(clients) => (
        <ul className="grid gap-3">
          {projects.map((project) => {
            const client = clients.get(project.clientId);
            return (
              <ProjectCard
                key={project.id}
                project={project}
                client={client && clientName(client)}
                onMove={() => onMove(project)}
                {...(onMoveKey && { onMoveKey: (event: KeyboardEvent) => onMoveKey(project, event) })}
              />
            );
          })}
        </ul>
      )}
    </WithClients>
  );
}

type ProjectCardProps = {
  project: Project;
  client: string | undefined;
  onMove: () => void;
  onMoveKey?: (event: KeyboardEvent) => void;
};

function ProjectCard({ project, client, onMove, onMoveKey }: ProjectCardProps) {
  const { id, number } = project;
  const title = localTitle(project.title);
  const cost = jobAmountText(project);
  const moveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (movedCardFocus.take(id)) moveButton.current?.focus();
  }, [id]);
  return (
    <li
      className="project-card"
      draggable={onMoveKey !== undefined}
      onDragStart={(event) => draggedProject.begin(event.dataTransfer, project)}
    >
      <div className="flex items-start justify-between gap-1">
        <Link to={deskPaths.project(id)} className="project-card-link wrap-anywhere">
          {title}
        </Link>
        <MoveButton ref={moveButton} project={project} onMove={onMove} onMoveKey={onMoveKey} />
      </div>
      <p className="wrap-anywhere min-h-6">{[number, client].filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-base-content/80">
        <span>{projectTimeText(project)}</span>
        {cost && <span className="tabular-nums">{cost}</span>}
      </p>
    </li>
  );
}

type MoveButtonProps = Pick<ProjectCardProps, 'project' | 'onMove'> & {
  ref?: Ref<HTMLButtonElement>;
  onMoveKey?: ((event: KeyboardEvent) => void) | undefined;
};

export function MoveButton({ ref, project, onMove, onMoveKey }: MoveButtonProps) {
  return (
    <Button
      ref={ref}
      square
      look="ghost"
      icon={Ellipsis}
      aria-haspopup="dialog"
      aria-keyshortcuts={onMoveKey && 'ArrowLeft ArrowRight'}
      aria-label={deskProjectsTexts().moveWhich(localTitle(project.title))}
      onClick={onMove}
      onKeyDown={onMoveKey}
    />
  );
}

/** Our own data type, so that other dragged things do not count as projects. */
const type = 'application/x-desk-project';

let dragged: Project | null = null;

/** The dragged project, shared between lists because data cannot be read during dragover. */
export const draggedProject = {
  begin(data: DataTransfer, project: Project): void {
    dragged = project;
    data.setData(type, project.id);
    data.effectAllowed = 'move';
  },
  /** Null if something else is dragged. */
  over(data: DataTransfer): Project | null {
    return data.types.includes(type) ? dragged : null;
  },
};

let movedId: string | null = null;

/** A card moved by key is a new element in its column; the focus follows it. */
export const movedCardFocus = {
  begin(projectId: string): void {
    movedId = projectId;
  },
  /** Whether this card should take the focus. True once. */
  take(projectId: string): boolean {
    if (movedId !== projectId) return false;
    movedId = null;
    return true;
  },
};
