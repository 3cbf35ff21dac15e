import { workKindLabels } from '@welding/domain/entities/work-entry';
import type { EntryMark, MarkedEntry } from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { EntryActions } from './entry-actions.tsx';
import { durationText, timesText } from './hours-text.ts';

const markTexts: Record<EntryMark, string> = {
  overlap: 'Overlaps other hours. Each minute counts once.',
  long: 'Very long. Was Start or Finish tapped late?',
};

/** Some hours, with what is to be looked at; who may correct them does it here. */
export function EntryRow({ marked, canCorrect }: { marked: MarkedEntry; canCorrect: boolean }) {
  const { entry, counted, marks, gapBefore } = marked;
  const { kind, job, visitId, minutes, removed, correctedBy, reason, updatedAt } = entry;
  return (
    <>
      {gapBefore !== undefined && <li className="pl-3 text-sm">Gap of {durationText(gapBefore)}</li>}
      <li className="list-row-plain">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <p className={`font-semibold tabular-nums ${removed ? 'line-through' : ''}`}>
            {timesText(entry)} · {durationText(minutes)}
          </p>
          <p className="wrap-anywhere">
            {workKindLabels[kind]}
            {' · '}
            {visitId ? (
              <Link to={deskPaths.visit(visitId)} className="link">
                {job ?? 'The visit'}
              </Link>
            ) : (
              (job ?? 'No job')
            )}
          </p>
          {!removed && counted < minutes && (
            <p className="text-sm">{durationText(counted)} of it count here.</p>
          )}
          {marks.map((mark) => (
            <p key={mark} className="flex items-center gap-2 text-sm font-semibold">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-ember" />
              {markTexts[mark]}
            </p>
          ))}
          {correctedBy !== undefined && (
            <p className="wrap-anywhere text-sm text-base-content/75">
              {removed ? 'Removed' : updatedAt ? 'Corrected' : 'Added by hand'}
              {reason && `: ${reason}`}
            </p>
          )}
        </div>
        {canCorrect && <EntryActions entry={entry} />}
      </li>
    </>
  );
}
