/** Reloads a page from the back/forward cache, where WebKit loses React's messages and Firestore's listeners. */
export function reloadAfterSleep(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
