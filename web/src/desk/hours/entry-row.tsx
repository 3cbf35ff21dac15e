import { wordsOfTry } from '@welding/domain/entities/cannot-do-words';
import { workKindLabels } from '@welding/domain/entities/work-entry';
import type { MarkedEntry } from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { minutesText } from '@welding/domain/values/minutes';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { EntryActions } from './entry-actions.tsx';
import { timesText } from './hours-text.ts';
import { weekTexts } from './week-texts.ts';

/** Some hours, with what is to be looked at; who may correct them does it here. */
export function EntryRow({ marked, canCorrect }: { marked: MarkedEntry; canCorrect: boolean }) {
  const { entry, counted, marks, gapBefore } = marked;
  const { kind, job, visitId, minutes, removed, correctedBy, reason = '', updatedAt } = entry;
  return (
    <>
      {gapBefore !== undefined && (
        <li className="pl-3 text-sm">{weekTexts().gapOf(minutesText(gapBefore))}</li>
      )}
      <li className="list-row-plain">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <p className={`font-semibold tabular-nums ${removed ? 'line-through' : ''}`}>
            {timesText(entry)} · {minutesText(minutes)}
          </p>
          <p className="wrap-anywhere">
            {workKindLabels[kind]}
            {' · '}
            {visitId ? (
              <Link to={deskPaths.visit(visitId)} className="link">
                {job ?? weekTexts().theVisit}
              </Link>
            ) : (
              (job ?? weekTexts().noJob)
            )}
          </p>
          {!removed && counted < minutes && (
            <p className="text-sm">{weekTexts().countedHere(minutesText(counted))}</p>
          )}
          {marks.map((mark) => (
            <p key={mark} className="flex items-center gap-2 text-sm font-semibold">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-ember" />
              {weekTexts().marks[mark]}
            </p>
          ))}
          {correctedBy !== undefined && (
            <p className="wrap-anywhere text-sm text-base-content/75">
              {(removed ? weekTexts().removed : updatedAt ? weekTexts().corrected : weekTexts().addedByHand)(
                wordsOfTry(reason, entry),
              )}
            </p>
          )}
        </div>
        {canCorrect && <EntryActions entry={entry} />}
      </li>
    </>
  );
}
