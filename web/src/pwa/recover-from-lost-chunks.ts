import { entryScript } from '#shared/errors/report-browser-error.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { isFetchingAhead } from '#shared/ui/load-moments.ts';

const reloadedKey = 'reloaded-for-lost-chunk';

/**
 * Reloads an old page whose chunk a deployment removed, once per version so that it never loops. Ignores preloads, and pages
 * being left: WebKit fails their loads, and a reload would cancel the navigation.
 */
export function recoverFromLostChunks(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  addEventListener('vite:preloadError', async () => {
    if (isFetchingAhead()) return;
    const entry = entryScript();
    if (isLeaving || !entry || !(await isGone(entry)) || isLeaving) return;
    if (markReload(entry)) location.reload();
  });
}

/** Whether the server says that the script is gone. A lost connection is no reason to reload. */
async function isGone(script: string): Promise<boolean> {
  try {
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Marks the reload of `build`. Returns false if it was already marked or cannot be stored. */
function markReload(build: string): boolean {
  return tabStorage.read(reloadedKey) !== build && tabStorage.write(reloadedKey, build);
}

/** Reloads a page from the back/forward cache, where WebKit loses React's messages and Firestore's listeners. */
export function reloadAfterSleep(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
