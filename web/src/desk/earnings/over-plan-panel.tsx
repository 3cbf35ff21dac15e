import { deskApiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import { type OverPlan as Answer, overPlanSchema } from '@welding/domain/money/earnings';
import { marginWarning } from '@welding/domain/money/job-cost';
import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import type { DeskList } from '#desk/live/use-desk-list.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { Waiting } from '#desk/ui/waiting.tsx';
import { entriesOf } from '#shared/live-lists/complete.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { warningText } from './cost-words.ts';
import { jobEarningsTexts } from './earnings-texts.ts';

type Job = Answer['jobs'][number];

/** Running jobs over their plan. Loads last. Owner only. */
export function OverPlanPanel() {
  const t = jobEarningsTexts();
  return (
    <Waiting title={t.title} list={useOverPlan()} all={{ path: deskPaths.earnings, label: t.all }}>
      {(jobs) => (
        <ul className="grid gap-2">
          {jobs.map((job) => (
            <li key={job.projectId}>
              <JobRow job={job} />
            </li>
          ))}
        </ul>
      )}
    </Waiting>
  );
}

function useOverPlan(): DeskList<Job> {
  const subject = jobEarningsTexts().title;
  const asked = useDeskFetched(deskApiPaths.overPlan, { parse: overPlanSchema.parse, subject });
  const offline = !useOnline();
  if (asked.status === 'loading') return asked;
  if (asked.status === 'error') return { ...asked, offline };
  const { jobs, complete } = asked.data;
  return {
    status: 'ready',
    ...entriesOf(jobs, complete),
    isAnswered: true,
    unreadable: 0,
    offline,
    isFull: !complete,
    asOf: null,
    retry: asked.retry,
  };
}

function JobRow({ job }: { job: Job }) {
  const { projectId, title, cost } = job;
  const warning = marginWarning(job, cost);
  return (
    <Link to={deskPaths.project(projectId)} className="list-row-button grid! gap-1">
      <span className="font-semibold wrap-anywhere">{localTitle(title)}</span>
      {warning && <span className="text-base-content/75">{warningText(warning, cost)}</span>}
    </Link>
  );
}
