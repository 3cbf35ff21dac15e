import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { deskPaths } from '@welding/domain/paths';
import { Navigate, useParams } from 'react-router';
import { EstimatesPanel } from '#desk/estimates/estimates-panel.tsx';
import { InvoicesPanel } from '#desk/invoices/invoices-panel.tsx';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { MailsPanel } from '#desk/mails/mails-panel.tsx';
import { WriteMail } from '#desk/mails/write-mail.tsx';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { ClientBalance } from './client-balance.tsx';
import { ClientContact } from './client-contact.tsx';
import { ClientPayments } from './client-payments.tsx';
import { ClientProjects } from './client-projects.tsx';
import { ClientRecord } from './client-record.tsx';
import { ClientRequests } from './client-requests.tsx';
import { ClientVisits } from './client-visits.tsx';
import { clientsTexts } from './clients-texts.ts';

/** Everything about one client. One who turned out to be another leads there. */
export function ClientPage() {
  const { id } = useParams();
  const client = useDeskDocument('clients', id, storedClientSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.clients}>{clientsTexts().allClients}</BackLink>
      <DocumentView document={client} noun={clientsTexts().client}>
        {(item) =>
          item.mergedInto ? (
            <Navigate replace to={deskPaths.client(item.mergedInto)} />
          ) : (
            <OpenedClient key={item.id} client={item} />
          )
        }
      </DocumentView>
    </div>
  );
}

function OpenedClient({ client }: { client: Client }) {
  return (
    <>
      <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{clientName(client)}</h1>
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <ClientContact client={client} />
          <ClientProjects client={client} />
          <ClientVisits client={client} />
        </div>
        <div className="grid content-start gap-5">
          <ClientMails client={client} />
          <ClientBalance clientId={client.id} />
          <EstimatesPanel
            of="clientId"
            id={client.id}
            {...(!client.erasedAt && { create: { client: client.id } })}
          />
          <InvoicesPanel
            of="clientId"
            id={client.id}
            {...(!client.erasedAt && { create: { client: client.id } })}
          />
          <ClientPayments clientId={client.id} />
          <ClientRequests clientId={client.id} />
          <HistoryPanel field="clientId" id={client.id} />
          <ClientRecord client={client} />
        </div>
      </div>
    </>
  );
}

/** What was sent to a client, and a way to write one more. */
function ClientMails({ client }: { client: Client }) {
  return (
    <MailsPanel field="clientId" id={client.id}>
      {!client.erasedAt && <WriteMail client={client} />}
    </MailsPanel>
  );
}
