import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { paymentSchema } from '@welding/domain/entities/payment';
import { asIfArrived, balanceOf, sumOfNet } from '@welding/domain/money/balance';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { placeText } from '@welding/domain/values/place';
import { Scale } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { EstimatesPanel } from '#desk/estimates/estimates-list.tsx';
import { InvoicesPanel } from '#desk/invoices/invoices-list.tsx';
import { useDeskDocument, useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { MailsPanel, WriteMail } from '#desk/mails/mails-panel.tsx';
import { ContactLinks } from '#desk/ui/contact-links.tsx';
import { DocumentView, NotWhole } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { BackLink, PageTitle } from '#desk/ui/page-links.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ClientCompany } from './client-company.tsx';
import { ClientContact } from './client-contact.tsx';
import { ClientContacts } from './client-contacts.tsx';
import { ClientPayments, ClientProjects, ClientRequests, ClientVisits } from './client-lists.tsx';
import { ClientRecord } from './client-record.tsx';
import { clientsTexts } from './clients-texts.tsx';

/** One client. A merged one redirects to the remaining record. */
export function ClientPage() {
  const t = clientsTexts();
  const { id } = useParams();
  const client = useDeskDocument('clients', id, storedClientSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.clients}>{t.allClients}</BackLink>
      <DocumentView document={client} noun={t.client}>
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
  const { id, phone, email, erasedAt } = client;
  const own = erasedAt ? {} : { create: { client: id } };
  return (
    <div className="dense grid gap-4">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <PageTitle>{clientName(client)}</PageTitle>
        {!erasedAt && (
          <div className="flex min-w-0 flex-wrap gap-2 sm:ml-auto">
            <ContactLinks
              areIconsOnPhones
              name={clientName(client)}
              phone={phone}
              email={email}
              address={placeText(client)}
            />
            <WriteMail client={client} />
          </div>
        )}
      </header>
      <div className="job-columns">
        <div>
          <ClientProjects client={client} />
          <ClientVisits client={client} />
        </div>
        <div>
          <ClientBalance clientId={id} />
          <InvoicesPanel of="clientId" id={id} {...own} />
          <EstimatesPanel of="clientId" id={id} {...own} />
          <ClientPayments clientId={id} />
        </div>
        <div>
          <ClientContact client={client} />
          {!erasedAt && <ClientContacts client={client} />}
          {!erasedAt && <ClientCompany client={client} />}
          <MailsPanel field="clientId" id={id} folded className="job-rest" />
          <ClientRequests clientId={id} />
          <HistoryPanel field="clientId" id={id} folded />
          <ClientRecord client={client} />
        </div>
      </div>
    </div>
  );
}

/** More than any client has, because the balance needs all of them. */
const most = 1000;

function ClientBalance({ clientId }: { clientId: string }) {
  return (
    <Panel title={clientsTexts().balance} icon={Scale}>
      <Figures clientId={clientId} />
    </Panel>
  );
}

function Figures({ clientId }: { clientId: string }) {
  const t = clientsTexts();
  const ofClient = { where: [['clientId', '==', clientId]], limit: most } as const;
  const invoices = wholeListOf(useDeskList({ ...ofClient, collection: 'invoices', schema: invoiceSchema }));
  const payments = wholeListOf(useDeskList({ ...ofClient, collection: 'payments', schema: paymentSchema }));
  if (invoices.status !== 'ready' || payments.status !== 'ready') {
    return <NotWhole of={[invoices, payments]} noun={t.theBalance} rows={1} />;
  }
  const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices.items, payments.items);
  const onItsWayCents = sumOfNet(asIfArrived(payments.items)) - receivedCents;
  return (
    <>
      <AsOfLists of={[invoices, payments]} />
      <dl className="figures">
        <div>
          <dt>{t.invoiced}</dt>
          <dd>{formatCents(invoicedCents)}</dd>
        </div>
        <div>
          <dt>{t.paid}</dt>
          <dd>{formatCents(receivedCents)}</dd>
        </div>
        {onItsWayCents > 0 && (
          <div>
            <dt>{t.onItsWay}</dt>
            <dd>{formatCents(onItsWayCents)}</dd>
          </div>
        )}
        <div data-owed={balanceCents > onItsWayCents || undefined}>
          <dt>{balanceCents < 0 ? t.paidAhead : t.balance}</dt>
          <dd>{formatCents(Math.abs(balanceCents))}</dd>
        </div>
      </dl>
    </>
  );
}
