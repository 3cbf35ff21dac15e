import type { Appointment } from '@welding/domain/entities/appointment';
import { hasBegun } from '@welding/domain/money/follow-project';
import { followProject } from '#projects/follow-project.ts';
import { followHours, type HoursOfTry } from '#time/follow-hours.ts';

type Following = {
  readonly by?: string;
  readonly tells?: boolean;
  readonly freeTimes?: readonly Date[] | undefined;
  readonly hours?: HoursOfTry | undefined;
};

/**
 * Adds to the batch of a visit's change what follows from it: the mail and the notification that tell its client, what its
 * welders are notified of, what its project shows, and the hours of who was there. What writes the mail is loaded with the first one.
 * @param before undefined for a new visit
 * @param options.by who of the staff did it, and needs no notification
 * @param options.freeTimes when somebody could come instead
 * @param options.hours of a visit that could not be done
 * @param options.tells false where the client does not know of what is taken back
 */
export async function followVisit(
  batch: Parameters<typeof followProject>[0],
  before: Appointment | undefined,
  visit: Appointment,
  { by, freeTimes, hours, tells = true }: Following = {},
): Promise<void> {
  const [{ queueVisitMail }, { queueVisitPush }, { queueWeldersNews }] = await Promise.all([
    import('#messages/queue-visit-mail.ts'),
    import('#messages/push/client-pushes.ts'),
    import('#messages/push/queue-welders-news.ts'),
  ]);
  const had = before !== undefined && hasBegun(before);
  const begins = hasBegun(visit) && !had;
  const unbegins = had && !hasBegun(visit);
  await Promise.all([
    tells && queueVisitMail(batch, before, visit, freeTimes),
    tells && queueVisitPush(batch, before, visit),
    queueWeldersNews(batch, [{ before, after: visit }], by),
    followProject(batch, visit.projectId, { visits: [visit], begins, unbegins }),
    followHours(batch, before, visit, hours),
  ]);
  if (before?.projectId !== visit.projectId)
    await followProject(batch, before?.projectId, { visits: [visit] });
}
