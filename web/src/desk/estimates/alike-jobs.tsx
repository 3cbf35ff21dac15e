import { deskApiPaths } from '@welding/domain/api-paths';
import type { Estimate } from '@welding/domain/entities/estimate';
import { localTitle } from '@welding/domain/entities/local-title';
import { type Alike, alikeSchema } from '@welding/domain/money/finished-job';
import { deskPaths } from '@welding/domain/paths';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { approvedEstimates } from '#desk/payments/ledger-of-project.ts';
import { DeskPicture } from '#desk/photos/desk-picture.tsx';
import { addLines, type PaperValues } from '#desk/priced/paper-values.ts';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { alikeTexts } from './estimates-texts.ts';

/** Fewer jobs say too little about the effort. */
const enough = 3;

type AlikeJobsProps = { projectId: string; form: SavedFormHandle<PaperValues> };

/** Finished jobs similar to the quoted one. A tap adds a job's lines. */
export function AlikeJobs({ projectId, form }: AlikeJobsProps) {
  const t = alikeTexts();
  const asked = useDeskFetched(deskApiPaths.alike(projectId), {
    parse: (json) => alikeSchema.parse(json),
    subject: t.jobsLikeThis,
  });
  return (
    <details open className="grid gap-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {t.jobsLikeThis}
      </summary>
      <LoadedView of={asked} loading={t.loading}>
        {({ data: { jobs } }) => (
          <div className="grid gap-2">
            {jobs.length < enough && <p>{t.few(jobs.length)}</p>}
            <ul className="grid gap-2">
              {jobs.map((job) => (
                <li key={job.projectId} className="list-row-plain flex-wrap">
                  <AlikeJob job={job} form={form} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </LoadedView>
    </details>
  );
}

type AlikeJobProps = { job: Alike['jobs'][number]; form: SavedFormHandle<PaperValues> };

function AlikeJob({ job, form }: AlikeJobProps) {
  const { projectId, photos } = job;
  const t = alikeTexts();
  const title = localTitle(job.title);
  const [isTaking, setTaking] = useState(false);
  return (
    <>
      <span className="grid min-w-0 flex-1 basis-52 gap-1">
        <Link to={deskPaths.project(projectId)} className="link -my-2.5 block py-2.5 wrap-anywhere">
          {title}
        </Link>
        <span className="text-sm tabular-nums">{alikeFacts(job)}</span>
        {photos.length > 0 && (
          <span className="flex gap-2">
            {photos.map((address, index) => (
              <DeskPicture
                key={address}
                address={address}
                alt={t.photoOf(title, index + 1)}
                className="aspect-4/3 w-20 rounded-box bg-base-300 object-cover"
              />
            ))}
          </span>
        )}
      </span>
      <Button isBusy={isTaking} aria-label={t.takeLinesOf(title)} onClick={() => setTaking(true)}>
        {t.takeLines}
      </Button>
      {isTaking && (
        <TakenLines
          projectId={projectId}
          onTaken={(lines) => {
            setTaking(false);
            if (lines.length === 0) return void showToast({ title: t.noLines });
            const values = form.getValues();
            form.setValues({ ...values, lines: addLines(values, lines) });
            void showToast({ title: t.linesAdded(title) });
          }}
          onFailed={() => {
            setTaking(false);
            void showToast({ title: t.notLoaded, variant: 'destructive' });
          }}
        />
      )}
    </>
  );
}

/** For example quoted $420.00 · 4 h planned · 2 h 30 min worked. Leaves out hours that were not planned or noted. */
export function alikeFacts({ quoted, plannedHours, workedHours, earned }: Alike['jobs'][number]): string {
  const t = alikeTexts();
  return [
    quoted > 0 && t.quoted(formatDollars(quoted)),
    plannedHours > 0 && t.planned(hoursText(plannedHours)),
    workedHours > 0 && t.worked(hoursText(workedHours)),
    earned !== undefined && t.earned(formatDollars(earned)),
  ]
    .filter(Boolean)
    .join(' · ');
}

type TakenLinesProps = {
  projectId: string;
  onTaken: (lines: Estimate['lines']) => void;
  onFailed: () => void;
};

/** Loads the agreed lines of a job, change orders included, and passes them to `onTaken` once. */
function TakenLines({ projectId, onTaken, onFailed }: TakenLinesProps) {
  const approved = wholeListOf(useDeskList(approvedEstimates(projectId)));
  const { status } = approved;
  const hand = useEffectEvent(() => {
    if (approved.status === 'error') onFailed();
    if (approved.status !== 'ready') return;
    // Skips a change order's deductions.
    onTaken(
      approved.items.toReversed().flatMap(({ lines }) => lines.filter(({ unitPrice }) => unitPrice >= 0)),
    );
  });
  useEffect(() => {
    if (status !== 'loading') hand();
  }, [status]);
  return null;
}
