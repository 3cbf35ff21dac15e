import { locksVisit } from '@welding/domain/booking/client-change';
import { businessSettingsId, defaultSettings, storedSettingsSchema } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { VisitChange } from '@welding/domain/entities/visit';
import { decideVisitChange } from '@welding/domain/entities/visit-change';
import { type VisitNews, visitNews } from '@welding/domain/entities/visit-news';
import { Lock } from 'lucide-react';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { MailNote } from '#desk/ui/mail-note.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import type { Slot } from './save-visit.ts';
import { visitMailTexts } from './visit-texts.ts';

type VisitMailNoteProps = { visit: Appointment; change: Omit<VisitChange, 'updatedAt'> | 'cancel' };

/** The mail a change would send, by the sender's own rule, and whether the client could still change the visit. */
export function VisitMailNote({ visit, change }: VisitMailNoteProps) {
  const news = newsOf(visit, change);
  const time = change === 'cancel' ? undefined : (change.scheduledDate ?? new Date(visit.scheduledDate));
  return (
    <>
      <MailNote clientId={visit.clientId} about={aboutOf(news)} className="col-span-full" />
      {news && time && <LockNote time={time} />}
    </>
  );
}

export function LockNote({ time }: { time: Date }) {
  const settings = useDeskDocument('settings', businessSettingsId, storedSettingsSchema);
  const { cutoffHours } = (settings.status === 'ready' ? settings.item : defaultSettings).booking;
  const isNews = time > serverNow() && locksVisit(time, cutoffHours, serverNow());
  return (
    <p role="status" className="col-span-full flex items-start gap-2 empty:hidden">
      {isNews && (
        <>
          <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {visitMailTexts().locks(cutoffHours)}
        </>
      )}
    </p>
  );
}

export function aboutOf(news: VisitNews | undefined, count = 1): string | undefined {
  if (!news) return undefined;
  return count > 1 ? visitMailTexts().theseVisits : visitMailTexts().about[news];
}

/** Whether the client is told of this move. */
export function isTold(visit: Appointment, { scheduledDate, welderIds }: Slot): boolean {
  return newsOf(visit, changeOf({ scheduledDate, welderIds })) !== undefined;
}

export function changeOf({ scheduledDate, welderIds }: Slot): Omit<VisitChange, 'updatedAt'> {
  return {
    scheduledDate: new Date(scheduledDate),
    welderIds: welderIds.length > 0 ? [...welderIds] : null,
  };
}

function newsOf(visit: Appointment, change: VisitMailNoteProps['change']): VisitNews | undefined {
  const cancelled = { status: 'cancelled', sequence: (visit.sequence ?? 0) + 1 };
  try {
    const fields = change === 'cancel' ? cancelled : decideVisitChange(visit, { updatedAt: null, ...change });
    return visitNews(visit, { ...visit, ...fields }, serverNow());
  } catch {
    // The change is invalid, and the form says why.
    return undefined;
  }
}
