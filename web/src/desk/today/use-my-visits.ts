import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { useEffect, useMemo, useState } from 'react';
import { type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { useAnsweredVisits, useQueuedTaps } from '#desk/queue/use-desk-queue.ts';
import { cacheVisits, readCachedVisits } from './cached-visits.ts';
import { type MyVisit, newerVisit, withTaps } from './my-visits.ts';
import { useRecentTaps } from './recent-taps.ts';
import { useJobSheets } from './use-job-sheets.ts';
import { visitsLeftTo, visitsOfWelder } from './visit-queries.ts';

/**
 * The visits of `personId` that Today shows, with what belongs to them and what is queued. Until their list is there, and
 * without a signal, they are what this device kept; undefined when it kept nothing.
 */
export function useMyVisits(
  personId: string,
  now: Date,
): { readonly list: DeskList<Appointment>; readonly visits: readonly MyVisit[] | undefined } {
  const list = useDeskList(visitsOfWelder(personId, now));
  const left = useDeskList(visitsLeftTo(personId, now));
  const taps = useQueuedTaps();
  const answered = useAnsweredVisits();
  const recent = useRecentTaps(personId);
  const [kept] = useState(() => readCachedVisits(personId));
  const live = useMemo(() => {
    if (list.status !== 'ready' || left.status !== 'ready') return undefined;
    const own = [...left.items, ...list.items].filter((visit) => crewOf(visit).includes(personId));
    // Out of a cache that Firestore has cleared comes an empty list, which says nothing.
    return list.offline && own.length === 0 ? undefined : own;
  }, [list, left, personId]);
  const visits = useMemo(() => {
    const listed = live ?? kept?.visits;
    // What was finished of an earlier day leaves its list at once, and can be taken back yet.
    const left = [...answered.values()].filter(
      ({ id }) =>
        recent.some(({ appointmentId }) => appointmentId === id) && !listed?.some((visit) => visit.id === id),
    );
    return listed && [...listed.map((visit) => newerVisit(visit, answered.get(visit.id))), ...left];
  }, [live, kept, answered, recent]);
  // A tap changes nothing of what belongs to a visit.
  const visitsKey = live?.map(({ id, clientId, projectId }) => `${id} ${clientId} ${projectId}`).join() ?? '';
  const sheets = useJobSheets(visitsKey) ?? kept?.sheets;

  useEffect(() => {
    if (live && visits) cacheVisits(personId, { visits, sheets: sheets ?? [] });
  }, [live, visits, sheets, personId]);

  const mine = useMemo(
    () =>
      visits?.map((visit) =>
        withTaps(
          visit,
          sheets?.find(({ appointmentId }) => appointmentId === visit.id),
          { taps, personId, recent: recent.findLast(({ appointmentId }) => appointmentId === visit.id) },
        ),
      ),
    [visits, sheets, taps, personId, recent],
  );
  return { list, visits: mine };
}
