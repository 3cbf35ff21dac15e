/**
 * Loads the page anew when it comes back from the back/forward cache. WebKit loses the messages by which React's scheduler
 * calls itself, and Firestore's listeners die there: what wakes would look alive and answer nothing.
 */
export function reloadAfterSleep(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
