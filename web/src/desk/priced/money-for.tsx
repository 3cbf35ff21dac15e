import { clientName } from '@welding/domain/entities/client-change';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { paperTexts } from './paper-texts.ts';

/** Whose an estimate or invoice is, and for which project, with the ways there. */
export function MoneyFor({ clientId, projectId }: { clientId: string; projectId: string }) {
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const project = useDeskDocument('projects', projectId, storedProjectSchema);
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={deskPaths.client(clientId)} className="link wrap-anywhere inline-flex min-h-11 items-center">
        {client.status === 'ready' ? clientName(client.item) : paperTexts().theClient}
      </Link>
      <Link
        to={deskPaths.project(projectId)}
        className="link wrap-anywhere inline-flex min-h-11 items-center"
      >
        {project.status === 'ready' ? toldTitle(project.item.title) : paperTexts().theProject}
      </Link>
    </p>
  );
}
