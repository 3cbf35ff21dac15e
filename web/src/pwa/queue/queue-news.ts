export type QueueNews = {
  /** The kinds sent and returned in this run, reported at its end. */
  readonly sent: readonly string[];
  readonly returned: readonly string[];
  readonly response?: unknown;
  readonly told?: unknown;
  readonly wake?: true;
};

const nothing: QueueNews = { sent: [], returned: [] };

/** Tells all pages and the worker that this queue changed. */
export function broadcastQueueNews(queueName: string, news: Partial<QueueNews> = nothing): void {
  const channel = new BroadcastChannel(queueName);
  channel.postMessage({ ...nothing, ...news });
  channel.close();
}

/** @returns how to stop */
export function onQueueNews(queueName: string, listener: (news: QueueNews) => void): () => void {
  const channel = new BroadcastChannel(queueName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  };
  return () => channel.close();
}

function isNews(data: unknown): data is QueueNews {
  return typeof data === 'object' && data !== null && 'sent' in data && 'returned' in data;
}
