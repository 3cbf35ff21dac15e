import type { Project } from '@welding/domain/entities/project';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { projectFormTexts } from './project-form-texts.ts';

const NewProjectForm = lazyPart(async () => (await import('./new-project-form.tsx')).NewProjectForm, {
  waiting: <p role="status">{projectFormTexts().loading}</p>,
});

type AddProjectProps = { clientId: string; onProject: (project: Project) => void };

/** Makes a project of a client in a dialog: whoever chooses one stays where it is chosen. */
export function AddProject({ clientId, onProject }: AddProjectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = projectFormTexts().newProject;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Plus aria-hidden="true" className="size-5" />
        {label}
      </button>
      {createPortal(
        // A form cannot stand within another one.
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label} shape="wide">
          <NewProjectForm
            key={clientId}
            clientId={clientId}
            onProject={(project) => {
              setIsOpen(false);
              onProject(project);
            }}
          />
        </Dialog>,
        document.body,
      )}
    </>
  );
}
