import { deskApiPaths } from '@welding/domain/api-paths';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { type JobSheet, jobSheetListSchema, jobSheetSchema } from '@welding/domain/entities/job-sheet';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { answeredOf, type DeskList, useDeskList } from '#desk/live/use-desk-list.ts';
import { signedWork, takenCash } from '#desk/queue/not-in-sheets.ts';
import { useQueuedTaps, useSentCount, useTappedVisits } from '#desk/queue/use-desk-queue.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { type MyVisit, newerVisit, withExtraWork, withTaps } from './my-visits.ts';
import { useRecentTaps } from './recent-taps.ts';
import { visitsLeftTo, visitsOfWelder } from './visit-queries.ts';

/** The visits of `personId` on Today. Until they load, and offline, the device's copy; undefined without one, and `list` says why. */
export function useMyVisits(
  personId: string,
  now: Date,
): { readonly list: DeskList<Appointment>; readonly visits: readonly MyVisit[] | undefined } {
  const list = useDeskList(visitsOfWelder(personId, now));
  const left = useDeskList(visitsLeftTo(personId, now));
  const taps = useQueuedTaps();
  const tapped = useTappedVisits();
  const recent = useRecentTaps(personId);
  const extraWork = signedWork.useNotInSheets();
  const taken = takenCash.useNotInSheets();
  const [kept] = useState(() => readCachedVisits(personId));
  const live = useMemo(() => {
    if (list.status !== 'ready' || left.status !== 'ready') return undefined;
    // What the cache has of other lists is no day; the device's copy is.
    if (!list.isAnswered || !left.isAnswered) return undefined;
    const own = [...left.items, ...list.items].filter((visit) => crewOf(visit).includes(personId));
    return own.length === 0 && !(list.isComplete && left.isComplete) ? undefined : own;
  }, [list, left, personId]);
  const visits = useMemo(() => {
    const listed = live ?? kept?.visits;
    // A late finish leaves its list at once, but can still be undone.
    const left = [...tapped.values()].filter(
      ({ id }) =>
        recent.some(({ appointmentId }) => appointmentId === id) && !listed?.some((visit) => visit.id === id),
    );
    return listed && [...listed.map((visit) => newerVisit(visit, tapped.get(visit.id))), ...left];
  }, [live, kept, tapped, recent]);
  // A tap does not change a visit's job sheet.
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
          withExtraWork(
            sheets?.find(({ appointmentId }) => appointmentId === visit.id),
            extraWork,
            taken,
          ),
          { taps, personId, recent: recent.findLast(({ appointmentId }) => appointmentId === visit.id) },
        ),
      ),
    [visits, sheets, taps, personId, recent, extraWork, taken],
  );
  const [asked, askedLeft] = [answeredOf(list), answeredOf(left)];
  return { list: asked.status === 'ready' ? askedLeft : asked, visits: mine };
}

const storageKey = `${deskPrefix}visits`;

const cachedSchema = z.object({
  personId: z.string(),
  visits: z.array(appointmentSchema),
  sheets: z.array(jobSheetSchema),
});

/** The person's last known visits, so that Today opens before Firebase loads. */
type CachedVisits = { readonly visits: readonly Appointment[]; readonly sheets: readonly JobSheet[] };

/** Null without stored visits. */
export function readCachedVisits(personId: string): CachedVisits | null {
  const cached = cachedSchema.safeParse(deviceStorage.readJson(storageKey));
  return cached.success && cached.data.personId === personId ? cached.data : null;
}

/** If storage is full, only the quick start is missing. */
function cacheVisits(personId: string, { visits, sheets }: CachedVisits): void {
  deviceStorage.write(storageKey, JSON.stringify({ personId, visits, sheets }));
}

/** Minutes between job sheet updates on an open page. */
const minutesBetween = 2;

/**
 * The job sheets of the person's visits; undefined until loaded. Reloads for other visits (`visitsKey`), on reconnect, after
 * the queue was sent, and every two minutes.
 * @param visitsKey empty when there are no visits
 */
export function useJobSheets(visitsKey: string): readonly JobSheet[] | undefined {
  const [sheets, setSheets] = useState<readonly JobSheet[]>();
  const isOnline = useOnline();
  const sentCount = useSentCount();
  const turn = Math.floor(Number(useMinute() ?? 0) / (minutesBetween * 60_000));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each time something was sent, asks anew.
  useEffect(() => {
    if (!isOnline || visitsKey === '') return;
    const over = new AbortController();
    const ask = async () => {
      const [cash, work] = await Promise.all([takenCash.sent(), signedWork.sent()]);
      setSheets(
        await deskRequest(deskApiPaths.jobSheets, (json) => jobSheetListSchema.parse(json), {
          signal: over.signal,
        }),
      );
      takenCash.forget(cash);
      signedWork.forget(work);
    };
    // On failure the device's copy stays until the next try.
    ask().catch(() => undefined);
    return () => over.abort();
  }, [isOnline, visitsKey, turn, sentCount]);
  return sheets;
}
