import { localTitle } from '@welding/domain/entities/local-title';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { statusBadge } from '@welding/domain/entities/status';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { projectFormTexts } from '#desk/project-form/project-form-texts.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { paperTexts } from './paper-texts.ts';

const pageSize = 30;

type ProjectsOfClientProps = {
  clientId: string;
  /** The selected project, if choosing needs a confirmation. */
  chosenId?: string | undefined;
  onChoose: (project: Project) => void;
};

/** A client's projects, newest first, to choose from or add to. */
export function ProjectsOfClient({ clientId, chosenId, onChoose }: ProjectsOfClientProps) {
  const t = paperTexts();
  const [limit, setLimit] = useState(pageSize);
  const projects = useDeskList({
    collection: 'projects',
    schema: projectSchema,
    where: [['clientId', '==', clientId]],
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <section aria-label={t.project} className="grid gap-3">
      <h2 className="text-xl font-bold">{t.forWhichProject}</h2>
      <DeskListView
        list={projects}
        noun={t.nounProjects}
        empty={<p>{t.noProjectYet}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((project) => (
              <li key={project.id}>
                <button
                  type="button"
                  className="list-row-button flex-wrap"
                  aria-pressed={chosenId === undefined ? undefined : chosenId === project.id}
                  data-changed={chosenId === project.id || undefined}
                  onClick={() => onChoose(project)}
                >
                  <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
                    {localTitle(project.title)}
                  </span>
                  <StatusBadge {...statusBadge(project.status)} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
      <AddProject clientId={clientId} onProject={onChoose} />
    </section>
  );
}

const NewProjectForm = lazyPart(
  async () => (await import('#desk/project-form/new-project-form.tsx')).NewProjectForm,
  {
    waiting: <p role="status">{projectFormTexts().loading}</p>,
  },
);

type AddProjectProps = { clientId: string; onProject: (project: Project) => void };

/** Adds a client's project in a dialog over the choice. */
function AddProject({ clientId, onProject }: AddProjectProps) {
  const label = projectFormTexts().newProject;
  return (
    <DialogButton
      isInForm
      label={label}
      icon={Plus}
      className="justify-self-start"
      title={label}
      shape="wide"
    >
      {(close) => (
        <NewProjectForm
          key={clientId}
          clientId={clientId}
          onProject={(project) => {
            close();
            onProject(project);
          }}
        />
      )}
    </DialogButton>
  );
}
