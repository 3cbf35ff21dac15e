import { clientName } from '@welding/domain/entities/client-names';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { type ProjectStatus, projectStatuses } from '@welding/domain/entities/project-request';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { toldTitle } from '@welding/domain/entities/told-title';
import { depositsHeldCents } from '@welding/domain/money/deposit';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { PiggyBank, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { useAccountsOfProjects } from '#desk/payments/ledger-of-project.ts';
import { AccountFigures } from '#desk/payments/project-payments.tsx';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { useProjectsOfStatus } from '#desk/projects/use-projects-of-status.ts';
import { DeskListView, problemWords } from '#desk/ui/desk-list-view.tsx';
import { useChoiceInUrl } from '#desk/ui/page-links.tsx';
import { chunks, useClients, WithDocuments } from '#desk/ui/with-clients.tsx';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';

export function ProjectAccountsPanel() {
  const [status, setStatus] = useChoiceInUrl<ProjectStatus>('status', 'completed', projectStatusIn);
  return (
    <Panel title={moneyOverviewTexts().byProject} icon={ReceiptText}>
      <Field label={moneyOverviewTexts().projectsThatAre}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={status}
            onChange={({ target }) => setStatus(projectStatusIn(target.value) ?? status)}
          >
            {projectStatuses.map((known) => (
              <option key={known} value={known}>
                {requestStatusLabels[known]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AccountsOfStatus key={status} status={status} />
    </Panel>
  );
}

function projectStatusIn(text: string): ProjectStatus | undefined {
  return projectStatuses.find((known) => known === text);
}

function AccountsOfStatus({ status }: { status: ProjectStatus }) {
  const { list, onMore } = useProjectsOfStatus(status);
  return (
    <DeskListView
      list={list}
      noun={moneyOverviewTexts().nounProjects}
      empty={<p>{moneyOverviewTexts().noProjectIs(requestStatusLabels[status])}</p>}
      onMore={onMore}
    >
      {(items) => (
        <ul className="grid gap-3">
          {chunks(items).map((part) => (
            <Accounts key={part.number} projects={part.items} />
          ))}
        </ul>
      )}
    </DeskListView>
  );
}

function Accounts({ projects }: { projects: readonly Project[] }) {
  const clients = useClients(projects.map(({ clientId }) => clientId));
  const account = useAccountsOfProjects(projects);
  return projects.map((project) => {
    const { id, clientId } = project;
    const title = toldTitle(project.title);
    const balance = account.of(project);
    const client = clients.get(clientId);
    return (
      <li key={id} className="list-row-plain">
        <div className="grid min-w-0 flex-1 gap-2">
          <Link
            to={deskPaths.project(id)}
            className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
          >
            {title}
          </Link>
          {client && <p className="wrap-anywhere text-sm">{clientName(client)}</p>}
          {balance && <AccountFigures account={balance} />}
          {!balance && !account.isLoading && <p className="text-sm">{moneyOverviewTexts().notAddedUp}</p>}
          <RecordPayment
            pays={{ clientId, projectId: id }}
            title={title}
            balanceCents={balance ? balance.balanceCents - balance.onItsWayCents : 0}
            of={title}
            className="justify-self-start"
          />
        </div>
      </li>
    );
  });
}

/** The most projects in one query. */
const mostDeposits = 30;
const mostOfProjects = 1000;

export function DepositsPanel() {
  const deposits = useDeskList({
    collection: 'payments',
    schema: paymentSchema,
    where: [['kind', '==', 'deposit']],
    order: ['createdAt', 'desc'],
    limit: mostDeposits,
  });
  return (
    <Panel title={moneyOverviewTexts().depositsHeld} icon={PiggyBank}>
      <DeskListView
        list={deposits}
        noun={moneyOverviewTexts().nounDeposits}
        empty={<p>{moneyOverviewTexts().noDepositPaid}</p>}
      >
        {(items) => <Held projectIds={[...new Set(items.flatMap(({ projectId }) => projectId || []))]} />}
      </DeskListView>
      {deposits.status === 'ready' && deposits.isFull && (
        <p className="text-sm text-base-content/75">{moneyOverviewTexts().newestDeposits(mostDeposits)}</p>
      )}
    </Panel>
  );
}

function Held({ projectIds }: { projectIds: readonly string[] }) {
  const ofThem = { where: [['projectId', 'in', projectIds]], limit: mostOfProjects } as const;
  const isAsked = projectIds.length > 0;
  const payments = useDeskList(isAsked ? { ...ofThem, collection: 'payments', schema: paymentSchema } : null);
  const invoices = useDeskList(isAsked ? { ...ofThem, collection: 'invoices', schema: invoiceSchema } : null);
  if (!isAsked) return <p>{moneyOverviewTexts().noDepositIsHeld}</p>;
  const failed = [payments, invoices].find((list) => list.status === 'error');
  if (failed) return <LoadProblem of={failed} {...problemWords(moneyOverviewTexts().theDepositsAre)} />;
  if (payments.status !== 'ready' || invoices.status !== 'ready') return null;
  if (payments.isFull || invoices.isFull) return <p role="alert">{moneyOverviewTexts().tooManyPayments}</p>;
  const held = projectIds.flatMap((projectId) => {
    const isOfIt = (item: Pick<Payment, 'projectId'>) => item.projectId === projectId;
    const cents = depositsHeldCents(invoices.items.filter(isOfIt), payments.items.filter(isOfIt));
    return cents > 0 ? [{ projectId, cents }] : [];
  });
  if (held.length === 0) return <p>{moneyOverviewTexts().allIsInvoiced}</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-3 border-base-300 border-b pb-3">
        <span>{moneyOverviewTexts().forWorkNotInvoiced}</span>
        <strong className="text-2xl tabular-nums">
          {formatCents(held.reduce((sum, { cents }) => sum + cents, 0))}
        </strong>
      </p>
      <WithDocuments
        collection="projects"
        schema={projectSchema}
        ids={held.map(({ projectId }) => projectId)}
      >
        {(projects) => (
          <ul className="grid gap-2">
            {held.map(({ projectId, cents }) => (
              <li key={projectId}>
                <Link to={deskPaths.project(projectId)} className="list-row-button">
                  <span className="min-w-0 flex-1 wrap-anywhere font-semibold">
                    {nameOf(projects.get(projectId))}
                  </span>
                  <span className="tabular-nums">{formatCents(cents)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </WithDocuments>
    </>
  );
}

function nameOf(project: Project | undefined): string {
  return project ? toldTitle(project.title) : moneyOverviewTexts().project;
}
