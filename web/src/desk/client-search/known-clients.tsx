import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';
import { useEffect, useId, useRef } from 'react';
import { clientSearchTexts } from './client-search-texts.ts';
import { ClientSummary } from './client-summary.tsx';
import type { MatchingClient } from './use-matching-clients.ts';

type KnownClientsProps = {
  known: readonly MatchingClient[];
  onUse: (client: Client) => void;
  onAdd: () => void;
};

/** Who may be the client that somebody is about to add. It takes the focus: the form's button is not there meanwhile. */
export function KnownClients({ known, onUse, onAdd }: KnownClientsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus(), []);
  const isEmailTaken = known.some(({ same }) => same === 'e-mail');
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg font-bold">
        {clientSearchTexts().isItOne(known.length)}
      </h3>
      <ul className="grid gap-2">
        {known.map(({ client, same }) => (
          <li key={client.id} className="list-row-plain items-center!">
            <span className="grid min-w-0 flex-1 basis-48">
              <ClientSummary client={client} />
              <span className="font-semibold">{clientSearchTexts().same[same]}</span>
            </span>
            <button
              type="button"
              className="btn btn-primary"
              aria-label={clientSearchTexts().useWhich(clientName(client))}
              onClick={() => onUse(client)}
            >
              {clientSearchTexts().useThisOne}
            </button>
          </li>
        ))}
      </ul>
      {isEmailTaken ? (
        <p>{clientSearchTexts().emailTaken}</p>
      ) : (
        <button type="button" className="btn btn-outline justify-self-start" onClick={onAdd}>
          {clientSearchTexts().addAnyway}
        </button>
      )}
    </section>
  );
}
