/**
 * Reloads a page restored from the back/forward cache. WebKit loses React's scheduler messages and Firestore's listeners, so
 * the page would not respond.
 */
export function reloadAfterSleep(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
