import { onQueueNews } from './queue-news.ts';
import type { Remaining } from './send-queue.ts';

/** The pause between tries grows between these bounds. */
const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/**
 * Calls `send` now, for each new item, and in growing pauses while something is unsent, because an online device may not reach
 * the server. Pauses while the page is hidden or offline. Held items are sent at their time.
 * @param send never throws
 * @returns how to stop
 */
export function runSender(queueName: string, send: () => Promise<Remaining>): () => void {
  const stopped = new AbortController();
  let pauseMs = firstPauseMs;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let heldTimer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isAskedAgain = false;

  const sendNow = async (): Promise<void> => {
    clearTimeout(retryTimer);
    clearTimeout(heldTimer);
    retryTimer = undefined;
    isAskedAgain = isSending;
    if (isSending || stopped.signal.aborted) return;
    isSending = true;
    const { stillQueued, notBefore } = await send();
    isSending = false;
    if (stopped.signal.aborted) return;
    if (notBefore !== undefined) heldTimer = setTimeout(sendAnew, Math.max(0, notBefore - Date.now()));
    if (isAskedAgain) await sendNow();
    else if (stillQueued) sendLater();
    else pauseMs = firstPauseMs;
  };
  const sendLater = () => {
    if (document.hidden || !navigator.onLine) return;
    retryTimer = setTimeout(sendNow, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };
  const sendAnew = () => {
    if (!navigator.onLine) return;
    pauseMs = firstPauseMs;
    void sendNow();
  };

  const { signal } = stopped;
  addEventListener('online', sendAnew, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && sendAnew(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && sendAnew(), { signal });
  const stopNews = onQueueNews(queueName, ({ wake }) => wake && sendAnew());
  sendAnew();
  return () => {
    stopped.abort();
    clearTimeout(retryTimer);
    clearTimeout(heldTimer);
    stopNews();
  };
}
