import { useEffect, useState } from 'react';
import { findRun, keepProgress, keepRun, type StoredRun } from './stored-run.ts';

/** The import under way on this device. `keep` stores its progress, or forgets it. */
export function useStoredRun() {
  const [run, setRun] = useState<StoredRun>();
  useEffect(() => {
    void findRun()
      .catch(() => undefined)
      .then((found) => setRun((current) => current ?? found));
  }, []);
  const keep = async (next: StoredRun | undefined) => {
    // A device without storage still imports, but cannot go on after the page was closed.
    const isUnderWay = next !== undefined && next.sentParts > 0;
    await (isUnderWay ? keepProgress(next) : keepRun(next)).catch(() => undefined);
    setRun(next);
  };
  return { run, keep };
}
