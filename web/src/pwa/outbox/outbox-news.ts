const channelName = 'quote-outbox';

/** What the sender tells every open page of the site. */
export type OutboxNews = { sent: number; returned: number };

/** Tells every page that the outbox has changed. */
export function tellOutboxNews(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls `listener` whenever the outbox has changed; returns how to stop. */
export function onOutboxNews(listener: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  };
  return () => channel.close();
}

function isNews(data: unknown): data is OutboxNews {
  return typeof data === 'object' && data !== null && 'sent' in data && 'returned' in data;
}
