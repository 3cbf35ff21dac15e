import { onOutboxNews } from './outbox/outbox-news.ts';

/** The pauses between two tries grow from the first to the longest. */
const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/**
 * Calls `send` now, and again in growing pauses while it answers that something still waits: that a device believes to be
 * online does not mean that a request gets through. A page without a connection, or that nobody looks at, rests; it tries
 * at once when the connection is back or the page is shown again.
 * @param send answers whether something still waits; never throws
 */
export function keepSending(send: () => Promise<boolean>): void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isAskedAgain = false;

  const sendNow = async () => {
    clearTimeout(timer);
    timer = undefined;
    isAskedAgain = isSending;
    if (isSending) return;
    isSending = true;
    const stillWaits = await send();
    isSending = false;
    if (stillWaits || isAskedAgain) sendLater();
    else pauseMs = firstPauseMs;
  };
  const sendLater = () => {
    if (timer !== undefined || document.hidden || !navigator.onLine) return;
    timer = setTimeout(sendNow, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };
  const sendAnew = () => {
    if (!navigator.onLine) return;
    pauseMs = firstPauseMs;
    void sendNow();
  };

  addEventListener('online', sendAnew);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) sendAnew();
  });
  // Kept just now, or not gone when another sender tried.
  onOutboxNews(() => {
    if (isSending) isAskedAgain = true;
    else sendLater();
  });
  sendAnew();
}
