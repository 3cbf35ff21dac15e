/** Something may wait although the device believes to have a network. */
const tryAgainMs = 20_000;

/** Calls `send` whenever it may have become possible to send; returns how to stop. */
export function atEveryChance(send: () => void): () => void {
  const timer = setInterval(send, tryAgainMs);
  addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  return () => {
    clearInterval(timer);
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
  };
}
