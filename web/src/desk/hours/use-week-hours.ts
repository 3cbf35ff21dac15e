import { weekCommentSchema } from '@welding/domain/entities/week-comment';
import { workEntrySchema } from '@welding/domain/entities/work-entry';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';

/** Far more than everybody of a business of this size has in a week. */
const mostEntries = 1_500;
const mostComments = 200;

/** The entries of a week and what is said of it, live: everybody's, or a welder's own. @param week its Monday */
export function useWeekHours(person: DeskPerson, week: string) {
  const own = person.role === 'welder' ? (['welderId', '==', person.id] as const) : undefined;
  const from = ['start', '>=', chicagoInstant(week, '00:00')] as const;
  const until = ['start', '<', chicagoInstant(addDays(week, 7), '00:00')] as const;
  const ofHours = {
    collection: 'workEntries',
    schema: workEntrySchema,
    order: ['start', 'asc'],
    limit: mostEntries,
  } as const;
  const ofComments = { collection: 'weekComments', schema: weekCommentSchema, limit: mostComments } as const;
  const ofWeek = ['week', '==', week] as const;
  return {
    entries: useDeskList(
      own ? { ...ofHours, where: [own, from, until] } : { ...ofHours, where: [from, until] },
    ),
    comments: useDeskList(own ? { ...ofComments, where: [own, ofWeek] } : { ...ofComments, where: [ofWeek] }),
  };
}
