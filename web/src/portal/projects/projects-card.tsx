import type { Project } from '@welding/domain/entities/project';
import { emptyTexts } from '@welding/domain/messages';
import type { ProjectAccount } from '@welding/domain/money/project-account';
import { paths, quoteSectionId } from '@welding/domain/paths';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { LiveListCard } from '#portal/live-lists/live-list-card.tsx';
import { liveListsTexts } from '#portal/live-lists/live-lists-texts.tsx';
import { ProjectRow } from './project-row.tsx';
import { projectsTexts } from './projects-texts.ts';

type ProjectsCardProps = {
  projects: LiveList<Project>;
  /** By a project's id; undefined until the client has confirmed. */
  accounts: ReadonlyMap<string, ProjectAccount> | undefined;
  /** The projects that changed a moment ago. */
  changed: ReadonlySet<string>;
  onOpen: (project: Project) => void;
};

/** Current Projects: each opens with a tap. */
export function ProjectsCard({ projects, accounts, changed, onOpen }: ProjectsCardProps) {
  return (
    <LiveListCard
      title={projectsTexts().currentProjects}
      icon={ClipboardList}
      noun={liveListsTexts().nouns.projects}
      list={projects}
      empty={
        <div className="grid justify-items-start gap-3">
          <p className="font-semibold">{emptyTexts.noProjects}</p>
          <p>{projectsTexts().tellUs}</p>
          <Link className="btn btn-outline" to={`${paths.home}#${quoteSectionId}`}>
            {projectsTexts().getQuote}
          </Link>
        </div>
      }
    >
      {(items) => (
        <ul className="grid gap-2">
          {items.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              account={accounts?.get(project.id)}
              changed={changed.has(project.id)}
              onOpen={() => onOpen(project)}
            />
          ))}
        </ul>
      )}
    </LiveListCard>
  );
}
