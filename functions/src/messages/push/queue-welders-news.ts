import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { localTitle } from '@welding/domain/entities/local-title';
import { pushId } from '@welding/domain/entities/push';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { atDesk, deskPaths, deskScope } from '@welding/domain/paths';
import { type PushBatch, queuePush } from '#messages/pushes.ts';
import { startWords } from '#messages/visit-words.ts';
import { pushesTexts } from './pushes-texts.ts';

/** A visit before and after a change, without `before` for a new one. */
type VisitChange = { readonly before?: Appointment | undefined; readonly after: Appointment };

/** What a change means for one welder, in the words of the notification. */
type News = { readonly title: () => string; readonly body: () => string; readonly visit: Appointment };

/**
 * Adds one notification for each welder whose days change to the batch of the change, however many visits it has. Leaves out the
 * person who made the change, and past visits.
 * @param by the staff member who made it
 */
export async function queueWeldersNews(
  batch: PushBatch,
  changes: readonly VisitChange[],
  by?: string,
): Promise<void> {
  const now = new Date();
  const welders = new Set(
    changes.flatMap(({ before, after }) => [...(before ? crewOf(before) : []), ...crewOf(after)]),
  );
  if (by !== undefined) welders.delete(by);
  for (const welderId of welders) {
    const [first, ...others] = changes.flatMap((change) => newsFor(welderId, change, now) ?? []);
    if (first) await queueNews(batch, welderId, [first, ...others]);
  }
}

async function queueNews(batch: PushBatch, staffId: string, news: readonly [News, ...News[]]): Promise<void> {
  const [{ title, body, visit }] = news;
  const { id, clientName, createdAt, updatedAt = createdAt } = visit;
  await queuePush(batch, () => ({
    id: pushId('visits-changed', staffId, `${id}_${Date.parse(updatedAt)}`),
    kind: 'visits-changed',
    staffId,
    ...(news.length > 1
      ? { title: pushesTexts().visitsChanged(news.length), body: pushesTexts().seeYourDays, path: deskScope }
      : {
          title: title(),
          body: body(),
          namedBody: `${[clientName, localTitle(visit.title)].filter(Boolean).join(', ')}: ${body()}`,
          path: atDesk(deskPaths.visit(id)),
        }),
  }));
}

function newsFor(welderId: string, { before, after }: VisitChange, now: Date): News | undefined {
  const [was, is] = [before && isOn(welderId, before), isOn(welderId, after)];
  const times = [...(was && before ? [before] : []), ...(is ? [after] : [])];
  if (!times.some(({ scheduledDate }) => Date.parse(scheduledDate) > now.getTime())) return undefined;
  const when = () => startWords({ visit: after, now });
  if (!was) return { title: () => pushesTexts().newVisit, body: when, visit: after };
  const then = () => startWords({ visit: before ?? after, now });
  if (!is) {
    return { title: () => titleOfLost(after), body: then, visit: after };
  }
  if (before?.scheduledDate === after.scheduledDate) return undefined;
  return {
    title: () => pushesTexts().ownVisitMoved,
    body: () => pushesTexts().fromTo(then(), when()),
    visit: after,
  };
}

function titleOfLost({ status, needsTime }: Appointment): string {
  const t = pushesTexts();
  if (status === 'cancelled') return t.ownVisitCancelled;
  return needsTime ? t.ownVisitGetsTime : t.notYoursAnymore;
}

/** Whether the welder has this visit still to make. */
function isOn(welderId: string, visit: Appointment): boolean {
  const { status, needsTime } = visit;
  const isOpen = openAppointmentStatuses.some((open) => open === status) && !needsTime;
  return isOpen && crewOf(visit).includes(welderId);
}
