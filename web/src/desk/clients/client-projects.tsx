import type { Client } from '@welding/domain/entities/client';
import { statusBadge } from '@welding/domain/entities/status';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { formatDollars } from '@welding/domain/values/money';
import { Plus, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { newProjectPath, projectPath } from '#desk/paths.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { ClientListPanel } from './client-list-panel.tsx';

/** A client's projects, newest first, with what each costs, and the way to a new one. */
export function ClientProjects({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ClientListPanel
      title="Projects"
      icon={Wrench}
      noun="projects"
      clientId={clientId}
      query={{ collection: 'projects', schema: storedProjectSchema, order: ['createdAt', 'desc'] }}
      action={
        !erasedAt && (
          <Link to={newProjectPath(clientId)} className="btn btn-outline justify-self-start">
            <Plus aria-hidden="true" className="size-5" />
            New project
          </Link>
        )
      }
    >
      {({ id, title, status, finalCost, estimatedCost }) => (
        <Link to={projectPath(id)} className="list-row-button flex-wrap">
          <span className="grid min-w-0 flex-1 basis-40 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{title}</span>
            <span className="text-base-content/80">{costText(finalCost, estimatedCost)}</span>
          </span>
          <StatusBadge {...statusBadge(status)} />
        </Link>
      )}
    </ClientListPanel>
  );
}

function costText(finalCost: number | undefined, estimatedCost: number | undefined): string {
  if (finalCost !== undefined) return formatDollars(finalCost);
  return estimatedCost === undefined ? 'No estimate yet' : `Estimate ${formatDollars(estimatedCost)}`;
}
