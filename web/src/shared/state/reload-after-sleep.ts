/**
 * Reloads a page that comes back from the back/forward cache. WebKit loses the messages of React's scheduler, and
 * Firestore's listeners die: the page would look alive and answer nothing.
 */
export function reloadAfterSleep(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
