/** The sender's news, beside that something changed. */
export type QueueNews = {
  /** The kinds of what was sent, and of what came back, since the sender began; told when it rests. */
  readonly sent: readonly string[];
  readonly returned: readonly string[];
  /** The server's answer to an item it just took. */
  readonly answer?: unknown;
  /** The news of the item's kind. */
  readonly told?: unknown;
  /** There is something new to be sent, now. */
  readonly wake?: true;
};

const nothing: QueueNews = { sent: [], returned: [] };

/** Tells every page and the worker that the queue of this name has changed. */
export function tellQueueNews(queueName: string, news: Partial<QueueNews> = nothing): void {
  const channel = new BroadcastChannel(queueName);
  channel.postMessage({ ...nothing, ...news });
  channel.close();
}

/** Calls `listener` whenever the queue of this name has changed, here or elsewhere. @returns how to stop */
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
