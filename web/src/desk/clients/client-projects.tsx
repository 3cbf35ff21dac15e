import type { Client } from '@welding/domain/entities/client';
import { costText, type Project } from '@welding/domain/entities/project';
import { statusBadge } from '@welding/domain/entities/status';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { Plus, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { ClientListPanel } from './client-list-panel.tsx';
import { clientsTexts } from './clients-texts.ts';

/** A client's projects, newest first, with what each costs, and the way to a new one. */
export function ClientProjects({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ClientListPanel
      title={clientsTexts().projects}
      icon={Wrench}
      kind="projects"
      clientId={clientId}
      query={{ collection: 'projects', schema: storedProjectSchema, order: ['createdAt', 'desc'] }}
      action={
        !erasedAt && (
          <Link to={deskPaths.newProject(clientId)} className="btn btn-outline justify-self-start">
            <Plus aria-hidden="true" className="size-5" />
            {clientsTexts().newProject}
          </Link>
        )
      }
    >
      {(project) => (
        <Link to={deskPaths.project(project.id)} className="list-row-button flex-wrap">
          <span className="grid min-w-0 flex-1 basis-40 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{toldTitle(project.title)}</span>
            <span className="text-base-content/80">
              {[project.number, finalText(project) ?? costText(project) ?? clientsTexts().noEstimateYet]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <StatusBadge {...statusBadge(project.status)} />
        </Link>
      )}
    </ClientListPanel>
  );
}

function finalText({ finalCost }: Project): string | undefined {
  return finalCost === undefined ? undefined : formatDollars(finalCost);
}
