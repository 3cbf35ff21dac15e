import { deskApiPaths } from '@welding/domain/api-paths';
import { type JobSheet, jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { useEffect, useState } from 'react';
import { collectedCashKind } from '#desk/queue/collected-cash-kind.ts';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { useSentCount } from '#desk/queue/use-desk-queue.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { useMinute } from '#shared/ui/use-minute.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { forgetCash, notedCash } from './taken-cash.ts';

/** How long an open page goes without asking what was sent, signed and paid in the meantime. */
const minutesBetween = 2;

/**
 * What belongs to the visits of whoever is signed in; undefined until the API has said so. Asked again when the visits are
 * others, which `visitsKey` tells, when the signal is back, when this device has sent what it queued, and every two minutes.
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
      const sent = await sentCash();
      setSheets(
        await deskRequest(deskApiPaths.jobSheets, (json) => jobSheetListSchema.parse(json), {
          signal: over.signal,
        }),
      );
      forgetCash(sent);
    };
    // What the device kept stays until the next chance.
    ask().catch(() => undefined);
    return () => over.abort();
  }, [isOnline, visitsKey, turn, sentCount]);
  return sheets;
}

/** Money that this device took and sent: job sheets that are asked for from now on count it. @returns when each was tapped */
async function sentCash(): Promise<readonly string[]> {
  try {
    const waiting = collectedCashKind.read(await deskQueue.list()).map(({ body }) => body.collected.tappedAt);
    return notedCash().flatMap(({ collected: { tappedAt } }) => (waiting.includes(tappedAt) ? [] : tappedAt));
  } catch {
    return [];
  }
}
