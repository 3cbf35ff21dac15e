import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { minutesOf } from '@welding/domain/entities/work-week';
import { plannedHours } from '@welding/domain/money/line-costs';
import { hoursText } from '@welding/domain/values/minutes';
import { useId } from 'react';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { approvedEstimates } from '#desk/payments/ledger-of-project.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { WholeListView } from '#desk/ui/desk-list-view.tsx';
import type { Complete } from '#shared/live-lists/complete.ts';
import { weekTexts } from './hours-texts.ts';
import { HourList, useCountedMinutes, useJobHours } from './job-hours.tsx';
import { workedHoursText } from './worked-hours-text.ts';

type ProjectHoursProps = { projectId: string; person: DeskPerson };

/** A project's hours in one line, against those planned by its approved estimates. They unfold. */
export function ProjectHours({ projectId, person }: ProjectHoursProps) {
  const t = weekTexts();
  const headingId = useId();
  const { entries, names } = useJobHours({ of: 'projectId', id: projectId, person });
  const planned = usePlannedHours(projectId);
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <h3 id={headingId} className="sr-only">
        {t.hours}
      </h3>
      <WholeListView
        list={entries}
        noun={t.nouns}
        empty={<p>{planned ? t.noneOfPlanned(hoursText(planned)) : t.noneYet}</p>}
      >
        {(items) => <Hours projectId={projectId} entries={items} names={names} planned={planned} />}
      </WholeListView>
    </section>
  );
}

/** Hours; undefined where no labor by the hour is agreed, or not all of it is known. */
function usePlannedHours(projectId: string): number | undefined {
  const estimates = wholeListOf(useDeskList(approvedEstimates(projectId)));
  if (estimates.status !== 'ready') return undefined;
  return plannedHours(estimates.items.flatMap(({ lines }) => lines)).hundredths / 100 || undefined;
}

type HoursProps = {
  projectId: string;
  entries: Complete<WorkEntry>;
  names: ReadonlyMap<string, string>;
  planned: number | undefined;
};

function Hours({ projectId, entries, names, planned }: HoursProps) {
  const t = weekTexts();
  const counted = useCountedMinutes({ projectId }, entries);
  const minutes = minutesOf(entries, counted);
  const worked = workedHoursText(minutes);
  const share = planned ? (minutes.workMinutes + minutes.driveMinutes) / 60 / planned : undefined;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold tabular-nums underline underline-offset-4">
        {planned ? t.ofPlanned(worked, hoursText(planned)) : worked}
      </summary>
      {share !== undefined && (
        <progress aria-hidden="true" className="w-full" value={Math.min(share, 1)} max={1} />
      )}
      <HourList entries={entries} names={names} counted={counted} />
    </details>
  );
}
