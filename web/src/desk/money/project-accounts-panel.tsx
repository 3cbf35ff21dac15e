import { clientName } from '@welding/domain/entities/client-names';
import type { Project } from '@welding/domain/entities/project';
import { type ProjectStatus, projectStatuses } from '@welding/domain/entities/project-request';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccountsOfProjects } from '#desk/payments/ledger-of-project.ts';
import { AccountFigures } from '#desk/payments/project-payments.tsx';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { useProjectsOfStatus } from '#desk/projects/use-projects-of-status.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { chunks, useClients } from '#desk/ui/with-clients.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { moneyOverviewTexts } from './money-texts.ts';

export function ProjectAccountsPanel() {
  const [status, setStatus] = useState<ProjectStatus>('completed');
  return (
    <Panel title={moneyOverviewTexts().byProject} icon={ReceiptText}>
      <Field label={moneyOverviewTexts().projectsThatAre}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={status}
            onChange={(event) => {
              const chosen = projectStatuses.find((known) => known === event.target.value);
              if (chosen) setStatus(chosen);
            }}
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
