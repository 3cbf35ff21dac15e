import type { Appointment } from '@welding/domain/entities/appointment';
import { decideVisitChange, type VisitChange } from '@welding/domain/entities/visit';
import { bookingNews, type VisitNews, visitNews } from '@welding/domain/entities/visit-news';
import { type Control, useWatch } from 'react-hook-form';
import { isInstant } from '#desk/ui/form/instant-field.tsx';
import { MailNote } from '#desk/ui/mail-note.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { visitMailTexts } from './visit-mail-texts.ts';
import type { VisitValues } from './visit-values.ts';

type VisitMailNoteProps = { visit: Appointment; change: Omit<VisitChange, 'updatedAt'> | 'cancel' };

/** Which mail a change of a visit sends, as the sender itself decides it. */
export function VisitMailNote({ visit, change }: VisitMailNoteProps) {
  return (
    <MailNote clientId={visit.clientId} about={aboutOf(newsOf(visit, change))} className="col-span-full" />
  );
}

/** The same of what is typed into a form. @param props.visit undefined for a new one */
export function TypedVisitMailNote({
  visit,
  control,
}: {
  visit?: Appointment;
  control: Control<VisitValues>;
}) {
  const [clientId, scheduledDate, duration, welderIds, moreDays] = useWatch({
    control,
    name: ['clientId', 'scheduledDate', 'duration', 'welderIds', 'moreDays'],
  });
  if (!visit) {
    const times = [scheduledDate, ...(moreDays ?? []).map((day) => day.scheduledDate)].filter(isInstant);
    const news = times.map((time) => bookingNews({ scheduledDate: time }, serverNow())).find(Boolean);
    return <MailNote clientId={clientId} about={aboutOf(news, times.length)} className="col-span-full" />;
  }
  if (!isInstant(scheduledDate)) return null;
  const change = { scheduledDate: new Date(scheduledDate), duration, welderIds: welderIds ?? null };
  return <VisitMailNote visit={visit} change={change} />;
}

function newsOf(visit: Appointment, change: VisitMailNoteProps['change']): VisitNews | undefined {
  const cancelled = { status: 'cancelled', sequence: (visit.sequence ?? 0) + 1 };
  try {
    const fields = change === 'cancel' ? cancelled : decideVisitChange(visit, { updatedAt: null, ...change });
    return visitNews(visit, { ...visit, ...fields }, serverNow());
  } catch {
    // It is refused, and the form says why.
    return undefined;
  }
}

function aboutOf(news: VisitNews | undefined, count = 1): string | undefined {
  if (!news) return undefined;
  return count > 1 ? visitMailTexts().theseVisits : visitMailTexts().about[news];
}
