import type { Project } from '@welding/domain/entities/project';
import { Plus } from 'lucide-react';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { projectFormTexts } from './project-form-texts.ts';

const NewProjectForm = lazyPart(async () => (await import('./new-project-form.tsx')).NewProjectForm, {
  waiting: <p role="status">{projectFormTexts().loading}</p>,
});

type AddProjectProps = { clientId: string; onProject: (project: Project) => void };

/** Adds a client's project in a dialog over the choice. */
export function AddProject({ clientId, onProject }: AddProjectProps) {
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
