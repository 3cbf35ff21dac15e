import type { Project } from '@welding/domain/entities/project';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { toldTitle } from '@welding/domain/entities/told-title';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { paperTexts } from './paper-texts.ts';
import { ProjectsOfClient } from './projects-of-client.tsx';

/** What is written for: the project that the address names, or one of a client's, chosen step by step. */
export function ProjectChoice({ children }: { children: (project: Project) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const clientId = params.get('client') ?? undefined;
  const projectId = params.get('project') ?? undefined;
  const project = useDeskDocument('projects', projectId, storedProjectSchema);
  const choose = (chosen: Record<string, string>) => setParams(chosen, { replace: true });
  const picker = (id: string | undefined) => (
    <ClientPicker
      clientId={id}
      error={undefined}
      canAdd
      onChoose={(client) => choose(client ? { client: client.id } : {})}
    />
  );
  if (!projectId) {
    return (
      <>
        {picker(clientId)}
        {clientId && (
          <ProjectsOfClient
            clientId={clientId}
            onChoose={({ id }) => choose({ client: clientId, project: id })}
          />
        )}
      </>
    );
  }
  return (
    <DocumentView document={project} noun={paperTexts().nounProject}>
      {(found) => (
        <>
          {picker(found.clientId)}
          <div className="list-row-plain items-center!">
            <span className="grid min-w-0">
              <span className="text-sm text-base-content/75">{paperTexts().project}</span>
              <span className="font-semibold wrap-anywhere">{toldTitle(found.title)}</span>
            </span>
            <button
              type="button"
              className="btn btn-outline"
              onClick={() => choose({ client: found.clientId })}
            >
              {paperTexts().chooseAnotherProject}
            </button>
          </div>
          {children(found)}
        </>
      )}
    </DocumentView>
  );
}
