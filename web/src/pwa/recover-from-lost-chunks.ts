import { entryScript } from '#shared/errors/entry-script.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { isFetchingAhead } from '#shared/ui/use-preload.ts';

const reloadedKey = 'reloaded-for-lost-chunk';

/**
 * A page of an old version may ask for a chunk that a deployment removed. Then the page reloads, once for each
 * version, so that it never loops. A chunk fetched ahead is no reason to reload. Leaving a page makes WebKit fail its
 * loads, and a reload would cancel the navigation.
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

/** Whether the server says that it no longer has the script: one that is lost on the way is no reason to reload. */
async function isGone(script: string): Promise<boolean> {
  try {
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Notes that the page of `build` is about to be reloaded. Says whether that was not done before, and could be noted. */
function markReload(build: string): boolean {
  return tabStorage.read(reloadedKey) !== build && tabStorage.write(reloadedKey, build);
}
