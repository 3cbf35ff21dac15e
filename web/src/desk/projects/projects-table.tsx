import { localTitle } from '@welding/domain/entities/local-title';
import { jobAmountText, type Project } from '@welding/domain/entities/project';
import { type ProjectStatus, projectStatuses } from '@welding/domain/entities/project-request';
import { requestStatusLabels, statusBadge } from '@welding/domain/entities/status';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { useMemo } from 'react';
import { useNextVisitOf, useOwedOf } from '#desk/live/next-and-owed.ts';
import {
  clientColumn,
  Figures,
  FilteredTable,
  FilterTabs,
  type ListFilter,
  type ListTableOf,
} from '#desk/ui/list-page.tsx';
import { useChoiceInUrl } from '#desk/ui/page-links.tsx';
import { instantDay } from '#desk/ui/table-columns.ts';
import { tableTexts } from '#desk/ui/table-texts.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import type { WantedMove } from './move-project.tsx';
import { MoveButton } from './project-card.tsx';
import { deskProjectsTexts } from './projects-texts.ts';
import { priceCents, projectsOf } from './use-projects-of-status.ts';

/** The projects of a status, newest first. The URL keeps the status for Back. */
export function ProjectsTable({ onMove }: { onMove: (wanted: WantedMove) => void }) {
  const t = deskProjectsTexts();
  const [status, choose] = useChoiceInUrl<ProjectStatus>('status', 'in_progress', (text) =>
    projectStatuses.find((known) => known === text),
  );
  const nextVisits = useNextVisitOf('projectId');
  const owed = useOwedOf('projectId');
  const table = useMemo(() => tableOf(nextVisits, owed), [nextVisits, owed]);
  const choices = projectStatuses.map((value) => ({
    value,
    label: requestStatusLabels[value],
    note: (value === status || value === 'pending' || value === 'in_progress') && (
      <Figures of={projectsOf(value)} cents={priceCents} />
    ),
  }));
  return (
    <div className="grid gap-4">
      <FilterTabs label={t.status} choices={choices} chosen={status} onChoose={choose} />
      <FilteredTable
        key={status}
        of={{ title: t.projects, noun: t.nouns }}
        filter={filterOf(status)}
        table={table}
        actionsOf={(project) => <MoveButton project={project} onMove={() => onMove({ project })} />}
      />
    </div>
  );
}

function filterOf(status: ProjectStatus): ListFilter<Project> {
  return {
    value: status,
    label: requestStatusLabels[status],
    none: deskProjectsTexts().noneIs(requestStatusLabels[status]),
    ...projectsOf(status),
  };
}

const { heads } = tableTexts();

function tableOf(
  nextVisits: ReadonlyMap<string, string>,
  owed: ReadonlyMap<string, number> | undefined,
): Omit<ListTableOf<Project>, 'cents'> {
  return {
    pathOf: ({ id }) => deskPaths.project(id),
    columns: [
      {
        id: 'title',
        head: heads.job,
        cell: ({ title }) => <span className="data-text">{localTitle(title)}</span>,
        sortBy: ({ title }) => localTitle(title),
      },
      {
        id: 'number',
        head: heads.number,
        from: 68,
        isShort: true,
        cell: ({ number }) => number,
        sortBy: ({ number }) => number,
      },
      clientColumn,
      {
        id: 'state',
        head: heads.state,
        from: 56,
        cell: ({ status }) => <StatusBadge {...statusBadge(status)} />,
      },
      {
        id: 'visit',
        head: heads.nextVisit,
        isShort: true,
        cell: ({ id }) => instantDay(nextVisits.get(id)),
        sortBy: ({ id }) => nextVisits.get(id),
      },
      {
        id: 'price',
        head: heads.price,
        isFigure: true,
        cell: (project) => jobAmountText(project),
        sortBy: priceCents,
        sum: priceCents,
      },
      {
        id: 'owed',
        head: heads.balance,
        isFigure: true,
        cell: ({ id }) => owed && formatCents(owed.get(id) ?? 0),
        sortBy: ({ id }) => owed?.get(id) ?? 0,
        ...(owed && { sum: ({ id }) => owed.get(id) ?? 0 }),
      },
    ],
  };
}
