import { localTitle } from '@welding/domain/entities/local-title';
import { jobAmountText, type Project } from '@welding/domain/entities/project';
import { projectTimeText } from '@welding/domain/entities/project-time';
import { statusBadge } from '@welding/domain/entities/status';
import { emptyTexts } from '@welding/domain/messages';
import type { ProjectAccount } from '@welding/domain/money/project-account';
import { paths, quoteSectionId } from '@welding/domain/paths';
import { ChevronRight, ClipboardList } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { LiveListCard } from '#portal/live-lists/live-list-card.tsx';
import { liveListsTexts } from '#portal/live-lists/live-lists-texts.tsx';
import { portalPlace } from '#portal/live-lists/portal-place.tsx';
import { LinkButton } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { BalanceText } from './checkout-link.tsx';
import { portalProjectsTexts } from './portal-projects-texts.ts';

type ProjectsCardProps = {
  projects: LiveList<Project>;
  /** By project id; undefined until the client has confirmed. */
  accounts: ReadonlyMap<string, ProjectAccount> | undefined;
  /** The lists that the accounts add up. */
  summed: readonly LiveList<unknown>[];
  changed: ReadonlySet<string>;
  /** The projects with their places and photos, for the dialog. */
  wholeProjects: readonly Project[];
  /** At rest, the dialog's code loads ahead, also for offline use. */
  isAtRest: boolean;
};

/** The client's projects and the dialog of the open one. It keeps which is open, so that a tap draws nothing else. */
export function ProjectsCard(props: ProjectsCardProps) {
  const { projects, accounts, summed, changed, wholeProjects, isAtRest } = props;
  const [openId, setOpenId] = useState<string>();
  useEffect(() => {
    // Opening a project loads lost code again.
    if (isAtRest) ProjectDetails.preload().catch(() => undefined);
  }, [isAtRest]);
  const open = wholeProjects.find(({ id }) => id === openId);
  return (
    <>
      <ProjectList {...{ projects, accounts, summed, changed }} onOpen={setOpenId} />
      <Dialog
        open={open !== undefined}
        onClose={() => setOpenId(undefined)}
        title={open ? localTitle(open.title) : ''}
        shape="wide"
      >
        {open && <ProjectDetails project={open} account={accounts?.get(open.id)} summed={summed} />}
      </Dialog>
    </>
  );
}

type ProjectListProps = Pick<ProjectsCardProps, 'projects' | 'accounts' | 'summed' | 'changed'> & {
  onOpen: (projectId: string) => void;
};

function ProjectList({ projects, accounts, summed, changed, onOpen }: ProjectListProps) {
  const t = portalProjectsTexts();
  return (
    <LiveListCard
      title={t.currentProjects}
      icon={ClipboardList}
      noun={liveListsTexts().nouns.projects}
      list={projects}
      summed={summed}
      empty={
        <div className="grid justify-items-start gap-3">
          <p className="font-semibold">{emptyTexts.noProjects}</p>
          <p>{t.tellUs}</p>
          <LinkButton to={`${paths.home}#${quoteSectionId}`}>{t.getQuote}</LinkButton>
        </div>
      }
    >
      {(items) => (
        <ul className="grid gap-2">
          {items.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              account={accounts?.get(project.id)}
              changed={changed.has(project.id)}
              onOpen={() => onOpen(project.id)}
            />
          ))}
        </ul>
      )}
    </LiveListCard>
  );
}

type ProjectRowProps = {
  project: Project;
  account: ProjectAccount | undefined;
  changed: boolean;
  onOpen: () => void;
};

function ProjectRow({ project, account, changed, onOpen }: ProjectRowProps) {
  const { title, status } = project;
  const cost = jobAmountText(project, account?.basis === 'invoiced' ? account.costCents : undefined);
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        data-changed={changed || undefined}
        className="list-row-button"
        onClick={onOpen}
      >
        <span className="grid min-w-0 flex-1 justify-items-start gap-2">
          <span className="wrap-anywhere text-lg font-semibold">{localTitle(title)}</span>
          <StatusBadge {...statusBadge(status)} />
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-base-content/80">
            <span>{projectTimeText(project)}</span>
            {cost && <span>{cost}</span>}
            {/* Reserves a line on phones, because it appears after confirmation. */}
            <span className="max-sm:min-h-lh max-sm:w-full sm:empty:hidden">
              {account && <BalanceText account={account} />}
            </span>
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 opacity-60" />
      </button>
    </li>
  );
}

const ProjectDetails = lazyPart(
  async () => (await import('./project-details.tsx')).ProjectDetails,
  portalPlace,
);
