import { dateText } from '@welding/domain/booking/coming-time';
import { wordsOfTry } from '@welding/domain/entities/notes';
import { type WorkEntry, workKindLabels } from '@welding/domain/entities/work-entry';
import {
  type MarkedEntry,
  markDay,
  timesheetOf,
  type WeekComment,
  weekCommentFormSchema,
} from '@welding/domain/entities/work-week';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { labelOf } from '@welding/domain/values/label-of';
import { minutesText } from '@welding/domain/values/minutes';
import { Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { NoteList } from '#desk/ui/note-list.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { AddHours, commentWeek, EntryActions } from './add-hours.tsx';
import { weekTexts } from './hours-texts.ts';
import { timesText, workedHoursText } from './worked-hours-text.ts';

type WelderWeekProps = {
  week: string;
  welder: { readonly id: string; readonly name: string };
  /** Whether this person may correct these hours; never their own. */
  canCorrect: boolean;
  entries: readonly WorkEntry[];
  comments: readonly WeekComment[];
};

export function WelderWeek({ week, welder, canCorrect, entries, comments }: WelderWeekProps) {
  const t = weekTexts();
  const [sheet] = timesheetOf(week, entries, [welder]).welders;
  const days = (sheet?.days ?? []).map((day) => ({
    ...day,
    marked: markDay(entries.filter(({ start }) => chicagoDate(new Date(start)) === day.date)),
  }));
  const toLookAt = days.flatMap(({ marked }) => marked).filter(isToLookAt).length;
  return (
    <Panel title={welder.name} icon={Clock} isItem>
      <p className="flex flex-wrap items-center gap-x-4 text-lg font-semibold tabular-nums">
        {sheet && workedHoursText(sheet)}
        {toLookAt > 0 && (
          <span className="flex items-center gap-1.5">
            <TriangleAlert aria-hidden="true" className="size-5 text-ember" />
            {t.toLookAt(toLookAt)}
          </span>
        )}
      </p>
      {entries.length === 0 && <p>{t.noHoursThisWeek}</p>}
      {days
        .filter(({ marked }) => marked.length > 0)
        .map(({ date, marked, ...minutes }) => (
          <div key={date} className="grid gap-2 border-base-300 border-t pt-3">
            <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {dateText(date)}
              <span className="font-normal tabular-nums">{workedHoursText(minutes)}</span>
            </h3>
            <ul className="grid gap-2">
              {marked.map((one) => (
                <EntryRow key={one.entry.id} marked={one} canCorrect={canCorrect} />
              ))}
            </ul>
          </div>
        ))}
      {canCorrect && <AddHours week={week} welder={welder} />}
      <WeekComments week={week} welderId={welder.id} comments={comments} />
    </Panel>
  );
}

function isToLookAt({ marks, gapBefore }: MarkedEntry): boolean {
  return marks.length > 0 || gapBefore !== undefined;
}

function EntryRow({ marked, canCorrect }: { marked: MarkedEntry; canCorrect: boolean }) {
  const t = weekTexts();
  const { entry, counted, marks, gapBefore } = marked;
  const { kind, job, visitId, minutes, removed, correctedBy, reason = '', updatedAt } = entry;
  return (
    <>
      {gapBefore !== undefined && <li className="pl-3 text-sm">{t.gapOf(minutesText(gapBefore))}</li>}
      <li className="list-row-plain">
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <p className={`font-semibold tabular-nums ${removed ? 'line-through' : ''}`}>
            {timesText(entry)} · {minutesText(minutes)}
          </p>
          <p className="wrap-anywhere">
            {labelOf(workKindLabels, kind)}
            {' · '}
            {visitId ? (
              <Link to={deskPaths.visit(visitId)} className="link">
                {job ?? t.theVisit}
              </Link>
            ) : (
              (job ?? t.noJob)
            )}
          </p>
          {!removed && counted < minutes && <p className="text-sm">{t.countedHere(minutesText(counted))}</p>}
          {marks.map((mark) => (
            <p key={mark} className="flex items-center gap-2 text-sm font-semibold">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-ember" />
              {t.marks[mark]}
            </p>
          ))}
          {correctedBy !== undefined && (
            <p className="wrap-anywhere text-sm text-base-content/75">
              {(removed ? t.removed : updatedAt ? t.corrected : t.addedByHand)(wordsOfTry(reason, entry))}
            </p>
          )}
        </div>
        {canCorrect && <EntryActions entry={entry} />}
      </li>
    </>
  );
}

type WeekCommentsProps = { week: string; welderId: string; comments: readonly WeekComment[] };

/** Comments on a week, oldest first, and a field for more. */
function WeekComments({ week, welderId, comments }: WeekCommentsProps) {
  const t = weekTexts();
  const form = useSavedForm({
    schema: weekCommentFormSchema,
    stored: { values: { text: '' }, updatedAt: null },
    draft: `week-${welderId}-${week}`,
    send: ({ text }, { keyFor }) => {
      const body = { welderId, week, text };
      return commentWeek(body, keyFor(body));
    },
    startsOver: true,
  });
  return (
    <div className="grid gap-3 border-base-300 border-t pt-3">
      {comments.length > 0 && (
        <NoteList notes={comments.toSorted((one, other) => one.at.localeCompare(other.at))} />
      )}
      <DeskForm form={form} action={t.comment} button="btn-outline" className="grid gap-3">
        <TextField
          form={form}
          name="text"
          label={t.commentOnThisWeek}
          hint={t.whoReads}
          rows={2}
          maxLength={5000}
        />
      </DeskForm>
    </div>
  );
}
