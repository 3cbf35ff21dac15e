import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { ClientListPanel } from './client-list-panel.tsx';
import { clientsTexts } from './clients-texts.ts';

/** The requests that became projects of a client, newest first. */
export function ClientRequests({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title={clientsTexts().requests}
      icon={Inbox}
      kind="requests"
      clientId={clientId}
      query={{ collection: 'quotes', schema: storedQuoteSchema, order: ['createdAt', 'desc'] }}
    >
      {({ id, serviceType, description, createdAt }) => (
        <Link to={deskPaths.request(id)} className="list-row-button grid gap-1">
          <span className="text-lg font-semibold">
            {serviceTypeLabels[serviceType]}, {formatChicagoDate(new Date(createdAt))}
          </span>
          <span className="line-clamp-2 wrap-anywhere text-base-content/80">{description}</span>
        </Link>
      )}
    </ClientListPanel>
  );
}
