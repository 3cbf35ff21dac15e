import { clientName } from '@welding/domain/entities/client-change';
import type { Project } from '@welding/domain/entities/project';
import type { KeyboardEvent } from 'react';
import { WithClients } from '#desk/ui/with-clients.tsx';
import { ProjectCard } from './project-card.tsx';

type ProjectCardsProps = {
  projects: readonly Project[];
  /** Opens the menu of moves. */
  onMove: (project: Project) => void;
  /** On a board, where cards can be dragged: what a key on a card's button does. */
  onMoveKey?: (project: Project, event: KeyboardEvent) => void;
};

/** Projects as cards, with the names of their clients. */
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
