import { statusBadge } from '@welding/domain/entities/status';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { formatDollars } from '@welding/domain/values/money';
import { Wrench } from 'lucide-react';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { ClientListPanel } from './client-list-panel.tsx';

/** A client's projects, newest first, with what each costs. */
export function ClientProjects({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title="Projects"
      icon={Wrench}
      noun="projects"
      clientId={clientId}
      query={{ collection: 'projects', schema: storedProjectSchema, order: ['createdAt', 'desc'] }}
    >
      {({ title, status, finalCost, estimatedCost }) => (
        <>
          <span className="grid min-w-0 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{title}</span>
            <span className="text-base-content/80">{costText(finalCost, estimatedCost)}</span>
          </span>
          <StatusBadge {...statusBadge(status)} />
        </>
      )}
    </ClientListPanel>
  );
}

function costText(finalCost: number | undefined, estimatedCost: number | undefined): string {
  if (finalCost !== undefined) return formatDollars(finalCost);
  return estimatedCost === undefined ? 'No estimate yet' : `Estimate ${formatDollars(estimatedCost)}`;
}
