import { costText, type Project } from '@welding/domain/entities/project';
import { statusBadge } from '@welding/domain/entities/status';
import { toldTitle } from '@welding/domain/entities/told-title';
import type { ProjectAccount } from '@welding/domain/money/project-account';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { ChevronRight } from 'lucide-react';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { BalanceText } from './balance-text.tsx';
import { projectsTexts } from './projects-texts.ts';

type ProjectRowProps = {
  project: Project;
  account: ProjectAccount | undefined;
  changed: boolean;
  onOpen: () => void;
};

/** One project of the list: title, status, scheduled date, estimated cost. */
export function ProjectRow({ project, account, changed, onOpen }: ProjectRowProps) {
  const { title, status, scheduledDate } = project;
  const cost = costText(project);
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
          <span className="wrap-anywhere text-lg font-semibold">{toldTitle(title)}</span>
          <StatusBadge {...statusBadge(status)} />
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-base-content/80">
            <span>
              {scheduledDate ? formatChicagoDate(new Date(scheduledDate)) : projectsTexts().notScheduled}
            </span>
            {cost && <span>{cost}</span>}
            {/* On a phone a line of its own is kept for it: it comes once the client has confirmed. */}
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
