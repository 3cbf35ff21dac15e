export type SessionMessage =
  /** `clientId` is that of `personOf`. */
  { readonly kind: 'signed-in'; readonly clientId: string } | { readonly kind: 'signed-out' };

const channelName = 'portal-session';

export function tellOtherPages(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Listens as long as this page lives. */
export function hearOtherPages(listener: (message: SessionMessage) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = toSessionMessage(data);
    if (message) listener(message);
  });
}

/** Pages of other versions may send other messages. */
function toSessionMessage(data: unknown): SessionMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signed-out') return { kind: 'signed-out' };
  if (data.kind !== 'signed-in' || !('clientId' in data) || typeof data.clientId !== 'string') return null;
  return { kind: 'signed-in', clientId: data.clientId };
}
