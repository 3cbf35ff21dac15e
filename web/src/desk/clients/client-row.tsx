import type { Client } from '@welding/domain/entities/client';
import { deskPaths } from '@welding/domain/paths';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ClientSummary } from '#desk/client-search/client-summary.tsx';

/** One client of a list, leading to its page. */
export function ClientRow({ client }: { client: Client }) {
  return (
    <Link to={deskPaths.client(client.id)} className="list-row-button">
      <ClientSummary client={client} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 opacity-60" />
    </Link>
  );
}
