import { deskApiPaths } from '@welding/domain/api-paths';
import { type JobSheet, jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { useEffect, useState } from 'react';
import { useOnline } from '#shared/ui/use-online.ts';

/**
 * What belongs to the visits of whoever is signed in; undefined until the API has said so. Asked again when the visits are
 * others, which `visitsKey` tells, and when the signal is back. @param visitsKey empty when there are no visits
 */
export function useJobSheets(visitsKey: string): readonly JobSheet[] | undefined {
  const [sheets, setSheets] = useState<readonly JobSheet[]>();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || visitsKey === '') return;
    const over = new AbortController();
    import('#desk/session/desk-request.ts')
      .then(({ deskRequest }) =>
        deskRequest(deskApiPaths.jobSheets, (json) => jobSheetListSchema.parse(json), {
          signal: over.signal,
        }),
      )
      .then(setSheets)
      // What the device kept stays until the next chance.
      .catch(() => undefined);
    return () => over.abort();
  }, [isOnline, visitsKey]);
  return sheets;
}
