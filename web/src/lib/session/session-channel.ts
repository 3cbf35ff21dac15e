import * as z from 'zod/mini';

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed-in'), clientId: z.string() }),
  z.object({ kind: z.literal('signed-out') }),
]);

/** What the open pages of one browser tell each other about the session. */
export type SessionMessage = z.infer<typeof messageSchema>;

const channelName = 'portal-session';

/** Tells the other open pages. */
export function tellOtherPages(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Hears what other pages tell, as long as this page lives. */
export function hearOtherPages(listener: (message: SessionMessage) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const message = messageSchema.safeParse(data);
    if (message.success) listener(message.data);
  });
}
