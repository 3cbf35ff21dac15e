import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';

/** Who a client is, in two lines. */
export function ClientSummary({ client }: { client: Client }) {
  const { phone, email, address } = client;
  return (
    <span className="grid min-w-0 flex-1 basis-48 gap-0.5 wrap-anywhere">
      <span className="text-lg font-semibold">{clientName(client)}</span>
      <span className="text-base-content/80">{[phone, email].filter(Boolean).join(' · ')}</span>
      {address && <span className="text-base-content/80">{address}</span>}
    </span>
  );
}
