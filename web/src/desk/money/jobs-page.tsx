import { clientName } from '@welding/domain/entities/client-names';
import { localTitle } from '@welding/domain/entities/local-title';
import { paymentSchema } from '@welding/domain/entities/payment';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { type ProjectStatus, projectStatuses } from '@welding/domain/entities/project-request';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { unappliedMoney } from '@welding/domain/money/loose-money';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { PiggyBank, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useDeskList, type WholeList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { AccountFigures } from '#desk/payments/account-figures.tsx';
import { useAccountsOfProjects, useRecordsOfProjects } from '#desk/payments/ledger-of-project.ts';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { useProjectsOfStatus } from '#desk/projects/use-projects-of-status.ts';
import { DeskListView, NotWhole } from '#desk/ui/desk-list-view.tsx';
import { useChoiceInUrl } from '#desk/ui/page-links.tsx';
import { chunks, useClients } from '#desk/ui/with-clients.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';

/** What each job was billed and paid, and deposits not invoiced yet. */
export function JobsPage() {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <ProjectAccountsPanel />
      <DepositsPanel />
    </div>
  );
}

function ProjectAccountsPanel() {
  const t = moneyOverviewTexts();
  const [status, setStatus] = useChoiceInUrl<ProjectStatus>('status', 'completed', projectStatusIn);
  return (
    <Panel title={t.byProject} icon={ReceiptText}>
      <Field label={t.projectsThatAre}>
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
  const t = moneyOverviewTexts();
  const { list, onMore } = useProjectsOfStatus(status);
  return (
    <DeskListView
      list={list}
      noun={t.nounProjects}
      empty={<p>{t.noProjectIs(requestStatusLabels[status])}</p>}
      onMore={onMore}
    >
      {(items) => (
        <ul className="grid gap-3">
          {chunks([...items]).map((part) => (
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
    const title = localTitle(project.title);
    const balance = account.of(project);
    const owedCents = balance ? balance.balanceCents - balance.onItsWayCents : 0;
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
          {balance && <AsOfLists of={account.lists} className="" />}
          {!balance && <NotWhole of={account.lists} noun={moneyOverviewTexts().nounPayments} rows={1} />}
          <RecordPayment
            pays={{ clientId, projectId: id }}
            title={title}
            balanceCents={owedCents}
            of={title}
            // Stays while its dialog is open, whose lost answer may have paid the rest.
            className={owedCents > 0 ? 'justify-self-start' : 'hidden'}
          />
        </div>
      </li>
    );
  });
}

/** Above the deposits of a shop; more are not added up. */
const mostDeposits = 1000;

function DepositsPanel() {
  const t = moneyOverviewTexts();
  const deposits = wholeListOf(
    useDeskList({
      collection: 'payments',
      schema: paymentSchema,
      where: [['kind', '==', 'deposit']],
      order: ['createdAt', 'desc'],
      limit: mostDeposits,
    }),
  );
  const items = deposits.status === 'ready' ? deposits.items : [];
  const ids = [...new Set(items.flatMap(({ projectId }) => projectId || []))];
  return (
    <Panel title={t.depositsHeld} icon={PiggyBank}>
      <NotWhole of={[deposits]} noun={t.nounDeposits} />
      {ids.length > 0 ? (
        <GatherHeld parts={chunks(ids).map((part) => part.items)} held={[]} of={[deposits]} />
      ) : (
        <AsOfLists of={[deposits]} />
      )}
      {deposits.status === 'ready' && ids.length === 0 && (
        <p>{items.length === 0 ? t.noDepositPaid : t.noDepositIsHeld}</p>
      )}
    </Panel>
  );
}

type HeldOfProject = { readonly project: Project; readonly cents: number };
type GatherHeldProps = {
  parts: readonly (readonly string[])[];
  held: readonly HeldOfProject[];
  /** The lists added up so far. */
  of: readonly WholeList<unknown>[];
};

/** Adds up part after part, because one query compares few projects. */
function GatherHeld({ parts: [part = [], ...rest], held: before, of }: GatherHeldProps) {
  const { lists: records, account } = useRecordsOfProjects(part);
  const projects = wholeListOf(
    useDeskList({
      collection: 'projects',
      schema: projectSchema,
      where: [['__name__', 'in', part]],
      limit: part.length,
    }),
  );
  const lists = [...of, ...records, projects];
  if (!account || projects.status !== 'ready') {
    return <NotWhole of={lists} noun={moneyOverviewTexts().nounDeposits} rows={1} />;
  }
  const held = projects.items.flatMap((project) => {
    const { invoices, payments } = account(project.id);
    const { heldCents: cents } = unappliedMoney(project, invoices, payments);
    return cents > 0 ? [{ project, cents }] : [];
  });
  const all = [...before, ...held];
  if (rest.length > 0) return <GatherHeld key={rest.length} parts={rest} held={all} of={lists} />;
  return (
    <>
      <AsOfLists of={lists} />
      <Held held={all} />
    </>
  );
}

function Held({ held }: { held: readonly HeldOfProject[] }) {
  const t = moneyOverviewTexts();
  if (held.length === 0) return <p>{t.allIsInvoiced}</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-3 border-base-300 border-b pb-3">
        <span>{t.forWorkNotInvoiced}</span>
        <strong className="text-2xl tabular-nums">
          {formatCents(held.reduce((sum, { cents }) => sum + cents, 0))}
        </strong>
      </p>
      <ul className="grid gap-2">
        {held.map(({ project, cents }) => (
          <li key={project.id}>
            <Link to={deskPaths.project(project.id)} className="list-row-button">
              <span className="min-w-0 flex-1 wrap-anywhere font-semibold">{localTitle(project.title)}</span>
              <span className="tabular-nums">{formatCents(cents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
